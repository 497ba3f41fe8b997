# Ce que dit --help.

## Partout
help-about = Jouer à deux jeux de cartes effaçables édités par NSV, et les étudier : Silver & Gold de Phil Walker-Harding et Tout sur 1 carte de Steffen Benndorf. Un projet de fan non officiel.
help-everywhere = Dans la langue de ton système ; --language XX, avec n’importe quelle commande, en choisit une autre : { $languages }.
help-usage = Utilisation :
help-parameters = Options
help-group-play = Jouer
help-group-bots = Bots
help-group-records = Journaux
help-group-hosting = Héberger
help-group-shell = Ton shell
help-example = Exemple :
help-arguments = Arguments
help-default = défaut
help-required = obligatoire
help-help = Afficher cette aide et quitter.
help-version = Afficher la version et quitter.

## Les options de plusieurs commandes
help-game = Le jeu : { $games }.
help-players = Nombre de joueurs.
help-seed = La même graine donne les mêmes parties.
help-option = Une option du jeu, comme variant=advanced ; peut être répétée.
help-deck = Jouer avec les cartes de ce fichier (TOML, ou JSON si son nom finit par .json).
help-json = Afficher un objet JSON au lieu d’un tableau.
help-files = Des fichiers de journaux ; - est l’entrée standard.
help-table = L’identifiant de la table, 32 chiffres hexadécimaux.
help-db = Un fichier SQLite, ou postgresql://… Par défaut, le fichier de crossoff serve.

## play
help-play = Jouer une partie dans le terminal.
help-play-more =
    Sans options, tu choisis à l’écran. Chaque coup est enregistré aussitôt : si tu
    pars, ou si le terminal se ferme, --resume reprend la partie.

    En mode texte, on saisit les coups avec la notation du journal, sans la place :
    keep P01 G07, ou mark P01 a1 a2 a3 b3; G07 c1, ou reroll 3 4 5. Pendant la
    partie, ? montre ce que tu peux faire.
help-play-players = Nombre de joueurs. Par défaut, autant que de noms donnés, ou 2.
help-play-seats = Qui est assis où, à partir de la place 0, séparés par des virgules : me, me:NOM, un bot ({ $bots }) ou le tien, FICHIER.py:CLASSE. Par défaut, toi ; des bots casual occupent les autres places.
help-play-seed = La même graine donne les mêmes cartes et les mêmes dés. Par défaut, au hasard.
help-play-resume = Reprendre la dernière partie, ou celle de ce fichier.
help-play-record = Écrire le journal dans ce fichier quand la partie finit ou s’arrête.
help-play-plain = Texte brut, une ligne à la fois (par défaut dans un pipe). Dans un pipe, la partie n’est pas sauvegardée ; --record la garde.

## daily
help-daily = Jouer la donne du jour : la même pour tout le monde ce jour-là.
help-daily-more =
    Tu joues contre un bot. Ensuite, tu vois le par, c’est-à-dire ce que le bot le
    plus fort obtient avec cette donne à ta place, ta série et un texte à partager.
    Une donne inachevée reprend, et ton premier résultat compte.
help-daily-date = La donne de cette date. Par défaut, aujourd’hui.
help-daily-again = La rejouer, pour s’entraîner.
help-daily-plain = Texte brut, une ligne à la fois (par défaut dans un pipe).

## simulate
help-simulate = Faire jouer beaucoup de parties à des bots ; écrire les journaux et un résumé.
help-simulate-more =
    Affiche le score moyen de chaque bot, avec son intervalle à 95 %, et le nombre
    de parties gagnées ; une victoire partagée est répartie entre les gagnants. Les
    parties ne dépendent que de la graine, pas du nombre de processus.
help-simulate-players = Nombre de joueurs. Par défaut, un par bot nommé.
help-simulate-bots = Les bots par place, séparés par des virgules : { $every }, ou le tien, comme ./my_bot.py:MyBot ou 'pipe:COMMANDE'. Une liste plus courte que la table est répétée.
help-simulate-games = Nombre de parties.
help-simulate-records = Écrire les parties dans ce fichier, un journal par ligne. Il n’est remplacé qu’une fois toutes les parties jouées.
help-simulate-jobs = Nombre de processus.

## arena
help-arena = Faire jouer des bots les uns contre les autres et les classer.
help-arena-more =
    À deux places, les compositions sont toutes les paires des bots nommés. Au-delà,
    chaque bot joue seul contre des copies d’un autre et, s’il y a assez de bots,
    toutes les combinaisons de bots différents s’y ajoutent. Chaque composition joue
    chaque donne dans tous les ordres de table, avec les mêmes cartes et les mêmes
    dés, pour que la chance s’annule.

    Affiche le classement Elo, les parts de victoires et les scores moyens, tous
    avec des intervalles à 95 %, et le temps CPU par décision. À part le temps, tout
    ne dépend que de la graine, pas des bots qui jouent ni de leur nombre.
