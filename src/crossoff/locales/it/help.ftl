# Ciò che dice --help.

## Dappertutto
help-about = Gioca e studia due giochi di carte cancellabili: Silver & Gold e Tutto su 1 carta.
help-everywhere = Tutto appare nella lingua del tuo sistema. --language XX, con qualsiasi comando, ne sceglie un’altra: { $languages }.
help-usage = Uso:
help-commands = Comandi
help-parameters = Opzioni
help-arguments = Argomenti
help-default = predefinito
help-required = obbligatorio
help-help = Mostra questo testo ed esce.
help-version = Mostra la versione ed esce.

## Opzioni di più comandi
help-game = Il gioco: { $games }.
help-players = Posti al tavolo.
help-seed = Lo stesso seme dà le stesse partite.
help-option = Una scelta che il gioco offre, come variant=advanced; si può ripetere.
help-deck = Gioca con le carte di questo file (TOML, o JSON se il nome finisce così).
help-json = Scrive un oggetto JSON invece di una tabella.
help-files = File di registri; - è lo standard input.
help-table = L’identificativo del tavolo, 32 cifre esadecimali.
help-db = Il file di un database SQLite, o postgresql://… Se manca, il file che usa crossoff serve.

## play
help-play = Gioca una partita nel terminale.
help-play-more =
    Senza opzioni scegli sullo schermo. Ogni decisione è conservata subito: una
    partita lasciata, o il cui terminale è andato perso, riprende con --resume.

    Riga per riga, le decisioni si scrivono con le parole del registro, senza il
    posto, come: keep P01 G07, o mark P01 a1 a2 a3 b3; G07 c1, o reroll 3 4 5.
    Durante la partita ? mostra ciò che puoi fare.
help-play-players = Posti al tavolo. Se manca, quanti sono quelli nominati, o 2.
help-play-seats = Chi siede dove, dal posto 0 in poi, separati da virgole: me, me:NOME o un bot ({ $bots }). Se manca, tu; gli altri posti sono casual.
help-play-seed = Lo stesso seme dà le stesse carte e gli stessi dadi. Se manca, sono nuovi.
help-play-resume = Riprende l’ultima partita lasciata, o quella in questo file.
help-play-record = Scrive qui il registro quando la partita finisce o viene fermata.
help-play-plain = Riga per riga, come avviene comunque attraverso una pipe.

## simulate
help-simulate = Fa giocare molte partite ai bot; ne scrive i registri e un riassunto.
help-simulate-more =
    Scrive i punti medi di ogni bot, con il loro intervallo al 95 %, e quante
    partite ha vinto; di una vittoria condivisa ogni vincitore ha la sua parte. Le
    partite dipendono solo dal seme, non dal numero di processi.
help-simulate-players = Posti al tavolo. Se manca, uno per ogni bot nominato.
help-simulate-bots = I bot per posto, separati da virgole: { $every }, oppure uno tuo come ./my_bot.py:MyBot. Una lista più corta del tavolo si ripete.
help-simulate-games = Quante partite.
help-simulate-records = Scrive le partite in questo file, un registro per riga. Il file viene sostituito solo quando sono state giocate tutte.
help-simulate-jobs = Quanti processi giocano.

## arena
help-arena = Fa giocare i bot tra loro e dà a ognuno un rating.
help-arena-more =
    Con due posti le formazioni sono tutte le coppie dei bot nominati. Con più
    posti sono ogni bot da solo contro più copie di un altro e, se i bot bastano,
    tutte le scelte di tanti bot diversi quanti sono i posti. Ogni formazione gioca
    ogni smazzata in tutti gli ordini di tavolo, con le stesse carte e gli stessi
    dadi per tutti, così che la fortuna si annulli.

    Scrive i rating sulla scala Elo, le quote di vittorie e i punti medi, tutti con
    intervalli al 95 %, e il tempo di CPU per decisione. A parte il tempo, tutto
    dipende solo dal seme, non da chi gioca o da quanti.
help-arena-bots = Due o più bot diversi, separati da virgole: { $every }, oppure uno tuo come ./my_bot.py:MyBot. Possono essere più o meno dei posti.
help-arena-games = Partite per ogni formazione, arrotondate per eccesso a smazzate intere con tutti gli ordini di tavolo.
help-arena-iterations = Quante continuazioni guardano per ogni decisione i bot che cercano.
help-arena-seconds = Quanto tempo si prendono per ogni decisione i bot che cercano. In questo caso non ci sono due prove uguali.
help-arena-jobs = Quanti processi giocano; se manca, uno per core.
help-arena-cluster = Fa giocare un cluster invece di questa macchina: dask://HOST:PORTA o tcp://HOST:PORTA per Dask, ray://HOST:PORTA, ray:HOST:PORTA o ray:auto per Ray. I suoi worker hanno bisogno dello stesso crossoff.
help-arena-resume = Tiene l’avanzamento in questo file. Se c’è già, continua da dove finisce: i risultati sono quelli di una prova mai fermata. Tutto ciò che decide le partite deve essere come prima; jobs e cluster possono cambiare.
help-arena-records = Scrive le partite in questo file, un registro per riga, quando sono state giocate tutte.
help-arena-plot = Disegna i rating in questo file, come SVG.

