# The words of the pages round the games, in Italian.
# $you: yes when $name is the reader.

## Everywhere
close = Chiudi
menu = Menu
help = Aiuto e tasti
settings = Impostazioni
you = Tu
play = Gioca
try-again = Riprova
go-home = Pagina iniziale
copy = Copia
copied = Copiato
copy-by-hand = Copia a mano il link evidenziato
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Due piccoli giochi di carte. Una penna.
choose-game = Scegli un gioco
about-silver-and-gold = Barra le mappe del tesoro. 20 minuti.
about-one-card = Tira i dadi, riempi le righe. 15 minuti.
learn = Imparalo in tre minuti
go-on-learning = Continua a imparare
who-plays = Chi gioca?
# $place: number of the seat, 1 to 4
who-sits = Chi si siede al posto { $place }
my-name = Il mio nome
my-name-hint = il tuo nome
your-name = Il tuo nome
# $count: guests without a name are counted
name-guest =
    { $count ->
        [1] Ospite
       *[other] Ospite { $count }
    }
name-local = Giocatore { $place }
name-of = Nome del giocatore { $place }
a-friend = Qualcuno via link
a-local = Stesso dispositivo
by-link = Avrai un link da mandare
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = a caso
level-greedy = avido
level-novice = principiante
level-casual = occasionale
level-skilled = abile
level-expert = esperto
level-master = maestro
add = Aggiungi
add-friend = Con link
add-local = Qui con me
add-bot = Bot
remove-seat = Togli il posto { $place }
invite-friends = Invita e gioca
recent = Tavoli a cui tornare
# $names: the others at the table
go-on-with = Continua con { $names }
go-on = Continua la partita
forget = Dimentica questo tavolo

## Options of a table
options = Opzioni
option-variant = Regole
option-variant-basic = Base
option-variant-advanced = Avanzate
memory-aid = Promemoria
memory-silver-and-gold = Mostra quali carte spedizione sono già uscite in questo round.
time = Tempo per decidere
time-none = Senza limite
time-seconds =
    { $seconds ->
        [90] 1 minuto e mezzo
        [300] 5 minuti
       *[other] { $seconds } secondi
    }
time-left =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }

## Joining
join-title = C’è un invito per te
sit-down = Siediti

## Waiting for the others
waiting-title =
    { $open ->
        [one] Manca ancora una persona
       *[other] Mancano ancora { $open } persone
    }
waiting-for =
    { $open ->
        [0] Ci siete tutti.
        [one] Si comincia quando arriva un’altra persona.
       *[other] Si comincia quando arrivano altre { $open } persone.
    }
invite-title = Invita i tuoi amici
invite-words = Chi apre questo link si siede al tavolo con te. Basta un nome.
invite-link = Link dell’invito
invite-local = Questo indirizzo funziona solo su questo computer. Per invitare altri dispositivi, apri crossoff con l’indirizzo che il computer ha nella tua rete.
qr-label = Lo stesso link come codice QR
at-the-table = Al tavolo
start-now =
    { $open ->
        [one] Comincia ora, con un bot nel posto libero
       *[other] Comincia ora, con i bot nei posti liberi
    }
watch-title = Link per chi guarda
watch-words = Chi apre questo link vede il tavolo così com’è, ma non può decidere nulla.

## Seats
people = Chi c’è
seat-open = Posto libero
# Bots have names, by their place at the table
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = aspetta qualcuno
seat-me = sei tu
seat-local = su questo dispositivo
seat-here = al tavolo
seat-away = al momento non c’è
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Affida a un bot
open-seat = Libera per qualcuno

## The table
coming = Prepariamo il tavolo
bar-label = La tua decisione
unsaved = Non ancora salvato
line-lost = Linea caduta, riproviamo
welcome-back = Rieccoti.
last-turn = Ultimo turno
# What the pens at the top say. $name: whose pen
pen-ready =
    { $you ->
        [yes] Tu: hai deciso
       *[no] { $name }: ha deciso
    }
pen-writing =
    { $you ->
        [yes] Tu: devi ancora decidere
       *[no] { $name }: deve ancora decidere
    }
pen-away =
    { $you ->
        [yes] Tu: non ci sei
       *[no] { $name }: non c’è
    }
ready-count =
    { $ready ->
        [one] { $ready } su { $count } ha deciso
       *[other] { $ready } su { $count } hanno deciso
    }
see-result = Vedi il risultato
record-so-far = Salva il registro fin qui
leave = Lascia il tavolo
end-table = Chiudi il tavolo
end-table-words = La partita finisce per tutti e non si può riprendere.
go-on-playing = Continua a giocare
board-fault = Qualcosa è andato storto nel disegnare il tavolo. La tua partita è al sicuro.

## One device for several
# $name: who is next
hand-over = Passa il dispositivo a { $name }
hand-over-words = Quello che segue deve vederlo una persona sola.
i-am = Sono { $name }

## What happens at the table
told-sit =
    { $you ->
        [yes] Ti siedi al tavolo
       *[no] { $name } si siede al tavolo
    }
told-bot =
    { $you ->
        [yes] Un bot prende il tuo posto
       *[no] Un bot prende il posto di { $name }
    }