help-arena-bots = Deux bots différents ou plus, séparés par des virgules : { $every }, ou le tien, comme ./my_bot.py:MyBot ou 'pipe:COMMANDE'. Il peut y en avoir plus ou moins que de places.
help-arena-task = Une tâche du banc d’essai, par exemple SG-2-greedy-v1 (docs/benchmark.md) : elle fixe le jeu, le nombre de joueurs, les options, la graine et l’adversaire.
help-arena-games = Parties par composition, arrondies au nombre entier de donnes dans tous les ordres de table.
help-arena-iterations = Itérations par décision pour les bots qui font une recherche.
help-arena-seconds = Secondes par décision pour les bots qui font une recherche. Deux exécutions ne sont alors jamais identiques.
help-arena-jobs = Nombre de processus. Par défaut, un par cœur.
help-arena-cluster = Jouer sur un cluster au lieu de cette machine : dask://HÔTE:PORT ou tcp://HÔTE:PORT pour Dask ; ray://HÔTE:PORT, ray:HÔTE:PORT ou ray:auto pour Ray. Ses workers doivent avoir le même crossoff.
help-arena-resume = Garder l’avancement dans ce fichier. S’il existe, reprendre là où il s’arrête, avec les mêmes résultats que sans interruption. Tout ce qui influe sur les parties doit être identique ; jobs et cluster peuvent changer.
help-arena-records = Écrire les parties dans ce fichier, un journal par ligne, une fois toutes jouées.
help-arena-plot = Tracer le classement dans ce fichier SVG.

## serve
help-serve = Proposer des tables aux navigateurs et aux bots. Sans commande : la même chose, et le navigateur s’ouvre.
help-serve-more =
    Tourne jusqu’à Ctrl+C ou SIGTERM. Les coups sont enregistrés avant d’être
    confirmés ; les parties reprennent après un redémarrage. Plusieurs serveurs
    peuvent partager une base PostgreSQL.
help-serve-host = L’adresse où écouter ; 0.0.0.0 pour toutes.
help-serve-port = Le port ; 0 pour un port libre quelconque.
help-serve-db = Un fichier SQLite, ou postgresql://… Par défaut, un fichier de ton dossier de données.
help-serve-open = Ouvrir le navigateur.
help-serve-origin = Une autre origine dont les pages peuvent se connecter, comme https://example.org, si un proxy modifie l’en-tête Host.
help-serve-trust-proxy = L’adresse ou le réseau d’un proxy devant ce serveur. Son en-tête X-Forwarded-For distingue les joueurs, pour que les limites s’appliquent à chacun.
help-serve-workers = Nombre de processus pour les bots.
help-serve-metrics-port = Exposer des métriques Prometheus sur 127.0.0.1 à ce port.

## join
help-join = Faire jouer ton propre bot à la table d’un serveur.
help-join-more =
    La classe a une méthode : choose(view, legal), qui renvoie un élément de legal,
    ou act(observation, mask), qui renvoie le numéro d’une action. Les deux sont
    décrites dans docs/first-bot.md. Le bot joue jusqu’à la fin de la partie, se
    reconnecte si la connexion est coupée et affiche le score.
help-join-url = Un lien d’invitation, ou celui d’une place que tu as déjà.
help-join-bot = Ta classe : ./my_bot.py:MyBot ou module:Class.
help-join-name = Le nom du bot à la table.

## check
help-check = Vérifier que des parties enregistrées suivent les règles.
help-check-more =
    Un fichier contient un journal par ligne, ou un seul sur plusieurs lignes. Les
    lignes vides sont ignorées, et un fichier sans journal est valide. Pour chaque
    journal incorrect, une ligne s’affiche : le fichier, le numéro du journal, la
    ligne de son historique (0 pour ce qui le précède) et la raison.

    Code de sortie 0 si tous les journaux sont valides, 1 si l’un est incorrect,
    2 si un fichier est illisible.

## verify
help-verify = Vérifier que le hasard de parties enregistrées était équitable.
help-verify-more =
    La graine d’un journal doit correspondre à son empreinte pour cette table, ce
    jeu et ces cartes, et chaque carte et chaque dé doivent être ceux que donnent la
    graine et les nonces des joueurs. Les décisions doivent correspondre à la chaîne
    de hachage du journal, et le résultat doit être juste. Pour chaque journal qui
    échoue, une ligne s’affiche : le fichier, le numéro du journal, la ligne de son
    historique (0 pour ce qui le précède) et la raison. docs/fairness.md explique ce
    que cela prouve et ce que cela ne prouve pas.

    Code de sortie 0 si chaque journal est une partie complète et vérifiée, 1 si
    l’un ne l’est pas (ou est inachevé, ou n’a rien à vérifier), 2 si un fichier est
    illisible.
help-verify-head = Un head reçu pendant la partie (64 chiffres hexadécimaux) ; il doit être dans la chaîne. Peut être répété.