## serve
help-serve = Offre tavoli a browser e bot. Senza comando fa lo stesso e apre il browser.
help-serve-more =
    Continua fino a Ctrl-C o SIGTERM. Le decisioni sono salvate prima di essere
    confermate; le partite riprendono dopo un riavvio. Più server possono
    condividere un PostgreSQL.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
help-serve-port = La porta; 0 per una qualsiasi libera.
help-serve-db = Il file di un database SQLite, o postgresql://… Se manca, un file nella tua cartella dei dati.
help-serve-open = Apre il browser.
help-serve-origin = Un’altra origine le cui pagine possono collegarsi, come https://example.org, se un proxy cambia l’intestazione Host.
help-serve-trust-proxy = L’indirizzo, o la rete, di un proxy davanti a questo server. Dice in X-Forwarded-For da dove arrivano le persone, così che i limiti le contino una per una.
help-serve-workers = Processi in cui pensano i bot.
help-serve-metrics-port = Offre le metriche per Prometheus su 127.0.0.1 a questa porta.

## join
help-join = Fa giocare un tuo bot al tavolo di un server.
help-join-more =
    La classe ha un metodo, choose(view, legal), che restituisce uno di legal. Che
    cosa sono i due argomenti è scritto in docs/wire.md; examples/my_bot.py ne è un
    esempio. Gioca fino alla fine della partita, torna se la connessione cade e
    scrive i punti.
help-join-url = Il link che invita al tavolo, o quello di un posto che hai già.
help-join-bot = La tua classe: ./my_bot.py:MyBot o module:Class.
help-join-name = Come si chiama al tavolo.

## check
help-check = Dice di ogni registro nei file se è una partita secondo le regole.
help-check-more =
    Un file contiene un registro per riga, o uno solo su più righe; le righe vuote
    non contano, e un file senza registri è in ordine. Per ogni registro sbagliato
    si scrive una riga: il file, il numero del registro, la riga del suo log (0 per
    ciò che sta prima del log) e il motivo.

    Finisce con 0 se va tutto bene, 1 se un registro è sbagliato, 2 se un file non
    si può leggere.

## verify
help-verify = Controlla che il caso di ogni registro nei file non sia stato truccato.
help-verify-more =
    Il seme di un registro deve corrispondere al suo sigillo per questo tavolo,
    questo gioco e queste carte, e ogni carta e ogni dado devono essere quelli dati
    dal seme e dai nonce dei giocatori. Le decisioni devono essere quelle della
    catena di hash del registro, e il risultato deve essere giusto. Per ogni
    registro che non passa si scrive una riga: il file, il numero del registro, la
    riga del suo log (0 per ciò che sta prima del log) e il motivo. Che cosa prova e
    che cosa no è scritto in docs/fairness.md.

    Finisce con 0 se ogni registro è una partita intera e verificata, 1 se uno non
    lo è (o non è finito, o non ha niente da verificare), 2 se un file non si può
    leggere.
help-verify-head = Uno head ricevuto durante la partita (64 cifre esadecimali); deve essere nella catena. Si può ripetere.

## show
help-show = Disegna il tavolo in un punto di una partita registrata.
help-show-more = Il disegno mostra tutto ciò che c’è sul tavolo, in 80 colonne.
help-show-file = Un file di registri; - è lo standard input.
help-show-record = Quale registro del file, contando da 1.
help-show-turn = La fine di questo turno, contando da 1 su tutta la partita; 0 è il tavolo dopo la preparazione. Se manca, la fine del registro.

## export
help-export = Scrive il registro di un tavolo dal database di un server.
help-export-more =
    È una riga di JSON. Il server può intanto continuare. Finché la partita dura,
    il registro contiene ciò che ha visto chi guarda: nessuna carta data in
    segreto, nessuna decisione che altri non devono ancora sapere, nessun seme. I
    segreti delle persone non si scrivono mai.
help-export-events = Scrive ciò che è successo, un oggetto JSON per riga.

## erase
help-erase = Cancella per sempre un tavolo dal database di un server.
help-erase-more =
    Spariscono la sua partita, i nomi e i nonce delle persone, i suoi segreti.

    In un file SQLite i byte vengono sovrascritti; un server che lo usa va prima
    fermato. PostgreSQL riscrive le sue tabelle, e i server aspettano. Le copie di
    riserva, i log archiviati del database e i registri scaricati dalle persone non
    vengono raggiunti.
help-erase-yes = Non chiede conferma.

## doctor
help-doctor = Dice che cosa può promettere un server con questo database, e che cosa no.
help-doctor-more =
    Non si cambia niente, e un server può essere in funzione.

    Finisce con 0 se niente è a rischio, 1 se qualcosa lo è, 2 se il database non
    si può esaminare.

## bench
help-bench = Misura la velocità dei giochi su questa macchina.
help-bench-more =
    Le partite sono per due, Tutto su 1 carta nella variante base.

    random: partite dentro il motore; bare step: una chiamata del motore per
    decisione, da Python; typed: attraverso posizioni, come gioca un bot in Python;
    batched: molte partite di pari passo, con tutto ciò che si mostra a un
    programma che impara; plain: partite a caso senza compilazione. Il tutto in
    tempo di CPU di un core. Una prima partita e --help sono processi interi, in
    secondi d’orologio.
help-bench-seconds = Tempo di CPU per ogni velocità misurata.
