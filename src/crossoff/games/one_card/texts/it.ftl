### Everything on 1 Card in Italian. $you: yes when $name is the reader.

oc-title = Tutto su 1 carta
oc-credits = Tutto su 1 carta (Alles auf 1 Karte) è un gioco di Steffen Benndorf, pubblicato da NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Tira i dadi, riempi le righe. 15 minuti.
oc-option-variant = Regole
oc-option-variant-basic = Base
oc-option-variant-advanced = Avanzate

## How the bots play

oc-bot-novice = Barra quello che entra e rilancia il resto una volta.
oc-bot-casual = Tira per barrare più caselle possibile.
oc-bot-skilled = Sa in ogni momento quanto vale una carta.
oc-bot-expert = Corre verso la quarta carta e non ti regala nemmeno un dado.
oc-bot-master = Valuta ogni tiro in base alla probabilità di vittoria.
oc-bot-table = Corre seguendo tabelle precalcolate.
oc-bot-learned = Gioca con una piccola rete addestrata.

## Colours and shapes: the names of dice and rows

oc-color-red = rosso
oc-color-orange = arancione
oc-color-yellow = giallo
oc-color-green = verde
oc-color-blue = blu
oc-color-purple = viola
oc-shape-red = esagono
oc-shape-orange = pentagono
oc-shape-yellow = cerchio
oc-shape-green = ottagono
oc-shape-blue = triangolo
oc-shape-purple = quadrato

## Zones of the table

oc-tray = Dadi
oc-hand = Le tue carte
oc-supply = Riserva
oc-rest = Le tue altre carte
oc-scored = Chiuse
oc-table = Al tavolo
oc-points-label = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
oc-of-cards = { $scored ->
    [one] { $scored } carta su { $cards }
   *[other] { $scored } carte su { $cards }
}
oc-open-rows = di cui { $points } su carte aperte
oc-pile = { $cards ->
    [0] Il mazzo è vuoto
    [one] Mazzo, { $cards } carta
   *[other] Mazzo, { $cards } carte
}
oc-open-cards = { $you ->
    [yes] Le tue carte
   *[no] Carte di { $name }
}
oc-nothing-scored = Ancora nessuna carta chiusa
oc-no-cards = Nessuna carta rimasta

## Whose roll it is

oc-roll-mine = Il tuo tiro
oc-roll-theirs = { $you ->
    [yes] Il tuo tiro
   *[no] Tira { $name }
}
oc-rolls-left = { $left ->
    [0] nessun tiro rimasto
    [1] ancora un tiro
    [2] ancora due tiri
   *[other] ancora { $left } tiri
}
oc-rolling = I dadi rotolano
oc-deal = Si danno le carte
oc-deal-mine = Il primo tiro è tuo
oc-deal-theirs = { $you ->
    [yes] Il primo tiro è tuo
   *[no] Il primo tiro è di { $name }
}
oc-ends-idle = { $left ->
    [1] Da { $turns } turni nessuno usa un tiro. Ancora uno e la partita finisce.
    [2] Da { $turns } turni nessuno usa un tiro. Ancora due e la partita finisce.
    [3] Da { $turns } turni nessuno usa un tiro. Ancora tre e la partita finisce.
    [4] Da { $turns } turni nessuno usa un tiro. Ancora quattro e la partita finisce.
   *[other] Da { $turns } turni nessuno usa un tiro. Ancora { $left } e la partita finisce.
}
oc-ends-turns = { $left ->
    [0] Turno { $turns }. Nessuna partita dura di più: questo è l’ultimo turno.
    [1] Turno { $turns }. Ancora uno e la partita finisce.
   *[other] Turno { $turns }. Ancora { $left } e la partita finisce.
}
oc-over = Partita finita
oc-dealt = Le carte ricevute

## Where a seat stands

oc-standing-choosing = sceglie le carte
oc-standing-ready = ha scelto
oc-standing-rolling = tira
oc-standing-deciding = ci pensa
oc-standing-taking = sceglie una carta
oc-standing-next = può usarlo
oc-standing-done = ha giocato
oc-standing-idle = { "" }

## For the ear

