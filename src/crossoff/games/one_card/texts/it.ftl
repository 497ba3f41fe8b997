### Everything on 1 Card in Italian. $you: yes when $name is the reader.

oc-title = Tutto su 1 carta

## How the bots play

oc-bot-random = Fa una mossa valida qualsiasi.
oc-bot-greedy = Prende quello che in quel momento sembra meglio.
oc-bot-novice = Barra quello che entra e ritira una volta quello che non entra.
oc-bot-casual = Prepara i suoi tiri per barrare più caselle che può.
oc-bot-skilled = Sa quanto vale una carta, quali che siano le caselle rimaste.
oc-bot-expert = Corre verso la quarta carta e dei suoi tiri ti lascia il meno possibile.
oc-bot-master = Valuta ogni tiro fino alla probabilità di vincere.

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
oc-scored = Segnate
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
oc-nothing-scored = Ancora nessuna carta segnata
oc-no-cards = Nessuna carta rimasta

## Whose roll it is

oc-roll-mine = Il tuo tiro
oc-roll-theirs = { $you ->
    [yes] Il tuo tiro
   *[no] Tira { $name }
}
oc-rolls-left = { $left ->
    [0] nessun altro tiro
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
    [0] Turno { $turns }. Nessuna partita dura di più: questo è l’ultimo.
    [1] Turno { $turns }. Ancora uno e la partita finisce.
   *[other] Turno { $turns }. Ancora { $left } e la partita finisce.
}
oc-over = Partita finita
oc-dealt = Le carte ricevute

## Where a seat stands

oc-standing-choosing = sceglie le carte
oc-standing-ready = ha scelto
oc-standing-rolling = tira
oc-standing-deciding = decide
oc-standing-taking = prende una carta
oc-standing-next = può usarlo
oc-standing-done = ha giocato
oc-standing-idle = { "" }

## For the ear

oc-card-label = Carta { $card }.
oc-scored-label = { $points ->
    [one] Carta { $card }, segnata: { $points } punto
   *[other] Carta { $card }, segnata: { $points } punti
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
oc-die-again = dado { $number }: { $shape } { $color }, da ritirare
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
    [1] { $rows }, un sole { $bonus }
    [2] { $rows }, due soli { $bonus }
   *[other] { $rows }, { $suns } soli { $bonus }
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
oc-no-fit = Non entra nulla
oc-suns-on = { $count ->
    [one] { $rows ->
        [arancione] Sole sull’arancione
       *[other] Sole sul { $rows }
    }
   *[other] Sole su { $rows }
}
oc-no-suns = Niente sole
oc-scores-with = Si segna con { $boxes } caselle.
oc-missing = Senza { $colors }.

## The decision

oc-prompt-over = La partita è finita
oc-prompt-keep = { $cards ->
    [2] Tieni due carte
    [3] Tieni tre carte
   *[other] Tieni { $cards } carte
}
oc-prompt-take = Scegli una carta
oc-prompt-roll = Ritiri o usi il tiro?
oc-prompt-use = Usi questo tiro?
oc-prompt-pass = Non entra niente
oc-prompt-watch = Stai guardando
oc-prompt-ready = Aspettiamo gli altri
oc-prompt-done = Hai già giocato
oc-prompt-next = { $before ->
    [0] Un momento
    [1] Poi tocca a te
    [2] Tra due tocca a te
    [3] Tra tre tocca a te
   *[other] Tra { $before } tocca a te
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } sceglie le carte
    [rolling] { $name } tira i dadi
    [taking] { $name } prende una carta
   *[deciding] { $name } sta decidendo
}
oc-detail-roll = Tocca i dadi o una carta
oc-detail-use = Tocca la carta da usare
oc-detail-pass = Resta solo passare
oc-detail-kept = { $kept ->
    [0] Tiri tutti i dadi
    [1] Un dado resta
    [2] Due dadi restano
    [3] Tre dadi restano
    [4] Quattro dadi restano
   *[other] { $kept } dadi restano
}
oc-detail-keep = { $missing ->
    [0] Le altre tornano nel mazzo
    [1] Ancora una
    [2] Ancora due
    [3] Tocca quelle che preferisci
   *[other] Ancora { $missing }
}
oc-detail-too-many = { $over ->
    [1] Una di troppo
    [2] Due di troppo
   *[other] { $over } di troppo
}
oc-detail-take = Tocca la tua preferita
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
oc-do-keep = Tieni
oc-do-take = Prendi

