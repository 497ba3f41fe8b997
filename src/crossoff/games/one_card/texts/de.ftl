### Alles auf 1 Karte, wie das Brett es sagt.

oc-title = Alles auf 1 Karte
oc-credits = Alles auf 1 Karte ist ein Spiel von Steffen Benndorf, erschienen beim NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Würfeln und Reihen füllen. 15 Minuten.
oc-option-variant = Regeln
oc-option-variant-basic = Grundspiel
oc-option-variant-advanced = Profivariante

## Wie die Bots spielen

oc-bot-novice = Kreuzt an, was passt, und würfelt den Rest einmal nach.
oc-bot-casual = Würfelt auf möglichst viele Felder.
oc-bot-skilled = Weiß bei jedem Stand, was eine Karte noch wert ist.
oc-bot-expert = Eilt zur vierten Karte und gönnt dir keinen Würfel.
oc-bot-master = Wägt jeden Wurf nach seiner Siegchance ab.
oc-bot-table = Spielt auf Tempo nach vorberechneten Tabellen.
oc-bot-learned = Spielt mit einem kleinen trainierten neuronalen Netz.

## Farben und Formen: die Namen von Würfeln und Reihen

oc-color-red = Rot
oc-color-orange = Orange
oc-color-yellow = Gelb
oc-color-green = Grün
oc-color-blue = Blau
oc-color-purple = Lila
oc-shape-red = Sechseck
oc-shape-orange = Fünfeck
oc-shape-yellow = Kreis
oc-shape-green = Achteck
oc-shape-blue = Dreieck
oc-shape-purple = Quadrat

## Bereiche des Tisches

oc-tray = Würfel
oc-hand = Deine Karten
oc-supply = Auslage
oc-rest = Deine anderen Karten
oc-scored = Gewertet
oc-table = Am Tisch
oc-points-label = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
oc-of-cards = { $scored }/{ $cards } Karten
oc-open-rows = davon { $points } auf nicht gewerteten Karten
oc-pile = { $cards ->
    [0] Der Stapel ist leer
    [one] Stapel, { $cards } Karte
   *[other] Stapel, { $cards } Karten
}
oc-open-cards = { $you ->
    [yes] Deine Karten
   *[no] Karten von { $name }
}
oc-nothing-scored = Noch keine Karte gewertet
oc-no-cards = Keine Karte mehr

## Wer am Wurf ist

oc-roll-mine = Dein Wurf
oc-roll-theirs = { $name } würfelt
oc-rolls-left = { $left ->
    [0] kein Wurf mehr
    [1] noch ein Wurf
    [2] noch zwei Würfe
   *[other] noch { $left } Würfe
}
oc-rolling = Die Würfel rollen
oc-deal = Karten wählen
oc-deal-mine = Du würfelst zuerst
oc-deal-theirs = { $name } würfelt zuerst
oc-ends-idle = { $left ->
    [1] Seit { $turns } Zügen hat niemand einen Wurf eingetragen. Noch ein solcher Zug, und das Spiel ist vorbei.
    [2] Seit { $turns } Zügen hat niemand einen Wurf eingetragen. Noch zwei solche Züge, und das Spiel ist vorbei.
    [3] Seit { $turns } Zügen hat niemand einen Wurf eingetragen. Noch drei solche Züge, und das Spiel ist vorbei.
    [4] Seit { $turns } Zügen hat niemand einen Wurf eingetragen. Noch vier solche Züge, und das Spiel ist vorbei.
   *[other] Seit { $turns } Zügen hat niemand einen Wurf eingetragen. Noch { $left } solche Züge, und das Spiel ist vorbei.
}
oc-ends-turns = { $left ->
    [0] Zug { $turns }. Länger dauert kein Spiel: Das ist der letzte Zug.
    [1] Zug { $turns }. Noch einer, und das Spiel ist vorbei.
   *[other] Zug { $turns }. Noch { $left }, und das Spiel ist vorbei.
}
oc-over = Spiel vorbei
oc-dealt = An dich ausgeteilte Karten

## Wie weit jemand ist

oc-standing-choosing = wählt Karten
oc-standing-ready = bereit
oc-standing-rolling = würfelt
oc-standing-deciding = überlegt
oc-standing-taking = wählt eine Karte
oc-standing-next = darf ihn nutzen
oc-standing-done = fertig
oc-standing-idle = { "" }

## Für die Ohren

