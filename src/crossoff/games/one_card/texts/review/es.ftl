oc-review-keep = quedarse con las cartas { $list }
oc-review-reroll = { $dice ->
    [1] volver a tirar un dado
    [2] volver a tirar dos dados
    [3] volver a tirar tres dados
    [4] volver a tirar cuatro dados
   *[other] volver a tirar { $dice } dados
}
oc-review-use = usar la tirada en la carta { $card }
oc-review-pass = pasar
oc-review-take = elegir la carta { $card }

## Where points come from
oc-review-part-cards = { $points } en cartas puntuadas
oc-review-part-open = { $points } en cartas sin puntuar

## The first press of a hint
oc-review-nudge-cards = Mira qué carta podrías puntuar pronto.
oc-review-nudge-open = Las filas de las cartas sin puntuar también cuentan.
oc-review-nudge-turns = Piensa en cuándo terminará la partida.
