# Ciò che dice la riga di comando.

## Errori nel comando stesso
cmd-unknown-command = comando sconosciuto { $command }; { $hint }
cmd-unknown-language = lingua sconosciuta { $language }; { $hint }
cmd-unknown-shell = shell sconosciuta { $shell }; { $hint }
cmd-unexpected = inatteso: { $words }; { $hint }
cmd-unknown-option = opzione sconosciuta { $option }; { $hint }
cmd-missing-value = { $option } richiede un valore; { $hint }
cmd-missing = manca { $name }; { $hint }
cmd-bad-value = { $option } deve essere un { $kind }, non { $value }
cmd-kind-int = numero intero
cmd-kind-float = numero
cmd-repeated = { $option } compare più di una volta
cmd-see = vedi { $command }
cmd-at-least-one = { $option } deve essere almeno 1, non { $value }
cmd-seconds-range = --seconds deve essere maggiore di 0 e al massimo 3600, non { $seconds }
cmd-different-files = --resume, --records e --plot devono essere file diversi
cmd-task-fixes = { $task } fissa gioco, giocatori, opzioni, carte e seed; non indicarli
cmd-needs-file = { $command } richiede un file; { $hint }

## I file
cmd-is-directory = { $file } è una cartella, non un file
cmd-no-directory = non si può scrivere { $file }: la cartella { $folder } non esiste
cmd-stdin-closed = lo standard input è chiuso

## Giochi, bot, posti
cmd-too-many-named =
    { $seats ->
        [one] sono nominati { $given } giocatori per { $seats } posto
       *[other] sono nominati { $given } giocatori per { $seats } posti
    }
cmd-option-form = un’opzione si scrive NOME=VALORE, non { $text }
cmd-option-twice = l’opzione { $option } compare due volte

## Giocare nel terminale
cmd-loading-game = caricamento del gioco
cmd-unknown-seat = tipo di posto sconosciuto { $seat }; { $hint }
cmd-bad-name = un nome deve avere da 1 a { $longest } caratteri visibili, non { $name }
cmd-same-names = due persone al tavolo hanno lo stesso nome
cmd-play-resume-alone = --resume riprende una partita com’era cominciata: non accetta gioco, posti, opzioni, carte o seed
cmd-play-nothing-left = non c’è nessuna partita da riprendere
cmd-play-kept = Partita salvata; crossoff play --resume la riprende.
cmd-record-is-in = Registro salvato in { $file }.
cmd-hand-over = Passa la tastiera a { $name }: quello che segue è solo per i suoi occhi.
cmd-hand-over-enter = { $name }, premi Invio per continuare.
cmd-plain-how =
    Scrivi una mossa con la notazione del registro, oppure:
      ?          elenca ciò che puoi fare; ? 2 mostra la seconda pagina
      undo       annulla l’ultima cosa scritta, finché la mossa non è completa
      save FILE  scrive il registro fin qui in un file
      quit       ferma la partita
      Invio      mostra di nuovo il tavolo
cmd-plain-stopped = La partita si ferma qui.
cmd-plain-thinking = { $name } sta pensando
cmd-plain-nothing-back = Non c’è niente da annullare.
cmd-plain-choices =
    { $count ->
        [1] una sola scelta: { $example }
       *[other] { $count } scelte, per esempio: { $example }
    }
cmd-plain-pages = Ci sono le pagine da 1 a { $last }.
cmd-plain-page = Pagina { $page } di { $last }; ? { $next } mostra la prossima.
cmd-plain-save-where = Salvare il registro? Un nome di file, o Invio per no:
cmd-plain-save-needs-name = save richiede un nome di file.
cmd-plain-save-failed = Non ha funzionato: { $reason }.

## Registri: check, verify, show
cmd-checking = controllo
cmd-checked =
    { $good ->
        [one] { $good } registro valido
       *[other] { $good } registri validi
    }
cmd-dataset-where = indica --out FILE oppure --minari ID
cmd-dataset-written =
    { $decisions ->
        [one] { $decisions } decisione scritta in { $file }
       *[other] { $decisions } decisioni scritte in { $file }
    }
cmd-verified =
    { $good ->
        [one] { $good } partita verificata
       *[other] { $good } partite verificate
    }
cmd-some-bad = { $said }, { $bad } no
cmd-show-turn = { $file }, registro { $record }, dopo il turno { $turn } di { $last }
cmd-show-set-up = { $file }, registro { $record }, dopo la preparazione
cmd-turns-range =
    { $last ->
        [one] il registro ha { $last } turno; --turn va da 0 a { $last }, non { $turn }
       *[other] il registro ha { $last } turni; --turn va da 0 a { $last }, non { $turn }
    }
cmd-record-from-1 = --record conta da 1, non da { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } contiene { $found } registro; il registro { $number } non c’è
       *[other] { $file } contiene { $found } registri; il registro { $number } non c’è
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = La partita del giorno: { $game }, { $date }
cmd-daily-result = Risultato: tu { $mine }, il bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] Il par è { $par } (da { $low } a { $high }): quanto fa qui il bot più forte al tuo posto, in media su { $games } partita.
       *[other] Il par è { $par } (da { $low } a { $high }): quanto fa qui il bot più forte al tuo posto, in media su { $games } partite.
    }