oc-card-label = Carta { $card }.
oc-scored-label = { $points ->
    [one] Carta { $card }, chiusa: { $points } punto
   *[other] Carta { $card }, chiusa: { $points } punti
}
# $state: printed, open or complete; $sun: yes or no; $adds: boxes that the roll would cross off
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color }: tutte e { $boxes } barrate, con il sole.
       *[no] { $color }: tutte e { $boxes } barrate.
    }
    [printed] { $sun ->
        [yes] { $color }: { $boxes } caselle, con il sole.
       *[no] { $color }: { $boxes } caselle.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color }: { $crossed } di { $boxes } barrate, con il sole.
           *[other] { $color }: { $crossed } di { $boxes } barrate, con il sole; questo tiro ne aggiunge { $adds }.
        }
       *[no] { $adds ->
            [0] { $color }: { $crossed } di { $boxes } barrate.
           *[other] { $color }: { $crossed } di { $boxes } barrate; questo tiro ne aggiunge { $adds }.
        }
    }
}
oc-die-lies = dado { $number }: { $shape } { $color }
oc-die-kept = dado { $number }: { $shape } { $color }, resta
oc-die-again = dado { $number }: { $shape } { $color }, da rilanciare
oc-die-in-the-air = dado { $number }: in aria

## What the roll would do

oc-scores = Fai { $points } punti
oc-boxes = { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (sole)
    [2] { $rows } + { $bonus } (tutti e due i soli)
   *[other] { $rows } + { $bonus } (soli)
}
# $count: how many rows, or colours. One colour stands with its article.
oc-fills = { $count ->
    [one] { $rows ->
        [arancione] Completi l’arancione.
       *[other] Completi il { $rows }.
    }
   *[other] Completi { $rows }.
}
oc-unfit = { $count ->
    [one] { $colors ->
        [arancione] L’arancione non entra.
       *[other] Il { $colors } non entra.
    }
   *[other] Non entrano { $colors }.
}
oc-no-fit = Non entra nessun colore
oc-suns-on = { $count ->
    [one] { $rows ->
        [arancione] Sole sull’arancione
       *[other] Sole sul { $rows }
    }
   *[other] Soli su { $rows }
}
oc-no-suns = Niente sole
oc-scores-with = Si chiude con { $boxes } caselle.
oc-missing = { $count ->
    [one] Colore senza riga: { $colors }.
   *[other] Colori senza riga: { $colors }.
}

## The decision

oc-prompt-keep = { $cards ->
    [2] Tieni due carte
    [3] Tieni tre carte
   *[other] Tieni { $cards } carte
}
oc-keep-rest = Le altre tornano nel mazzo
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Due di troppo
    [-1] Una di troppo
    [1] Ancora una carta
    [2] Ancora due carte
   *[other] Ancora { $count } carte
}
oc-prompt-take = Scegli la prossima carta
oc-prompt-roll = Rilanci o usi il tiro?
oc-prompt-use = Usi questo tiro?
oc-prompt-pass = Non entra niente
oc-prompt-watch = Stai guardando la partita
oc-prompt-ready = Aspettiamo gli altri
oc-prompt-done = Hai già giocato
oc-prompt-next = { $before ->
    [0] Un momento
    [1] Poi tocca a te
    [2] Due giocatori prima di te
    [3] Tre giocatori prima di te
   *[other] { $before } giocatori prima di te
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } sceglie le carte
    [rolling] { $name } tira i dadi
    [taking] { $name } sceglie una carta
   *[deciding] { $name } ci sta pensando
}
oc-detail-roll = Scegli i dadi da rilanciare, o una carta
oc-detail-use = Scegli la carta su cui usarlo
oc-detail-pass = Puoi solo passare
oc-detail-kept = { $kept ->
    [0] Rilanci tutti i dadi
    [1] Tieni un dado
    [2] Tieni due dadi
    [3] Tieni tre dadi
    [4] Tieni quattro dadi
   *[other] Tieni { $kept } dadi
}
oc-do-roll = { $dice ->
    [1] Tira uno
    [2] Tira due
    [3] Tira tre
    [4] Tira quattro
    [5] Tira cinque
   *[other] Tira { $dice }
}
oc-do-use = Usa
oc-do-pass = Passa
oc-pass-though = { $boxes ->
    [one] Passi, anche se puoi barrare una casella?
   *[other] Passi, anche se puoi barrare { $boxes } caselle?
}
oc-pass-unrolled = Passi senza rilanciare?
oc-pass-not = Non passare
oc-do-keep = Tieni
oc-do-take = Prendi

## What happened

