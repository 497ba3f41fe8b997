# Silver & Gold in Italian, as the board says it. $you: yes when $name is the reader.

sg-title = Silver & Gold
sg-credits = Silver & Gold è un gioco di Phil Walker-Harding, pubblicato da NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Completa le mappe del tesoro. 20 minuti.
sg-memory = Mostra le carte spedizione già uscite in questo round.

## How the bots play

sg-bot-novice = Riempie una mappa dopo l’altra e ignora i simboli.
sg-bot-casual = Conta caselle e simboli, ma ogni tanto si lascia sfuggire qualcosa.
sg-bot-skilled = Sa quanti turni servono ancora a una mappa, ma a volte sbaglia i conti.
sg-bot-expert = Sa in ogni momento quanto vale una mappa.
sg-bot-master = Prima di ogni mossa gioca a mente migliaia di partite.
sg-bot-tempo = Un passo avanti, secondo i turni che mancano alle mappe.
sg-bot-learned = Gioca con una piccola rete addestrata.

## Cards in words

sg-a-map = { $color ->
    [purple] una mappa lilla
    [orange] una mappa arancione
    [green] una mappa verde
    [gray] una mappa grigia
   *[other] una mappa
}
sg-both-maps = entrambe le mappe
sg-field = { $symbol ->
    [coin] { $field }, moneta
    [cross] { $field }, croce
    [palm] { $field }, palma
   *[none] { $field }
}, { $state ->
    [possible] libera, si può barrare
    [single] libera, si può barrare da sola
    [chosen] barrata, da confermare
    [crossed] barrata
   *[free] libera
}
sg-map = { $color ->
    [purple] Mappa lilla
    [orange] Mappa arancione
    [green] Mappa verde
    [gray] Mappa grigia
   *[other] Mappa
}, vale { $value }, { $left ->
    [0] tutte le caselle barrate
    [one] manca una casella
   *[other] mancano { $left } caselle
}{ $seal ->
    [purple] , sigillo: { $points } per ogni mappa lilla
    [orange] , sigillo: { $points } per ogni mappa arancione
    [green] , sigillo: { $points } per ogni mappa verde
    [gray] , sigillo: { $points } per ogni mappa grigia
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Mappa lilla
    [orange] Mappa arancione
    [green] Mappa verde
    [gray] Mappa grigia
   *[other] Mappa
}, vale { $value }{ $crosses ->
    [0] { "" }
    [one] , 1 croce
   *[other] , { $crosses } croci
}{ $coins ->
    [0] { "" }
    [one] , 1 moneta
   *[other] , { $coins } monete
}{ $palms ->
    [0] { "" }
    [one] , 1 palma
   *[other] , { $palms } palme
}{ $seal ->
    [purple] , sigillo: { $points } per ogni mappa lilla
    [orange] , sigillo: { $points } per ogni mappa arancione
    [green] , sigillo: { $points } per ogni mappa verde
    [gray] , sigillo: { $points } per ogni mappa grigia
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] La tua carta del punteggio
   *[no] Carta del punteggio di { $name }
}: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, { $cups ->
    [one] 1 coppa
   *[other] { $cups } coppe
}, { $palms ->
    [one] 1 palma
   *[other] { $palms } palme
}
sg-round-card = Round { $round } di { $rounds }, { $cups ->
    [0] nessuna coppa rimasta
    [one] resta una coppa, vale { $best }
   *[other] restano { $cups } coppe, la migliore vale { $best }
}
sg-pattern = { $pattern ->
    [I2] due in fila
    [I3] tre in fila
    [L3] un angolo di tre
    [O4] un quadrato di quattro
    [T4] una T di quattro
    [L4] una L di quattro
   *[other] { $fields } caselle
}
sg-expedition-card = Spedizione: { $shape }
sg-expedition-turn = Spedizione: { $shape }. Tocca per girare, tieni premuto per ribaltare, o trascina su una mappa
sg-expedition-none = Spedizione, ancora coperta
sg-pile = Mazzo, { $count ->
    [0] vuoto
    [one] una mappa
   *[other] { $count } mappe
}
sg-place-empty = Posto vuoto

## Parts of the table

