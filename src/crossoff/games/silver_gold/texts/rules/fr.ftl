# The rules of Silver & Gold in French, in our own words.

sg-rule-short = Remplis tes cartes au trésor : une carte terminée vaut autant de points qu’elle a de cases. À chaque tour, tout le monde coche le même motif, chacun sur ses deux cartes, et ramasse au passage pièces, coupes et palmiers. Après quatre manches, le meilleur score l’emporte. Pour 2 à 4 joueurs, environ 20 minutes.

sg-rule-s1-title = Les cartes
sg-rule-s1-1 = Il y a { $maps } cartes au trésor. La couleur indique la taille : { $purple } cartes violettes de { $purple_size } cases, { $orange } orange de { $orange_size }, { $green } vertes de { $green_size } et { $gray } grises de { $gray_size }. Une carte vaut autant de points qu’elle a de cases : c’est le nombre sur son fanion. Certaines portent un sceau.
sg-rule-s1-1-picture = Une carte de chaque couleur.
sg-rule-s1-2 = { $expeditions } cartes expédition montrent { $shapes } motifs.
sg-rule-s1-2-picture = Le nombre de cartes pour chaque motif.
sg-rule-s1-3 = Chacun a une carte de score : { $rows } lignes de { $coins } pièces, avec une coupe au bout de chacune, et { $boxes } cases palmier.
sg-rule-s1-4 = La carte des manches compte les quatre manches et porte les coupes : { $cups }.

sg-rule-s2-title = Mise en place
sg-rule-s2-1 = Tout le monde reçoit quatre cartes.
sg-rule-s2-1-ruling = Les autres ne les voient pas.
sg-rule-s2-2 = Gardes-en deux. Les autres retournent face cachée dans la pioche, qu’on mélange.
sg-rule-s2-2-ruling = Tout le monde choisit en même temps, et les choix restent cachés jusqu’à ce que tous soient faits.
sg-rule-s2-3 = On révèle quatre cartes : ce sont les cartes visibles. Le reste forme la pioche.
sg-rule-s2-4-ruling = Le premier joueur du premier tour est tiré au sort.

sg-rule-s3-title = Révéler
sg-rule-s3-1 = On révèle la première carte de la pioche expédition. Elle seule est visible. Tu peux retenir les précédentes de la manche, mais pas les regarder de nouveau.
sg-rule-s3-1-ruling = Aucun journal ne les montre avant la fin de la manche, sauf si l’aide-mémoire est activé.

sg-rule-s4-title = Cocher
sg-rule-s4-1 = Coche le motif entier, pivoté ou inversé à volonté, sur des cases libres d’une de tes cartes. Ou bien, par choix ou par obligation, coche exactement une case libre sur la carte de ton choix. Tout le monde le fait en même temps.
sg-rule-s4-1-ruling = Tu peux faire les deux à la fois. On pivote par quarts de tour.
sg-rule-s4-1-picture = Le même motif : tel qu’imprimé, pivoté et inversé.
sg-rule-s4-2 = Il faut cocher quelque chose.
sg-rule-s4-2-ruling = Seul un joueur sans case libre ne fait rien. Personne ne voit ce que cochent les autres avant que tous aient fini.
sg-rule-s4-3 = Croix : pour chaque croix couverte, coche aussitôt une case libre de plus, sur la carte de ton choix. Si c’est encore une croix, continue.
sg-rule-s4-3-ruling = S’il ne reste plus de case libre, les cases bonus encore dues sont perdues.
sg-rule-s4-3-picture = Le motif couvre une croix, donc on coche une case de plus.
sg-rule-s4-4 = Pièce : pour chaque pièce couverte, coche une pièce sur ta carte de score, la ligne du haut d’abord. Quand toutes sont cochées, les pièces suivantes ne rapportent rien.
sg-rule-s4-4-picture = Une pièce couverte, une pièce cochée.
sg-rule-s4-5 = Palmier : pour chaque palmier couvert, écris un nombre dans ta prochaine case palmier : 1, plus 1 par palmier sur les cartes visibles. Les palmiers de tes propres cartes ne comptent pas. Les cartes visibles ne changent pas pendant cette étape : tous les palmiers d’un tour rapportent donc autant. Une fois tes cases pleines, les palmiers ne rapportent plus rien.
sg-rule-s4-5-ruling = Les palmiers se comptent automatiquement : on ne garde pas de case pour plus tard.
sg-rule-s4-5-picture = Palmiers visibles : { $palms }. Ce palmier rapporte { $worth }.

