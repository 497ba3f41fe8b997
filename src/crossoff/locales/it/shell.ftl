# The words of the pages round the games, in Italian.
# $you: yes when $name is the reader.

## Everywhere
close = Chiudi
menu = Menu
help = Aiuto e scorciatoie
settings = Impostazioni
you = Tu
play = Gioca
try-again = Riprova
go-home = Home
copy = Copia
copied = Copiato
copy-by-hand = Impossibile copiare. Copia a mano il link selezionato.
# $prompt: what can be done now, or who won
title-with = { $prompt } · crossoff

## Start page
tagline = Piccoli giochi di carte. Un pennarello.
unofficial = crossoff è un progetto amatoriale non ufficiale, senza legami con gli autori o l’editore. Se i giochi ti piacciono, compra le carte.
choose-game = Scegli un gioco
learn = Imparalo in tre minuti
go-on-learning = Continua il tutorial
who-plays = Chi gioca?
# $place: number of the seat, 1 to 4
who-sits = Giocatore al posto { $place }
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
a-friend = Un amico, via link
a-local = Stesso dispositivo
by-link = Avrai un link da condividere
by-device = A turno su questo schermo
# $level: how strong the bot is
bot-named = Bot, { $level }
level-random = a caso
level-greedy = avido
level-novice = principiante
level-casual = occasionale
level-skilled = abile
level-expert = esperto
level-master = maestro
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Prof. Vega
strength = Forza { $strength } su 5
plays-random = Fa una mossa valida qualsiasi.
plays-greedy = Prende quello che sul momento sembra meglio.
add = Aggiungi
add-friend = Via link
add-local = Stesso dispositivo
add-bot = Bot
remove-seat = Rimuovi il posto { $place }
invite-friends = Invita e gioca
recent = Partite in sospeso
# $names: the others at the table
go-on-with = Riprendi la partita con { $names }
go-on = Riprendi la partita
forget = Dimentica questa partita

## Options of a table
options = Opzioni
memory-aid = Aiuto memoria
time = Tempo per mossa
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
sit-down = Unisciti al tavolo
invited-by = { $name } ti invita a giocare a { $game }
invited-to = Hai un invito per giocare a { $game }
first-learn = Prima il tutorial
watch-instead = Guarda soltanto
no-free-seat = Tutti i posti sono occupati. Però puoi guardare.
game-ended = Questa partita è finita. Puoi ancora guardarla.
back-to-table = Torna all’invito

## Waiting for the others
waiting-title =
    { $open ->
        [one] Manca ancora un giocatore
       *[other] Mancano ancora { $open } giocatori
    }
waiting-for =
    { $open ->
        [0] Ci siete tutti.
        [one] La partita comincia quando arriva un altro giocatore.
       *[other] La partita comincia quando arrivano altri { $open } giocatori.
    }
invite-title = Invita i tuoi amici
invite-words = Chiunque abbia questo link può giocare. Basta un nome.
invite-link = Link di invito
invite-local = Questo indirizzo funziona solo su questo computer. Per invitare altri dispositivi, apri crossoff all’indirizzo di rete del computer.
qr-label = Lo stesso link come codice QR
at-the-table = Al tavolo
start-now =
    { $open ->
        [one] Comincia ora, con un bot nel posto libero
       *[other] Comincia ora, con i bot nei posti liberi
    }
watch-title = Link per spettatori
watch-words = Chi ha questo link può guardare, ma non giocare.

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
seat-waiting = in attesa di un giocatore
seat-me = tu
seat-local = su questo dispositivo
seat-here = presente
seat-away = assente
# $about: how the bot plays
seat-bot = bot, { $level }: { $about }
give-to-bot = Sostituisci con un bot
open-seat = Apri a un giocatore

## The table
coming = Preparo il tavolo…
bar-label = La tua mossa
unsaved = Salvataggio…
withdraw = Ci ripenso
line-lost = Connessione persa, riconnessione…
welcome-back = Rieccoti.
last-turn = Turno precedente
since-last-turn = Dal tuo ultimo turno
log = Che cosa è successo
# What the pens at the top say. $name: whose pen
pen-ready =
    { $you ->
        [yes] Tu: hai finito
       *[no] { $name }: ha finito
    }
pen-writing =
    { $you ->
        [yes] Tu: ci stai pensando
       *[no] { $name }: ci sta pensando
    }
pen-away =
    { $you ->
        [yes] Tu: assente
       *[no] { $name }: assente
    }
