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
sg-tui-sign-sealed = scelto, nascosto finché tutti non sono pronti
sg-tui-key-place = mettere la forma e spostarla al posto seguente o precedente