cmd-daily-best = Miglior punteggio noto: { $points }
cmd-daily-no-par = Qui non è stato possibile calcolare il par.
cmd-daily-computing = calcolo del par
cmd-daily-streak =
    { $days ->
        [0] Nessuna serie: era la partita di un altro giorno.
        [one] Serie: { $days } giorno
       *[other] Serie: { $days } giorni
    }
cmd-daily-share = Da condividere:
cmd-daily-future = la partita di questa data non c’è ancora: { $date }
cmd-daily-bad-date = serve una data come 2026-11-18, non { $date }

## games
cmd-column-number = n.
cmd-column-date = data
cmd-column-game = gioco
cmd-column-players = giocatori
cmd-column-points = punti
cmd-column-result = risultato
cmd-games-none = Nessuna partita conclusa finora. Giocane una con crossoff play: alla fine comparirà qui.
cmd-games-kept = Queste partite sono in { $folder }, un registro per file; si conservano le ultime { $most }.
cmd-games-review = { $command } analizza la partita con quel numero.

## review
cmd-reviewing = analisi
cmd-review-is-in = Analisi salvata in { $file }.
cmd-unknown-depth = profondità sconosciuta { $depth }; { $hint }
cmd-seat-range = --seat deve essere da 0 a { $last }, non { $seat }
cmd-no-such-game = non c’è nessuna partita conclusa con il numero { $number }; { $command } le elenca

## Molte partite: simulate, arena, bench
cmd-loading-games = caricamento dei giochi
cmd-starting = avvio
cmd-playing = partite in corso
cmd-measuring = misure in corso
cmd-measured-failed = un processo misurato è fallito: { $reason }
cmd-stopped = fermato dopo { $done } giri su { $total }; { $how }
cmd-nothing-kept = non è stato salvato niente. Con --resume FILE ci si può fermare e riprendere
cmd-goes-on = lo stesso comando riprende da lì, con { $file }
cmd-own-deck = carte personalizzate
cmd-players =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
cmd-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } su { $deals ->
        [one] { $deals } smazzata
       *[other] { $deals } smazzate
    }
cmd-seed = seed { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } iterazione per decisione
       *[other] { $count } iterazioni per decisione
    }
cmd-seconds-each = { $seconds } s per decisione
cmd-column-bot = bot
cmd-column-seats = posti
cmd-column-games = partite
cmd-column-mean-score = punteggio medio
cmd-column-interval = intervallo al 95%
cmd-column-wins = vittorie
cmd-column-share = quota
cmd-column-rating = rating Elo
cmd-column-lineup = formazione
cmd-column-lead = vantaggio
cmd-column-cpu-time = tempo di CPU
cmd-column-decisions = decisioni
cmd-column-mean = media
cmd-column-longest = la più lunga
cmd-figure = misura
cmd-value = valore
cmd-span = da { $low } a { $high }
cmd-to = a
cmd-shared-wins = Vittorie condivise: { $count }, divise tra i vincitori.
cmd-speed = { $decisions } decisioni in { $seconds } s di gioco: { $rate } decisioni/s per processo
cmd-note-intervals = Intervalli al 95%, dalla dispersione tra le smazzate: Wilson per le vittorie, Student per i punti, bootstrap bayesiano per i rating. Una vittoria condivisa si divide tra i vincitori.
cmd-note-ratings = Rating: scala Elo, { $anchor } è 0; massima verosimiglianza (Bradley-Terry, Plackett-Luce), con una vittoria e una sconfitta in più per ogni bot contro un avversario medio.
cmd-note-fair = Vittorie e punti sono per posto; tra pari ognuno vince { $share }.
cmd-note-seconds = Con un limite di tempo non ci sono due esecuzioni uguali.
cmd-note-one-deal = Da una sola smazzata non si ricavano intervalli.
cmd-note-few-deals = Con così poche smazzate gli intervalli dei rating sono troppo stretti.
cmd-plot-title = Rating dei bot
cmd-plot-axis = Elo, { $anchor } = 0; le linee sono intervalli al 95%
cmd-plot-about = Rating Elo con intervalli al 95%, { $anchor } a 0:

## Per chi ospita: serve, export, erase
cmd-workers-range = workers va da 1 a 64, non { $workers }
cmd-port-range = una porta va da 0 a 65535, non { $port }
cmd-serving = crossoff è in funzione su { $address }  (Ctrl+C per fermarlo)
cmd-seated = Il bot è al tavolo. Se il programma finisce prima della partita, ecco il link del posto: { $link }
cmd-server-stopped = il server si è fermato per non perdere niente: { $reason }
cmd-cannot-listen = impossibile ascoltare su { $host }, porta { $port }: { $reason }
cmd-other-port = scegline un’altra con --port
cmd-bad-proxy = un proxy è un indirizzo o una rete di indirizzi, non { $text }
cmd-table-id = l’identificativo di un tavolo ha 32 cifre esadecimali, non { $id }
cmd-no-such-table = non c’è nessun tavolo { $table } in questo database
cmd-not-begun = la partita a questo tavolo non è cominciata, quindi non c’è un registro
cmd-erased = il tavolo { $table } è stato cancellato
cmd-erase-ask = Cancellare per sempre il tavolo { $table }? Scrivi { $word }:
cmd-erase-nobody = qui non si può chiedere conferma; aggiungi --yes
cmd-nothing-erased = non è stato cancellato niente

