sg-tui-color = { $color ->
    [purple] lila
    [orange] naranja
    [green] verde
    [gray] gris
   *[other] { $color }
}
sg-tui-sign-free = una casilla libre
sg-tui-sign-cross = una cruz: 1 casilla más
sg-tui-sign-coin = una moneda
sg-tui-sign-palm = una palmera
sg-tui-sign-sealed = elegido, oculto hasta que todos terminen
sg-tui-key-place = poner el patrón y pasarlo al sitio siguiente o anterior
