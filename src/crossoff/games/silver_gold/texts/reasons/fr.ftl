# Pourquoi des cartes ou un journal de ce jeu sont refusés.

## Les cartes
sg-why-few-maps = { $players } joueurs ont besoin de { $needed } cartes au trésor, il n’y en a que { $got }
sg-why-few-expeditions = cartes : { $count } ; une manche en retourne { $needed }
sg-why-unknown-pattern = motif inconnu { $got } ; attendu : { $known }
sg-why-pile = 'pile' est le nom de la pioche dans un journal
sg-why-single-cell = une seule case ; un motif en a de 2 à 16
sg-why-wide-row = la ligne { $row } a { $columns } colonnes et sort de la grille de { $size }
sg-why-symbol = signe inconnu { $got } ; attendu : un signe parmi { $known }
sg-why-nothing-drawn = rien n’est dessiné
sg-why-apart = les cases ne sont pas toutes reliées par un côté

## Ce qui était attendu dans un journal
sg-why-map = carte au trésor
sg-why-map-dealt = carte au trésor distribuée
sg-why-map-displayed = carte au trésor visible
sg-why-map-own = carte au trésor de cette place
sg-why-field = case
sg-why-pattern = motif
sg-why-shape = { $pattern } pivoté ou inversé, ou une seule case
sg-why-one-field = une seule case