told-open = Un posto è di nuovo libero
told-begin = La partita comincia
told-over = La partita è finita
told-closed = Il tavolo è stato chiuso
told-rematch = Si passa alla prossima partita
# $sentence: what was decided
told-auto = { $sentence } (decisione automatica)

## Keys
key-tab = Tab, Invio
key-tab-does = vai all’elemento seguente, premilo
key-explain-does = spiega i simboli, uno dopo l’altro
key-help-does = questo elenco
key-esc-does = chiudi, o annulla

## Rules
rules = Regole
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato
    [one] { $count } passaggio trovato
   *[other] { $count } passaggi trovati
}
rules-contents = Indice
rules-print = Stampa
rules-ruling = La nostra scelta:
rules-try = Prova
rules-try-again = Ancora una volta

## Help
why = Perché?
symbols = Simboli
keys = Tasti
hint-more = Regola
hint-close = Capito

## Settings
theme = Luce
theme-system = Come il dispositivo
theme-light = Giorno
theme-dark = Sera
motion = Animazioni
motion-system = Come il dispositivo
motion-less = Ferme
sounds = Suoni
sounds-note = Penna, dadi e carte, e un campanello quando tocca a te e stai guardando altrove
hints = Spiega le novità
hints-note = In una riga, la prima volta che succede. Se lo riattivi, tutto viene spiegato di nuovo.
language = Lingua

## The end
you-win = Hai vinto!
you-share = Hai vinto insieme a { $names }!
# $names: who won
they-win = Ha vinto { $names }!
they-share = Hanno vinto insieme { $names }!
turn-by-turn = Turno per turno
# $scores: names and points
chart-label = I punti turno per turno. Alla fine: { $scores }.
replay = Rivedi
look-at-table = Il tavolo
rematch = Rivincita
rematch-host = La rivincita può iniziarla chi ha aperto il tavolo.
record = Registro
was-it-fair = Tutto regolare?

## Replay
back-to-result = Torna al risultato
step-back = Un passo indietro
step-forth = Un passo avanti
pause = Pausa
replay-step = Passo { NUMBER($step, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = Prima della prima carta il server fissa un numero segreto e ne pubblica il sigillo. Quel numero e ciò che ogni giocatore aggiunge decidono tutte le carte e tutti i dadi. Ora il numero è noto, e il tuo browser ha controllato:
fair-commitment = Il numero corrisponde al suo sigillo.
fair-commitment-wrong = Il numero non corrisponde al suo sigillo. Questa partita è stata manomessa.
fair-promise = È il sigillo che il tuo browser ha ricevuto prima della prima carta.
fair-promise-wrong = Non è il sigillo che il tuo browser ha ricevuto prima della prima carta.
fair-promise-unknown = Questo browser non può sapere quale sigillo sia stato mostrato prima della prima carta: è arrivato dopo.
fair-nonce = Ciò che il tuo browser ha aggiunto è stato mescolato al resto.
fair-nonce-wrong = Ciò che il tuo browser ha aggiunto non è stato mescolato al resto.
fair-nonce-unknown = Questo browser non ha aggiunto nulla di suo a questa partita.
fair-heads = Tutte le decisioni che il tuo browser ha visto confermate sono nel registro, invariate.
fair-heads-wrong = Il registro non contiene le decisioni che il tuo browser ha visto confermate. Qualcuno lo ha cambiato.
fair-heads-unknown = Questo browser non ha conservato nulla con cui confrontare le decisioni.
fair-draws = Che ogni carta e ogni tiro derivino da lì si può controllare con il registro:
fair-trouble = Non è stato possibile caricare il controllo. Il registro si può comunque controllare:

## Troubles
error-title = Qualcosa è andato storto
error-unknown = Qui qualcosa è andato storto. Riprova.
error-offline = Non risponde nessuno. Hai la connessione?
error-malformed = Non ci siamo capiti. Ricontrolla i nomi.
error-not_found = Questo tavolo non esiste, o il link non è più valido.
error-full = Tutti i posti sono occupati.
error-name_taken = Qualcuno al tavolo ha già questo nome. Scegline un altro.
error-running = La partita è ancora in corso.
error-ended = Questa partita è finita.
error-too_fast = Un po’ troppo in fretta. Aspetta un momento.
error-too_large = Troppo in una volta sola.
error-unavailable = Al momento il server non ce la fa. Riprova tra poco.
error-unavailable-full = Il disco del server è pieno. Le partite si possono guardare, e andranno avanti appena ci sarà spazio.
error-illegal = Ora non si può fare.
error-not_yours = Non tocca a te.
error-stale = La partita è andata avanti. Decidi di nuovo.
error-already_done = Questo era già deciso.
gone-title = Qui non c’è nessun tavolo
gone-words = Questo tavolo non esiste, o il link non è più valido. Forse una lettera si è persa per strada.
closed-title = Il tavolo è chiuso
closed-closed = La partita è stata interrotta prima della fine.
closed-abandoned = Per molto tempo non c’è stato nessuno, perciò il tavolo è stato sparecchiato.
closed-outdated = Questa partita segue regole precedenti alla prima pubblicazione. Non si può continuare.