oc-card-label = Karte { $card }.
oc-scored-label = { $points ->
    [one] Karte { $card }, gewertet: { $points } Punkt
   *[other] Karte { $card }, gewertet: { $points } Punkte
}
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color }: alle { $boxes } angekreuzt, mit Sonne.
       *[no] { $color }: alle { $boxes } angekreuzt.
    }
    [printed] { $sun ->
        [yes] { $color }: { $boxes } Felder, mit Sonne.
       *[no] { $color }: { $boxes } Felder.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color }: { $crossed } von { $boxes } angekreuzt, mit Sonne.
           *[other] { $color }: { $crossed } von { $boxes } angekreuzt, mit Sonne; mit diesem Wurf { $adds } mehr.
        }
       *[no] { $adds ->
            [0] { $color }: { $crossed } von { $boxes } angekreuzt.
           *[other] { $color }: { $crossed } von { $boxes } angekreuzt; mit diesem Wurf { $adds } mehr.
        }
    }
}
oc-die-lies = Würfel { $number }: { $shape } in { $color }
oc-die-kept = Würfel { $number }: { $shape } in { $color }, bleibt liegen
oc-die-again = Würfel { $number }: { $shape } in { $color }, wird nachgewürfelt
oc-die-in-the-air = Würfel { $number }: rollt

## Was der Wurf brächte

oc-scores = Wertung: { $points }
oc-boxes = { $boxes ->
    [one] { $boxes } Feld
   *[other] { $boxes } Felder
}
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (Sonne)
    [2] { $rows } + { $bonus } (beide Sonnen)
   *[other] { $rows } + { $bonus } (Sonnen)
}
oc-fills = Macht { $rows } voll.
oc-unfit = Kein Platz für { $colors }.
oc-no-fit = Keine Farbe passt
oc-suns-on = { $count ->
    [one] Sonne: { $rows }
   *[other] Sonnen: { $rows }
}
oc-no-suns = Keine Sonnen
oc-scores-with = Wertung ab { $boxes } Feldern.
oc-missing = { $count ->
    [one] Keine Reihe in { $colors }.
   *[other] Keine Reihen in { $colors }.
}

## Die Entscheidung

oc-prompt-keep = { $cards ->
    [2] Behalte zwei
    [3] Behalte drei
   *[other] Behalte { $cards }
}
oc-keep-rest = Der Rest geht zurück
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Zwei zu viel
    [-1] Eine zu viel
    [1] Noch eine Karte
    [2] Noch zwei Karten
   *[other] Noch { $count } Karten
}
oc-prompt-take = Wähle eine Karte
oc-prompt-roll = Nachwürfeln oder eintragen?
oc-prompt-use = Wurf eintragen?
oc-prompt-pass = Dieser Wurf passt nicht
oc-prompt-watch = Du schaust zu
oc-prompt-ready = Warten auf die anderen
oc-prompt-done = Fertig mit diesem Wurf
oc-prompt-next = { $before ->
    [0] Einen Moment
    [1] Du bist gleich dran
    [2] Noch zwei vor dir
    [3] Noch drei vor dir
   *[other] Noch { $before } vor dir
}
oc-awaited = { $standing ->
    [choosing] { $name } wählt Karten
    [rolling] { $name } würfelt
    [taking] { $name } wählt eine Karte
   *[deciding] { $name } überlegt
}
oc-detail-roll = Wähle Würfel oder eine Karte
oc-detail-use = Wähle eine Karte
oc-detail-pass = Es bleibt nur Passen
oc-detail-kept = { $kept ->
    [0] Alle Würfel rollen
    [1] Ein Würfel bleibt
    [2] Zwei Würfel bleiben
    [3] Drei Würfel bleiben
    [4] Vier Würfel bleiben
   *[other] { $kept } Würfel bleiben
}
oc-do-roll = { $dice ->
    [1] Einen würfeln
    [2] Zwei würfeln
    [3] Drei würfeln
    [4] Vier würfeln
    [5] Fünf würfeln
   *[other] { $dice } würfeln
}
oc-do-use = Eintragen
oc-do-pass = Passen
oc-pass-though = { $boxes ->
    [one] Passen, obwohl ein Feld möglich ist?
   *[other] Passen, obwohl { $boxes } Felder möglich sind?
}
oc-pass-unrolled = Passen, ohne nachzuwürfeln?
oc-pass-not = Nicht passen
oc-do-keep = Behalten
oc-do-take = Nehmen

## Was geschehen ist

