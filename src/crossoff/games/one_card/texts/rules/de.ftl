# Die Regeln von Alles auf 1 Karte in unseren eigenen Worten.

oc-rule-short = Fülle die Reihen deiner Karten: Mit { $full } vollen Reihen wird eine Karte gewertet. Würfle und kreuze Felder auf einer deiner Karten an; auch alle anderen dürfen deinen Wurf nutzen. Hat jemand { $end } Karten gewertet, endet das Spiel, und wer die meisten Punkte hat, gewinnt. Für 2 bis 4 Spieler, etwa 15 Minuten.

oc-rule-c1-title = Karten und Würfel
oc-rule-c1-1 = Es gibt { $cards } Karten. Jede hat { $lines } Reihen in { $lines } verschiedenen von { $colors } Farben und zusammen { $boxes } Felder. Eine Reihe ist so viele Punkte wert, wie sie Felder hat. Zwei Reihen tragen eine Sonne.
oc-rule-c1-1-picture = Die Zahl vorn sagt, was eine Reihe wert ist.
oc-rule-c1-2 = Dazu kommen { $dice } Würfel, jeder mit einer Seite in jeder Farbe.
oc-rule-c1-2-picture = Die sechs Seiten eines Würfels.

oc-rule-c2-title = Vorbereitung
oc-rule-c2-1 = Zuerst nimmt der Startspieler die Würfel. So wissen alle, wer zuerst würfelt, bevor Karten ausgeteilt und gewählt werden.
oc-rule-c2-1-ruling = Der Startspieler wird ausgelost.
oc-rule-c2-2 = Grundspiel: Alle bekommen zwei offene Karten.
oc-rule-c2-3 = Profivariante: Alle bekommen fünf Karten und behalten drei. Die anderen werden wieder eingemischt.
oc-rule-c2-3-ruling = Alle wählen gleichzeitig. Bis alle gewählt haben, siehst nur du deine fünf Karten.
oc-rule-c2-4 = Profivariante: Dann werden drei Karten als Auslage aufgedeckt.

oc-rule-c3-title = Würfeln
oc-rule-c3-1 = Wenn du am Zug bist, würfle mit allen Würfeln.
oc-rule-c3-2 = { $again ->
    [one] Danach darfst du einmal mit beliebig vielen Würfeln nachwürfeln.
    [2] Danach darfst du bis zu zweimal mit beliebig vielen Würfeln nachwürfeln.
   *[other] Danach darfst du bis zu { $again }-mal mit beliebig vielen Würfeln nachwürfeln.
}
oc-rule-c3-2-picture = Zwei Würfel werden nachgewürfelt, die anderen bleiben liegen.
oc-rule-c3-3-ruling = Würfel, die liegen geblieben sind, darfst du später trotzdem nachwürfeln.

oc-rule-c4-title = Den Wurf eintragen
oc-rule-c4 = Reihum im Uhrzeigersinn dürfen alle den Wurf auf einer ihrer Karten eintragen oder passen. Wer gewürfelt hat, beginnt.
oc-rule-c4-1 = Alle Würfel einer Farbe oder keiner: Eine Farbe passt, wenn ihre Reihe mindestens so viele freie Felder hat, wie Würfel sie zeigen. Auf der Karte, die du wählst, musst du jede passende Farbe eintragen: von links ein Feld je Würfel.
oc-rule-c4-1-example = Du hast zweimal Blau, zweimal Grün und einmal Rot gewürfelt. Auf deiner Karte sind drei blaue Felder und ein grünes frei, eine rote Reihe gibt es nicht: Du kreuzt zwei blaue Felder an.
oc-rule-c4-1-picture = Zwei Farben passen. Von der dritten liegen zwei Würfel da, aber nur ein Feld ist frei: Sie verfällt.
oc-rule-c4-2 = Farben, die nicht passen, verfallen. Du darfst nie nur einen Teil der Würfel einer Farbe eintragen.
oc-rule-c4-3 = Eine Karte, auf die keine Farbe passt, kannst du nicht wählen.
oc-rule-c4-4 = Passen darfst du immer. Wer keine Karte hat, muss passen.

