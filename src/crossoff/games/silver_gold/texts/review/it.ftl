sg-review-mark = { $fields ->
    [one] 1 casella
   *[other] { $fields } caselle
} su { $where }{ $coins ->
    [0] { "" }
    [one] , 1 moneta
   *[other] , { $coins } monete
}{ $palms ->
    [0] { "" }
    [one] , 1 palma
   *[other] , { $palms } palme
}
sg-review-keep = tenere { $maps }
sg-review-take = { $map } tra quelle esposte
sg-review-take-pile = la prima mappa del mazzo

## Where points come from
sg-review-part-maps = { $points } con le mappe
sg-review-part-seals = { $points } con i sigilli
sg-review-part-coins = { $points } con le monete
sg-review-part-cups = { $points } con le coppe
sg-review-part-palms = { $points } con le palme

## The first press of a hint
sg-review-nudge-maps = Conta i turni che servono ancora a ogni tua mappa.
sg-review-nudge-seals = Conta i colori per cui pagano i tuoi sigilli.
sg-review-nudge-coins = Guarda quali monete puoi raggiungere.
sg-review-nudge-cups = Guarda la corsa alle coppe.
sg-review-nudge-palms = Guarda le palme: le tue e quelle delle mappe esposte.
