# Pourquoi quelque chose est refusé ou impossible.

## Les fichiers
why-cannot-write = impossible d’écrire { $file } : { $reason }
why-cannot-read = impossible de lire { $file } : { $reason }
why-no-file = le fichier { $file } n’existe pas
why-line = ligne { $line }
why-nested = imbriqué trop profondément

## Jeux, bots, options
why-unknown-game = jeu inconnu { $game } ; { $hint }
why-did-you-mean = voulais-tu dire { $name } ?
why-available = possibles : { $names }
why-players = { $title } est pour { $least } à { $most } joueurs, pas pour { $players }
why-unknown-option = option inconnue { $option } ; options de { $title } : { $known }
why-no-options = aucune
why-option-values = l’option { $option } vaut { $known }, pas { $got }
why-unknown-bot = bot inconnu { $bot } ; { $hint }
why-unknown-task = tâche inconnue { $task } ; { $hint }
why-game-lacks-bot = { $title } n’a pas de bot { $bot } ; possibles : { $bots }
why-not-compiled = { $title } n’a pas de bot compilé { $bot } pour jouer de nombreuses parties à la fois ; possibles : { $bots }
why-learned-players = le bot entraîné de { $title } ne joue qu’à deux
why-no-observing = { $title } n’a pas d’observations pour les programmes qui apprennent
why-data-unfinished = le journal { $number } n’a pas de résultat : la partie n’a pas été jouée jusqu’au bout
why-data-mixed = des journaux de jeux, de nombres de joueurs ou de cartes différents ne peuvent pas aller dans un même fichier
why-data-empty = il n’y a aucune décision à écrire
why-no-deck = il n’y a pas de cartes : ce jeu n’a pas de paquet
why-budget = la limite { $option } doit être supérieure à 0, pas { $got }
why-package = il manque le paquet { $package } : pip install 'crossoff[{ $extra }]'

## Ton propre bot, et une place pour lui
why-bot-name = le bot { $bot } : il faut FICHIER.py:CLASSE ou MODULE:CLASSE
why-bot-import = le bot { $bot } : { $reason }
why-bot-class = le bot { $bot } : { $place } n’a pas de classe { $wanted } avec une méthode choose, act ou act_batch
why-bot-choice = { $bot } devait renvoyer un choix parmi { $count }, pas { $got }
why-bot-action = { $bot } devait renvoyer le numéro d’une action autorisée parmi { $count }, pas { $got }
why-bot-actions = act_batch de { $bot } devait renvoyer { $count } numéros d’action, un par partie, pas { $got }
why-bot-raised = { $bot } a échoué : { $reason }
why-bot-program = le bot { $bot } : le programme { $program } n’existe pas
why-bot-silent = { $bot } n’a pas répondu en { $seconds } s
why-bot-ended = { $bot } s’est terminé avec le code { $status } au lieu de répondre
why-bot-answer = { $bot } devait répondre par une ligne, un objet JSON avec l’id { $id }, pas { $got }
why-join-link = il faut un lien qui commence par http:// ou https:// et finit par #j/TABLE/INVITATION ou #t/TABLE/JETON
why-join-no-seat = pas de place : { $reason }
why-join-no-table = pas d’accès à la table : { $reason }
why-join-unreached = la table est injoignable : { $reason }
why-join-refused = { $do } a été refusé : { $reason }

## Les cartes
why-deck-missing = manque
why-deck-unknown-key = clé inconnue { $got } ; attendu : { $known }
why-deck-unknown-color = couleur inconnue { $got } ; attendu : { $known }
why-deck-not-a-name = { $got } n’est pas un nom de 1 à 12 lettres, chiffres, '_' ou '-'
why-deck-not-a-color = { $got } n’est pas un simple nom de 1 à 12 lettres a-z
why-deck-twice = { $got } figure deux fois
why-deck-key-twice = la clé { $key } figure deux fois
why-deck-expected-list = attendu : une liste ; trouvé : { $got }
why-deck-expected-table = attendu : une table ; trouvé : { $got }
why-deck-expected-text = attendu : un texte ; trouvé : { $got }
why-deck-expected-integer = attendu : un nombre entier de { $low } à { $high } ; trouvé : { $got }
why-deck-length = il en faut de { $low } à { $high } ; trouvé : { $got }
why-deck-exactly = il en faut exactement { $count } ; trouvé : { $got }
why-deck-list = une liste
why-deck-table = une table
why-deck-huge = un nombre énorme
why-deck-form = ce n’est pas du { $form } : { $reason }
why-deck-not-utf-8 = ce n’est pas de l’UTF-8
why-deck-not-a-file = un dossier ou un périphérique, pas un fichier
why-deck-large = plus grand que { $size } Kio
why-deck-long-line = { $length } caractères ; une ligne peut en avoir au plus { $most }
why-deck-unread = lecture impossible : { $reason }

