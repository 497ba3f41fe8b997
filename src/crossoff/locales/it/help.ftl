# Ciò che dice --help.

## Dappertutto
help-about = Gioca e studia due giochi di carte cancellabili pubblicati da NSV: Silver & Gold di Phil Walker-Harding e Tutto su 1 carta di Steffen Benndorf. Un progetto amatoriale non ufficiale.
help-everywhere = Nella lingua del tuo sistema; --language XX, con qualsiasi comando, ne sceglie un’altra: { $languages }.
help-usage = Uso:
help-parameters = Opzioni
help-group-play = Giocare
help-group-bots = Bot
help-group-records = Registri
help-group-hosting = Ospitare
help-group-shell = La tua shell
help-example = Esempio:
help-arguments = Argomenti
help-default = predefinito
help-required = obbligatorio
help-help = Mostra questo aiuto ed esce.
help-version = Mostra la versione ed esce.

## Opzioni di più comandi
help-game = Il gioco: { $games }.
help-players = Numero di giocatori.
help-seed = Lo stesso seed dà le stesse partite.
help-option = Un’opzione del gioco, come variant=advanced; si può ripetere.
help-deck = Gioca con le carte di questo file (TOML, o JSON se finisce in .json).
help-json = Scrive un oggetto JSON invece di una tabella.
help-files = File di registri; - è lo standard input.
help-table = L’identificativo del tavolo, 32 cifre esadecimali.
help-db = Un file SQLite, o postgresql://… Predefinito: il file che usa crossoff serve.

## play
help-play = Gioca una partita nel terminale.
help-play-more =
    Senza opzioni scegli sullo schermo. Ogni mossa è salvata subito: se lasci la
    partita, o il terminale si chiude, --resume la riprende.

    In modalità testo le mosse si scrivono con la notazione del registro, senza il
    posto: keep P01 G07, o mark P01 a1 a2 a3 b3; G07 c1, o reroll 3 4 5. Durante la
    partita ? mostra ciò che puoi fare.
help-play-players = Numero di giocatori. Predefinito: quanti ne nomini, o 2.
help-play-seats = Chi siede dove, dal posto 0 in poi, separati da virgole: me, me:NOME, un bot ({ $bots }) o il tuo, FILE.py:CLASSE. Predefinito: tu; negli altri posti bot casual.
help-play-seed = Lo stesso seed dà le stesse carte e gli stessi dadi. Predefinito: a caso.
help-play-resume = Riprende l’ultima partita, o quella in questo file.
help-play-record = Scrive il registro in questo file quando la partita finisce o si ferma.
help-play-plain = Testo semplice, una riga alla volta (predefinito in una pipe). In una pipe la partita non è salvata; --record la conserva.

## daily
help-daily = Gioca la partita del giorno: uguale per tutti in quella data.
help-daily-more =
    Giochi contro un bot. Alla fine vedi il par, cioè quanto fa il bot più forte con
    queste carte al tuo posto, la tua serie e un testo da condividere. Una partita
    lasciata a metà riprende, e conta il tuo primo risultato.
help-daily-date = La partita di questa data. Senza data: quella di oggi.
help-daily-again = Gioca di nuovo la partita, per esercizio.
help-daily-plain = Testo semplice, una riga alla volta (predefinito in una pipe).

## simulate
help-simulate = Fa giocare molte partite ai bot; scrive i registri e un riassunto.
help-simulate-more =
    Scrive il punteggio medio di ogni bot, con l’intervallo al 95%, e quante partite
    ha vinto; una vittoria condivisa si divide tra i vincitori. Le partite dipendono
    solo dal seed, non dal numero di processi.
help-simulate-players = Numero di giocatori. Predefinito: uno per ogni bot nominato.
help-simulate-bots = I bot per posto, separati da virgole: { $every }, oppure uno tuo come ./my_bot.py:MyBot o 'pipe:COMANDO'. Una lista più corta del tavolo si ripete.
help-simulate-games = Numero di partite.
help-simulate-records = Scrive le partite in questo file, un registro per riga. Il file viene sostituito solo quando sono state giocate tutte.
help-simulate-jobs = Numero di processi.

## arena
help-arena = Fa giocare i bot tra loro e dà a ognuno un rating.
help-arena-more =
    Con due posti le formazioni sono tutte le coppie dei bot nominati. Con più
    posti ogni bot gioca da solo contro copie di un altro e, se i bot bastano, si
    aggiungono tutte le combinazioni di bot diversi. Ogni formazione gioca ogni
    smazzata in tutti gli ordini di tavolo, con le stesse carte e gli stessi dadi,
    così che la fortuna si annulli.

    Scrive i rating Elo, le quote di vittorie e i punteggi medi, tutti con
    intervalli al 95%, e il tempo di CPU per decisione. A parte il tempo, tutto
    dipende solo dal seed, non da quali o quanti bot giocano.
