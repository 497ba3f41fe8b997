sg-tui-color = { $color ->
    [purple] violette
    [orange] orange
    [green] verte
    [gray] grise
   *[other] { $color }
}
sg-tui-sign-free = une case libre
sg-tui-sign-cross = une croix : 1 case de plus
sg-tui-sign-coin = une pièce
sg-tui-sign-palm = un palmier
sg-tui-sign-sealed = choisi, caché jusqu’à ce que tout le monde ait fini
sg-tui-key-place = placer le motif, puis aller à l’emplacement suivant ou précédent
