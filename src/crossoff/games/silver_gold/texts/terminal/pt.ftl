sg-tui-color = { $color ->
    [purple] roxo
    [orange] laranja
    [green] verde
    [gray] cinzento
   *[other] { $color }
}
sg-tui-sign-free = um espaço livre
sg-tui-sign-cross = uma cruz: mais 1 espaço
sg-tui-sign-coin = uma moeda
sg-tui-sign-palm = uma palmeira
sg-tui-sign-sealed = escolhido, escondido até todos acabarem
sg-tui-key-place = pôr o padrão e passá-lo para o sítio seguinte ou anterior
