# The rules of Everything on 1 Card in French, in our own words.

oc-rule-short = Lance les dés, coche des cases sur une de tes cartes, et laisse aussi les autres utiliser ton lancer. Une carte avec { $full } lignes complètes est marquée. Quand quelqu’un a marqué { $end } cartes, la partie s’arrête, et la personne qui a le plus de points l’emporte.

oc-rule-c1-title = Cartes et dés
oc-rule-c1-1 = Il y a { $cards } cartes. Chacune a { $lines } lignes, toutes de couleurs différentes parmi { $colors }, et { $boxes } cases en tout. Une ligne vaut autant de points qu’elle a de cases. Deux lignes portent un soleil.
oc-rule-c1-1-picture = Le nombre devant dit ce que vaut une ligne.
oc-rule-c1-2 = { $dice } dés, chacun avec une face de chaque couleur.
oc-rule-c1-2-picture = Toutes les faces d’un dé.

oc-rule-c2-title = Mise en place
oc-rule-c2-1 = Avant tout, quelqu’un prend les dés et commence. Tout le monde sait ainsi qui lance en premier quand les cartes sont distribuées et choisies.
oc-rule-c2-1-ruling = Qui commence est tiré au sort.
oc-rule-c2-2 = Règles de base : tout le monde reçoit deux cartes, face visible.
oc-rule-c2-3 = Règles avancées : tout le monde reçoit cinq cartes et en garde trois. Les autres sont mélangées à la pioche.
oc-rule-c2-3-ruling = Tout le monde choisit en même temps. Tant que tous les choix ne sont pas faits, personne d’autre ne voit tes cinq cartes.
oc-rule-c2-4 = Règles avancées : puis trois cartes sont retournées, c’est la réserve visible.

oc-rule-c3-title = Lancer
oc-rule-c3-1 = La personne dont c’est le tour lance tous les dés.
oc-rule-c3-2 = { $again ->
    [one] Puis elle peut relancer autant de dés qu’elle veut, { $again } fois.
    [2] Puis elle peut relancer autant de dés qu’elle veut, jusqu’à deux fois.
   *[other] Puis elle peut relancer autant de dés qu’elle veut, jusqu’à { $again } fois.
}
oc-rule-c3-2-picture = Deux dés sont relancés, les autres restent.
oc-rule-c3-3-ruling = Des dés laissés de côté peuvent être relancés plus tard.

oc-rule-c4-title = Utiliser le lancer
oc-rule-c4 = Dans le sens des aiguilles d’une montre, à partir de la personne qui a lancé, tout le monde peut utiliser le lancer sur une de ses cartes, ou passer.
oc-rule-c4-1 = Une couleur rentre sur une carte si sa ligne a au moins autant de cases libres qu’il y a de dés de cette couleur. Sur la carte choisie, il faut utiliser toutes les couleurs qui rentrent : coche une case pour chacun de leurs dés, en partant de la gauche.
oc-rule-c4-1-picture = Deux couleurs rentrent. La troisième a deux dés, mais une seule case libre : on l’ignore.
oc-rule-c4-2 = Une couleur qui ne rentre pas est ignorée. On n’utilise jamais une partie seulement de ses dés.
oc-rule-c4-3 = Une carte où aucune couleur ne rentre ne peut pas être choisie.
oc-rule-c4-4 = On peut toujours passer. Sans carte, on ne peut rien faire d’autre.

oc-rule-c5-title = Marquer une carte
oc-rule-c5-1 = Dès qu’au moins { $full } lignes d’une carte sont complètes, elle est marquée. On ne peut pas remettre cela à plus tard.
oc-rule-c5-2 = Elle rapporte les points de toutes ses lignes complètes, et { $one } de plus si une ligne à soleil est complète, { $two } de plus si les deux le sont. Elle est mise de côté, visible de tous, et on n’y coche plus rien.
oc-rule-c5-2-picture = { $full } lignes complètes, dont une avec un soleil : { $sum } = { $points }.
oc-rule-c5-3 = Règles de base : le dessus de la pioche la remplace.
oc-rule-c5-3-ruling = Cela se fait avant que la personne suivante utilise le lancer.
oc-rule-c5-4 = Règles avancées : une carte de la réserve, à ton choix, la remplace au même moment. La réserve est complétée aussitôt.
oc-rule-c5-5-ruling = S’il n’y a plus de carte, tu continues avec moins de cartes.
oc-rule-c5-6 = Quand tout le monde a joué, les dés passent à la personne suivante, dans le sens des aiguilles d’une montre.

oc-rule-c6-title = La fin
oc-rule-c6-1 = Le tour où quelqu’un marque sa carte numéro { $end } est joué jusqu’au bout. Puis la partie est finie.
oc-rule-c6-2-ruling = À partir de cette carte, personne n’en prend de nouvelle.
oc-rule-c6-3 = Sur les cartes qui ne sont pas marquées, chaque ligne complète rapporte ses points, mais les soleils ne rapportent rien.
oc-rule-c6-4 = Qui a le plus de points l’emporte.
oc-rule-c6-4-ruling = En cas d’égalité, la victoire est partagée.
oc-rule-c6-5-ruling = Toute partie finit. Un tour où personne n’utilise le lancer est un tour à vide. Après 12 tours à vide de suite, après le 150e tour, ou quand plus personne n’a de carte, la partie est finie à la fin de ce tour et se compte comme d’habitude.

oc-rule-c7-title = Ce qui est caché
oc-rule-c7-1 = Personne ne connaît l’ordre de la pioche ni ce que montreront les dés.
oc-rule-c7-2 = Avec les règles avancées, seule la personne qui a reçu les cartes de départ les connaît. Ce qui est gardé est visible dès que tout le monde a choisi.

## What is said of an example that is tried.

oc-rule-c3-2-try = Aucune de ces cartes n’a de ligne rouge. Choisis les deux dés rouges et relance-les.
oc-rule-c3-2-no = C’est toi qui choisis. Mais ici, relance seulement les deux dés rouges.
oc-rule-c3-2-tried = Les autres dés sont restés. Tu pourrais encore relancer une fois.
oc-rule-c4-1-try = Utilise ce lancer sur une des deux cartes, et regarde les dés jaunes.
oc-rule-c4-1-no = C’est permis aussi. Mais ici, utilise le lancer sur une carte.
oc-rule-c4-1-tried = Toute couleur qui rentre est cochée : tous ses dés, ou aucun.
oc-rule-c5-2-try = Deux lignes d’une carte sont complètes. Utilise le lancer pour en compléter une troisième.
oc-rule-c5-2-no = C’est permis aussi. Mais ici, complète la troisième ligne.
oc-rule-c5-2-tried = Trois lignes complètes, dont une avec un soleil : la carte est marquée aussitôt, et une nouvelle est là.
