oc-review-keep = ficar com as cartas { $list }
oc-review-reroll = { $dice ->
    [1] relançar um dado
    [2] relançar dois dados
    [3] relançar três dados
    [4] relançar quatro dados
   *[other] relançar { $dice } dados
}
oc-review-use = usar o lançamento na carta { $card }
oc-review-pass = passar
oc-review-take = escolher a carta { $card }

## Where points come from
oc-review-part-cards = { $points } nas cartas pontuadas
oc-review-part-open = { $points } nas cartas por pontuar

## The first press of a hint
oc-review-nudge-cards = Vê que carta podes pontuar em breve.
oc-review-nudge-open = As linhas das cartas por pontuar também contam.
oc-review-nudge-turns = Pensa em quando a partida vai acabar.
