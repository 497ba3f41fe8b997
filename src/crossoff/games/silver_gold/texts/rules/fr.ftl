# The rules of Silver & Gold in French, in our own words.

sg-rule-short = Tout le monde coche le même motif en même temps, sur ses deux cartes au trésor. Une carte terminée rapporte des points et une nouvelle carte. Après quatre manches, la personne qui a le plus de points l’emporte.

sg-rule-s1-title = Les cartes
sg-rule-s1-1 = Il y a { $maps } cartes au trésor en { $colors } couleurs. Une carte vaut autant de points qu’elle a de cases : c’est le nombre sur son fanion. Certaines portent un sceau.
sg-rule-s1-1-picture = Une carte de chaque couleur.
sg-rule-s1-2 = { $expeditions } cartes expédition montrent { $shapes } motifs.
sg-rule-s1-2-picture = Combien de cartes montrent chaque motif.
sg-rule-s1-3 = Tout le monde a une carte de score : { $rows } lignes de { $coins } pièces, avec une coupe au bout de chacune, et { $boxes } cases pour les palmiers.
sg-rule-s1-4 = La carte des manches compte les quatre manches et porte les coupes : { $cups }.

sg-rule-s2-title = Mise en place
sg-rule-s2-1 = Tout le monde reçoit quatre cartes.
sg-rule-s2-1-ruling = Les autres ne les voient pas.
sg-rule-s2-2 = Gardes-en deux. Les autres sont mélangées à la pioche sans être montrées.
sg-rule-s2-2-ruling = Tout le monde choisit en même temps, et personne ne voit un choix avant que tous soient faits.
sg-rule-s2-3 = Quatre cartes sont retournées : ce sont les cartes visibles. Le reste forme la pioche.
sg-rule-s2-4-ruling = Le premier joueur du premier tour est tiré au sort.

sg-rule-s3-title = Un tour commence
sg-rule-s3-1 = On révèle la carte expédition du dessus de la pioche. Elle seule est visible. Tu peux te souvenir des précédentes de la manche, mais pas les revoir.
sg-rule-s3-1-ruling = Aucune liste, aucun journal ne les montre avant la fin de la manche, sauf si l’aide-mémoire est activé.

sg-rule-s4-title = Cocher
sg-rule-s4-1 = Tout le monde coche le motif entier, tourné ou retourné à volonté, sur des cases libres d’une de ses cartes. Ou bien, par choix ou parce qu’il le faut, coche exactement une case libre sur l’une de tes cartes.
sg-rule-s4-1-ruling = Les deux à la fois sont permis, par quarts de tour.
sg-rule-s4-1-picture = Le même motif : tel qu’imprimé, tourné et retourné.
sg-rule-s4-2 = Il faut cocher quelque chose.
sg-rule-s4-2-ruling = Sans case libre, on ne fait rien. Personne ne voit ce que cochent les autres avant que tous aient fini.
sg-rule-s4-3 = Croix : pour chaque croix couverte, coche aussitôt une case libre de plus, sur la carte de ton choix. Si c’est encore une croix, continue.
sg-rule-s4-3-ruling = S’il ne reste plus de case libre, les cases en plus encore dues sont perdues.
sg-rule-s4-3-picture = Le motif couvre une croix, donc on coche une case de plus.
sg-rule-s4-4 = Pièce : pour chaque pièce couverte, coche une pièce sur ta carte de score, la première ligne d’abord. Après la dernière, les pièces ne rapportent plus rien.
sg-rule-s4-4-picture = Une pièce couverte, une pièce cochée.
sg-rule-s4-5 = Palmier : pour chaque palmier couvert, écris un nombre dans ta prochaine case palmier : 1, et 1 de plus par palmier sur les cartes visibles. Celles-ci ne changent pas pendant ce temps, donc tous les palmiers d’un tour donnent le même nombre. Une fois les cases pleines, plus rien.
sg-rule-s4-5-ruling = Cela se fait d’office : on ne garde pas de case pour plus tard.
sg-rule-s4-5-picture = Palmiers visibles : { $palms }. Ce palmier rapporte { $worth }.

