# Ciò che dice --help.

## Dappertutto
help-about = Gioca e studia due giochi di carte da barrare: Silver & Gold e Tutto su 1 carta.
help-everywhere = Tutto questo è detto nella lingua del tuo sistema. --language XX, con ogni comando, ne prende un’altra: { $languages }.
help-usage = Uso:
help-commands = Comandi
help-parameters = Opzioni
help-arguments = Argomenti
help-default = altrimenti
help-required = obbligatorio
help-help = Mostra questo e si ferma.
help-version = Mostra la versione e si ferma.

## Opzioni di più comandi
help-game = Il gioco: { $games }.
help-players = Posti al tavolo.
help-seed = Lo stesso seme dà le stesse partite.
help-option = Una scelta che il gioco offre, come variant=advanced; si può dare più volte.
help-deck = Giocare con le carte di questo file (TOML, o JSON se si chiama così).
help-json = Scrivere un oggetto JSON invece di una tabella.
help-files = File di registri; - è lo standard input.
help-table = L’identificativo del tavolo, 32 cifre esadecimali.
help-db = Il file di un database SQLite, o postgresql://… Altrimenti il file che usa crossoff serve.

## play
help-play = Giocare una partita nel terminale.
help-play-more =
    Senza opzioni scegli sullo schermo. Ogni decisione è conservata subito: una
    partita lasciata, o il cui terminale è andato perso, riprende con --resume.

    Riga per riga, le decisioni si scrivono con le parole del registro, senza il
    posto, come: keep P01 G07, o mark P01 a1 a2 a3 b3; G07 c1, o reroll 3 4 5.
    Durante la partita ? mostra ciò che puoi fare.
help-play-players = Posti al tavolo. Altrimenti quanti sono i nominati, o 2.
help-play-seats = Chi siede dove, dal posto 0, separati da virgole: me, me:NOME o un bot ({ $bots }). Altrimenti tu; gli altri posti sono casual.
help-play-seed = Lo stesso seme dà le stesse carte e gli stessi dadi. Altrimenti nuovi.
help-play-resume = Riprendere l’ultima partita lasciata, o quella in questo file.
help-play-record = Scrivere qui il registro quando la partita finisce o si ferma.
help-play-plain = Riga per riga, come sempre attraverso una pipe.

## simulate
help-simulate = Far giocare molte partite ai bot; scriverne i registri e un riassunto.
help-simulate-more =
    Scrive i punti medi di ogni bot, con il loro intervallo al 95 %, e quante
    partite ha vinto; di una vittoria condivisa ogni vincitore ha la sua parte. Le
    partite dipendono solo dal seme, non dal numero di processi.
help-simulate-players = Posti al tavolo. Altrimenti uno per ogni bot nominato.
help-simulate-bots = I bot per posto, separati da virgole: { $bots }. Una lista più corta del tavolo si ripete.
help-simulate-games = Quante partite.
help-simulate-records = Scrivere le partite in questo file, un registro per riga. Viene sostituito solo quando sono giocate tutte.
help-simulate-jobs = Quanti processi giocano.

## arena
help-arena = Far giocare i bot tra loro e dare loro un punteggio.
help-arena-more =
    Con due posti le formazioni sono tutte le coppie dei bot nominati. Con più
    posti ogni bot gioca da solo contro più copie di un altro e, se bastano, tutte
    le scelte di tanti bot diversi quanti sono i posti. Ogni formazione gioca ogni
    distribuzione in tutti gli ordini di tavolo, con le stesse carte e gli stessi
    dadi per tutti, così che la fortuna si annulli.

    Scrive punteggi sulla scala Elo, quote di vittorie e punti medi, tutti con
    intervalli al 95 %, e il tempo di CPU per decisione. A parte il tempo, tutto
    dipende solo dal seme, non da chi gioca o da quanti.
help-arena-bots = Due o più bot diversi, separati da virgole: { $bots }. Possono essere più o meno dei posti.
help-arena-games = Partite per ogni formazione, arrotondate a distribuzioni intere con tutti gli ordini di tavolo.
help-arena-iterations = Lasciare che i bot che cercano guardino tante continuazioni per decisione.
help-arena-seconds = Lasciare che i bot che cercano prendano questo tempo per decisione. Allora non ci sono due prove uguali.
help-arena-jobs = Quanti processi giocano; altrimenti uno per core.
help-arena-cluster = Far giocare un cluster invece di questa macchina: dask://HOST:PORTA o tcp://HOST:PORTA per Dask, ray://HOST:PORTA, ray:HOST:PORTA o ray:auto per Ray. Là serve lo stesso crossoff.
help-arena-resume = Tenere l’avanzamento in questo file. Se c’è già, si continua da dove finisce: i risultati sono quelli di una prova mai fermata. Tutto ciò che decide le partite deve essere come prima; jobs e cluster possono cambiare.
help-arena-records = Scrivere le partite in questo file, un registro per riga, quando sono giocate tutte.
help-arena-plot = Disegnare i punteggi in questo file, come SVG.