## Les journaux
why-not-a-record = ce n’est pas un journal : { $reason }
why-record-missing = il manque { $field }
why-record-large = plus long que { $size } Mio
why-not-a-review = ce n’est pas une analyse : { $reason }
why-review-unfinished = la partie n’est pas finie ; seules les parties terminées peuvent être analysées
why-unknown-depth = profondeur inconnue { $depth } ; { $hint }
why-no-coach = impossible d’analyser { $title } : il faudrait deviner ce qui est caché
why-no-seat = attendu : une place de 0 à { $last } ; trouvé : { $seat }
why-format = attendu : le format { $format } ; trouvé : { $got }
why-older-rules = créé par la version { $version } des règles, avant la première publication ; impossible de continuer
why-unknown-deck = cartes inconnues { $got } ; attendu : { $standard } ou un objet avec des cartes
why-expected = attendu : { $what } ; trouvé : { $got }
why-head = '{ $head } …'
why-line-of-seat = une ligne de la place { $seat }
why-no-line = aucune autre ligne, car la partie est finie
why-seat = place
why-count = attendu : { $count } × { $what } ; trouvé : { $got }
why-count-different = attendu : { $count } × { $what }, sans répétition ; trouvé : { $got }
why-unfinished = la décision devrait continuer après { $got }
why-whole-already = attendu : plus rien après la décision complète ; trouvé : { $got }
why-not-asked = attendu : { $what } ; trouvé : { $got } de la place { $seat }
why-not-allowed = les règles n’autorisent pas { $got } ici
why-not-drawn = { $got } ne peut pas être tiré ici
why-hidden = { $got } cache ce qui était secret pendant la partie ; le journal complet est disponible une fois la partie finie
why-early-result = attendu : { $what }, mais le journal finit par un résultat
why-no-result = la partie est finie, mais le journal n’a pas de résultat
why-result = attendu : { $key } { $right } ; trouvé : { $got }

## Les journaux : le hasard était-il équitable ?
why-fair-none = pas de données sur le hasard : rien à vérifier
why-fair-data = ce ne sont pas des données sur le hasard : { $reason }
why-fair-scheme = attendu : l’une des méthodes { $scheme } ; trouvé : { $got }
why-fair-secret = seed ou salt n’est pas publié : rien à vérifier avant la fin de la partie
why-fair-empty = l’historique est vide : rien à vérifier
why-fair-unfinished = vérifié jusqu’à cette ligne ; la partie n’est pas finie
why-fair-digits = attendu : { $key } de 64 chiffres hexadécimaux en minuscules ; trouvé : { $got }
why-fair-nonce = attendu : des nonces d’au plus 64 chiffres hexadécimaux en minuscules ; trouvé : { $got }
why-fair-nonces = attendu : { $count } nonces, un par place ; trouvé : { $got }
why-fair-start = attendu : une première place de 0 à { $last } ; trouvé : { $got }
why-fair-commitment = seed et salt ne correspondent pas au commitment { $got }
why-fair-line = attendu d’après seed et nonces : { $right } ; trouvé : { $got }
why-fair-head = les décisions ne correspondent pas au head { $got } ; le leur est { $right }
why-fair-kept-head = aucune ligne de cet historique n’a le head { $got } : une décision a été changée, ou c’est une autre partie
why-fair-date = attendu : une date comme 2026-11-18 ; trouvé : { $got }
why-fair-daily = ce n’est pas la donne du { $date }
why-fair-no-chain = { $scheme } n’enchaîne pas les décisions : pas de head à comparer