help-arena-bots = Due o più bot diversi, separati da virgole: { $every }, oppure uno tuo come ./my_bot.py:MyBot o 'pipe:COMANDO'. Possono essere più o meno dei posti.
help-arena-task = Un compito del benchmark, come SG-2-greedy-v1 (docs/benchmark.md): fissa gioco, numero di giocatori, opzioni, seed e avversario.
help-arena-games = Partite per formazione, arrotondate per eccesso a smazzate intere con tutti gli ordini di tavolo.
help-arena-iterations = Iterazioni per decisione per i bot che fanno una ricerca.
help-arena-seconds = Secondi per decisione per i bot che fanno una ricerca. Non ci saranno due esecuzioni uguali.
help-arena-jobs = Numero di processi. Predefinito: uno per core.
help-arena-cluster = Gioca su un cluster invece che su questa macchina: dask://HOST:PORTA o tcp://HOST:PORTA per Dask; ray://HOST:PORTA, ray:HOST:PORTA o ray:auto per Ray. I suoi worker hanno bisogno dello stesso crossoff.
help-arena-resume = Tiene l’avanzamento in questo file. Se esiste, continua da lì, con gli stessi risultati di un’esecuzione senza interruzioni. Tutto ciò che influisce sulle partite deve essere uguale; jobs e cluster possono cambiare.
help-arena-records = Scrive le partite in questo file, un registro per riga, quando sono state giocate tutte.
help-arena-plot = Disegna i rating in questo file SVG.

## serve
help-serve = Offre tavoli a browser e bot. Senza comando fa lo stesso e apre il browser.
help-serve-more =
    Resta in funzione fino a Ctrl+C o SIGTERM. Le mosse sono salvate prima di essere
    confermate; le partite riprendono dopo un riavvio. Più server possono
    condividere un database PostgreSQL.
help-serve-host = L’indirizzo su cui ascoltare; 0.0.0.0 per tutti.
help-serve-port = La porta; 0 per una libera qualsiasi.
help-serve-db = Un file SQLite, o postgresql://… Predefinito: un file nella tua cartella dei dati.
help-serve-open = Apre il browser.
help-serve-origin = Un’altra origine le cui pagine possono collegarsi, come https://example.org, se un proxy cambia l’intestazione Host.
help-serve-trust-proxy = L’indirizzo o la rete di un proxy davanti a questo server. La sua intestazione X-Forwarded-For distingue i giocatori, così che i limiti valgano per ognuno.
help-serve-workers = Numero di processi per i bot.
help-serve-metrics-port = Offre le metriche per Prometheus su 127.0.0.1 a questa porta.

## join
help-join = Fa giocare un tuo bot al tavolo di un server.
help-join-more =
    La classe ha un metodo: choose(view, legal), che restituisce uno di legal, o
    act(observation, mask), che restituisce il numero di un’azione. Entrambi sono
    descritti in docs/first-bot.md. Il bot gioca fino alla fine della partita, si
    riconnette se la connessione cade e scrive il punteggio.
help-join-url = Un link di invito, o quello di un posto che hai già.
help-join-bot = La tua classe: ./my_bot.py:MyBot o module:Class.
help-join-name = Il nome del bot al tavolo.

## check
help-check = Controlla che le partite registrate seguano le regole.
help-check-more =
    Un file contiene un registro per riga, o uno solo su più righe. Le righe vuote
    si ignorano, e un file senza registri è valido. Per ogni registro non valido si
    scrive una riga: il file, il numero del registro, la riga del suo log (0 per ciò
    che sta prima del log) e il motivo.

    Codice di uscita 0 se tutti i registri sono validi, 1 se uno non lo è, 2 se un
    file non si può leggere.

## verify
help-verify = Controlla che nelle partite registrate carte e dadi non siano stati truccati.
help-verify-more =
    Il seed di un registro deve corrispondere alla sua impronta per questo tavolo,
    questo gioco e queste carte, e ogni carta e ogni dado devono essere quelli dati
    dal seed e dai nonce dei giocatori. Le decisioni devono corrispondere alla
    catena di hash del registro, e il risultato deve essere giusto. Per ogni
    registro che non passa si scrive una riga: il file, il numero del registro, la
    riga del suo log (0 per ciò che sta prima del log) e il motivo. docs/fairness.md
    spiega che cosa prova questo e che cosa no.

    Codice di uscita 0 se ogni registro è una partita intera e verificata, 1 se uno
    non lo è (o non è finito, o non ha niente da verificare), 2 se un file non si
    può leggere.
help-verify-head = Un head ricevuto durante la partita (64 cifre esadecimali); deve essere nella catena. Si può ripetere.

