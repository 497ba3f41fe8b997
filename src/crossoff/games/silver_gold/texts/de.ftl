# Silver & Gold, wie das Brett es sagt.

sg-title = Silver & Gold
sg-credits = Silver & Gold ist ein Spiel von Phil Walker-Harding, erschienen beim NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Schatzkarten ankreuzen. 20 Minuten.
sg-memory = Zeigt, welche Expeditionskarten in dieser Runde schon dran waren.

## Wie die Bots spielen

sg-bot-novice = Füllt eine Karte nach der anderen und achtet nicht auf Symbole.
sg-bot-casual = Zählt Felder und Symbole, übersieht aber ab und zu etwas.
sg-bot-skilled = Weiß, wie viele Züge eine Karte noch braucht, vertut sich aber manchmal.
sg-bot-expert = Weiß bei jedem Stand, was eine Karte wert ist.
sg-bot-master = Spielt vor jedem Zug Tausende Partien im Kopf durch.
sg-bot-tempo = Denkt einen Schritt voraus und zählt die Züge, die jede Karte noch braucht.
sg-bot-learned = Spielt mit einem kleinen trainierten neuronalen Netz.

## Karten in Worten

sg-a-map = { $color ->
    [purple] eine lila Karte
    [orange] eine orange Karte
    [green] eine grüne Karte
    [gray] eine graue Karte
   *[other] eine Karte
}
sg-both-maps = beide Karten
sg-field = { $symbol ->
    [coin] { $field }, Münze
    [cross] { $field }, Kreuz
    [palm] { $field }, Palme
   *[none] { $field }
}, { $state ->
    [possible] frei, kann angekreuzt werden
    [single] frei, kann einzeln angekreuzt werden
    [chosen] angekreuzt, noch nicht bestätigt
    [crossed] angekreuzt
   *[free] frei
}
sg-map = { $color ->
    [purple] Lila Karte
    [orange] Orange Karte
    [green] Grüne Karte
    [gray] Graue Karte
   *[other] Karte
}, Wert { $value }, { $left ->
    [0] alle Felder angekreuzt
    [one] noch ein Feld
   *[other] noch { $left } Felder
}{ $seal ->
    [purple] , Siegel: { $points } für jede lila Karte
    [orange] , Siegel: { $points } für jede orange Karte
    [green] , Siegel: { $points } für jede grüne Karte
    [gray] , Siegel: { $points } für jede graue Karte
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Lila Karte
    [orange] Orange Karte
    [green] Grüne Karte
    [gray] Graue Karte
   *[other] Karte
}, Wert { $value }{ $crosses ->
    [0] { "" }
    [one] , 1 Kreuz
   *[other] , { $crosses } Kreuze
}{ $coins ->
    [0] { "" }
    [one] , 1 Münze
   *[other] , { $coins } Münzen
}{ $palms ->
    [0] { "" }
    [one] , 1 Palme
   *[other] , { $palms } Palmen
}{ $seal ->
    [purple] , Siegel: { $points } für jede lila Karte
    [orange] , Siegel: { $points } für jede orange Karte
    [green] , Siegel: { $points } für jede grüne Karte
    [gray] , Siegel: { $points } für jede graue Karte
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] Deine Wertungskarte
   *[no] Wertungskarte von { $name }
}: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $cups ->
    [one] 1 Pokal
   *[other] { $cups } Pokale
}, { $palms ->
    [one] 1 Palme
   *[other] { $palms } Palmen
}
sg-round-card = Runde { $round } von { $rounds }, { $cups ->
    [0] kein Pokal mehr
    [one] noch ein Pokal mit Wert { $best }
   *[other] noch { $cups } Pokale, der beste mit Wert { $best }
}
sg-pattern = { $pattern ->
    [I2] zwei in einer Reihe
    [I3] drei in einer Reihe
    [L3] ein Winkel aus drei
    [O4] ein Viererblock
    [T4] ein T aus vier
    [L4] ein L aus vier
   *[other] { $fields } Felder
}
sg-expedition-card = Expedition: { $shape }
sg-expedition-turn = Expedition: { $shape }. Tippen dreht, Halten spiegelt, Ziehen legt sie auf eine Karte
sg-expedition-none = Expedition, noch nicht aufgedeckt
sg-pile = Stapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
}
sg-place-empty = Leerer Platz

## Teile des Tisches