## dataset
help-dataset = Écrire les décisions de parties enregistrées sous forme de tableaux, pour l’apprentissage.
help-dataset-more =
    Le fichier est une archive NumPy (.npz) avec une ligne par décision :
    observation, masque des actions autorisées, action, récompense jusqu’à la
    décision suivante de la place, et somme des récompenses jusqu’à la fin de la
    partie. docs/environments.md décrit les tableaux. Tous les journaux doivent
    être du même jeu, avec le même nombre de joueurs.
help-dataset-out = Le fichier à écrire.
help-dataset-minari = Écrire plutôt un jeu de données Minari sous cet identifiant, comme crossoff/sg-expert-v0 ; demande crossoff[rl,learn].
help-dataset-flat = Un vecteur par observation, avec les données des cartes.
help-dataset-reward = Ce que reçoit une place : les points dès qu’ils sont marqués ; ou, à la fin, son score, sa part de la victoire ou son avance.
help-dataset-bot = Seulement les décisions de ce bot.

## games
help-games = Lister les parties terminées que tu as jouées dans le terminal.
help-games-more =
    La plus récente d’abord, avec le numéro de chaque partie. Les parties jouées dans
    un pipe n’y sont pas.

## review
help-review = Analyser des parties terminées : hasard, pertes et décisions les plus coûteuses.
help-review-more =
    Après chaque décision et ses alternatives, le coach joue de nombreuses fois la
    suite de la partie. Il montre pour chaque place les chances de gagner, la part
    du hasard, ce que ses décisions ont coûté et pourquoi. Une décision est jugée
    d’après ce que la place pouvait savoir. docs/coach.md explique les chiffres.

    Code de sortie 0 si toutes les parties ont été analysées, 1 si l’une n’est pas
    finie ou pas valide (aucune page n’est alors écrite), 2 si un fichier est
    illisible.
help-review-files = Fichiers de journaux ; - est l’entrée standard, un nombre est une partie de crossoff games.
help-review-record = Seulement ce journal de chaque fichier, en comptant à partir de 1. Par défaut, tous.
help-review-seat = Seulement les décisions de cette place, en comptant à partir de 0. Par défaut, toutes.
help-review-depth = Profondeur de l’analyse : { $depths }.
help-review-seed = La même graine donne la même analyse.
help-review-jobs = Nombre de processus.
help-review-json = Afficher un objet JSON par partie (crossoff-review/1).
help-review-html = Écrire une page avec toutes les analyses dans ce fichier, à lire dans un navigateur ou à envoyer.

## show
help-show = Dessiner la table à n’importe quel moment d’une partie enregistrée.
help-show-more = Montre tout ce qui est sur la table, en 80 colonnes.
help-show-file = Un fichier de journaux ; - est l’entrée standard.
help-show-record = Quel journal du fichier, en comptant à partir de 1.
help-show-turn = La fin de ce tour, en comptant à partir de 1 sur toute la partie ; 0 est la table après la mise en place. Par défaut, la fin du journal.

## export
help-export = Afficher le journal d’une table de la base d’un serveur.
help-export-more =
    Affiche une ligne de JSON ; le serveur peut continuer à tourner. Tant que la
    partie dure, le journal ne contient que ce qu’un spectateur a vu : pas de cartes
    distribuées en secret, pas de coups que les autres ne doivent pas encore
    connaître, pas de graine. Les secrets des joueurs ne sont jamais affichés.
help-export-events = Afficher les événements, un objet JSON par ligne.

## erase
help-erase = Effacer pour de bon une table de la base d’un serveur.
help-erase-more =
    Efface la partie, ses secrets, et les noms et nonces des joueurs.

    Dans un fichier SQLite, les octets sont écrasés ; arrête d’abord tout serveur
    qui l’utilise. PostgreSQL réécrit ses tables, et les serveurs attendent. Les
    sauvegardes, les journaux archivés de la base et les journaux de partie
    téléchargés ne sont pas concernés.
help-erase-yes = Ne pas demander de confirmation.

## doctor
help-doctor = Vérifier ce qu’un serveur avec cette base peut promettre, et ce qui est en danger.
help-doctor-more =
    Ne modifie rien ; un serveur peut tourner.

    Code de sortie 0 si rien n’est en danger, 1 si quelque chose l’est, 2 si la base
    ne peut pas être examinée.

## bench
help-bench = Mesurer la vitesse des jeux sur cette machine.
help-bench-more =
    Les parties sont à deux, avec la première valeur de chaque option.

    random : des parties à l’intérieur du moteur ; bare step : un appel du moteur
    par décision, depuis Python ; typed : à travers des positions, comme joue un
    bot Python ; batched : beaucoup de parties menées de front, avec toutes les
    observations ; plain : des parties au hasard sans compilation. Le tout en temps
    CPU d’un cœur. Une première partie et --help sont des processus entiers, en
    secondes réelles.
help-bench-seconds = Temps CPU de chaque mesure.

## completion
help-completion = Afficher un script qui complète commandes, options, jeux et bots avec Tab.
help-completion-more =
    Pour l’activer, enregistre le script là où ton shell le cherche, comme dans les
    exemples, puis ouvre un nouveau shell.
help-completion-shell = Ton shell : { $shells }.