oc-rule-c5-title = Eine Karte werten
oc-rule-c5-1 = Sobald mindestens { $full } Reihen einer Karte voll sind, wird sie gewertet. Aufschieben geht nicht.
oc-rule-c5-2 = Sie bringt die Punkte aller vollen Reihen, dazu { $one }, wenn eine Sonnenreihe voll ist, oder { $two }, wenn es beide sind. Leg sie für alle sichtbar zur Seite. Auf ihr wird nichts mehr angekreuzt.
oc-rule-c5-2-example = Reihen mit 6, 4 und 3 Feldern sind voll, die 6 und die 3 haben Sonnen: 6 + 4 + 3 + 5 = 18. Mehr als { $most } bringt keine Karte: alle { $boxes } Felder und beide Sonnen.
oc-rule-c5-2-picture = { $full } volle Reihen, eine davon mit Sonne: { $sum } = { $points }.
oc-rule-c5-3 = Grundspiel: Die oberste Karte des Stapels ersetzt sie.
oc-rule-c5-3-ruling = Das geschieht, bevor die nächste Person den Wurf einträgt.
oc-rule-c5-4 = Profivariante: Eine Karte deiner Wahl aus der Auslage ersetzt sie, im selben Moment. Die Auslage wird sofort aufgefüllt.
oc-rule-c5-5-ruling = Ist keine Karte mehr da, spielst du mit weniger weiter.
oc-rule-c5-6 = Wenn alle den Wurf eingetragen oder gepasst haben, gehen die Würfel im Uhrzeigersinn weiter.

oc-rule-c6-title = Das Ende
oc-rule-c6-1 = Hat jemand { $end } Karten gewertet, wird der Zug noch zu Ende gespielt: Wer danach an der Reihe ist, darf den Wurf noch nutzen. Dann ist das Spiel vorbei.
oc-rule-c6-2-ruling = Von dieser Karte an nimmt niemand mehr eine neue.
oc-rule-c6-3 = Auf nicht gewerteten Karten bringt jede volle Reihe ihre Punkte, Sonnen aber nichts.
oc-rule-c6-4 = Wer die meisten Punkte hat, gewinnt.
oc-rule-c6-4-ruling = Wer gleichauf ist, teilt sich den Sieg.
oc-rule-c6-4-example = Mia hat vier Karten gewertet: 18 + 12 + 15 + 13 = 58. Auf einer nicht gewerteten Karte hat sie volle Reihen mit 5 und 2 Feldern: 5 + 2 = 7. Zusammen: 58 + 7 = 65.
oc-rule-c6-5-ruling = Jedes Spiel endet. Trägt in einem Zug niemand den Wurf ein, ist es ein Leerzug. Nach 12 Leerzügen in Folge, nach dem 150. Zug oder wenn niemand mehr eine Karte hat, ist das Spiel am Ende dieses Zuges vorbei und wird wie immer gewertet.

oc-rule-c7-title = Was verdeckt ist
oc-rule-c7-1 = Niemand weiß, wie die Karten im Stapel liegen oder was die Würfel zeigen werden.
oc-rule-c7-2 = Welche Karten du in der Profivariante ausgeteilt bekommst, weißt nur du. Was du behältst, ist offen, sobald alle gewählt haben.

## Was zu einem Beispiel gesagt wird: was zu tun ist, warum es das nicht ist, was daraus wurde.

oc-rule-c3-2-try = Keine dieser Karten hat eine rote Reihe. Wähle die zwei roten Würfel und würfle sie nach.
oc-rule-c3-2-no = Das ginge. Aber würfle hier nur die zwei roten nach.
oc-rule-c3-2-tried = Die anderen blieben liegen. Einmal dürftest du noch nachwürfeln.
oc-rule-c4-1-try = Trag diesen Wurf auf einer der beiden Karten ein, und achte auf die gelben Würfel.
oc-rule-c4-1-no = Auch das ist erlaubt. Aber trag den Wurf hier auf einer Karte ein.
oc-rule-c4-1-tried = Jede passende Farbe wird angekreuzt: mit allen ihren Würfeln oder gar nicht.
oc-rule-c5-2-try = Zwei Reihen einer Karte sind voll. Trag den Wurf so ein, dass es eine dritte wird.
oc-rule-c5-2-no = Auch das ist erlaubt. Aber mach hier die dritte Reihe voll.
oc-rule-c5-2-tried = Drei volle Reihen, eine mit Sonne: sofort gewertet, und eine neue Karte ist da.