sg-title-expedition = Spedizione
sg-title-round = Round
sg-title-display = Mappe esposte
sg-title-mine = Le tue mappe
sg-title-card = Il tuo punteggio
sg-title-finished = Complete
sg-title-others = Al tavolo
sg-title-other-map = L’altra tua mappa
sg-title-seen = Già uscite nel round
sg-title-card-of = Carta del punteggio
sg-title-maps = Mappe
sg-note-palm = una palma vale { $points }
sg-note-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sg-note-finished = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sg-none-finished = ancora nessuna
sg-round = Round { $round }
sg-turn = Turno { $turn } di { $turns }
sg-next-cup = Migliore coppa rimasta: { $value }
sg-no-cup = Nessuna coppa rimasta
sg-ready = ha finito
sg-thinking = ci pensa
sg-picking = sceglie una mappa
sg-rival = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $state ->
    [over] { "" }
    [ready] , ha finito
    [picking] , sceglie una mappa
    [thinking] , ci pensa
    [away] , assente
   *[none] , aspetta
}. Mostra le carte
sg-open-display = Ingrandisci le mappe esposte
sg-open-score = Ingrandisci la tua carta del punteggio
sg-open-finished = Mostra le tue mappe complete
sg-open-round = Ingrandisci la carta dei round

## What is asked

sg-mark = Barra la forma
sg-mark-short = Barra la forma
sg-mark-or = o una sola casella
sg-mark-one = Barra una casella
sg-mark-one-short = Barra una casella
sg-mark-one-why = la forma non ci sta
sg-to-go = { $count ->
    [one] Ancora una casella
   *[other] Ancora { $count } caselle
}
sg-to-go-short = { $count ->
    [one] Ancora una
   *[other] Ancora { $count }
}
sg-so-far = Finora
sg-extra = { $count ->
    [one] Casella in più
   *[other] { $count } caselle in più
}
sg-extra-where = sulla mappa che vuoi
sg-crossed = { $count ->
    [one] Una casella
   *[other] { $count } caselle
}
sg-finishes = { $count ->
    [one] Mappa completa
   *[other] Entrambe complete
}
sg-earns-nothing = nessun bonus
sg-one-field = Una sola casella
sg-or-one = o solo questa
sg-done = Conferma
sg-turn-shape = Gira la forma
sg-flip-shape = Ribalta la forma
sg-take-back = Annulla
sg-keep = { $count ->
    [one] Tieni una mappa
    [2] Tieni due mappe
   *[other] Tieni { $count } mappe
}
sg-keep-more = { $count ->
    [one] Ancora una mappa
   *[other] Ancora { $count } mappe
}
sg-keep-rest = le altre tornano nel mazzo
sg-keep-these = Tieni queste?
sg-keep-main = Tieni queste
sg-keep-points = insieme valgono { $points }
sg-take = Scegli la prossima mappa
sg-take-finished = { $count ->
    [one] Mappa completa. Scegli la prossima.
   *[other] { $count } mappe complete. Scegli la prossima.
}
sg-take-how = esposta, o la prima del mazzo
sg-take-map = { $color ->
    [purple] Lilla, { $value } punti
    [orange] Arancione, { $value } punti
    [green] Verde, { $value } punti
    [gray] Grigia, { $value } punti
   *[other] { $value } punti
}
sg-take-pile = Coperta
sg-take-pile-what = la prima del mazzo
sg-take-pile-count = { $count ->
    [one] una mappa nel mazzo
   *[other] { $count } mappe nel mazzo
}
sg-take-main = Prendi
sg-then-palm = poi una palma vale { $points }
sg-then-palm-short = poi { $points }
sg-waiting-for = Aspettiamo { $name }
sg-waiting-count = { $count ->
    [0] Un momento
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
}
sg-picks = { $name } sceglie una mappa
sg-watching = Stai guardando la partita
sg-over = Partita finita
sg-sealed = nascosto finché tutti non hanno finito
sg-turned-down = nascosto finché tutti non hanno scelto

## What a map is good for

