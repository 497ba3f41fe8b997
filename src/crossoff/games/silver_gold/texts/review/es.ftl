sg-review-mark = { $fields ->
    [one] 1 casilla
   *[other] { $fields } casillas
} en { $where }{ $coins ->
    [0] { "" }
    [one] , 1 moneda
   *[other] , { $coins } monedas
}{ $palms ->
    [0] { "" }
    [one] , 1 palmera
   *[other] , { $palms } palmeras
}
sg-review-keep = quedarse con { $maps }
sg-review-take = { $map } de entre los visibles
sg-review-take-pile = el primer mapa del mazo

## Where points come from
sg-review-part-maps = { $points } por mapas
sg-review-part-seals = { $points } por sellos
sg-review-part-coins = { $points } por monedas
sg-review-part-cups = { $points } por copas
sg-review-part-palms = { $points } por palmeras

## The first press of a hint
sg-review-nudge-maps = Cuenta los turnos que aún necesita cada uno de tus mapas.
sg-review-nudge-seals = Cuenta los colores que pagan tus sellos.
sg-review-nudge-coins = Mira qué monedas puedes alcanzar.
sg-review-nudge-cups = Mira la carrera por las copas.
sg-review-nudge-palms = Mira las palmeras: las tuyas y las de los mapas visibles.
