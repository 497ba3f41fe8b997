# Pourquoi des cartes ou un journal de ce jeu sont refusés.

## Les cartes
oc-why-few-cards = { $players } joueurs ont besoin de { $needed } cartes, il n’y en a que { $got }
oc-why-row-sum = les lignes ont { $sum } cases en tout ; une carte en a { $boxes }
oc-why-no-row = la carte n’a pas de ligne { $color } pour porter un soleil
oc-why-sun-twice = la ligne { $color } a déjà son soleil

## Les journaux
oc-why-dice = attendu : { $count } dés ; trouvé : { $got }
oc-why-die-moved = le dé { $die } devrait rester { $color } ; trouvé : { $got }

## Ce qui était attendu dans un journal
oc-why-decision = use, pass ou reroll
oc-why-card = carte
oc-why-card-dealt = carte distribuée
oc-why-card-supplied = carte de la réserve visible
oc-why-card-own = carte de cette place
oc-why-die = dé
oc-why-color = couleur
