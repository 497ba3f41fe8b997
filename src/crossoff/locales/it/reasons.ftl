# Perché qualcosa è rifiutato o non si può fare.

## I file
why-cannot-write = impossibile scrivere { $file }: { $reason }
why-cannot-read = impossibile leggere { $file }: { $reason }
why-no-file = il file { $file } non esiste
why-line = riga { $line }
why-nested = annidamento troppo profondo

## Giochi, bot, opzioni
why-unknown-game = gioco sconosciuto { $game }; { $hint }
why-did-you-mean = intendevi { $name }?
why-available = disponibili: { $names }
why-players = { $title } è un gioco da { $least } a { $most } giocatori, non { $players }
why-unknown-option = opzione sconosciuta { $option }; { $title } ha { $known }
why-no-options = nessuna opzione
why-option-values = l’opzione { $option } può essere { $known }, non { $got }
why-unknown-bot = bot sconosciuto { $bot }; { $hint }
why-unknown-task = compito sconosciuto { $task }; { $hint }
why-game-lacks-bot = { $title } non ha il bot { $bot }; ha { $bots }
why-not-compiled = { $title } non ha un bot compilato { $bot } per molte partite insieme; ha { $bots }
why-learned-players = il bot addestrato di { $title } gioca solo in due
why-no-observing = { $title } non ha osservazioni per programmi che imparano
why-data-unfinished = il registro { $number } non ha un risultato: la partita non è stata giocata fino alla fine
why-data-mixed = registri con giochi, numeri di giocatori o mazzi diversi non possono stare in un solo file
why-data-empty = non ci sono decisioni da scrivere
why-no-deck = non ci sono carte: questo gioco non ha un mazzo
why-budget = il limite { $option } deve essere maggiore di 0, non { $got }
why-package = per questo serve il pacchetto { $package }: pip install 'crossoff[{ $extra }]'

## Un bot tuo e un posto per lui
why-bot-name = bot { $bot }: ci vuole FILE.py:CLASSE o MODULO:CLASSE
why-bot-import = bot { $bot }: { $reason }
why-bot-class = bot { $bot }: { $place } non ha una classe { $wanted } con un metodo choose, act o act_batch
why-bot-choice = { $bot } doveva restituire una delle { $count } scelte, non { $got }
why-bot-action = { $bot } doveva restituire il numero di una delle { $count } azioni consentite, non { $got }
why-bot-actions = act_batch di { $bot } doveva restituire { $count } numeri di azione, uno per partita, non { $got }
why-bot-raised = { $bot } ha avuto un errore: { $reason }
why-bot-program = bot { $bot }: il programma { $program } non esiste
why-bot-silent = { $bot } non ha risposto entro { $seconds } s
why-bot-ended = { $bot } è terminato con lo stato { $status } invece di rispondere
why-bot-answer = { $bot } doveva rispondere con una riga, un oggetto JSON con l’id { $id }, non { $got }
why-join-link = ci vuole un link che cominci con http:// o https:// e finisca con #j/TAVOLO/INVITO o #t/TAVOLO/TOKEN
why-join-no-seat = nessun posto: { $reason }
why-join-no-table = impossibile unirsi al tavolo: { $reason }
why-join-unreached = il tavolo non è raggiungibile: { $reason }
why-join-refused = { $do } è stato rifiutato: { $reason }

## Le carte
why-deck-missing = manca
why-deck-unknown-key = chiave sconosciuta { $got }; atteso: { $known }
why-deck-unknown-color = colore sconosciuto { $got }; atteso: { $known }
why-deck-not-a-name = { $got } non è un nome da 1 a 12 lettere, cifre, '_' o '-'
why-deck-not-a-color = { $got } non è un nome semplice da 1 a 12 lettere a-z
why-deck-twice = { $got } compare due volte
why-deck-key-twice = la chiave { $key } compare due volte
why-deck-expected-list = atteso: un elenco; trovato: { $got }
why-deck-expected-table = atteso: una tabella; trovato: { $got }
why-deck-expected-text = atteso: un testo; trovato: { $got }
why-deck-expected-integer = atteso: un numero intero da { $low } a { $high }; trovato: { $got }
why-deck-length = devono essere da { $low } a { $high }; trovati: { $got }
why-deck-exactly = devono essere esattamente { $count }; trovati: { $got }
why-deck-list = un elenco
why-deck-table = una tabella
why-deck-huge = un numero enorme
why-deck-form = non è { $form }: { $reason }
why-deck-not-utf-8 = non è UTF-8
why-deck-not-a-file = una cartella o un dispositivo, non un file
why-deck-large = più grande di { $size } KiB
why-deck-long-line = { $length } caratteri; una riga può averne al massimo { $most }
why-deck-unread = non si può leggere: { $reason }