sg-title-expedition = Expedition
sg-title-round = Runde
sg-title-display = Auslage
sg-title-mine = Deine Schatzkarten
sg-title-card = Deine Wertung
sg-title-finished = Fertig
sg-title-others = Am Tisch
sg-title-other-map = Deine andere Karte
sg-title-seen = Diese Runde schon gesehen
sg-title-card-of = Wertungskarte
sg-title-maps = Schatzkarten
sg-note-palm = eine Palme bringt { $points }
sg-note-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sg-note-finished = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
sg-none-finished = noch keine
sg-round = Runde { $round }
sg-turn = Zug { $turn } von { $turns }
sg-next-cup = Bester Pokal: { $value }
sg-no-cup = Kein Pokal mehr
sg-ready = bereit
sg-thinking = überlegt
sg-picking = wählt eine Karte
sg-rival = { $name }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $state ->
    [over] { "" }
    [ready] , bereit
    [picking] , wählt eine Karte
    [thinking] , überlegt
    [away] , abwesend
   *[none] , wartet
}. Karten ansehen
sg-open-display = Auslage vergrößern
sg-open-score = Deine Wertungskarte vergrößern
sg-open-finished = Deine fertigen Karten
sg-open-round = Rundenkarte vergrößern

## Was gefragt ist

sg-mark = Kreuze die Form an
sg-mark-short = Form ankreuzen
sg-mark-or = oder nur ein Feld
sg-mark-one = Kreuze ein Feld an
sg-mark-one-short = Ein Feld wählen
sg-mark-one-why = die Form passt nicht
sg-to-go = { $count ->
    [one] Noch ein Feld
   *[other] Noch { $count } Felder
}
sg-to-go-short = { $count ->
    [one] Noch eins
   *[other] Noch { $count }
}
sg-so-far = Bisher
sg-extra = { $count ->
    [one] Zusatzfeld
   *[other] { $count } Zusatzfelder
}
sg-extra-where = auf beliebiger Karte
sg-crossed = { $count ->
    [one] Ein Feld
   *[other] { $count } Felder
}
sg-finishes = { $count ->
    [one] Karte fertig
   *[other] Beide fertig
}
sg-earns-nothing = kein Bonus
sg-one-field = Nur ein Feld
sg-or-one = oder nur dieses
sg-done = Fertig
sg-turn-shape = Form drehen
sg-flip-shape = Form spiegeln
sg-take-back = Zurücknehmen
sg-keep = { $count ->
    [one] Behalte eine
    [2] Behalte zwei
   *[other] Behalte { $count }
}
sg-keep-more = { $count ->
    [one] Noch eine Karte
   *[other] Noch { $count } Karten
}
sg-keep-rest = der Rest geht zurück
sg-keep-these = Diese behalten?
sg-keep-main = Behalten
sg-keep-points = zusammen { $points } wert
sg-take = Wähle eine Karte
sg-take-finished = { $count ->
    [one] Karte fertig. Wähle die nächste.
   *[other] { $count } Karten fertig. Wähle die nächste.
}
sg-take-how = offen oder verdeckt
sg-take-map = { $color ->
    [purple] Lila, { $value } Punkte
    [orange] Orange, { $value } Punkte
    [green] Grün, { $value } Punkte
    [gray] Grau, { $value } Punkte
   *[other] { $value } Punkte
}
sg-take-pile = Verdeckt
sg-take-pile-what = die oberste vom Stapel
sg-take-pile-count = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
sg-take-main = Nehmen
sg-then-palm = dann bringt eine Palme { $points }
sg-then-palm-short = dann { $points }
sg-waiting-for = Warten auf { $name }
sg-waiting-count = { $count ->
    [0] Einen Moment
    [one] Warten auf eine Person
   *[other] Warten auf { $count } Personen
}
sg-picks = { $name } wählt eine Karte
sg-watching = Du schaust zu
sg-over = Spiel vorbei
sg-sealed = verdeckt, bis alle fertig sind
sg-turned-down = verdeckt, bis alle gewählt haben

## Wozu eine Karte gut ist

