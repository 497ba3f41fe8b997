oc-review-keep = garder les cartes { $list }
oc-review-reroll = { $dice ->
    [one] relancer un dé
    [2] relancer deux dés
    [3] relancer trois dés
    [4] relancer quatre dés
   *[other] relancer { $dice } dés
}
oc-review-use = utiliser le lancer sur la carte { $card }
oc-review-pass = passer
oc-review-take = prendre la carte { $card }

## Where points come from
oc-review-part-cards = { $points } sur les cartes validées
oc-review-part-open = { $points } sur les cartes non validées

## The first press of a hint
oc-review-nudge-cards = Regarde quelle carte pourrait être validée bientôt.
oc-review-nudge-open = Les lignes des cartes non validées comptent aussi.
oc-review-nudge-turns = Réfléchis au moment où la partie va finir.
