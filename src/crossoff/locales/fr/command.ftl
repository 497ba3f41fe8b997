# Ce que dit la ligne de commande.

## Les erreurs dans la commande
cmd-unknown-command = commande inconnue { $command } ; { $hint }
cmd-unknown-language = langue inconnue { $language } ; { $hint }
cmd-unknown-shell = shell inconnu { $shell } ; { $hint }
cmd-unexpected = inattendu : { $words } ; { $hint }
cmd-unknown-option = option inconnue { $option } ; { $hint }
cmd-missing-value = { $option } demande une valeur ; { $hint }
cmd-missing = il manque { $name } ; { $hint }
cmd-bad-value = { $option } doit être { $kind }, pas { $value }
cmd-kind-int = un nombre entier
cmd-kind-float = un nombre
cmd-repeated = { $option } est donnée plus d’une fois
cmd-see = voir { $command }
cmd-at-least-one = { $option } doit être au moins 1, pas { $value }
cmd-seconds-range = --seconds doit être supérieur à 0 et au plus 3600, pas { $seconds }
cmd-different-files = --resume, --records et --plot doivent être des fichiers différents
cmd-task-fixes = { $task } fixe le jeu, les joueurs, les options, les cartes et la graine ; ne les indique pas
cmd-needs-file = { $command } demande un fichier ; { $hint }

## Les fichiers
cmd-is-directory = { $file } est un dossier, pas un fichier
cmd-no-directory = impossible d’écrire { $file } : le dossier { $folder } n’existe pas
cmd-stdin-closed = l’entrée standard est fermée

## Jeux, bots, places
cmd-too-many-named =
    { $seats ->
        [one] { $given } joueurs nommés pour { $seats } place
       *[other] { $given } joueurs nommés pour { $seats } places
    }
cmd-option-form = une option s’écrit NOM=VALEUR, pas { $text }
cmd-option-twice = l’option { $option } est donnée deux fois

## Jouer dans le terminal
cmd-loading-game = chargement du jeu
cmd-unknown-seat = type de place inconnu { $seat } ; { $hint }
cmd-bad-name = un nom doit avoir de 1 à { $longest } caractères visibles, pas { $name }
cmd-same-names = deux personnes à la table ont le même nom
cmd-play-resume-alone = --resume reprend une partie telle qu’elle a commencé : il n’accepte ni jeu, ni places, ni options, ni cartes, ni graine
cmd-play-nothing-left = il n’y a pas de partie à reprendre
cmd-play-kept = Partie sauvegardée ; crossoff play --resume la reprend.
cmd-record-is-in = Journal enregistré dans { $file }.
cmd-hand-over = Passe le clavier à { $name }. La suite : rien que pour ses yeux.
cmd-hand-over-enter = { $name }, appuie sur Entrée pour continuer.
cmd-plain-how =
    Saisis un coup avec la notation du journal, ou bien :
      ?             ce que tu peux faire ; ? 2 montre la deuxième page
      undo          annuler ta dernière saisie, tant que le coup est incomplet
      save FICHIER  écrire le journal jusqu’ici dans un fichier
      quit          arrêter
      Entrée        montrer la table encore une fois
cmd-plain-stopped = La partie s’arrête ici.
cmd-plain-thinking = { $name } réfléchit
cmd-plain-nothing-back = Il n’y a rien à annuler.
cmd-plain-choices =
    { $count ->
        [1] un seul choix : { $example }
       *[other] { $count } choix, par exemple : { $example }
    }
cmd-plain-pages = Les pages vont de 1 à { $last }.
cmd-plain-page = Page { $page } sur { $last } ; ? { $next } montre la suivante.
cmd-plain-save-where = Enregistrer le journal ? Un nom de fichier, ou Entrée pour non :
cmd-plain-save-needs-name = save demande un nom de fichier.
cmd-plain-save-failed = Ça n’a pas marché : { $reason }.

