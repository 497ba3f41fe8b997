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
sg-review-part-maps = { $points } per le mappe
sg-review-part-seals = { $points } per i sigilli
sg-review-part-coins = { $points } per le monete
sg-review-part-cups = { $points } per le coppe
sg-review-part-palms = { $points } per le palme

## The first press of a hint
sg-review-nudge-maps = Conta i turni che servono ancora a ogni tua mappa.
sg-review-nudge-seals = Conta i colori premiati dai tuoi sigilli.
sg-review-nudge-coins = Guarda quali monete puoi raggiungere.
sg-review-nudge-cups = Guarda la corsa alle coppe.
sg-review-nudge-palms = Guarda le palme: le tue e quelle delle mappe esposte.