## L’arène
why-arena-twice = le bot { $bot } est nommé deux fois ; l’arène répète les bots d’elle-même
why-arena-two-bots = une arène a besoin d’au moins deux bots différents
why-arena-games = le nombre de parties doit valoir au moins 1, pas { $got }
why-arena-jobs = le nombre de processus doit valoir au moins 1, pas { $got }
why-arena-seconds = les secondes doivent être un nombre, pas { $got }
why-arena-large = graine et itérations doivent rester sous 2 ** 63
why-arena-many = { $games } parties par composition, c’est trop
why-arena-code = là où les parties doivent être jouées, le code de crossoff n’est pas le même
why-arena-died = un processus qui jouait des parties est mort : { $reason }
why-arena-failed = le cluster a échoué : { $reason }
why-arena-worker = sur le worker { $worker } : { $reason }
why-arena-address = un cluster s’écrit dask://HÔTE:PORT (ou tcp://HÔTE:PORT), ray://HÔTE:PORT, ray:HÔTE:PORT ou ray:auto, pas { $got }
why-arena-package = pour ce type de cluster, il manque le paquet { $package } : pip install 'crossoff[{ $extra }]'
why-arena-no-workers = le cluster Dask à { $place } n’a pas de workers
why-arena-no-cpus = le cluster Ray à { $place } n’a pas de processeurs
why-arena-no-answer = aucun cluster ne répond à { $place } : { $reason }
why-arena-no-answer-token = aucun cluster ne répond à { $place } : { $reason } ; s’il demande un jeton, il faut définir RAY_AUTH_MODE et RAY_AUTH_TOKEN
why-arena-waited = { $seconds } s d’attente
why-arena-not-a-file = { $file } n’est pas un fichier
why-arena-taken = { $file } sert déjà à une autre exécution
why-arena-not-progress = { $file } n’est pas le fichier d’avancement d’une exécution ({ $format })
why-arena-other-code = { $file } a été commencé avec un autre code de crossoff
why-arena-other-deck = { $file } vient d’une exécution avec d’autres cartes
why-arena-other-run = { $file } vient d’une exécution différente ; { $setting } : { $there } là-bas, { $here } ici
why-arena-none = rien
why-arena-damaged = { $file } est endommagé à la ligne { $line }

## Les bases de données
why-db-scheme = une base est postgresql://... ou le chemin d’un fichier, pas { $scheme }://
why-db-package = pour PostgreSQL, il manque le paquet { $package } : pip install 'crossoff[{ $extra }]'
why-db-address = ce n’est pas l’adresse d’une base PostgreSQL ({ $example })
why-db-taken = { $file } sert déjà à un autre serveur (processus { $process }) : arrête-le d’abord, ou prends PostgreSQL pour en lancer plusieurs
why-db-unknown = inconnu
why-db-postgres = impossible d’utiliser la base PostgreSQL : { $reason }
why-db-cannot-use = impossible d’utiliser { $file } : { $reason }
why-db-old-sqlite = SQLite { $version } est trop vieux et peut perdre ce qui est enregistré : installe un apsw qui apporte SQLite { $oldest } ou plus récent
why-db-no-wal = son système de fichiers ne permet pas de base en mode WAL
why-db-no-file = il n’y a pas de fichier de base { $file }
why-db-not-sqlite = { $file } n’est pas une base SQLite
why-db-foreign = { $file } appartient à un autre programme
why-db-foreign-inside = cette base SQLite appartient à un autre programme
why-db-empty = cette base ne contient encore aucune table
why-db-newer = base créée par un crossoff plus récent (son schéma est { $version }, ce programme connaît jusqu’à { $newest }). Prends le programme plus récent, ou une autre base.
why-db-older = base créée par un crossoff plus ancien (schéma { $version }, attendu : { $newest }) : lance une fois un serveur dessus, il la mettra à jour
why-db-full = le disque est plein
why-db-gone = le fichier de la base a été supprimé ou remplacé : { $file }
why-db-unsettled = la base a été perdue pendant l’enregistrement ; on ne sait pas encore s’il a eu lieu : { $reason }
why-db-not-now = la base est inutilisable en ce moment : { $reason }
why-db-file-not-now = impossible d’écrire le fichier de la base en ce moment : { $reason }
why-db-damaged = la base est endommagée : { $reason }
why-db-file-failed = erreur avec le fichier de la base : { $reason }
why-db-writer = l’écriture a échoué : { $reason }
why-db-log = le journal de la table { $table } a été modifié ou endommagé à l’événement { $seq }
why-db-old-bytes = la table est effacée, mais ses anciens octets peuvent rester dans les fichiers de PostgreSQL ({ $reason }) : lance VACUUM FULL event, game