sg-good-fields = { $count ->
    [one] una casella
   *[other] { $count } caselle
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 palma
           *[other] { $palms } palme
        }
        [one] { $palms ->
            [0] 1 moneta
            [one] 1 moneta, 1 palma
           *[other] 1 moneta, { $palms } palme
        }
       *[other] { $palms ->
            [0] { $coins } monete
            [one] { $coins } monete, 1 palma
           *[other] { $coins } monete, { $palms } palme
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 croce
            [one] 1 croce, 1 palma
           *[other] 1 croce, { $palms } palme
        }
        [one] { $palms ->
            [0] 1 croce, 1 moneta
            [one] 1 croce, 1 moneta, 1 palma
           *[other] 1 croce, 1 moneta, { $palms } palme
        }
       *[other] { $palms ->
            [0] 1 croce, { $coins } monete
            [one] 1 croce, { $coins } monete, 1 palma
           *[other] 1 croce, { $coins } monete, { $palms } palme
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } croci
            [one] { $crosses } croci, 1 palma
           *[other] { $crosses } croci, { $palms } palme
        }
        [one] { $palms ->
            [0] { $crosses } croci, 1 moneta
            [one] { $crosses } croci, 1 moneta, 1 palma
           *[other] { $crosses } croci, 1 moneta, { $palms } palme
        }
       *[other] { $palms ->
            [0] { $crosses } croci, { $coins } monete
            [one] { $crosses } croci, { $coins } monete, 1 palma
           *[other] { $crosses } croci, { $coins } monete, { $palms } palme
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] sigillo: +{ $points } per ogni mappa lilla
        [one] sigillo: +{ $points } per ogni mappa lilla, ne hai una
       *[other] sigillo: +{ $points } per ogni mappa lilla, ne hai { $have }
    }
    [orange] { $have ->
        [0] sigillo: +{ $points } per ogni mappa arancione
        [one] sigillo: +{ $points } per ogni mappa arancione, ne hai una
       *[other] sigillo: +{ $points } per ogni mappa arancione, ne hai { $have }
    }
    [green] { $have ->
        [0] sigillo: +{ $points } per ogni mappa verde
        [one] sigillo: +{ $points } per ogni mappa verde, ne hai una
       *[other] sigillo: +{ $points } per ogni mappa verde, ne hai { $have }
    }
   *[gray] { $have ->
        [0] sigillo: +{ $points } per ogni mappa grigia
        [one] sigillo: +{ $points } per ogni mappa grigia, ne hai una
       *[other] sigillo: +{ $points } per ogni mappa grigia, ne hai { $have }
    }
}
sg-good-plain = né simboli né sigillo

## What a decision earns

sg-earn-coins = { $count ->
    [one] +1 moneta
   *[other] +{ $count } monete
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] una coppa
   *[other] { $count } coppe
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## What happened

sg-say-keep = { $you ->
    [yes] Hai tenuto
   *[no] { $name } ha tenuto
} { $count ->
    [one] una mappa
    [2] due mappe
   *[other] { $count } mappe
}
sg-say-start = { $you ->
    [yes] Cominci tu
   *[no] Comincia { $name }
}
sg-say-mark = { $you ->
    [yes] Hai barrato
   *[no] { $name } ha barrato
} { $fields ->
    [one] una casella su { $where }
   *[other] { $fields } caselle su { $where }
}
sg-say-mark-coins = { $you ->
    [yes] Hai barrato
   *[no] { $name } ha barrato
} { $fields ->
    [one] una casella su { $where }
   *[other] { $fields } caselle su { $where }
}: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
sg-say-mark-palms = { $you ->
    [yes] Hai barrato
   *[no] { $name } ha barrato
} { $fields ->
    [one] una casella su { $where }
   *[other] { $fields } caselle su { $where }
}: { $palms ->
    [one] 1 palma
   *[other] { $palms } palme
}
sg-say-mark-coins-palms = { $you ->
    [yes] Hai barrato
   *[no] { $name } ha barrato
} { $fields ->
    [one] una casella su { $where }
   *[other] { $fields } caselle su { $where }
}: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}, { $palms ->
    [one] 1 palma
   *[other] { $palms } palme
}
sg-say-take = { $you ->
    [yes] Hai preso { $map } tra quelle esposte
   *[no] { $name } ha preso { $map } tra quelle esposte
}
sg-say-take-pile = { $you ->
    [yes] Hai preso { $map } dal mazzo
   *[no] { $name } ha preso { $map } dal mazzo
}
sg-say-finished = { $you ->
    [yes] Hai fatto { $maps } punti con le mappe
   *[no] { $name } ha fatto { $maps } punti con le mappe
}
sg-say-finished-seal = { $you ->
    [yes] Hai fatto { $maps } punti con le mappe e { $seals } con i sigilli
   *[no] { $name } ha fatto { $maps } punti con le mappe e { $seals } con i sigilli
}
sg-say-cup = { $you ->
    [yes] Hai vinto una coppa da { $cups }
   *[no] { $name } ha vinto una coppa da { $cups }
}
sg-say-palms = { $you ->
    [yes] Hai fatto
   *[no] { $name } ha fatto
} { $palms ->
    [one] 1 punto con le palme
   *[other] { $palms } punti con le palme
}
sg-brief-fields = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
sg-brief-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
sg-brief-take = presa { $map }
sg-brief-maps = mappa { $points }
sg-brief-seals = sigilli { $points }
sg-brief-cups = coppa { $points }
sg-brief-palms = palma { $points }

