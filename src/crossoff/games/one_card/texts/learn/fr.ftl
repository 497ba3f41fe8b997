# Ce que dit le guide dans le tutoriel de Tout sur 1 carte, en une ou deux phrases courtes. $rival est
# le nom de l'adversaire ; les boutons portent leur propre nom.

oc-learn-roll = Trois lignes complètes valident une carte ; quatre cartes finissent la partie. Tu as trois lancers. Garde les bleus : choisis les autres et relance-les.
oc-learn-roll-other = Garde les deux dés bleus, et eux seuls. Choisis les trois autres.
oc-learn-roll-early = C’est possible, mais il te reste deux lancers. Choisis les trois dés qui ne sont pas bleus et relance-les.
oc-learn-use = Trois bleus, ça suffit. Choisis une carte, puis appuie sur « { oc-do-use } » : chaque dé coche une case dans la ligne de sa couleur.
oc-learn-use-reroll = Tu pourrais relancer, mais ce lancer est bon. Choisis une carte et utilise-le.
oc-learn-use-pass = Tu pourrais passer, mais les cinq dés rentrent. Choisis une carte et utilise le lancer.
oc-learn-colour = { $rival } a lancé, et tu peux en profiter. Tous les dés d’une couleur doivent rentrer : sur quelle carte y a-t-il de la place pour quatre rouges ?
oc-learn-colour-some = Trois cases rouges ne suffisent pas pour quatre dés : aucun ne compterait. Prends l’autre carte.
oc-learn-colour-pass = Tu peux passer, mais il y a cinq cases à cocher ici. Prends la carte où quatre rouges rentrent.
oc-learn-everybody = Tout le monde peut utiliser chaque lancer sur une de ses cartes, ou passer. Sautons quelques lancers.
oc-learn-score = Avec trois lignes complètes, une carte est validée aussitôt. Utilise ce lancer sur la carte qu’il complète.
oc-learn-score-other = Cette carte ne serait pas encore validée. L’autre a deux lignes complètes, et le jaune en fait trois.
oc-learn-score-not = Inutile : ce lancer complète une troisième ligne. Cherche la carte à valider.
oc-learn-scored = Un point par case des lignes complètes : 14. Tu as pioché une nouvelle carte.
oc-learn-suns = Le bleu suffirait à valider cette carte. Mais un soleil rapporte 2, les deux 5 : garde le bleu et relance les quatre autres pour le rouge.
oc-learn-suns-keep = Ne garde que le dé bleu, il est sûr. Relance les quatre autres.
oc-learn-suns-early = Ça ferait 13 points. Il te reste deux lancers, et le rouge apporte le second soleil : garde le bleu, relance les quatre autres.
oc-learn-both = Le voilà : le rouge complète la seconde ligne à soleil. Utilise le lancer.
oc-learn-both-not = Tu ne feras pas mieux. Utilise le lancer sur la carte à valider.
oc-learn-skip = Les lignes complètes et 5 pour les deux soleils : 21 points. Passons à la fin de la partie.
oc-learn-last = Le tour où quelqu’un valide sa quatrième carte est le dernier. Tu en as trois : valides-en une de plus.
oc-learn-last-not = Il manque une case rouge, et un dé est rouge. Utilise le lancer sur cette carte.
oc-learn-end = Tu as gagné. À la fin, les lignes complètes des cartes non validées comptent aussi, mais sans les soleils. Avec les règles avancées, tu choisis tes cartes.