sg-rule-s5-title = Coupes et nouvelles cartes
sg-rule-s5 = Ensuite on fait le tour de la table dans le sens horaire, à partir du premier joueur.
sg-rule-s5-ruling = Chaque personne fait tout cela, dans cet ordre, avant la suivante.
sg-rule-s5-1 = Pour chaque ligne de pièces complétée pendant ce tour, prends la plus haute coupe qui reste. S’il n’en reste plus, une ligne n’en rapporte pas.
sg-rule-s5-1-picture = La première ligne complète prend la meilleure coupe : { $best }.
sg-rule-s5-2 = Chaque carte terminée est mise de côté, face visible, pour de bon.
sg-rule-s5-3 = Pour chacune, prends une nouvelle carte : une carte visible, ou celle du dessus de la pioche, sans la voir.
sg-rule-s5-3-ruling = Si tu en prends deux, tu connais la première avant de choisir la seconde. Entre les deux, on ne complète pas les cartes visibles.
sg-rule-s5-4 = Puis on complète les cartes visibles à quatre avec la pioche, avant que la personne suivante continue.
sg-rule-s5-5 = Quand la pioche est vide, il y a moins de cartes visibles, et on ne peut prendre que celles-là.
sg-rule-s5-5-ruling = S’il n’y a plus rien à prendre, tu continues avec moins de cartes.
sg-rule-s5-6-ruling = Au dernier tour de la partie, personne ne prend de carte.
sg-rule-s5-7 = Ensuite, le premier joueur est la personne suivante dans le sens horaire, d’une manche à l’autre aussi.

sg-rule-s6-title = Manches
sg-rule-s6-1 = Après sept tours, la manche est finie. La dernière carte expédition reste cachée, et on mélange de nouveau les { $expeditions } cartes. La partie a quatre manches.

sg-rule-s7-title = Les points
sg-rule-s7-1 = Chaque pièce cochée vaut un point. Coupes et cases palmier valent ce qui y est écrit.
sg-rule-s7-2 = Chaque carte terminée vaut autant de points qu’elle a de cases. Les autres ne valent rien.
sg-rule-s7-3 = Sceau : chaque sceau d’une carte terminée rapporte ses points pour chacune de tes cartes terminées de la couleur du sceau. Tous les sceaux comptent.
sg-rule-s7-3-picture = Le sceau rapporte { $seal } pour chacune des deux autres : { $total }.
sg-rule-s7-4 = Qui a le plus de points l’emporte.
sg-rule-s7-5 = En cas d’égalité, qui a le plus de cartes grises terminées l’emporte ; ensuite comptent les vertes, puis les orange, puis les violettes.
sg-rule-s7-5-ruling = En cas d’égalité parfaite, la victoire est partagée.

sg-rule-s8-title = Ce qui est caché
sg-rule-s8-1 = Personne ne connaît l’ordre des pioches ni les expéditions à venir.
sg-rule-s8-2 = Les cartes que tu as reçues et rendues ne sont connues que de toi. Ce que tu gardes est visible dès que tout le monde a choisi.
sg-rule-s8-3 = Ce que tu coches dans un tour, et ce que cela rapporte, n’est connu que de toi jusqu’à ce que tout le monde ait fini. Mais tous voient que tu as fini.

## What is said of an example that is tried.

sg-rule-s4-1-try = Pose ce motif sur une des cartes, tourné ou retourné comme tu veux.
sg-rule-s4-1-no = Une seule case est toujours permise. Mais ici, pose le motif entier.
sg-rule-s4-1-tried = C’est comme ça qu’on fait. Ce qui est coché reste coché.
sg-rule-s4-3-try = Couvre la croix avec le motif, puis coche la case qu’elle te donne.
sg-rule-s4-3-no = Aucune croix n’est couverte, donc pas de case en plus. Encore une fois.
sg-rule-s4-3-tried = Une case de plus que le motif : voilà à quoi servent les croix.
sg-rule-s4-5-try = Couvre le palmier, avec le motif ou avec une seule case.
sg-rule-s4-5-no = Le palmier est encore libre. Encore une fois.
sg-rule-s4-5-tried = 1 pour lui et 1 par palmier visible : c’est écrit dans ta case palmier.
