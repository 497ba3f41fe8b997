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
sg-review-take-pile = el mapa de arriba del mazo

## Where points come from
sg-review-part-maps = { $points } en mapas
sg-review-part-seals = { $points } en sellos
sg-review-part-coins = { $points } en monedas
sg-review-part-cups = { $points } en copas
sg-review-part-palms = { $points } en palmeras

## The first press of a hint
sg-review-nudge-maps = Cuenta los turnos que aún necesita cada uno de tus mapas.
sg-review-nudge-seals = Cuenta los mapas de los colores de tus sellos.
sg-review-nudge-coins = Mira qué monedas puedes alcanzar.
sg-review-nudge-cups = Fíjate en la carrera por las copas.
sg-review-nudge-palms = Fíjate en las palmeras: las tuyas y las de los mapas visibles.