## I registri
why-not-a-record = non è un registro: { $reason }
why-record-missing = manca { $field }
why-record-large = più lungo di { $size } MiB
why-not-a-review = non è un’analisi: { $reason }
why-review-unfinished = la partita non è finita; si possono analizzare solo partite concluse
why-unknown-depth = profondità sconosciuta { $depth }; { $hint }
why-no-coach = l’allenatore non può giudicare { $title }: deve indovinare ciò che è nascosto
why-no-seat = atteso: un posto da 0 a { $last }; trovato: { $seat }
why-format = atteso: il formato { $format }; trovato: { $got }
why-older-rules = fatto con la versione { $version } delle regole, precedente alla prima pubblicazione; non si può continuare
why-unknown-deck = carte sconosciute { $got }; atteso: { $standard } o un oggetto con le carte
why-expected = atteso: { $what }; trovato: { $got }
why-head = '{ $head } …'
why-line-of-seat = una riga del posto { $seat }
why-no-line = nessun’altra riga, perché la partita è finita
why-seat = posto
why-count = atteso: { $count } × { $what }; trovato: { $got }
why-count-different = atteso: { $count } × { $what }, senza ripetizioni; trovato: { $got }
why-unfinished = la decisione dovrebbe continuare dopo { $got }
why-whole-already = atteso: niente dopo la decisione completa; trovato: { $got }
why-not-asked = atteso: { $what }; trovato: { $got } del posto { $seat }
why-not-allowed = qui le regole non permettono { $got }
why-not-drawn = qui non può uscire { $got }
why-hidden = { $got } nasconde ciò che non era scoperto durante la partita; il registro intero arriva quando finisce
why-early-result = atteso: { $what }, ma il registro finisce con un risultato
why-no-result = la partita è finita, ma il registro non ha un risultato
why-result = atteso: { $key } { $right }; trovato: { $got }

## I registri: il caso è stato onesto?
why-fair-none = non ha dati sulla casualità: niente da verificare
why-fair-data = non sono dati sulla casualità: { $reason }
why-fair-scheme = atteso: uno dei metodi { $scheme }; trovato: { $got }
why-fair-secret = seed o salt non è pubblicato: niente da verificare prima della fine della partita
why-fair-empty = il log è vuoto: niente da verificare
why-fair-unfinished = verificato fino a questa riga; la partita non è finita
why-fair-digits = atteso: { $key } di 64 cifre esadecimali minuscole; trovato: { $got }
why-fair-nonce = attesi: nonce di al massimo 64 cifre esadecimali minuscole; trovato: { $got }
why-fair-nonces = attesi: { $count } nonce, uno per posto; trovati: { $got }
why-fair-start = atteso: un posto iniziale da 0 a { $last }; trovato: { $got }
why-fair-commitment = seed e salt non corrispondono al commitment { $got }
why-fair-line = atteso secondo seed e nonce: { $right }; trovato: { $got }
why-fair-head = le decisioni non corrispondono all’head { $got }; il loro è { $right }
why-fair-kept-head = nessuna riga di questo log ha l’head { $got }: una decisione è stata cambiata, o è un’altra partita
why-fair-date = serve una data come 2026-11-18, non { $got }
why-fair-daily = questa non è la partita del { $date }
why-fair-no-chain = { $scheme } non concatena le decisioni: non c’è un head da confrontare