## Les journaux : check, verify, show
cmd-checking = vérification
cmd-checked =
    { $good ->
        [one] { $good } journal valide
       *[other] { $good } journaux valides
    }
cmd-dataset-where = indique soit --out FICHIER, soit --minari ID
cmd-dataset-written =
    { $decisions ->
        [one] { $decisions } décision écrite dans { $file }
       *[other] { $decisions } décisions écrites dans { $file }
    }
cmd-verified =
    { $good ->
        [one] { $good } partie vérifiée
       *[other] { $good } parties vérifiées
    }
cmd-some-bad = { $said }, { $bad } non
cmd-show-turn = { $file }, journal { $record }, après le tour { $turn } sur { $last }
cmd-show-set-up = { $file }, journal { $record }, après la mise en place
cmd-turns-range =
    { $last ->
        [one] le journal a { $last } tour ; --turn va de 0 à { $last }, pas { $turn }
       *[other] le journal a { $last } tours ; --turn va de 0 à { $last }, pas { $turn }
    }
cmd-record-from-1 = --record compte à partir de 1, pas de { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } contient { $found } journal ; il n’y a pas de journal { $number }
       *[other] { $file } contient { $found } journaux ; il n’y a pas de journal { $number }
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = La donne du jour : { $game }, { $date }
cmd-daily-result = Résultat : toi { $mine }, le bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] Le par est de { $par } ({ $low } à { $high }) : c’est ce que le bot le plus fort obtient ici à ta place, en moyenne sur { $games } partie.
       *[other] Le par est de { $par } ({ $low } à { $high }) : c’est ce que le bot le plus fort obtient ici à ta place, en moyenne sur { $games } parties.
    }
cmd-daily-best = Meilleur score connu : { $points }
cmd-daily-no-par = Le par n’a pas pu être calculé ici.
cmd-daily-computing = calcul du par
cmd-daily-streak =
    { $days ->
        [0] Pas de série : c’était la donne d’un jour passé.
        [one] Série : { $days } jour
       *[other] Série : { $days } jours
    }
cmd-daily-share = À partager :
cmd-daily-future = la donne du { $date } n’est pas encore disponible
cmd-daily-bad-date = attendu : une date comme 2026-11-18 ; trouvé : { $date }

## games
cmd-column-number = n°
cmd-column-date = date
cmd-column-game = jeu
cmd-column-players = joueurs
cmd-column-points = points
cmd-column-result = résultat
cmd-games-none = Aucune partie terminée pour l’instant. Joues-en une avec crossoff play ; elle apparaîtra ici à la fin.
cmd-games-kept = Ces parties sont dans { $folder }, un journal par fichier ; les { $most } dernières sont conservées.
cmd-games-review = { $command } analyse la partie qui porte ce numéro.

## review
cmd-reviewing = analyse
cmd-review-is-in = Analyse enregistrée dans { $file }.
cmd-unknown-depth = profondeur inconnue { $depth } ; { $hint }
cmd-seat-range = --seat va de 0 à { $last }, pas { $seat }
cmd-no-such-game = il n’y a pas de partie terminée { $number } ; { $command } en donne la liste

## Beaucoup de parties : simulate, arena, bench
cmd-loading-games = chargement des jeux
cmd-starting = démarrage
cmd-playing = parties en cours
cmd-measuring = mesures en cours
cmd-measured-failed = un processus mesuré a échoué : { $reason }
cmd-stopped = arrêté après { $done } manches sur { $total } ; { $how }
cmd-nothing-kept = rien n’a été enregistré. Avec --resume FICHIER, on peut arrêter et reprendre
cmd-goes-on = la même commande reprend à cet endroit, avec { $file }
cmd-own-deck = cartes personnelles
cmd-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
cmd-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
cmd-seed = graine { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } itération par décision
       *[other] { $count } itérations par décision
    }