## What happened

oc-told-keep = { $you ->
    [yes] Hai tenuto le carte { $list }.
   *[no] { $name } ha tenuto le carte { $list }.
}
oc-told-ready = { $you ->
    [yes] Hai scelto.
   *[no] { $name } ha scelto.
}
oc-told-supply = { $count ->
    [one] Nuova nella riserva: carta { $list }.
   *[other] Nella riserva: carte { $list }.
}
oc-told-start = { $you ->
    [yes] Il primo tiro è tuo.
   *[no] Il primo tiro è di { $name }.
}
oc-told-roll = Sono usciti: { $dice }.
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
        [yes] Hai ritirato un dado.
       *[no] { $name } ha ritirato un dado.
    }
    [2] { $you ->
        [yes] Hai ritirato due dadi.
       *[no] { $name } ha ritirato due dadi.
    }
    [3] { $you ->
        [yes] Hai ritirato tre dadi.
       *[no] { $name } ha ritirato tre dadi.
    }
    [4] { $you ->
        [yes] Hai ritirato quattro dadi.
       *[no] { $name } ha ritirato quattro dadi.
    }
   *[other] { $you ->
        [yes] Hai ritirato { $dice } dadi.
       *[no] { $name } ha ritirato { $dice } dadi.
    }
}
oc-told-use = { $you ->
    [yes] Hai usato il tiro sulla carta { $card }.
   *[no] { $name } ha usato il tiro sulla carta { $card }.
}
oc-told-boxes = { $you ->
    [yes] Hai usato il tiro sulla carta { $card }
   *[no] { $name } ha usato il tiro sulla carta { $card }
}: { $boxes ->
    [one] { $boxes } casella.
   *[other] { $boxes } caselle.
}
oc-told-scored = { $you ->
    [yes] Hai segnato una carta
   *[no] { $name } ha segnato una carta
}: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
oc-told-pass = { $you ->
    [yes] Hai passato.
   *[no] { $name } ha passato.
}
oc-told-take = { $you ->
    [yes] Hai preso la carta { $card }.
   *[no] { $name } ha preso la carta { $card }.
}
oc-told-draw = { $you ->
    [yes] Hai pescato la carta { $card }.
   *[no] { $name } ha pescato la carta { $card }.
}

## A scored card and the end

oc-cheer = { $you ->
    [yes] Hai segnato una carta
   *[no] { $name } ha segnato una carta
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

## What a symbol does

oc-tip-die = Dado { $color }: una casella nella riga del suo colore, se entrano tutti quelli di quel colore.
oc-tip-dice = Dadi: ognuno barra una casella nella riga del suo colore, se entrano tutti quelli di quel colore.
oc-tip-worth = Quanto vale la riga quando è completa.
oc-tip-sun = Sole: quando si segna la carta, +{ $one } per una riga con il sole completa, +{ $two } per tutte e due.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] Adesso tiri tu.
   *[no] Adesso tira solo { $name }.
}
oc-no-roll-left = Non ci sono altri tiri.
oc-no-roll-used = I tiri sono finiti.
oc-no-keep = { $cards ->
    [2] Scegli due carte.
    [3] Scegli tre carte.
   *[other] Scegli { $cards } carte.
}
oc-no-card = Prima scegli una carta.
oc-no-dice = Questi dadi non si tirano.
oc-no-fit-here = Nessun colore di questo tiro entra in questa carta.

## Said once, when it happens first

oc-hint-keep = Tieni le carte con cui vuoi cominciare. Ogni carta segnata viene sostituita da una della riserva.
oc-hint-take = La tua carta è segnata. Al suo posto arriva una carta della riserva.
oc-hint-scored = Le righe complete bastavano: la carta è stata segnata subito, soli compresi.
oc-hint-last = A qualcuno manca una sola carta. Il turno in cui la segna è l’ultimo.
oc-hint-roll = Tocca i dadi che vuoi ritirare, o usa il tiro su una carta.
oc-hint-share = Puoi usare anche i tiri degli altri.
oc-hint-pass = Nessun colore entra nelle tue carte: resta solo passare.
oc-hint-fit = Ogni colore che entra si barra. Quello che non entra si ignora.

## Keys

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = scegli un dado da ritirare
oc-key-roll-does = tira i dadi scelti
oc-key-use = Invio
oc-key-use-does = conferma la scelta
