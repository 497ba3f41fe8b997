# Ce que dit le guide dans le tutoriel de Tout sur 1 carte, en une ou deux phrases courtes. $rival est
# le nom de l'adversaire ; les boutons portent leur propre nom.

oc-learn-roll = Tu lances cinq dés, jusqu’à trois fois. Garde les deux bleus : choisis les trois autres et relance-les.
oc-learn-roll-other = Les deux dés bleus doivent rester, et eux seuls. Choisis les trois autres.
oc-learn-roll-early = Ce serait possible, mais il reste deux lancers. Choisis les trois dés qui ne sont pas bleus et relance-les.
oc-learn-use = Trois bleus, cela suffit. Choisis une carte, puis appuie sur « { oc-do-use } » : chaque dé coche une case dans la ligne de sa couleur.
oc-learn-use-reroll = Un lancer de plus est permis, mais celui-ci est bon. Choisis une carte et utilise-le.
oc-learn-use-pass = Passer est permis, mais les cinq dés rentrent. Choisis une carte et utilise le lancer.
oc-learn-colour = { $rival } a lancé, et tu peux en profiter. Tous les dés d’une couleur doivent rentrer : quelle carte peut prendre quatre rouges ?
oc-learn-colour-some = Trois cases rouges ne suffisent pas pour quatre dés : aucun ne compterait. Prends l’autre carte.
oc-learn-colour-pass = Tu peux passer, mais cinq cases t’attendent ici. Prends la carte où quatre rouges rentrent.
oc-learn-everybody = Tout le monde peut utiliser chaque lancer, sur une carte, ou passer. Sautons quelques lancers.
oc-learn-score = Avec trois lignes complètes, une carte est marquée aussitôt. Utilise ce lancer sur la carte qu’il complète.
oc-learn-score-other = Cette carte ne serait pas marquée. L’autre a deux lignes complètes, et le jaune en fait trois.
oc-learn-score-not = Inutile : ce lancer complète une troisième ligne. Cherche la carte qui rapporte.
oc-learn-scored = Un point par case des lignes complètes : 14. Une nouvelle carte est venue de la pioche.
oc-learn-suns = Le bleu suffirait à marquer cette carte. Mais les soleils rapportent plus, 2 pour un, 5 pour les deux : garde le bleu, relance les quatre autres pour du rouge.
oc-learn-suns-keep = Ne garde que le dé bleu, il est sûr. Relance les quatre autres.
oc-learn-suns-early = Cela ferait 13 points. Il reste deux lancers, et le rouge apporte le second soleil : garde le bleu, relance les quatre autres.
oc-learn-both = Le voilà : le rouge complète la seconde ligne à soleil. Utilise le lancer.
oc-learn-both-not = On ne fait pas mieux. Utilise le lancer sur la carte qui rapporte.
oc-learn-skip = 16 pour les lignes et 5 pour les soleils. Passons à la fin de la partie.
oc-learn-last = Quand quelqu’un marque sa quatrième carte, ce tour est le dernier. Tu en as trois : marques-en une de plus.
oc-learn-last-not = Il manque une case rouge, et un dé est rouge. Utilise le lancer sur cette carte.
oc-learn-end = Tu as gagné. À la fin, les lignes complètes des cartes en cours comptent aussi, mais sans soleils.
