oc-review-keep = die Karten { $list } behalten
oc-review-reroll = { $dice ->
    [1] mit einem Würfel nachwürfeln
    [2] mit zwei Würfeln nachwürfeln
    [3] mit drei Würfeln nachwürfeln
    [4] mit vier Würfeln nachwürfeln
   *[other] mit { $dice } Würfeln nachwürfeln
}
oc-review-use = den Wurf auf Karte { $card } eintragen
oc-review-pass = passen
oc-review-take = Karte { $card } nehmen

## Where points come from
oc-review-part-cards = { $points } bei gewerteten Karten
oc-review-part-open = { $points } bei nicht gewerteten Karten

## The first press of a hint
oc-review-nudge-cards = Schau, welche Karte bald gewertet werden kann.
oc-review-nudge-open = Auch Reihen auf nicht gewerteten Karten zählen.
oc-review-nudge-turns = Überlege, wann das Spiel endet.
