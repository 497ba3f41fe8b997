## The summary
review-title = Analisi: { $game }
review-basis = Profondità: { $depth }; partite simulate per decisione: fino a { $futures } ({ $model }). Le stime presuppongono che poi tutti giochino bene. ± indica due errori standard.
review-depth-quick = rapida
review-depth-standard = normale
review-depth-deep = approfondita
review-chance = prob.
review-points = punti
review-result = Risultato
review-won = vittoria
review-shared = vittoria condivisa
review-lost = sconfitta
review-initial = All’inizio
review-luck = Fortuna
review-own = Decisioni proprie
review-others = Decisioni altrui
review-rest = Non spiegato
review-final = Alla fine
review-per-decision =
    { $count ->
        [one] 1 decisione
       *[other] { $count } decisioni
    }; costo medio: { $win } in probabilità di vittoria e { $points } in punti.
review-level = Livello: { $like }, tra { $low } e { $high }.
review-level-sure = Livello: { $like }.
review-of = { $player }: { $what }

## The curve
review-curve = Probabilità di vittoria
review-curve-about = { $player }: { $start } all’inizio, { $low } al minimo, { $high } al massimo, { $end } alla fine.

## Decisions
review-look = Da rivedere
review-nothing = Qui non c’è niente da rivedere.
review-turn = Turno { $turn }
review-setup = Preparazione
review-when = { $when }: { $grade }
review-grade-best = la scelta migliore
review-grade-good = buona scelta
review-grade-inaccuracy = imprecisione
review-grade-mistake = errore
review-grade-blunder = errore costoso
review-grade-forced = unica scelta
review-cost = Costo: { $parts }.
review-cost-win = { $win } (±{ $margin }) di probabilità di vittoria
review-cost-points = { $points } (±{ $margin }) punti
review-played = Giocato
review-better = Meglio

## Why
review-loses = { $you ->
    [yes] Perdi { $parts }.
   *[no] { $name } perde { $parts }.
}
review-gains = { $you ->
    [yes] Guadagni { $parts }.
   *[no] { $name } guadagna { $parts }.
}
review-part = { $points } con { $item }
review-rival = L’avversario più forte
review-later = La partita finisce { $turns ->
    [one] { $turns } turno dopo
   *[other] { $turns } turni dopo
}.
review-sooner = La partita finisce { $turns ->
    [one] { $turns } turno prima
   *[other] { $turns } turni prima
}.

## Hints
review-nudge = Dai un’altra occhiata prima di decidere.
review-hint-even = Diverse mosse si equivalgono. Fidati del tuo pennarello.
review-hint = Allenatore: { $do } ({ $text })
review-hint-why = Con la seconda miglior mossa: { $why }
review-thinking = L’allenatore sta pensando…
review-progress = L’allenatore analizza la partita: { $share }
review-failed = L’allenatore non è riuscito a finire. La partita è al sicuro.
review-count =
    { $count ->
        [one] { $count } decisione è da rivedere.
       *[other] { $count } decisioni sono da rivedere.
    }

## The page to send
review-page-made = Creata con crossoff, un progetto amatoriale non ufficiale. Questa pagina non carica e non invia nulla.