pen-points = { $points ->
    [one] { $pen }, 1 punto
   *[other] { $pen }, { $points } punti
}
away = { $name } non c’è
away-words = Al momento è senza connessione
wait = Aspetta
nudge = Avvisa
nudge-sent = { $name } vedrà il tuo avviso
nudged = { $name } ti aspetta
let-bot-play = Fai giocare un bot
emotes = Gesti
emotes-shown = Mostra i gesti degli altri
emote-said = { $name }: { $emote }
emote-thumb = Ottimo
emote-wow = Caspita
emote-oops = Ops
emote-hurry = Dai, sbrigati
emote-well-played = Ben giocato
emote-thanks = Grazie
ready-count =
    { $ready ->
        [one] { $ready } su { $count } ha finito
       *[other] { $ready } su { $count } hanno finito
    }
see-result = Vedi il risultato
record-so-far = Salva il registro fin qui
move-seat = Passa a un altro dispositivo
move-seat-words = Apri questo link su un altro dispositivo per continuare a giocare lì. Chi lo ha può giocare al posto tuo: non condividerlo.
move-seat-link = Link al tuo posto
leave = Lascia il tavolo
end-table = Termina la partita per tutti
end-table-words = La partita finisce per tutti e non si potrà riprendere.
go-on-playing = Continua a giocare
board-fault = Qualcosa è andato storto nel disegnare il tavolo. La tua partita è al sicuro.

## One device for several
# $name: who is next
hand-over = Passa il dispositivo a { $name }
hand-over-words = Quello che segue è solo per i suoi occhi.
i-am = Sono { $name }

## What happens at the table
told-sit =
    { $you ->
        [yes] Ti unisci al tavolo
       *[no] { $name } si unisce al tavolo
    }
told-bot =
    { $you ->
        [yes] Un bot prende il tuo posto
       *[no] Un bot prende il posto di { $name }
    }
told-open = Un posto è di nuovo libero
told-begin = Comincia la partita
told-ready = { $you ->
    [yes] Hai scelto
   *[no] { $name } ha scelto
}
told-unready = { $you ->
    [yes] Ci ripensi
   *[no] { $name } ci ripensa
}
told-over = La partita è finita
told-closed = Il tavolo è stato chiuso
won-by = { $points ->
    [one] Con 1 punto di vantaggio.
   *[other] Con { $points } punti di vantaggio.
}
won-by-cause = { $points ->
    [one] Con 1 punto di vantaggio: { $cause }.
   *[other] Con { $points } punti di vantaggio: { $cause }.
}
told-rematch = Avanti con la prossima partita
# $sentence: what was decided
told-auto = { $sentence } (mossa automatica)
told-brief = { $name }: { $list }
told-brief-auto = { $you ->
    [yes] Tempo scaduto. Mossa automatica: { $list }
   *[no] { $name }, tempo scaduto: { $list }
}

## Keys
key-tab = Tab, Invio
key-tab-does = passa al pulsante seguente, premilo
key-explain-does = spiega i simboli uno per uno
key-help-does = mostra questo elenco
key-esc-does = chiudi o annulla

## Rules
rules = Regole
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato
    [one] { $count } risultato
   *[other] { $count } risultati
}
rules-contents = Indice
rules-print = Stampa
rules-ruling = La nostra interpretazione:
rules-example = Esempio:
rules-none = Qui non ci sono ancora regole da leggere. Il gioco ti mostra comunque cosa puoi fare.
rules-try = Prova
rules-try-again = Riprova

## Help
why = Perché?
symbols = Simboli
keys = Scorciatoie da tastiera
hint-more = Regola
hint-close = Capito

## Settings
theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
motion = Animazioni
motion-system = Sistema
motion-less = Ridotte
sounds = Suoni
sounds-note = Pennarello, dadi e carte, più un campanello se tocca a te mentre guardi altrove
sounds-offer = Attivare i suoni? Pennarello, monete, carte e dadi.
sounds-yes = Attiva
sounds-no = No, grazie
hints = Mostra suggerimenti
hints-note = Brevi suggerimenti quando qualcosa succede per la prima volta. Disattivali e riattivali per rivederli.
language = Lingua