## L’arena
why-arena-twice = il bot { $bot } è nominato due volte; l’arena ripete i bot da sola
why-arena-two-bots = un’arena ha bisogno di almeno due bot diversi
why-arena-games = il numero di partite deve essere almeno 1, non { $got }
why-arena-jobs = il numero di processi deve essere almeno 1, non { $got }
why-arena-seconds = i secondi devono essere un numero, non { $got }
why-arena-large = seed e iterazioni devono essere minori di 2 ** 63
why-arena-many = { $games } partite per formazione sono troppe
why-arena-code = il codice di crossoff è diverso dove si devono giocare le partite
why-arena-died = un processo che giocava è terminato all’improvviso: { $reason }
why-arena-failed = errore del cluster: { $reason }
why-arena-worker = sul worker { $worker }: { $reason }
why-arena-address = un cluster si scrive dask://HOST:PORTA (o tcp://HOST:PORTA), ray://HOST:PORTA, ray:HOST:PORTA o ray:auto, non { $got }
why-arena-package = per questo tipo di cluster serve il pacchetto { $package }: pip install 'crossoff[{ $extra }]'
why-arena-no-workers = il cluster Dask su { $place } non ha worker
why-arena-no-cpus = il cluster Ray su { $place } non ha CPU
why-arena-no-answer = nessun cluster risponde su { $place }: { $reason }
why-arena-no-answer-token = nessun cluster risponde su { $place }: { $reason }; se chiede un token, bisogna impostare RAY_AUTH_MODE e RAY_AUTH_TOKEN
why-arena-waited = { $seconds } s di attesa
why-arena-not-a-file = { $file } non è un file
why-arena-taken = { $file } è in uso in un’altra esecuzione
why-arena-not-progress = { $file } non è il file di avanzamento di un’esecuzione ({ $format })
why-arena-other-code = { $file } è stato cominciato con un altro codice di crossoff
why-arena-other-deck = { $file } è di un’esecuzione con altre carte
why-arena-other-run = { $file } è di un’altra esecuzione; { $setting }: lì { $there }, qui { $here }
why-arena-none = niente
why-arena-damaged = { $file } è danneggiato alla riga { $line }

## I database
why-db-scheme = un database è postgresql://... o il percorso di un file, non { $scheme }://
why-db-package = per PostgreSQL serve il pacchetto { $package }: pip install 'crossoff[{ $extra }]'
why-db-address = non è l’indirizzo di un database PostgreSQL ({ $example })
why-db-taken = { $file } è in uso da un altro server (processo { $process }): prima fermalo, o usa PostgreSQL per averne più di uno
why-db-unknown = sconosciuto
why-db-postgres = non si può usare il database PostgreSQL: { $reason }
why-db-cannot-use = non si può usare { $file }: { $reason }
why-db-old-sqlite = SQLite { $version } è troppo vecchio e può perdere ciò che è salvato: installa una versione di apsw con SQLite { $oldest } o più recente
why-db-no-wal = il suo file system non può ospitare un database in modalità WAL
why-db-no-file = il file di database { $file } non esiste
why-db-not-sqlite = { $file } non è un database SQLite
why-db-foreign = { $file } è di un altro programma
why-db-foreign-inside = questo database SQLite è di un altro programma
why-db-empty = questo database non ha ancora tavoli
why-db-newer = creato da un crossoff più recente (il suo schema è { $version }, questo programma conosce fino a { $newest }). Usa il programma più recente, o un altro database.
why-db-older = creato da un crossoff più vecchio (schema { $version }, atteso { $newest }): avvia una volta un server con questo database, così viene aggiornato
why-db-full = il disco è pieno
why-db-gone = il file del database è stato rimosso o sostituito: { $file }
why-db-unsettled = connessione al database persa durante il salvataggio; non si sa ancora se è riuscito: { $reason }
why-db-not-now = per ora non si può usare il database: { $reason }
why-db-file-not-now = per ora non si può scrivere il file del database: { $reason }
why-db-damaged = il database è danneggiato: { $reason }
why-db-file-failed = errore nel file del database: { $reason }
why-db-writer = la scrittura non è riuscita: { $reason }
why-db-log = il log del tavolo { $table } è stato cambiato o danneggiato all’evento { $seq }
why-db-old-bytes = il tavolo è stato cancellato, ma i suoi vecchi byte possono essere ancora nei file di PostgreSQL ({ $reason }): esegui VACUUM FULL event, game
