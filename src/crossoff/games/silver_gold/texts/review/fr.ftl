sg-review-mark = { $fields ->
    [one] 1 case
   *[other] { $fields } cases
} sur { $where }{ $coins ->
    [0] { "" }
    [one] , 1 pièce
   *[other] , { $coins } pièces
}{ $palms ->
    [0] { "" }
    [one] , 1 palmier
   *[other] , { $palms } palmiers
}
sg-review-keep = garder { $maps }
sg-review-take = { $map } parmi les cartes visibles
sg-review-take-pile = la première carte de la pioche

## Where points come from
sg-review-part-maps = { $points } sur les cartes
sg-review-part-seals = { $points } sur les sceaux
sg-review-part-coins = { $points } sur les pièces
sg-review-part-cups = { $points } sur les coupes
sg-review-part-palms = { $points } sur les palmiers

## The first press of a hint
sg-review-nudge-maps = Compte les tours qu’il faut encore à chacune de tes cartes.
sg-review-nudge-seals = Compte les couleurs que tes sceaux récompensent.
sg-review-nudge-coins = Regarde quelles pièces tu peux atteindre.
sg-review-nudge-cups = Regarde la course aux coupes.
sg-review-nudge-palms = Regarde les palmiers : les tiens et ceux des cartes visibles.
