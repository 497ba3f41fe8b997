# Ce que dit le guide dans le tutoriel de Silver & Gold, en une ou deux phrases courtes. $rival est
# le nom de l'adversaire ; les boutons portent leur propre nom.

sg-learn-shape = La carte expédition montre le motif du tour. Choisis des cases sur une de tes cartes jusqu’à ce qu’il y soit, puis appuie sur « { sg-done } ».
sg-learn-shape-one = Une seule case, c’est permis, mais avec trois tu avances plus vite. Essaie le motif entier, en angle.
sg-learn-turn = Un motif se tourne et se retourne : touche la carte, ou choisis juste les cases. Coche cette ligne debout.
sg-learn-turn-one = C’était une seule case. Essaie toute la ligne : trois cases l’une au-dessus de l’autre.
sg-learn-turn-flat = Couchée, ça va aussi. Mais mets-la debout pour une fois : trois cases l’une au-dessus de l’autre.
sg-learn-one = Le carré ne rentre sur aucune carte. Alors tu coches une seule case, celle que tu veux.
sg-learn-together = { $rival } avait les mêmes motifs : tout le monde coche en même temps, sur ses propres cartes. Sautons quelques tours.
sg-learn-cross = Une croix t’offre aussitôt une autre case. Couvre celle de la carte orange, puis choisis-y encore une case sans symbole.
sg-learn-cross-none = La croix est encore libre. Mets la ligne debout au bord gauche de la carte orange, jusqu’à la croix.
sg-learn-cross-one = Oui, la croix mène plus loin. Maintenant avec toute la ligne : cela fait quatre cases.
sg-learn-cross-later = Bien vu, mais gardons la pièce, le palmier et la carte verte pour plus tard. Prends une case sans symbole de la carte orange.
sg-learn-coins = Trois pièces de chaque côté. La première ligne de quatre gagne la meilleure coupe : couvre la pièce.
sg-learn-coins-none = Pas de pièce là-dessous. Couvre la pièce en bas à droite de la carte orange.
sg-learn-palm = La coupe à 6 est pour toi, { $rival } a celle à 5. Un palmier vaut 1, et 1 de plus par palmier visible : ici 3. Couvre-le.
sg-learn-palm-none = Le palmier est encore libre. Il est sur la carte orange, à la deuxième ligne.
sg-learn-finish = Trois points. Sur la carte verte, il ne reste que trois cases : termine-la.
sg-learn-finish-some = Il reste des cases. Les trois d’un coup, et la carte est terminée.
sg-learn-finish-none = Un bon endroit pour plus tard. D’abord la carte verte : le bord droit, de haut en bas.
sg-learn-take = Dix cases, dix points. Et son sceau rapporte 2 par carte violette que tu termines : prends la violette.
sg-learn-take-other = Une belle carte, mais le sceau ne rapporte rien pour elle. Prends la violette.
sg-learn-take-pile = Le dessus de la pioche peut être n’importe quoi. Une carte violette est visible : prends-la.
sg-learn-skip = Bon choix. Une partie a quatre manches de sept tours : passons au tout dernier.
sg-learn-last = Deux points de retard, et c’est le dernier tour. Seules les cartes terminées comptent : termine la violette.
sg-learn-last-none = Cela ne termine aucune carte, et { $rival } gagnerait. Il reste trois cases sur la carte violette : couvre-les toutes.
sg-learn-end = Tu as gagné. Cartes, sceaux, pièces, coupes et palmiers s’additionnent. Dans une vraie partie, tu gardes d’abord deux cartes sur quatre.
