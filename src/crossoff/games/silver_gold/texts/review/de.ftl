sg-review-mark = { $fields ->
    [one] 1 Kreuz
   *[other] { $fields } Kreuze
} auf { $where }{ $coins ->
    [0] { "" }
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}{ $palms ->
    [0] { "" }
    [one] , 1 Palme
   *[other] , { $palms } Palmen
}
sg-review-keep = { $maps } behalten
sg-review-take = { $map } aus der Auslage
sg-review-take-pile = die oberste Karte vom Stapel

## Where points come from
sg-review-part-maps = { $points } bei den Karten
sg-review-part-seals = { $points } bei den Siegeln
sg-review-part-coins = { $points } bei den Münzen
sg-review-part-cups = { $points } bei den Pokalen
sg-review-part-palms = { $points } bei den Palmen

## The first press of a hint
sg-review-nudge-maps = Zähle, wie viele Züge deine Karten noch brauchen.
sg-review-nudge-seals = Zähle die Farben, für die deine Siegel zahlen.
sg-review-nudge-coins = Schau, welche Münzen du erreichen kannst.
sg-review-nudge-cups = Achte auf das Rennen um die Pokale.
sg-review-nudge-palms = Schau auf die Palmen: auf deine und auf die in der Auslage.
