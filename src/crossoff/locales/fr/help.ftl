# Ce que dit --help.

## Partout
help-about = Jouer à deux jeux de cartes effaçables et les étudier : Silver & Gold et Tout sur 1 carte.
help-everywhere = Tout cela est dit dans la langue de ton système. --language XX, avec n’importe quelle commande, en choisit une autre : { $languages }.
help-usage = Usage :
help-commands = Commandes
help-parameters = Options
help-arguments = Arguments
help-default = défaut
help-required = obligatoire
help-help = Afficher cette aide et s’arrêter.
help-version = Afficher la version et s’arrêter.

## Les options de plusieurs commandes
help-game = Le jeu : { $games }.
help-players = Les places à la table.
help-seed = La même graine donne les mêmes parties.
help-option = Un choix que le jeu propose, comme variant=advanced ; peut être donné plusieurs fois.
help-deck = Jouer avec les cartes de ce fichier (TOML, ou JSON si son nom finit par .json).
help-json = Afficher un objet JSON au lieu d’un tableau.
help-files = Des fichiers de journaux ; - est l’entrée standard.
help-table = L’identifiant de la table, 32 chiffres hexadécimaux.
help-db = Le fichier d’une base SQLite, ou postgresql://… Par défaut, le fichier de crossoff serve.

## play
help-play = Jouer une partie dans le terminal.
help-play-more =
    Sans options, tu choisis à l’écran. Chaque décision est gardée aussitôt : une
    partie quittée, ou dont le terminal s’est perdu, reprend avec --resume.

    Ligne par ligne, on tape les décisions avec les mots du journal, sans la place,
    comme : keep P01 G07, ou mark P01 a1 a2 a3 b3; G07 c1, ou reroll 3 4 5. Pendant
    la partie, ? montre ce que tu peux faire.
help-play-players = Les places à la table. Par défaut, autant que de noms, ou 2.
help-play-seats = Qui est assis où, depuis la place 0, séparés par des virgules : me, me:NOM ou un bot ({ $bots }). Par défaut, toi ; les autres places sont casual.
help-play-seed = La même graine donne les mêmes cartes et les mêmes dés. Par défaut, de nouveaux.
help-play-resume = Reprendre la dernière partie quittée, ou celle de ce fichier.
help-play-record = Écrire ici le journal quand la partie finit ou s’arrête.
help-play-plain = Ligne par ligne, comme toujours à travers un tube.

## simulate
help-simulate = Faire jouer beaucoup de parties à des bots ; écrire leurs journaux et un résumé.
help-simulate-more =
    Affiche les points moyens de chaque bot, avec leur intervalle à 95 %, et
    combien de parties il a gagnées ; d’une victoire partagée, chaque gagnant a sa
    part. Les parties ne dépendent que de la graine, pas du nombre de processus.
help-simulate-players = Les places à la table. Par défaut, une par bot nommé.
help-simulate-bots = Les bots par place, séparés par des virgules : { $every }, ou le tien, comme ./my_bot.py:MyBot. Une liste plus courte que la table se répète.
help-simulate-games = Combien de parties.
help-simulate-records = Écrire les parties dans ce fichier, un journal par ligne. Il n’est remplacé que quand toutes sont jouées.
help-simulate-jobs = Combien de processus jouent.

## arena
help-arena = Faire jouer des bots les uns contre les autres et les coter.
help-arena-more =
    À deux places, les tablées sont toutes les paires des bots nommés. À plus de
    places, ce sont chaque bot seul contre un autre assis à toutes les autres
    places et, s’il y a assez de bots, tous les choix d’autant de bots différents
    que de places. Chaque tablée joue chaque donne dans tous les ordres de table,
    avec les mêmes cartes et les mêmes dés pour tous, pour que la chance s’annule.

    Affiche les cotes sur l’échelle Elo, les parts de victoires et les points
    moyens, tous avec des intervalles à 95 %, et le temps CPU par décision. À part
    le temps, tout ne dépend que de la graine, pas de qui joue ni combien.
help-arena-bots = Deux bots différents ou plus, séparés par des virgules : { $every }, ou le tien, comme ./my_bot.py:MyBot. Il peut y en avoir plus ou moins que de places.
help-arena-games = Les parties de chaque tablée, arrondies vers le haut à des donnes entières dans tous les ordres de table.
help-arena-iterations = Laisser les bots qui cherchent regarder autant de suites par décision.
help-arena-seconds = Laisser les bots qui cherchent prendre autant de temps par décision. Deux exécutions ne sont alors jamais identiques.
help-arena-jobs = Combien de processus jouent ; par défaut, un par cœur.
help-arena-cluster = Faire jouer une grappe au lieu de cette machine : dask://HÔTE:PORT ou tcp://HÔTE:PORT pour Dask, ray://HÔTE:PORT, ray:HÔTE:PORT ou ray:auto pour Ray. Ses machines doivent avoir le même crossoff.
help-arena-resume = Garder l’avancement dans ce fichier. S’il existe déjà, continuer où il finit : les résultats sont ceux d’une exécution jamais arrêtée. Tout ce qui décide des parties doit être comme avant ; jobs et cluster peuvent changer.
help-arena-records = Écrire les parties dans ce fichier, un journal par ligne, quand toutes sont jouées.
help-arena-plot = Dessiner les cotes dans ce fichier, en SVG.

## serve
help-serve = Offrir des tables aux navigateurs et aux bots. Sans commande : de même, et ouvrir un navigateur.
help-serve-more =
    Continue jusqu’à Ctrl-C ou SIGTERM. Les décisions sont enregistrées avant
    d’être confirmées ; les parties reprennent après un redémarrage. Plusieurs
    serveurs peuvent partager un PostgreSQL.