## The end
you-win = Hai vinto!
you-share = Condividi la vittoria con { $names }!
# $names: who won
they-win = Ha vinto { $names }!
they-share = { $names } condividono la vittoria!
turn-by-turn = Turno per turno
# $scores: names and points
chart-label = I punti turno per turno. Punteggio finale: { $scores }.
replay = Rivedi
look-at-table = Guarda il tavolo
rematch = Rivincita
rematch-join = Accetta la rivincita
rematch-watch = Guarda la rivincita
wants-rematch = { $name } vuole la rivincita
rematch-waiting = Aspettiamo { $names }.
rematch-start = Comincia ora, con un bot per chi manca
record = Salva il registro
was-it-fair = È stato tutto regolare?

## Replay
back-to-result = Torna al risultato
step-back = Passo indietro
step-forth = Passo avanti
pause = Pausa
replay-step = Passo { NUMBER($step, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } di { NUMBER($count, useGrouping: 0) }
replay-seat = Punto di vista

## Fair chance
fair-words = Prima della prima carta il server ha scelto un numero segreto e ne ha pubblicato l’impronta. Quel numero e ciò che ha aggiunto ogni giocatore decidono tutte le carte e tutti i dadi. Ora il numero è noto, e il tuo browser ha controllato:
fair-commitment = Il numero corrisponde alla sua impronta.
fair-commitment-wrong = Il numero non corrisponde alla sua impronta. Questa partita è stata manomessa.
fair-promise = È l’impronta che il tuo browser ha ricevuto prima della prima carta.
fair-promise-wrong = Non è l’impronta che il tuo browser ha ricevuto prima della prima carta.
fair-promise-unknown = Questo browser è arrivato troppo tardi per vedere l’impronta prima della prima carta.
fair-nonce = Ciò che il tuo browser ha aggiunto è stato usato.
fair-nonce-wrong = Ciò che il tuo browser ha aggiunto non è stato usato.
fair-nonce-unknown = Questo browser non ha aggiunto nulla a questa partita.
fair-heads = Tutte le mosse che il tuo browser ha visto confermate sono nel registro, invariate.
fair-heads-wrong = Il registro non corrisponde alle mosse che il tuo browser ha visto confermate. Qualcuno lo ha modificato.
fair-heads-unknown = Questo browser non ha conservato nulla con cui confrontare le mosse.
fair-draws = Con il registro puoi controllare che ogni carta e ogni tiro derivino da questi dati:
fair-trouble = Non è stato possibile caricare il controllo. Puoi comunque controllare il registro:

## Troubles
error-title = Qualcosa è andato storto
error-unknown = Qualcosa è andato storto. Riprova.
error-offline = Il server non risponde. Sei online?
error-malformed = Controlla i nomi.
error-not_found = Questo tavolo non esiste, o il link non è più valido.
error-full = Tutti i posti sono occupati.
error-name_taken = Qualcuno al tavolo ha già questo nome. Scegline un altro.
error-running = La partita è ancora in corso.
error-ended = Questa partita è finita.
error-too_fast = Un po’ troppo in fretta. Aspetta un momento.
error-too_large = È troppo in una volta sola.
error-unavailable = Il server non può farlo in questo momento. Riprova tra poco.
error-unavailable-full = Il disco del server è pieno. Puoi guardare le partite, e continueranno appena ci sarà spazio.
error-illegal = Ora non puoi farlo.
error-not_yours = Non è il tuo turno.
error-stale = La partita è andata avanti. Scegli di nuovo.
error-already_done = Hai già fatto questa mossa.
gone-title = Qui non c’è nessun tavolo
gone-words = Questo tavolo non esiste, o il link non è più valido. Forse se n’è persa una parte copiandolo.
no-seat-title = Qui non hai un posto
no-seat-words = Questo indirizzo funziona solo nel browser di chi gioca a questo tavolo. Per giocare o guardare, chiedi un invito o un link da spettatore.
closed-title = Il tavolo è chiuso
closed-closed = La partita è stata terminata in anticipo.
closed-abandoned = Per molto tempo non c’è stato nessuno, perciò il tavolo è stato chiuso.
closed-outdated = Questa partita segue regole precedenti alla prima versione pubblicata. Non si può continuare.

generic-prompt = Scegli cosa fare
generic-wait = Aspettiamo { $names }
generic-table = Sul tavolo
generic-choices = { $count ->
    [one] { $count } scelta
   *[other] { $count } scelte
}
generic-search = Cerca tra le scelte
generic-none = Nessuna scelta corrisponde
generic-do = Conferma
take-back = Annulla
generic-total = Totale
generic-told = { $name }: { $do }
