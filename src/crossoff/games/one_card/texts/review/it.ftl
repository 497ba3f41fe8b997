oc-review-keep = tenere le carte { $list }
oc-review-reroll = { $dice ->
    [1] rilanciare un dado
    [2] rilanciare due dadi
    [3] rilanciare tre dadi
    [4] rilanciare quattro dadi
   *[other] rilanciare { $dice } dadi
}
oc-review-use = usare il tiro sulla carta { $card }
oc-review-pass = passare
oc-review-take = prendere la carta { $card }

## Where points come from
oc-review-part-cards = { $points } con le carte chiuse
oc-review-part-open = { $points } con le carte aperte

## The first press of a hint
oc-review-nudge-cards = Guarda quale carta si può chiudere presto.
oc-review-nudge-open = Contano anche le righe delle carte aperte.
oc-review-nudge-turns = Pensa a quando finirà la partita.