sg-good-fields = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 Palme
           *[other] { $palms } Palmen
        }
        [one] { $palms ->
            [0] 1 Münze
            [one] 1 Münze, 1 Palme
           *[other] 1 Münze, { $palms } Palmen
        }
       *[other] { $palms ->
            [0] { $coins } Münzen
            [one] { $coins } Münzen, 1 Palme
           *[other] { $coins } Münzen, { $palms } Palmen
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 Kreuz
            [one] 1 Kreuz, 1 Palme
           *[other] 1 Kreuz, { $palms } Palmen
        }
        [one] { $palms ->
            [0] 1 Kreuz, 1 Münze
            [one] 1 Kreuz, 1 Münze, 1 Palme
           *[other] 1 Kreuz, 1 Münze, { $palms } Palmen
        }
       *[other] { $palms ->
            [0] 1 Kreuz, { $coins } Münzen
            [one] 1 Kreuz, { $coins } Münzen, 1 Palme
           *[other] 1 Kreuz, { $coins } Münzen, { $palms } Palmen
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } Kreuze
            [one] { $crosses } Kreuze, 1 Palme
           *[other] { $crosses } Kreuze, { $palms } Palmen
        }
        [one] { $palms ->
            [0] { $crosses } Kreuze, 1 Münze
            [one] { $crosses } Kreuze, 1 Münze, 1 Palme
           *[other] { $crosses } Kreuze, 1 Münze, { $palms } Palmen
        }
       *[other] { $palms ->
            [0] { $crosses } Kreuze, { $coins } Münzen
            [one] { $crosses } Kreuze, { $coins } Münzen, 1 Palme
           *[other] { $crosses } Kreuze, { $coins } Münzen, { $palms } Palmen
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] Siegel: +{ $points } je lila Karte
        [one] Siegel: +{ $points } je lila Karte, du hast eine
       *[other] Siegel: +{ $points } je lila Karte, du hast { $have }
    }
    [orange] { $have ->
        [0] Siegel: +{ $points } je orange Karte
        [one] Siegel: +{ $points } je orange Karte, du hast eine
       *[other] Siegel: +{ $points } je orange Karte, du hast { $have }
    }
    [green] { $have ->
        [0] Siegel: +{ $points } je grüne Karte
        [one] Siegel: +{ $points } je grüne Karte, du hast eine
       *[other] Siegel: +{ $points } je grüne Karte, du hast { $have }
    }
   *[gray] { $have ->
        [0] Siegel: +{ $points } je graue Karte
        [one] Siegel: +{ $points } je graue Karte, du hast eine
       *[other] Siegel: +{ $points } je graue Karte, du hast { $have }
    }
}
sg-good-plain = keine Symbole, kein Siegel

## Was eine Entscheidung bringt

sg-earn-coins = { $count ->
    [one] +1 Münze
   *[other] +{ $count } Münzen
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] ein Pokal
   *[other] { $count } Pokale
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## Was geschehen ist

sg-say-keep = { $you ->
    [yes] { $count ->
        [one] Du behältst eine Karte
        [2] Du behältst zwei Karten
       *[other] Du behältst { $count } Karten
    }
   *[no] { $count ->
        [one] { $name } behält eine Karte
        [2] { $name } behält zwei Karten
       *[other] { $name } behält { $count } Karten
    }
}
sg-say-start = { $you ->
    [yes] Du beginnst
   *[no] { $name } beginnt
}
sg-say-mark = { $fields ->
    [one] { $name } setzt ein Kreuz auf { $where }
   *[other] { $name } setzt { $fields } Kreuze auf { $where }
}
sg-say-mark-coins = { $fields ->
    [one] { $name } setzt ein Kreuz auf { $where }
   *[other] { $name } setzt { $fields } Kreuze auf { $where }
}: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
sg-say-mark-palms = { $fields ->
    [one] { $name } setzt ein Kreuz auf { $where }
   *[other] { $name } setzt { $fields } Kreuze auf { $where }
}: { $palms ->
    [one] 1 Palme
   *[other] { $palms } Palmen
}
sg-say-mark-coins-palms = { $fields ->
    [one] { $name } setzt ein Kreuz auf { $where }
   *[other] { $name } setzt { $fields } Kreuze auf { $where }
}: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $palms ->
    [one] 1 Palme
   *[other] { $palms } Palmen
}
sg-say-take = { $you ->
    [yes] Du nimmst { $map } aus der Auslage
   *[no] { $name } nimmt { $map } aus der Auslage
}
sg-say-take-pile = { $you ->
    [yes] Du nimmst { $map } vom Stapel
   *[no] { $name } nimmt { $map } vom Stapel
}
sg-say-finished = { $you ->
    [yes] Du bekommst { $maps } Punkte für Schatzkarten
   *[no] { $name } bekommt { $maps } Punkte für Schatzkarten
}
sg-say-finished-seal = { $you ->
    [yes] Du bekommst { $maps } Punkte für Schatzkarten und { $seals } für Siegel
   *[no] { $name } bekommt { $maps } Punkte für Schatzkarten und { $seals } für Siegel
}
sg-say-cup = { $you ->
    [yes] Du gewinnst einen Pokal mit Wert { $cups }
   *[no] { $name } gewinnt einen Pokal mit Wert { $cups }
}
sg-say-palms = { $you ->
    [yes] { $palms ->
        [one] Du bekommst 1 Punkt für Palmen
       *[other] Du bekommst { $palms } Punkte für Palmen
    }
   *[no] { $palms ->
        [one] { $name } bekommt 1 Punkt für Palmen
       *[other] { $name } bekommt { $palms } Punkte für Palmen
    }
}
sg-brief-fields = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
sg-brief-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
sg-brief-take = { $map } genommen
sg-brief-maps = Karte { $points }
sg-brief-seals = Siegel { $points }
sg-brief-cups = Pokal { $points }
sg-brief-palms = Palme { $points }

## Der Wertungsblock

