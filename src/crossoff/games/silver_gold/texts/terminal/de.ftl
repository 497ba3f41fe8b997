sg-tui-color = { $color ->
    [purple] lila
    [orange] orange
    [green] grün
    [gray] grau
   *[other] { $color }
}
sg-tui-sign-free = ein freies Feld
sg-tui-sign-cross = ein Kreuz: 1 Zusatzfeld
sg-tui-sign-coin = eine Münze
sg-tui-sign-palm = eine Palme
sg-tui-sign-sealed = gewählt, verdeckt, bis alle bereit sind
sg-tui-key-place = die Form legen und an die nächste oder vorige Stelle schieben
