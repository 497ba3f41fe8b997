# The rules of Everything on 1 Card in French, in our own words.

oc-rule-short = Remplis les lignes de tes cartes : { $full } lignes complètes valident une carte. Lance les dés et coche des cases sur une de tes cartes ; les autres peuvent aussi utiliser ton lancer. Quand quelqu’un a validé { $end } cartes, la partie s’arrête, et le meilleur score l’emporte. Pour 2 à 4 joueurs, environ 15 minutes.

oc-rule-c1-title = Cartes et dés
oc-rule-c1-1 = Il y a { $cards } cartes. Chacune a { $lines } lignes, de { $lines } couleurs différentes parmi { $colors }, et { $boxes } cases en tout. Une ligne vaut autant de points qu’elle a de cases. Deux lignes portent un soleil.
oc-rule-c1-1-picture = Le nombre devant une ligne indique ce qu’elle vaut.
oc-rule-c1-2 = Il y a { $dice } dés, chacun avec une face de chaque couleur.
oc-rule-c1-2-picture = Les six faces d’un dé.

oc-rule-c2-title = Mise en place
oc-rule-c2-1 = D’abord, le premier joueur prend les dés. Tout le monde sait ainsi qui lance en premier avant que les cartes soient distribuées et choisies.
oc-rule-c2-1-ruling = Le premier joueur est tiré au sort.
oc-rule-c2-2 = Règles de base : tout le monde reçoit deux cartes, face visible.
oc-rule-c2-3 = Règles avancées : tout le monde reçoit cinq cartes et en garde trois. Les autres retournent dans la pioche, qu’on mélange.
oc-rule-c2-3-ruling = Tout le monde choisit en même temps. D’ici là, personne d’autre ne voit tes cinq cartes.
oc-rule-c2-4 = Règles avancées : on révèle ensuite trois cartes, la réserve visible.

oc-rule-c3-title = Lancer
oc-rule-c3-1 = À ton tour, lance tous les dés.
oc-rule-c3-2 = { $again ->
    [one] Tu peux ensuite relancer autant de dés que tu veux, { $again } fois.
    [2] Tu peux ensuite relancer autant de dés que tu veux, jusqu’à deux fois.
   *[other] Tu peux ensuite relancer autant de dés que tu veux, jusqu’à { $again } fois.
}
oc-rule-c3-2-picture = Deux dés sont relancés, les autres restent.
oc-rule-c3-3-ruling = Tu peux relancer plus tard des dés que tu avais gardés.

oc-rule-c4-title = Utiliser le lancer
oc-rule-c4 = Dans le sens horaire, à partir du joueur qui a lancé, chacun peut utiliser le lancer sur une de ses cartes, ou passer.
oc-rule-c4-1 = Tous les dés d’une couleur ou aucun : une couleur rentre si sa ligne a au moins autant de cases libres qu’il y a de dés de cette couleur. Sur la carte choisie, tu dois utiliser toutes les couleurs qui rentrent. Coche une case par dé, en partant de la gauche.
oc-rule-c4-1-example = Tu as obtenu deux bleus, deux verts et un rouge. Ta carte a trois cases bleues libres, une case verte libre et pas de ligne rouge : coche deux cases bleues.
oc-rule-c4-1-picture = Deux couleurs rentrent. La troisième a deux dés, mais une seule case libre : on l’ignore.
oc-rule-c4-2 = Les couleurs qui ne rentrent pas sont ignorées. On n’utilise jamais une partie seulement des dés d’une couleur.
oc-rule-c4-3 = Tu ne peux pas choisir une carte où aucune couleur ne rentre.
oc-rule-c4-4 = Tu peux toujours passer. Sans carte, tu n’as pas le choix.

oc-rule-c5-title = Valider une carte
oc-rule-c5-1 = Dès qu’au moins { $full } lignes d’une carte sont complètes, elle est validée. Impossible d’attendre.
oc-rule-c5-2 = Elle rapporte les points de toutes ses lignes complètes, plus { $one } si une ligne à soleil est complète, ou { $two } si les deux le sont. Mets-la de côté, visible de tous. On n’y coche plus rien.
oc-rule-c5-2-example = Des lignes de 6, 4 et 3 sont complètes, et celles de 6 et de 3 ont un soleil : 6 + 4 + 3 + 5 = 18. Aucune carte ne rapporte plus de { $most } : ses { $boxes } cases et les deux soleils.
oc-rule-c5-2-picture = { $full } lignes complètes, dont une avec un soleil : { $sum } = { $points }.
oc-rule-c5-3 = Règles de base : remplace-la par la première carte de la pioche.
oc-rule-c5-3-ruling = Cela se fait avant que le joueur suivant utilise le lancer.
oc-rule-c5-4 = Règles avancées : remplace-la au même moment par une carte de la réserve, à ton choix. La réserve est complétée aussitôt.
oc-rule-c5-5-ruling = Quand il n’y a plus de cartes, tu continues avec moins.
oc-rule-c5-6 = Quand tout le monde a utilisé le lancer ou passé, les dés vont au joueur suivant dans le sens horaire.

oc-rule-c6-title = La fin
oc-rule-c6-1 = Quand quelqu’un a validé { $end } cartes, on finit le tour : les joueurs suivants peuvent encore utiliser le lancer. Puis la partie est terminée.
oc-rule-c6-2-ruling = À partir de cette carte, personne n’en prend de nouvelle.
oc-rule-c6-3 = Sur les cartes non validées, chaque ligne complète rapporte ses points, mais les soleils ne rapportent rien.
oc-rule-c6-4 = Le meilleur score l’emporte.
oc-rule-c6-4-ruling = En cas d’égalité, la victoire est partagée.
oc-rule-c6-4-example = Mia a validé quatre cartes : 18 + 12 + 15 + 13 = 58. Sur une carte non validée, elle a des lignes complètes de 5 et de 2 : 5 + 2 = 7. Total : 58 + 7 = 65.
oc-rule-c6-5-ruling = Toute partie a une fin. Un tour où personne n’utilise le lancer est un tour à vide. Après 12 tours à vide de suite, après le 150e tour, ou quand plus personne n’a de carte, la partie s’arrête à la fin de ce tour et se compte comme d’habitude.

oc-rule-c7-title = Ce qui est caché
oc-rule-c7-1 = Personne ne connaît l’ordre de la pioche ni ce que montreront les dés.
oc-rule-c7-2 = Avec les règles avancées, personne d’autre ne connaît les cartes que tu as reçues. Celles que tu gardes sont révélées quand tout le monde a choisi.

## What is said of an example that is tried.

oc-rule-c3-2-try = Aucune de ces cartes n’a de ligne rouge. Choisis les deux dés rouges et relance-les.
oc-rule-c3-2-no = C’est possible. Mais ici, relance seulement les deux dés rouges.
oc-rule-c3-2-tried = Les autres dés sont restés. Tu pourrais encore relancer une fois.
oc-rule-c4-1-try = Utilise ce lancer sur une des deux cartes, et regarde les dés jaunes.
oc-rule-c4-1-no = C’est permis aussi. Mais ici, utilise le lancer sur une carte.
oc-rule-c4-1-tried = Toute couleur qui rentre est cochée : tous ses dés, ou aucun.
oc-rule-c5-2-try = Deux lignes d’une carte sont complètes. Utilise le lancer pour en compléter une troisième.
oc-rule-c5-2-no = C’est permis aussi. Mais ici, complète la troisième ligne.
oc-rule-c5-2-tried = Trois lignes complètes, dont une avec un soleil : la carte est validée aussitôt, et tu en as une nouvelle.