sg-sheet-maps = Karten
sg-sheet-seals = Siegel
sg-sheet-coins = Münzen
sg-sheet-cups = Pokale
sg-sheet-palms = Palmen
sg-sheet-total = Gesamt
sg-sheet-caption = Punkte aller Spieler
sg-tie-color = { $color ->
    [purple] Je { $points } Punkte. Mehr lila Karten: { $most } zu { $next }.
    [orange] Je { $points } Punkte. Mehr orange Karten: { $most } zu { $next }.
    [green] Je { $points } Punkte. Mehr grüne Karten: { $most } zu { $next }.
    [gray] Je { $points } Punkte. Mehr graue Karten: { $most } zu { $next }.
   *[other] Je { $points } Punkte. Die Farben der Karten entscheiden.
}
sg-tie-shared = Je { $points } Punkte und gleich viele Karten jeder Farbe. Der Sieg wird geteilt.
sg-cause-maps = { $points } mehr für Schatzkarten
sg-cause-seals = { $points } mehr für Siegel
sg-cause-coins = { $points } mehr für Münzen
sg-cause-cups = { $points } mehr für Pokale
sg-cause-palms = { $points } mehr für Palmen
sg-round-over = Runde { $round } ist vorbei. { $scores }

## Was ein Symbol bewirkt

sg-tip-cross = Kreuz: Kreuze sofort noch ein Feld an, egal auf welcher Karte.
sg-tip-coin = Münze: 1 Punkt. Eine volle Münzreihe bringt einen Pokal.
sg-tip-cup = Pokal: für eine volle Münzreihe, der höchste, der noch da ist.
sg-tip-palm = Palme: bringt 1, plus 1 für jede Palme in der Auslage.
sg-tip-seal = { $color ->
    [purple] Siegel: am Ende +{ $points } für jede lila Karte, die du fertig hast.
    [orange] Siegel: am Ende +{ $points } für jede orange Karte, die du fertig hast.
    [green] Siegel: am Ende +{ $points } für jede grüne Karte, die du fertig hast.
    [gray] Siegel: am Ende +{ $points } für jede graue Karte, die du fertig hast.
   *[other] Siegel: am Ende Punkte für jede fertige Karte seiner Farbe.
}
sg-tip-value = So viel ist die Karte wert, wenn sie fertig ist.

## Warum etwas nicht geht

sg-no-crossed = Schon angekreuzt.
sg-no-shape = Gehört nicht zur Form.
sg-no-fit = Dort passt die Form nicht.
sg-no-more = Mehr geht in diesem Zug nicht.
sg-no-sealed = Dein Zug ist schon fertig.
sg-no-taking = Gerade werden Karten gewählt.
sg-no-owed = Du musst noch ein Zusatzfeld ankreuzen.
sg-no-half = Die Form ist nicht vollständig.
sg-no-nothing = Kreuze erst etwas an.
sg-no-keep = { $count ->
    [one] Wähle noch eine Karte.
   *[other] Wähle erst { $count } Karten.
}
sg-no-take = Wähle erst eine Karte.

## Einmal gesagt, wenn es zum ersten Mal geschieht

sg-hint-keep = Eine Karte ist so viele Punkte wert, wie sie Felder hat. Kleine sind schneller fertig.
sg-hint-mark = Dreh und spiegle die Form, wie du magst, oder kreuze nur ein Feld an.
sg-hint-single = Die Form passt nirgends, also kreuzt du ein Feld deiner Wahl an.
sg-hint-sealed = Deine Kreuze sieht niemand, bis alle fertig sind.
sg-hint-coin = Jede Münze ist ein Punkt, und jede volle Reihe bringt einen Pokal.
sg-hint-palm = Deine Palme brachte 1 für sich und 1 für jede Palme in der Auslage.
sg-hint-cup = Eine Münzreihe ist voll: Du bekommst den höchsten Pokal, der noch da ist.
sg-hint-seal = Ein Siegel zahlt für jede fertige Karte seiner Farbe, auch für spätere.
sg-hint-take = Eine fertige Karte gehört dir. Ersetze sie durch eine aus der Auslage oder die oberste vom Stapel.
sg-hint-round = Neue Runde: Alle Expeditionskarten werden neu gemischt.
sg-hint-last = Das ist der letzte Zug. Nur fertige Karten zählen.

## Tasten

sg-key-move = Pfeiltasten
sg-key-move-does = von Feld zu Feld gehen
sg-key-put = Enter
sg-key-put-does = die Form wie gezeigt legen
sg-key-cross = Leertaste
sg-key-cross-does = nur dieses Feld ankreuzen
sg-key-turn-does = die Form drehen
sg-key-flip-does = die Form spiegeln
sg-key-back = Rücktaste
sg-key-back-does = zurücknehmen
sg-key-done-does = den Zug bestätigen