## dataset
help-dataset = Scrive le decisioni di partite registrate come array, per l’apprendimento.
help-dataset-more =
    Il file è un archivio NumPy (.npz) con una riga per decisione: osservazione,
    maschera delle azioni consentite, azione, ricompensa fino alla decisione
    seguente del posto e somma delle ricompense fino alla fine della partita.
    docs/environments.md descrive gli array. Tutti i registri devono essere dello
    stesso gioco e con lo stesso numero di giocatori.
help-dataset-out = Il file da scrivere.
help-dataset-minari = Scrive invece un dataset di Minari con questo nome, come crossoff/sg-expert-v0; richiede crossoff[rl,learn].
help-dataset-flat = Un vettore per osservazione, con i dati delle carte.
help-dataset-reward = Ciò che riceve un posto: i punti man mano che li fa; oppure, alla fine, il suo punteggio, la sua quota di vittoria o il suo vantaggio.
help-dataset-bot = Solo le decisioni di questo bot.

## games
help-games = Elenca le partite concluse che hai giocato nel terminale.
help-games-more =
    Prima la più recente, con il numero di ogni partita. Quelle giocate attraverso
    una pipe non compaiono.

## review
help-review = Analizza partite concluse: fortuna, perdite e decisioni più costose.
help-review-more =
    L’allenatore prova molte volte ogni decisione e le sue alternative, giocando
    fino alla fine, e mostra per ogni posto la probabilità di vittoria, quanto ha
    contato la fortuna, che cosa sono costate le decisioni e perché. Una decisione è
    giudicata in base a ciò che il posto poteva sapere. docs/coach.md spiega i
    numeri.

    Codice di uscita 0 se tutte le partite sono state analizzate, 1 se una non è
    finita o non è valida (allora non viene scritta nessuna pagina), 2 se un file
    non si può leggere.
help-review-files = File di registri; - è lo standard input, un numero è una partita di crossoff games.
help-review-record = Solo questo registro di ogni file, contando da 1. Predefinito: tutti.
help-review-seat = Solo le decisioni di questo posto, contando da 0. Predefinito: tutti i posti.
help-review-depth = Profondità dell’analisi: { $depths }.
help-review-seed = Lo stesso seed dà la stessa analisi.
help-review-jobs = Numero di processi.
help-review-json = Scrive un oggetto JSON per partita (crossoff-review/1).
help-review-html = Scrive in questo file una pagina con tutte le analisi, da leggere nel browser o da mandare a un amico.

## show
help-show = Disegna il tavolo in qualsiasi punto di una partita registrata.
help-show-more = Mostra tutto ciò che c’è sul tavolo, in 80 colonne.
help-show-file = Un file di registri; - è lo standard input.
help-show-record = Quale registro del file, contando da 1.
help-show-turn = La fine di questo turno, contando da 1 su tutta la partita; 0 è il tavolo dopo la preparazione. Predefinito: la fine del registro.

## export
help-export = Scrive il registro di un tavolo dal database di un server.
help-export-more =
    Scrive una riga di JSON; il server può restare in funzione. Finché la partita
    dura, il registro contiene solo ciò che ha visto uno spettatore: nessuna carta
    data in segreto, nessuna mossa che altri non devono ancora sapere, nessun seed.
    I segreti dei giocatori non si scrivono mai.
help-export-events = Scrive gli eventi, un oggetto JSON per riga.

## erase
help-erase = Cancella per sempre un tavolo dal database di un server.
help-erase-more =
    Cancella la partita, i suoi segreti, e i nomi e i nonce dei giocatori.

    In un file SQLite i byte vengono sovrascritti; ferma prima ogni server che lo
    usa. PostgreSQL riscrive le sue tabelle, e i server aspettano. Backup, log
    archiviati del database e registri scaricati non vengono toccati.
help-erase-yes = Non chiede conferma.

## doctor
help-doctor = Controlla che cosa può promettere un server con questo database, e che cosa è a rischio.
help-doctor-more =
    Non cambia niente; un server può essere in funzione.

    Codice di uscita 0 se niente è a rischio, 1 se qualcosa lo è, 2 se il database
    non si può esaminare.

## bench
help-bench = Misura la velocità dei giochi su questa macchina.
help-bench-more =
    Le partite sono per due, con il primo valore di ogni opzione.

    random: partite dentro il motore; bare step: una chiamata del motore per
    decisione, da Python; typed: attraverso posizioni, come gioca un bot Python;
    batched: molte partite in parallelo, con tutte le osservazioni; plain: partite
    a caso senza compilazione. Il tutto in tempo di CPU di un core. Una prima
    partita e --help sono processi interi, in secondi reali.
help-bench-seconds = Tempo di CPU per ogni misura.

## completion
help-completion = Scrive uno script che completa comandi, opzioni, giochi e bot con Tab.
help-completion-more =
    Per attivarlo, salva lo script dove la tua shell lo cerca, come negli esempi, e
    apri una nuova shell.
help-completion-shell = La tua shell: { $shells }.