## serve
help-serve = Offrire tavoli a browser e bot. Senza comando: lo stesso, e ne apre uno.
help-serve-more =
    Continua fino a Ctrl-C o SIGTERM. Le decisioni sono salvate prima di essere
    confermate; le partite riprendono dopo un riavvio. Più server possono
    condividere un PostgreSQL.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
help-serve-port = La porta; 0 per una qualsiasi libera.
help-serve-db = Il file di un database SQLite, o postgresql://… Altrimenti un file nella tua cartella dei dati.
help-serve-open = Aprire il browser.
help-serve-origin = Un’altra origine le cui pagine possono collegarsi, come https://example.org, dove un proxy cambia l’intestazione Host.
help-serve-trust-proxy = L’indirizzo, o la rete, di un proxy davanti a questo server. Dice in X-Forwarded-For da dove viene la gente, così che i limiti la contino uno per uno.
help-serve-workers = Processi in cui pensano i bot.
help-serve-metrics-port = Offrire cifre a Prometheus su 127.0.0.1 a questa porta.

## check
help-check = Dire di ogni registro se è una partita secondo le regole.
help-check-more =
    Un file contiene un registro per riga, o uno solo su più righe; le righe vuote
    non contano, e un file senza registri è in ordine. Per ogni registro sbagliato
    si scrive una riga: il file, il numero del registro, la riga al suo interno (0
    per ciò che viene prima della prima) e il motivo.

    Finisce con 0 se va tutto bene, 1 se un registro è sbagliato, 2 se un file non
    si può leggere.

## verify
help-verify = Dire di ogni registro se il suo caso era onesto.
help-verify-more =
    Ogni registro è controllato come da crossoff check. Poi il suo seme deve
    corrispondere al suo sigillo, e ogni carta e ogni dado devono essere quelli dati
    dal seme e da ciò che ognuno ha aggiunto. Per ogni registro sbagliato si scrive
    una riga: il file, il numero del registro, la riga al suo interno (0 per ciò che
    viene prima della prima) e il motivo. Che cosa prova e che cosa no è in
    docs/fairness.md.

    Finisce con 0 se va tutto bene, 1 se un registro è sbagliato o non ha niente da
    verificare, 2 se un file non si può leggere.

## show
help-show = Disegnare il tavolo in un punto di una partita registrata.
help-show-more = Il disegno mostra tutto ciò che c’è sul tavolo, in 80 colonne.
help-show-file = Un file di registri; - è lo standard input.
help-show-record = Quale registro del file, contando da 1.
help-show-turn = La fine di questo turno, contando da 1 su tutta la partita; 0 è il tavolo dopo la preparazione. Altrimenti la fine del registro.

## export
help-export = Scrivere il registro di un tavolo dal database di un server.
help-export-more =
    È una riga di JSON. Il server può intanto continuare. Finché la partita dura, il
    registro contiene ciò che ha visto chi guarda: nessuna carta data in segreto,
    nessuna decisione che altri non devono ancora sapere, nessun seme. I segreti
    delle persone non si scrivono mai.
help-export-events = Scrivere ciò che è successo, un oggetto JSON per riga.

## erase
help-erase = Cancellare per sempre un tavolo dal database di un server.
help-erase-more =
    Spariscono la sua partita, i nomi e gli apporti della sua gente, i suoi segreti.

    In un file SQLite i byte vengono sovrascritti; un server che lo usa va prima
    fermato. PostgreSQL riscrive le sue tabelle, e i server aspettano. Le copie, gli
    storici archiviati del database e i registri scaricati dalla gente non vengono
    raggiunti.
help-erase-yes = Non chiedere se è voluto.

## doctor
help-doctor = Dire che cosa può promettere un server con questo database, e che cosa no.
help-doctor-more =
    Non si cambia niente, e un server può essere in funzione.

    Finisce con 0 se niente è a rischio, 1 se qualcosa lo è, 2 se il database non si
    può guardare.

## bench
help-bench = Misurare la velocità dei giochi su questa macchina.
help-bench-more =
    Le partite sono per due, Tutto su 1 carta nella variante base.

    random: partite dentro il motore; bare step: una chiamata del motore per
    decisione, da Python; typed: attraverso posizioni, come gioca un bot in Python;
    plain: partite a caso senza compilazione. Il tutto in tempo di CPU di un core.
    Una prima partita e --help sono processi interi, in secondi d’orologio.
help-bench-seconds = Tempo di CPU per ogni velocità misurata.
