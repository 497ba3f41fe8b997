# Ce que dit le guide dans le tutoriel de Silver & Gold, en une ou deux phrases courtes. $rival est
# le nom de l'adversaire ; les boutons portent leur propre nom.

sg-learn-shape = Une carte terminée vaut un point par case ; après quatre manches, le meilleur score gagne. Choisis sur une carte les cases du motif, puis « { sg-done } ».
sg-learn-shape-one = Une seule case, c’est permis, mais trois te font avancer plus vite. Essaie le motif entier, en angle.
sg-learn-turn = Un motif peut pivoter et s’inverser : touche la carte expédition, ou choisis simplement les cases. Cette fois, coche la ligne à la verticale.
sg-learn-turn-one = C’était une seule case. Essaie toute la ligne : trois cases l’une sous l’autre.
sg-learn-turn-flat = À l’horizontale, ça marche aussi. Mais cette fois, à la verticale : trois cases l’une sous l’autre.
sg-learn-one = Le carré ne rentre sur aucune carte. Alors tu coches une seule case, celle que tu veux.
sg-learn-together = { $rival } avait les mêmes motifs : tout le monde coche en même temps, sur ses propres cartes. Sautons quelques tours.
sg-learn-cross = Une croix t’offre aussitôt une case de plus. Couvre celle de la carte orange, puis choisis-y encore une case vide.
sg-learn-cross-none = La croix est encore libre. Place la ligne à la verticale au bord gauche de la carte orange, jusqu’à la croix.
sg-learn-cross-one = Oui, la croix donne une case de plus. Maintenant avec toute la ligne : ça fait quatre cases.
sg-learn-cross-later = Bien vu, mais gardons la pièce, le palmier et la carte verte pour plus tard. Prends une case vide de la carte orange.
sg-learn-coins = Une ligne de quatre pièces rapporte la meilleure coupe restante. { $rival } peut aussi le faire, mais tu es premier joueur : tu passes avant. Couvre la pièce.
sg-learn-coins-none = Il n’y a pas de pièce ici. Couvre celle en bas à droite de la carte orange.
sg-learn-palm = Tu passais en premier : la coupe à 6 est pour toi, { $rival } a celle à 5. Un palmier rapporte 1, plus 1 par palmier visible : ici 3. Couvre-le.
sg-learn-palm-none = Le palmier est encore libre. Il est sur la carte orange, à la deuxième ligne.
sg-learn-finish = Trois points. Sur la carte verte, il ne reste que trois cases : termine-la.
sg-learn-finish-some = Il reste des cases libres. Coche les trois d’un coup, et la carte est terminée.
sg-learn-finish-none = Un bon endroit pour plus tard. D’abord la carte verte : le bord droit, de haut en bas.
sg-learn-take = Dix cases, dix points. Et son sceau rapporte 2 par carte violette que tu termines : prends la violette.
sg-learn-take-other = Une belle carte, mais le sceau ne rapporte rien pour elle. Prends la violette.
sg-learn-take-pile = La première de la pioche peut être n’importe quoi. Il y a une carte violette visible : prends-la.
sg-learn-skip = Bon choix. Une partie compte quatre manches de sept tours. Passons au tout dernier.
sg-learn-last = Deux points de retard, et c’est le dernier tour. Seules les cartes terminées comptent : termine la violette.
sg-learn-last-none = Cela ne termine aucune carte, et { $rival } gagnerait. Il reste trois cases sur la carte violette : couvre-les toutes.
sg-learn-end = Tu as gagné. Cartes, sceaux, pièces, coupes et palmiers comptent. En vrai, tu gardes d’abord deux cartes sur quatre, et le premier joueur change à chaque tour.