sg-rule-s5-title = Coupes et nouvelles cartes
sg-rule-s5 = Ensuite, chacun joue à son tour, dans le sens horaire à partir du premier joueur.
sg-rule-s5-ruling = Chaque joueur fait tout cela, dans cet ordre, avant le suivant.
sg-rule-s5-1 = Pour chaque ligne de pièces complétée pendant ce tour, prends la plus haute coupe qui reste. C’est une course : les premières lignes gagnent les meilleures coupes, et si plusieurs joueurs en complètent une au même tour, l’ordre du tour décide. Quand il n’y a plus de coupe, tu n’en gagnes pas.
sg-rule-s5-1-example = Mia est première joueuse. Elle, Léo et Zoé complètent une ligne ce tour-ci : Mia prend la coupe à 6, Léo celle à 5, Zoé celle à 4.
sg-rule-s5-1-picture = La première ligne complète prend la meilleure coupe : { $best }.
sg-rule-s5-2 = Mets chaque carte terminée de côté, face visible, pour de bon.
sg-rule-s5-3 = Pour chacune, prends une nouvelle carte : une carte visible, ou la première de la pioche, sans la voir.
sg-rule-s5-3-ruling = Si tu en prends deux, tu vois la première avant de choisir la seconde. Entre les deux, on ne complète pas les cartes visibles.
sg-rule-s5-4 = Puis on complète les cartes visibles à quatre avec la pioche, avant le joueur suivant.
sg-rule-s5-5 = Quand la pioche est vide, on ne complète plus les cartes visibles, et on ne peut prendre que celles-là.
sg-rule-s5-5-ruling = S’il n’y a plus rien à prendre, tu continues avec moins de cartes.
sg-rule-s5-6-ruling = Au dernier tour de la partie, personne ne prend de carte.
sg-rule-s5-7 = Ensuite, le joueur suivant dans le sens horaire devient premier joueur, et ainsi de suite d’une manche à l’autre.

sg-rule-s6-title = Manches
sg-rule-s6-1 = Une manche est finie après sept tours. La dernière carte expédition reste cachée, et on mélange de nouveau les { $expeditions } cartes. La partie a quatre manches.

sg-rule-s7-title = Décompte
sg-rule-s7-1 = Chaque pièce cochée vaut un point. Coupes et cases palmier valent ce qui y est écrit.
sg-rule-s7-2 = Chaque carte terminée vaut autant de points qu’elle a de cases. Les autres ne valent rien.
sg-rule-s7-3 = Sceau : chaque sceau d’une carte terminée rapporte pour chacune de tes cartes terminées de sa couleur : { $gray_pays } par carte grise, { $green_pays } par verte, { $orange_pays } par orange, { $purple_pays } par violette. Tous les sceaux comptent. Aucune carte n’a un sceau de sa propre couleur.
sg-rule-s7-3-picture = Le sceau de la première carte rapporte { $seal } pour chacune des deux autres : { $total }.
sg-rule-s7-4 = Le meilleur score l’emporte.
sg-rule-s7-4-example = Mia a terminé cinq cartes : 14 + 14 + 12 + 10 + 8 = 58. Son sceau violet rapporte 2 pour chacune de ses deux cartes violettes : 4. Dix pièces : 10. Deux coupes : 6 + 3 = 9. Trois palmiers : 2 + 4 + 3 = 9. Total : 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = En cas d’égalité, on compare les cartes grises terminées, puis les vertes, les orange et les violettes : le plus grand nombre l’emporte.
sg-rule-s7-5-ruling = En cas d’égalité parfaite, la victoire est partagée.

sg-rule-s8-title = Ce qui est caché
sg-rule-s8-1 = Personne ne connaît l’ordre des pioches ni les expéditions à venir.
sg-rule-s8-2 = Personne d’autre ne connaît les cartes que tu as reçues et rendues. Celles que tu gardes sont révélées quand tout le monde a choisi.
sg-rule-s8-3 = Personne d’autre ne sait ce que tu coches pendant un tour, ni ce que cela rapporte, avant que tout le monde ait fini. Mais tout le monde voit que tu as fini.

## What is said of an example that is tried.

sg-rule-s4-1-try = Place ce motif sur une des cartes, pivoté ou inversé comme tu veux.
sg-rule-s4-1-no = Une seule case est toujours permise. Mais ici, place le motif entier.
sg-rule-s4-1-tried = C’est ça. Ce qui est coché reste coché.
sg-rule-s4-3-try = Couvre la croix avec le motif, puis coche la case bonus qu’elle te donne.
sg-rule-s4-3-no = Aucune croix n’est couverte, donc pas de case bonus. Réessaie.
sg-rule-s4-3-tried = Une case de plus que le motif : voilà à quoi servent les croix.
sg-rule-s4-5-try = Couvre le palmier, avec le motif ou avec une seule case.
sg-rule-s4-5-no = Le palmier est encore libre. Réessaie.
sg-rule-s4-5-tried = 1 pour lui-même et 1 par palmier visible : c’est inscrit dans ta case palmier.