help-serve-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
help-serve-port = Le port ; 0 pour n’importe lequel de libre.
help-serve-db = Le fichier d’une base SQLite, ou postgresql://… Par défaut, un fichier de ton dossier de données.
help-serve-open = Ouvrir le navigateur.
help-serve-origin = Une autre origine dont les pages peuvent se connecter, comme https://example.org, quand un proxy change l’en-tête Host.
help-serve-trust-proxy = L’adresse, ou le réseau, d’un proxy devant ce serveur. Il dit dans X-Forwarded-For d’où viennent les gens, pour que les limites les comptent un par un.
help-serve-workers = Les processus où réfléchissent les bots.
help-serve-metrics-port = Offrir des chiffres à Prometheus sur 127.0.0.1 à ce port.

## join
help-join = Faire jouer ton propre bot à la table d’un serveur.
help-join-more =
    La classe a une méthode, choose(view, legal), qui renvoie un élément de legal.
    Ce que sont les deux est dans docs/wire.md ; examples/my_bot.py en est un
    exemple. Il joue jusqu’à la fin de la partie, revient si la connexion est
    coupée et affiche les points.
help-join-url = Le lien qui invite à la table, ou celui d’une place que tu as.
help-join-bot = Ta classe : ./my_bot.py:MyBot ou module:Class.
help-join-name = Son nom à la table.

## check
help-check = Dire de chaque journal si c’est une partie selon les règles.
help-check-more =
    Un fichier contient un journal par ligne, ou un seul sur plusieurs lignes ; les
    lignes vides ne comptent pas, et un fichier sans journal est en ordre. Pour
    chaque mauvais journal, une ligne s’affiche : le fichier, le numéro du journal,
    la ligne de son historique (0 pour ce qui le précède) et la raison.

    Finit par 0 si tout va bien, 1 si un journal est mauvais, 2 si un fichier est
    illisible.

## verify
help-verify = Vérifier que le hasard de chaque journal était équitable.
help-verify-more =
    La graine d’un journal doit correspondre à son sceau pour cette table, ce jeu et
    ces cartes, et chaque carte et chaque dé doivent être ceux que donnent la graine
    et ce que chacun a ajouté. Les décisions doivent être celles de la chaîne de
    hachage du journal, et le résultat doit être juste. Pour chaque journal qui
    échoue, une ligne s’affiche : le fichier, le numéro du journal, la ligne de son
    historique (0 pour ce qui le précède) et la raison. Ce que cela prouve ou non
    est dans docs/fairness.md.

    Finit par 0 si chaque journal est une partie entière et vérifiée, 1 si l’un ne
    l’est pas (ou est inachevé, ou n’a rien à vérifier), 2 si un fichier est
    illisible.
help-verify-head = Un head reçu pendant la partie (64 chiffres hexadécimaux) ; il doit être dans la chaîne. Peut être répété.

## show
help-show = Dessiner la table à un moment d’une partie enregistrée.
help-show-more = L’image montre tout ce qui est sur la table, en 80 colonnes.
help-show-file = Un fichier de journaux ; - est l’entrée standard.
help-show-record = Quel journal du fichier, en comptant à partir de 1.
help-show-turn = La fin de ce tour, en comptant à partir de 1 sur toute la partie ; 0 est la table après la mise en place. Par défaut, la fin du journal.

## export
help-export = Afficher le journal d’une table de la base d’un serveur.
help-export-more =
    C’est une ligne de JSON. Le serveur peut continuer pendant ce temps. Tant que
    la partie dure, le journal contient ce qu’on a pu voir en regardant : pas de
    cartes distribuées en secret, pas de décisions que les autres ne doivent pas
    encore connaître, pas de graine. Les secrets des gens ne sont jamais affichés.
help-export-events = Afficher ce qui s’est passé, un objet JSON par ligne.

## erase
help-erase = Effacer pour de bon une table de la base d’un serveur.
help-erase-more =
    Tout disparaît : sa partie, les noms et les ajouts des gens, ses secrets.

    Dans un fichier SQLite, les octets sont écrasés ; un serveur qui l’utilise doit
    d’abord être arrêté. PostgreSQL réécrit ses tables, et les serveurs attendent.
    Les sauvegardes, les journaux archivés de la base et les journaux de parties
    que des gens ont téléchargés ne sont pas atteints.
help-erase-yes = Ne pas demander si c’est voulu.

## doctor
help-doctor = Dire ce qu’un serveur avec cette base peut promettre, et ce qu’il ne peut pas.
help-doctor-more =
    Rien n’est changé, et un serveur peut tourner.

    Finit par 0 si rien n’est en danger, 1 si quelque chose l’est, 2 si la base ne
    peut pas être examinée.

## bench
help-bench = Mesurer la vitesse des jeux sur cette machine.
help-bench-more =
    Les parties sont à deux, Tout sur 1 carte avec les règles de base.

    random : des parties à l’intérieur du moteur ; bare step : un appel du moteur
    par décision, depuis Python ; typed : à travers des positions, comme joue un
    bot en Python ; batched : beaucoup de parties menées de front, avec tout ce
    qu’on montre à un programme qui apprend ; plain : des parties au hasard sans
    compilation. Le tout en temps CPU d’un cœur. Une première partie et --help
    sont des processus entiers, en secondes réelles.
help-bench-seconds = Le temps CPU de chaque vitesse mesurée.
