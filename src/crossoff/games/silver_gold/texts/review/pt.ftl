sg-review-mark = { $fields ->
    [one] 1 espaço
   *[other] { $fields } espaços
} { $where ->
    [ambos] em ambos os mapas
   *[other] num { $where }
}{ $coins ->
    [0] { "" }
    [one] , 1 moeda
   *[other] , { $coins } moedas
}{ $palms ->
    [0] { "" }
    [one] , 1 palmeira
   *[other] , { $palms } palmeiras
}
sg-review-keep = ficar com { $maps }
sg-review-take = um { $map } dos que estão à vista
sg-review-take-pile = o mapa de cima do monte

## Where points come from
sg-review-part-maps = { $points } nos mapas
sg-review-part-seals = { $points } nos selos
sg-review-part-coins = { $points } nas moedas
sg-review-part-cups = { $points } nas taças
sg-review-part-palms = { $points } nas palmeiras

## The first press of a hint
sg-review-nudge-maps = Conta as jogadas de que cada um dos teus mapas ainda precisa.
sg-review-nudge-seals = Conta os mapas das cores dos teus selos.
sg-review-nudge-coins = Vê que moedas consegues alcançar.
sg-review-nudge-cups = Olha para a corrida às taças.
sg-review-nudge-palms = Olha para as palmeiras: as tuas e as que estão à vista.
