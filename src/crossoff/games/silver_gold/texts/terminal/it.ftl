sg-tui-color = { $color ->
    [purple] lilla
    [orange] arancione
    [green] verde
    [gray] grigia
   *[other] { $color }
}
sg-tui-sign-free = una casella libera
sg-tui-sign-cross = una croce: 1 casella in più
sg-tui-sign-coin = una moneta
sg-tui-sign-palm = una palma
sg-tui-sign-sealed = scelto, nascosto finché tutti non hanno finito
sg-tui-key-place = metti la forma e spostala alla posizione seguente o precedente
