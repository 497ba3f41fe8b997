## The summary
review-title = Analyse: { $game }
review-basis = Tiefe: { $depth }; bis zu { $futures } simulierte Spiele je Entscheidung ({ $model }). Die Schätzungen gehen davon aus, dass alle stark weiterspielen. ± steht für zwei Standardfehler.
review-depth-quick = schnell
review-depth-standard = normal
review-depth-deep = gründlich
review-chance = Chance
review-points = Punkte
review-result = Ergebnis
review-won = gewonnen
review-shared = geteilter Sieg
review-lost = verloren
review-initial = Am Anfang
review-luck = Glück
review-own = Eigene Züge
review-others = Züge der anderen
review-rest = Nicht erklärt
review-final = Am Ende
review-per-decision =
    { $count ->
        [one] 1 Entscheidung
       *[other] { $count } Entscheidungen
    }; jede kostete im Schnitt { $win } an Gewinnchance und { $points } an Punkten.
review-level = Spielstärke: { $like }, zwischen { $low } und { $high }.
review-level-sure = Spielstärke: { $like }.
review-of = { $player }: { $what }

## The curve
review-curve = Gewinnchance
review-curve-about = { $player }: { $start } am Anfang, mindestens { $low }, höchstens { $high }, am Ende { $end }.

## Decisions
review-look = Noch einen Blick wert
review-nothing = Nichts auszusetzen.
review-turn = Zug { $turn }
review-setup = Vorbereitung
review-when = { $when }: { $grade }
review-grade-best = beste Wahl
review-grade-good = gut
review-grade-inaccuracy = ungenau
review-grade-mistake = Fehler
review-grade-blunder = teurer Fehler
review-grade-forced = einzige Wahl
review-cost = Das kostete { $parts }.
review-cost-win = { $win } (±{ $margin }) Gewinnchance
review-cost-points = { $points } (±{ $margin }) Punkte
review-played = Gespielt
review-better = Besser

## Why
review-loses = { $you ->
    [yes] Du verlierst { $parts }.
   *[no] { $name } verliert { $parts }.
}
review-gains = { $you ->
    [yes] Du gewinnst { $parts }.
   *[no] { $name } gewinnt { $parts }.
}
review-part = { $points } bei { $item }
review-rival = Der stärkste Gegner
review-later = Das Spiel endet { $turns ->
    [one] { $turns } Zug später
   *[other] { $turns } Züge später
}.
review-sooner = Das Spiel endet { $turns ->
    [one] { $turns } Zug früher
   *[other] { $turns } Züge früher
}.

## Hints
review-nudge = Schau noch einmal hin, bevor du dich entscheidest.
review-hint-even = Mehrere Züge sind etwa gleich gut. Vertrau deinem Stift.
review-hint = Coach: { $do } ({ $text })
review-hint-why = Mit dem zweitbesten Zug: { $why }
review-thinking = Der Coach denkt nach …
review-progress = Der Coach analysiert das Spiel: { $share }
review-failed = Der Coach ist nicht fertig geworden. Das Spiel ist sicher.
review-count =
    { $count ->
        [one] { $count } Entscheidung ist noch einen Blick wert.
       *[other] { $count } Entscheidungen sind noch einen Blick wert.
    }

## The page to send
review-page-made = Erstellt mit crossoff, einem inoffiziellen Fanprojekt. Diese Seite lädt nichts nach und sendet nichts.