cmd-seconds-each = { $seconds } s par décision
cmd-column-bot = bot
cmd-column-seats = places
cmd-column-games = parties
cmd-column-mean-score = score moyen
cmd-column-interval = intervalle à 95 %
cmd-column-wins = victoires
cmd-column-share = part
cmd-column-rating = Elo
cmd-column-lineup = composition
cmd-column-lead = avance
cmd-column-cpu-time = temps CPU
cmd-column-decisions = décisions
cmd-column-mean = moyenne
cmd-column-longest = plus longue
cmd-figure = mesure
cmd-value = valeur
cmd-span = { $low } à { $high }
cmd-to = à
cmd-shared-wins = Victoires partagées : { $count }, réparties entre les gagnants.
cmd-speed = { $decisions } décisions en { $seconds } s de jeu : { $rate } décisions/s par processus
cmd-note-intervals = Intervalles à 95 %, d’après la dispersion entre les donnes : Wilson pour les victoires, Student pour les scores, bootstrap bayésien pour l’Elo. Une victoire partagée est répartie entre les gagnants.
cmd-note-ratings = Classement : échelle Elo, { $anchor } est à 0 ; maximum de vraisemblance (Bradley-Terry, Plackett-Luce), avec pour chaque bot une victoire et une défaite de plus contre un adversaire moyen.
cmd-note-fair = Victoires et scores sont par place ; entre égaux, chacun gagne { $share }.
cmd-note-seconds = Avec un temps limité, deux exécutions ne sont jamais identiques.
cmd-note-one-deal = Une seule donne ne permet pas de calculer d’intervalles.
cmd-note-few-deals = Avec si peu de donnes, les intervalles de l’Elo sont trop étroits.
cmd-plot-title = Classement des bots
cmd-plot-axis = Elo, { $anchor } = 0 ; les traits sont les intervalles à 95 %
cmd-plot-about = Classement Elo avec les intervalles à 95 %, { $anchor } à 0 :

## Pour qui héberge : serve, export, erase
cmd-workers-range = workers va de 1 à 64, pas { $workers }
cmd-port-range = un port va de 0 à 65535, pas { $port }
cmd-serving = crossoff tourne à l’adresse { $address }  (Ctrl+C pour arrêter)
cmd-seated = Place prise. Si le programme s’arrête avant la partie, voici le lien de la place : { $link }
cmd-server-stopped = le serveur s’est arrêté pour ne rien perdre : { $reason }
cmd-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
cmd-other-port = choisis-en un autre avec --port
cmd-bad-proxy = un proxy est une adresse ou un réseau d’adresses, pas { $text }
cmd-table-id = l’identifiant d’une table a 32 chiffres hexadécimaux, pas { $id }
cmd-no-such-table = il n’y a pas de table { $table } dans cette base
cmd-not-begun = la partie de cette table n’a pas commencé, il n’y a donc pas de journal
cmd-erased = la table { $table } est effacée
cmd-erase-ask = Effacer la table { $table } pour de bon ? Tape { $word } :
cmd-erase-nobody = impossible de demander confirmation ici ; ajoute --yes
cmd-nothing-erased = rien n’a été effacé