oc-told-keep = { $you ->
    [yes] Hai tenuto le carte { $list }
   *[no] { $name } ha tenuto le carte { $list }
}
oc-told-supply = { $count ->
    [one] Nuova nella riserva: carta { $list }
   *[other] Nella riserva: carte { $list }
}
oc-told-start = { $you ->
    [yes] Il primo tiro è tuo
   *[no] Il primo tiro è di { $name }
}
oc-told-roll = Sono usciti: { $dice }
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $count } { $color ->
        [rosso] rossi
        [arancione] arancioni
        [giallo] gialli
        [verde] verdi
       *[other] { $color }
    }
}
oc-told-reroll = { $dice ->
    [1] { $you ->
        [yes] Hai rilanciato un dado
       *[no] { $name } ha rilanciato un dado
    }
    [2] { $you ->
        [yes] Hai rilanciato due dadi
       *[no] { $name } ha rilanciato due dadi
    }
    [3] { $you ->
        [yes] Hai rilanciato tre dadi
       *[no] { $name } ha rilanciato tre dadi
    }
    [4] { $you ->
        [yes] Hai rilanciato quattro dadi
       *[no] { $name } ha rilanciato quattro dadi
    }
   *[other] { $you ->
        [yes] Hai rilanciato { $dice } dadi
       *[no] { $name } ha rilanciato { $dice } dadi
    }
}
oc-told-use = { $you ->
    [yes] Hai usato il tiro sulla carta { $card }
   *[no] { $name } ha usato il tiro sulla carta { $card }
}
oc-told-boxes = { $you ->
    [yes] Hai usato il tiro sulla carta { $card }
   *[no] { $name } ha usato il tiro sulla carta { $card }
}: { $boxes ->
    [one] { $boxes } casella
   *[other] { $boxes } caselle
}
oc-told-scored = { $you ->
    [yes] Hai chiuso una carta
   *[no] { $name } ha chiuso una carta
}: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
oc-told-pass = { $you ->
    [yes] Hai passato
   *[no] { $name } ha passato
}
oc-told-take = { $you ->
    [yes] Hai preso la carta { $card }
   *[no] { $name } ha preso la carta { $card }
}
oc-told-draw = { $you ->
    [yes] Hai pescato la carta { $card }
   *[no] { $name } ha pescato la carta { $card }
}
oc-brief-boxes = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
oc-brief-pass = passo
oc-brief-take = presa la carta { $card }
oc-brief-scored = carta chiusa, { $points }

## A scored card and the end

oc-cheer = { $you ->
    [yes] Hai chiuso una carta
   *[no] { $name } ha chiuso una carta
}
oc-skip = Continua
oc-sheet = Punti
oc-sheet-card = { $number ->
    [1] Prima carta
    [2] Seconda carta
    [3] Terza carta
    [4] Quarta carta
   *[other] Carta { $number }
}
oc-sheet-open = Carte aperte
oc-sheet-total = Totale
oc-sheet-none = nessuna carta
oc-sheet-won = vittoria
oc-cause-more = { $count ->
    [one] una carta chiusa in più
   *[other] { $count } carte chiuse in più
}
oc-cause-cards = { $points } in più con le carte chiuse
oc-cause-rows = { $points } in più con le righe delle carte aperte

## What a symbol does

oc-tip-die = Dado { $color }: barra una casella nella riga del suo colore, se entrano tutti i dadi di quel colore.
oc-tip-dice = Dadi: ognuno barra una casella nella riga del suo colore, se entrano tutti i dadi di quel colore.
oc-tip-worth = Quanto vale la riga quando è completa.
oc-tip-sun = Sole: quando chiudi la carta, +{ $one } per una riga con il sole completa, +{ $two } per tutte e due.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] Adesso tiri tu.
   *[no] Adesso può tirare solo { $name }.
}
oc-no-roll-left = Non ci sono altri tiri.
oc-no-keep = { $cards ->
    [2] Scegli due carte.
    [3] Scegli tre carte.
   *[other] Scegli { $cards } carte.
}
oc-no-card = Prima scegli una carta.
oc-no-take = { oc-no-card }
oc-no-dice = Non puoi rilanciare questi dadi.
oc-no-fit-here = Nessun colore di questo tiro entra in questa carta.

## Said once, when it happens first

oc-hint-keep = Tieni le carte con cui vuoi cominciare. Ogni carta chiusa viene sostituita da una della riserva.
oc-hint-take = Hai chiuso la carta. Sostituiscila con una carta della riserva a tua scelta.
oc-hint-scored = Le righe complete bastavano: la carta è stata chiusa subito, soli compresi.
oc-hint-last = A qualcuno manca una sola carta. Il turno in cui la chiude è l’ultimo.
oc-hint-roll = Tocca i dadi che vuoi rilanciare, o usa il tiro su una carta.
oc-hint-share = Puoi usare anche i tiri degli altri.
oc-hint-pass = Nessun colore entra nelle tue carte: puoi solo passare.
oc-hint-fit = Tutti i colori che entrano si barrano. Quelli che non entrano si ignorano.

## Keys

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = scegli un dado da rilanciare
oc-key-card-does = scegli una carta
oc-key-roll-does = tira i dadi scelti
oc-key-pass-does = passa
oc-key-use = Invio
oc-key-use-does = conferma la scelta