## The score sheet

sg-sheet-maps = Mappe
sg-sheet-seals = Sigilli
sg-sheet-coins = Monete
sg-sheet-cups = Coppe
sg-sheet-palms = Palme
sg-sheet-total = Totale
sg-sheet-caption = I punti di tutti i giocatori
sg-tie-color = { $color ->
    [purple] { $points } punti a testa. Più mappe lilla: { $most } a { $next }.
    [orange] { $points } punti a testa. Più mappe arancioni: { $most } a { $next }.
    [green] { $points } punti a testa. Più mappe verdi: { $most } a { $next }.
    [gray] { $points } punti a testa. Più mappe grigie: { $most } a { $next }.
   *[other] { $points } punti a testa. Decidono i colori delle mappe.
}
sg-tie-shared = { $points } punti a testa, e le stesse mappe di ogni colore. La vittoria è condivisa.
sg-cause-maps = { $points } in più con le mappe
sg-cause-seals = { $points } in più con i sigilli
sg-cause-coins = { $points } in più con le monete
sg-cause-cups = { $points } in più con le coppe
sg-cause-palms = { $points } in più con le palme
sg-round-over = Fine del round { $round }. { $scores }

## What a symbol does

sg-tip-cross = Croce: barra subito un’altra casella, su una delle due mappe.
sg-tip-coin = Moneta: 1 punto. Una riga di monete completa vince una coppa.
sg-tip-cup = Coppa: per una riga di monete completa, la più alta rimasta.
sg-tip-palm = Palma: vale 1, più 1 per ogni palma sulle mappe esposte.
sg-tip-seal = { $color ->
    [purple] Sigillo: alla fine +{ $points } per ogni mappa lilla che hai completato.
    [orange] Sigillo: alla fine +{ $points } per ogni mappa arancione che hai completato.
    [green] Sigillo: alla fine +{ $points } per ogni mappa verde che hai completato.
    [gray] Sigillo: alla fine +{ $points } per ogni mappa grigia che hai completato.
   *[other] Sigillo: punti alla fine per ogni mappa completa del suo colore.
}
sg-tip-value = Quanto vale la mappa quando è completa.

## Why something cannot be done

sg-no-crossed = È già barrata.
sg-no-shape = Non fa parte della forma.
sg-no-fit = La forma non ci sta.
sg-no-more = Per questo turno è tutto.
sg-no-sealed = Hai già finito questo turno.
sg-no-taking = Si stanno scegliendo le mappe.
sg-no-owed = Devi ancora barrare una casella in più.
sg-no-half = La forma non è completa.
sg-no-nothing = Prima barra qualcosa.
sg-no-keep = { $count ->
    [one] Scegli ancora una mappa.
   *[other] Prima scegli { $count } mappe.
}
sg-no-take = Prima scegli una mappa.

## Said once, when it happens first

sg-hint-keep = Una mappa vale tanti punti quante sono le sue caselle. Le piccole si finiscono prima.
sg-hint-mark = Gira e ribalta la forma come vuoi, o barra una sola casella.
sg-hint-single = La forma non ci sta da nessuna parte: barra una casella a tua scelta.
sg-hint-sealed = Nessuno vede che cosa barri finché tutti non hanno finito.
sg-hint-coin = Ogni moneta è un punto, e ogni riga completa vince una coppa.
sg-hint-palm = La tua palma vale 1 per sé e 1 per ogni palma sulle mappe esposte.
sg-hint-cup = Hai completato una riga di monete e hai preso la coppa più alta rimasta.
sg-hint-seal = Un sigillo paga per ogni mappa completa del suo colore, anche per quelle che completi dopo.
sg-hint-take = Una mappa completa è tua per sempre. Sostituiscila con una esposta o con la prima del mazzo.
sg-hint-round = Nuovo round: si rimescolano tutte le carte spedizione.
sg-hint-last = È l’ultimo turno. Contano solo le mappe complete.

## Keys

sg-key-move = Frecce
sg-key-move-does = vai di casella in casella
sg-key-put = Invio
sg-key-put-does = metti la forma così com’è mostrata
sg-key-cross = Spazio
sg-key-cross-does = barra solo questa casella
sg-key-turn-does = gira la forma
sg-key-flip-does = ribalta la forma
sg-key-back = Backspace
sg-key-back-does = annulla
sg-key-done-does = conferma il turno
