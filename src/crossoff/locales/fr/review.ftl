## The summary
review-title = Analyse : { $game }
review-basis = Analyse { $depth } ; parties simulées par décision : jusqu’à { $futures } ({ $model }). Les estimations supposent que tout le monde joue bien ensuite. ± représente deux erreurs types.
review-depth-quick = rapide
review-depth-standard = normale
review-depth-deep = approfondie
review-chance = chances
review-points = points
review-result = Résultat
review-won = gagné
review-shared = victoire partagée
review-lost = perdu
review-initial = Au début
review-luck = Hasard
review-own = Ses décisions
review-others = Autres joueurs
review-rest = Inexpliqué
review-final = À la fin
review-per-decision =
    { $count ->
        [one] 1 décision
       *[other] { $count } décisions
    }, pour un coût moyen de { $win } de chances de gagner et de { $points } en points.
review-level = Niveau : { $like }, entre { $low } et { $high }.
review-level-sure = Niveau : { $like }.
review-of = { $player } : { $what }

## The curve
review-curve = Chances de gagner
review-curve-about = { $player } : { $start } au début, { $low } au plus bas, { $high } au plus haut, { $end } à la fin.

## Decisions
review-look = À revoir
review-nothing = Rien à signaler dans cette partie.
review-turn = Tour { $turn }
review-setup = Mise en place
review-when = { $when } : { $grade }
review-grade-best = meilleur choix
review-grade-good = bon choix
review-grade-inaccuracy = imprécision
review-grade-mistake = erreur
review-grade-blunder = erreur coûteuse
review-grade-forced = seul choix
review-cost = Coût : { $parts }.
review-cost-win = { $win } (±{ $margin }) de chances de gagner
review-cost-points = { $points } (±{ $margin }) points
review-played = Joué
review-better = Mieux

## Why
review-loses = { $you ->
    [yes] Tu perds { $parts }.
   *[no] { $name } perd { $parts }.
}
review-gains = { $you ->
    [yes] Tu gagnes { $parts }.
   *[no] { $name } gagne { $parts }.
}
review-part = { $points } pour { $item }
review-rival = L’adversaire le plus fort
review-later = La partie finit { $turns ->
    [one] { $turns } tour plus tard
   *[other] { $turns } tours plus tard
}.
review-sooner = La partie finit { $turns ->
    [one] { $turns } tour plus tôt
   *[other] { $turns } tours plus tôt
}.

## Hints
review-nudge = Regarde encore une fois avant de décider.
review-hint-even = Plusieurs coups se valent. Fais confiance à ton feutre.
review-hint = Coach : { $do } ({ $text })
review-hint-why = Avec le deuxième meilleur coup : { $why }
review-thinking = Le coach réfléchit…
review-progress = Le coach analyse la partie : { $share }
review-failed = Le coach n’a pas pu finir. La partie est conservée.
review-count =
    { $count ->
        [one] { $count } décision est à revoir.
       *[other] { $count } décisions sont à revoir.
    }

## The page to send
review-page-made = Page créée avec crossoff, un projet de fan non officiel. Elle ne charge rien et n’envoie rien.