oc-told-keep = { $you ->
    [yes] Du behältst die Karten { $list }
   *[no] { $name } behält die Karten { $list }
}
oc-told-supply = { $count ->
    [one] Neu in der Auslage: Karte { $list }
   *[other] In der Auslage: Karten { $list }
}
oc-told-start = { $you ->
    [yes] Du würfelst zuerst
   *[no] { $name } würfelt zuerst
}
oc-told-roll = Gewürfelt: { $dice }
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $count } × { $color }
}
oc-told-reroll = { $you ->
    [yes] { $dice ->
        [1] Du würfelst mit einem Würfel nach
        [2] Du würfelst mit zwei Würfeln nach
        [3] Du würfelst mit drei Würfeln nach
        [4] Du würfelst mit vier Würfeln nach
       *[other] Du würfelst mit { $dice } Würfeln nach
    }
   *[no] { $dice ->
        [1] { $name } würfelt mit einem Würfel nach
        [2] { $name } würfelt mit zwei Würfeln nach
        [3] { $name } würfelt mit drei Würfeln nach
        [4] { $name } würfelt mit vier Würfeln nach
       *[other] { $name } würfelt mit { $dice } Würfeln nach
    }
}
oc-told-use = { $you ->
    [yes] Du trägst den Wurf auf Karte { $card } ein
   *[no] { $name } trägt den Wurf auf Karte { $card } ein
}
oc-told-boxes = { $you ->
    [yes] { $boxes ->
        [one] Du trägst den Wurf auf Karte { $card } ein: { $boxes } Feld
       *[other] Du trägst den Wurf auf Karte { $card } ein: { $boxes } Felder
    }
   *[no] { $boxes ->
        [one] { $name } trägt den Wurf auf Karte { $card } ein: { $boxes } Feld
       *[other] { $name } trägt den Wurf auf Karte { $card } ein: { $boxes } Felder
    }
}
oc-told-scored = { $you ->
    [yes] { $points ->
        [one] Du wertest eine Karte: { $points } Punkt
       *[other] Du wertest eine Karte: { $points } Punkte
    }
   *[no] { $points ->
        [one] { $name } wertet eine Karte: { $points } Punkt
       *[other] { $name } wertet eine Karte: { $points } Punkte
    }
}
oc-told-pass = { $you ->
    [yes] Du passt
   *[no] { $name } passt
}
oc-told-take = { $you ->
    [yes] Du nimmst Karte { $card }
   *[no] { $name } nimmt Karte { $card }
}
oc-told-draw = { $you ->
    [yes] Du ziehst Karte { $card }
   *[no] { $name } zieht Karte { $card }
}
oc-brief-boxes = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
oc-brief-pass = gepasst
oc-brief-take = Karte { $card } genommen
oc-brief-scored = Karte gewertet, { $points }

## Eine gewertete Karte und das Ende

oc-cheer = { $you ->
    [yes] Du wertest eine Karte
   *[no] { $name } wertet eine Karte
}
oc-skip = Weiter
oc-sheet = Punkte
oc-sheet-card = { $number ->
    [1] 1. Karte
    [2] 2. Karte
    [3] 3. Karte
    [4] 4. Karte
   *[other] Karte { $number }
}
oc-sheet-open = Nicht gewertet
oc-sheet-total = Gesamt
oc-sheet-none = keine Karte
oc-sheet-won = gewonnen
oc-cause-more = { $count ->
    [one] eine gewertete Karte mehr
   *[other] { $count } gewertete Karten mehr
}
oc-cause-cards = { $points } mehr für gewertete Karten
oc-cause-rows = { $points } mehr für Reihen auf nicht gewerteten Karten

## Was ein Symbol bewirkt

oc-tip-die = Würfel, { $color }: ein Feld in der Reihe seiner Farbe, wenn alle dieser Farbe hineinpassen.
oc-tip-dice = Würfel: Jeder kreuzt ein Feld in der Reihe seiner Farbe an, wenn alle dieser Farbe hineinpassen.
oc-tip-worth = So viel ist die Reihe wert, wenn sie voll ist.
oc-tip-sun = Sonne: bei der Wertung +{ $one } für eine volle Sonnenreihe, +{ $two } für beide.

## Warum etwas nicht geht

oc-no-roll-theirs = { $you ->
    [yes] Jetzt würfelst nur du.
   *[no] Jetzt würfelt nur { $name }.
}
oc-no-roll-left = Kein Wurf mehr übrig.
oc-no-keep = { $cards ->
    [2] Wähle zwei Karten.
    [3] Wähle drei Karten.
   *[other] Wähle { $cards } Karten.
}
oc-no-card = Wähle erst eine Karte.
oc-no-take = { oc-no-card }
oc-no-dice = Diese kannst du nicht würfeln.
oc-no-fit-here = Keine Farbe dieses Wurfs passt auf diese Karte.

## Einmal gesagt, wenn es zum ersten Mal geschieht

oc-hint-keep = Behalte, womit du anfangen willst. Für jede gewertete Karte nimmst du eine aus der Auslage.
oc-hint-take = Deine Karte ist gewertet. An ihre Stelle kommt eine aus der Auslage.
oc-hint-scored = Genug Reihen waren voll, also wurde die Karte gleich gewertet, mit ihren Sonnen.
oc-hint-last = Jemandem fehlt nur noch eine Karte. Wenn sie gewertet wird, ist das der letzte Zug.
oc-hint-roll = Tippe die Würfel an, die du nachwürfeln willst, oder trag den Wurf auf einer Karte ein.
oc-hint-share = Auch die Würfe der anderen darfst du eintragen.
oc-hint-pass = Keine Farbe passt auf deine Karten, also bleibt nur Passen.
oc-hint-fit = Jede Farbe, die passt, wird angekreuzt. Was nicht passt, verfällt.

## Tasten

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = einen Würfel zum Nachwürfeln wählen
oc-key-card-does = eine Karte wählen
oc-key-roll-does = die gewählten Würfel nachwürfeln
oc-key-pass-does = passen
oc-key-use = Enter
oc-key-use-does = die Auswahl bestätigen