## doctor : ce qui est promis
cmd-doctor-no-file = Le fichier { $file } n’existe pas encore ; un serveur le créerait.
cmd-doctor-at-risk = En danger
cmd-doctor-promised = Promis
cmd-doctor-not-promised = Pas promis
cmd-doctor-kept-decisions = Un coup confirmé survit à un plantage, à un arrêt forcé ou à une coupure de courant, une seule fois et à sa place.
cmd-doctor-kept-games = Quand le serveur redémarre, les parties reprennent là où elles en étaient.
cmd-doctor-kept-log = Un journal modifié ou endommagé est détecté, et aucune autre partie n’en souffre.
cmd-doctor-never-lying-disk = Si un disque annonce des écritures qu’il n’a pas faites, des coups enregistrés peuvent être perdus.
cmd-doctor-never-readers = Quiconque peut lire la base ou une sauvegarde voit les cartes cachées des parties en cours.
cmd-doctor-never-lost-disk = Le fichier est sur un seul disque : s’il est perdu, les parties depuis la dernière sauvegarde le sont aussi.
cmd-doctor-never-two-servers = Un seul processus serveur à la fois. Tant qu’il est arrêté, personne ne peut jouer.
cmd-doctor-never-no-standby = Aucun serveur de secours n’a de copie : si le disque de la base est perdu, les parties depuis la dernière sauvegarde le sont aussi.
cmd-doctor-never-takeover = Ce que fait un serveur de secours quand la machine de la base tombe dépend de ta configuration de bascule ; fais l’essai.

## doctor : ce qui est constaté
cmd-fact-database = base
cmd-fact-file = fichier
cmd-fact-place = emplacement
cmd-fact-size = taille
cmd-fact-file-mode = droits du fichier
cmd-fact-writable = accessible en écriture
cmd-fact-file-system = système de fichiers
cmd-fact-free-space = espace libre
cmd-fact-schema = schéma
cmd-fact-clock = horloge
cmd-fact-max-connections = connexions max.
cmd-fact-bots = bots
cmd-fact-bot-sandbox = isolement des bots
cmd-fact-role = rôle
cmd-fact-standbys = serveurs de secours
cmd-value-yes = oui
cmd-value-no = non
cmd-value-none = aucun
cmd-value-unknown = inconnu
cmd-value-in-order = correct
cmd-value-none-yet-a-server-makes-the = pas encore ; un serveur créera le fichier
cmd-value-none-yet-a-server-makes-it = pas encore ; un serveur le créera
cmd-value-compiled = compilés
cmd-value-not-compiled-yet = pas encore compilés : les bots forts demanderont environ une minute au prochain démarrage
cmd-value-no-network-no-files = ni réseau ni fichiers
cmd-value-no-network = pas de réseau
cmd-value-no-files = pas de fichiers
cmd-value-none-on-this-system = aucun sur ce système
cmd-risk-a-power-cut-takes-saved-moves = une coupure de courant peut faire perdre des coups enregistrés
cmd-risk-the-file-is-damaged-restore-a = le fichier est endommagé : restaure une copie
cmd-risk-others-on-this-machine-can-read = d’autres utilisateurs de cette machine peuvent lire les parties
cmd-risk-whoever-runs-this-command-can-save = l’utilisateur qui lance cette commande ne peut rien y enregistrer
cmd-risk-locks-and-syncs-over-a-network = les verrous et les écritures à travers un réseau ne sont pas fiables : prends un disque local
cmd-risk-this-is-memory-everything-is-gone = c’est de la mémoire : tout disparaît quand la machine s’éteint
cmd-risk-when-it-is-full-no-decision = quand il sera plein, aucun coup ne pourra être enregistré
cmd-risk-a-crash-of-its-machine-can = un plantage de sa machine peut tout faire perdre ou tout endommager : mets fsync = on
cmd-risk-a-power-cut-can-damage-pages = une coupure de courant peut endommager des pages pour de bon : mets full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = des coups enregistrés peuvent se perdre : il doit être actif pour nos connexions
cmd-risk-this-server-is-a-standby-it = c’est un serveur de secours : on peut y lire, mais rien enregistrer
cmd-risk-no-standby-is-waited-for-when = les commits n’attendent aucun serveur de secours : si l’un prend la relève, les derniers coups enregistrés peuvent manquer. Règle synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = créé par un crossoff plus récent : ce programme ne sait pas s’en servir
cmd-risk-a-clock-was-set-back-the = une horloge a reculé : les heures des journaux sont fausses
cmd-risk-the-times-in-logs-and-in = les heures des journaux et celles de la base ne concordent pas : règle les deux horloges par NTP