## doctor: ciò che è promesso
cmd-doctor-no-file = Il file { $file } non esiste ancora; un server lo creerebbe.
cmd-doctor-at-risk = A rischio
cmd-doctor-promised = Promesso
cmd-doctor-not-promised = Non promesso
cmd-doctor-kept-decisions = Una mossa confermata sopravvive a un guasto, a una chiusura forzata o a un’interruzione di corrente, una volta sola e nell’ordine giusto.
cmd-doctor-kept-games = Quando il server riparte, le partite riprendono da dov’erano.
cmd-doctor-kept-log = Un log modificato o danneggiato viene scoperto, e nessun’altra partita ne risente.
cmd-doctor-never-lying-disk = Se un disco dice di aver scritto ciò che non ha scritto, si possono perdere mosse salvate.
cmd-doctor-never-readers = Chi può leggere il database, o una sua copia, può vedere le carte coperte delle partite in corso.
cmd-doctor-never-lost-disk = Il file è su un solo disco: se si perde, si perdono le partite dall’ultimo backup in poi.
cmd-doctor-never-two-servers = Un solo processo server alla volta. Finché è fermo, nessuno può giocare.
cmd-doctor-never-no-standby = Nessun server di riserva ha una copia: se si perde il disco del database, si perdono le partite dall’ultimo backup in poi.
cmd-doctor-never-takeover = Che cosa fa un server di riserva quando si perde la macchina del database dipende da come hai predisposto il subentro; provalo.

## doctor: ciò che si trova
cmd-fact-database = database
cmd-fact-file = file
cmd-fact-place = posizione
cmd-fact-size = dimensione
cmd-fact-file-mode = permessi
cmd-fact-writable = scrivibile
cmd-fact-file-system = file system
cmd-fact-free-space = spazio libero
cmd-fact-schema = schema
cmd-fact-clock = orologio
cmd-fact-max-connections = connessioni max.
cmd-fact-bots = bot
cmd-fact-bot-sandbox = isolamento dei bot
cmd-fact-role = ruolo
cmd-fact-standbys = server di riserva
cmd-value-yes = sì
cmd-value-no = no
cmd-value-none = nessuno
cmd-value-unknown = sconosciuto
cmd-value-in-order = a posto
cmd-value-none-yet-a-server-makes-the = ancora nessuno; un server creerà il file
cmd-value-none-yet-a-server-makes-it = ancora nessuno; un server lo creerà
cmd-value-compiled = compilati
cmd-value-not-compiled-yet = non ancora compilati: i bot forti richiederanno circa un minuto al prossimo avvio
cmd-value-no-network-no-files = niente rete, niente file
cmd-value-no-network = niente rete
cmd-value-no-files = niente file
cmd-value-none-on-this-system = nessuno su questo sistema
cmd-risk-a-power-cut-takes-saved-moves = un’interruzione di corrente può far perdere mosse salvate
cmd-risk-the-file-is-damaged-restore-a = il file è danneggiato: ripristina una copia
cmd-risk-others-on-this-machine-can-read = altri utenti di questa macchina possono leggere le partite
cmd-risk-whoever-runs-this-command-can-save = l’utente che esegue questo comando non può salvarci niente
cmd-risk-locks-and-syncs-over-a-network = in rete non ci si può fidare di blocchi e sincronizzazioni: usa un disco locale
cmd-risk-this-is-memory-everything-is-gone = questa è memoria volatile: sparisce tutto quando la macchina si spegne
cmd-risk-when-it-is-full-no-decision = quando è pieno, non si può salvare nessuna mossa
cmd-risk-a-crash-of-its-machine-can = un guasto della sua macchina può far perdere o danneggiare tutto: imposta fsync = on
cmd-risk-a-power-cut-can-damage-pages = un’interruzione di corrente può danneggiare pagine per sempre: imposta full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = si possono perdere mosse salvate: deve essere attivo per le nostre connessioni
cmd-risk-this-server-is-a-standby-it = è un server di riserva: si può leggere, ma non salvare niente
cmd-risk-no-standby-is-waited-for-when = i commit non aspettano nessun server di riserva: se uno subentra, possono mancare le ultime mosse salvate. Imposta synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = creato da un crossoff più recente: questo programma non può usarlo
cmd-risk-a-clock-was-set-back-the = un orologio è stato spostato indietro: gli orari nei log sono sbagliati
cmd-risk-the-times-in-logs-and-in = gli orari nei log e nel database non concordano: sincronizza entrambi gli orologi con NTP
