# Was im Tutorial von Silver & Gold gesagt wird, in ein oder zwei kurzen Sätzen. $rival ist der Name
# der anderen Person; Knöpfe heißen wie sonst auch.

sg-learn-shape = Die Expeditionskarte zeigt die Form dieses Zuges. Wähle Felder auf einer deiner Karten, bis sie liegt, dann „{ sg-done }“.
sg-learn-shape-one = Ein Feld ist erlaubt, drei bringen dich weiter. Versuch es mit der ganzen Form, um die Ecke.
sg-learn-turn = Formen darf man drehen und spiegeln: Tippe die Expeditionskarte an oder wähle einfach Felder. Kreuze diese Reihe senkrecht an.
sg-learn-turn-one = Das war ein einzelnes Feld. Nimm die ganze Reihe: drei Felder übereinander.
sg-learn-turn-flat = Liegend geht auch. Aber stell sie einmal auf: drei Felder übereinander.
sg-learn-one = Das Quadrat passt auf keine deiner Karten. Dann kreuzt du ein einzelnes Feld an, egal welches.
sg-learn-together = { $rival } hatte dieselben Formen: Alle kreuzen gleichzeitig an, jeder auf seinen Karten. Wir überspringen ein paar Züge.
sg-learn-cross = Ein Kreuz schenkt dir sofort noch ein Feld. Überdecke das auf der orangen Karte und wähle dort noch ein leeres Feld.
sg-learn-cross-none = Das Kreuz ist noch frei. Stell die Reihe an den linken Rand der orangen Karte, bis hinunter zum Kreuz.
sg-learn-cross-one = Genau, das Kreuz bringt noch ein Feld. Jetzt mit der ganzen Reihe, das sind vier Felder.
sg-learn-cross-later = Schlau, aber Münze, Palme und die grüne Karte heben wir uns auf. Nimm ein leeres Feld der orangen Karte.
sg-learn-coins = Ihr habt beide drei Münzen. Wer zuerst eine Viererreihe voll hat, bekommt den besten Pokal: Überdecke die Münze.
sg-learn-coins-none = Da war keine Münze. Überdecke die Münze unten rechts auf der orangen Karte.
sg-learn-palm = Der Pokal mit der 6 ist deiner, { $rival } bekommt 5. Eine Palme bringt 1 und 1 mehr je Palme in der Auslage, jetzt 3. Überdecke sie.
sg-learn-palm-none = Die Palme ist noch frei. Sie steht auf der orangen Karte in der zweiten Zeile.
sg-learn-finish = Drei Punkte. Auf der grünen Karte fehlen nur noch drei Felder: Mach sie fertig.
sg-learn-finish-some = So bleiben Felder offen. Alle drei auf einmal, und die Karte ist fertig.
sg-learn-finish-none = Ein guter Platz für später. Erst die grüne Karte: ihr rechter Rand, von oben bis unten.
sg-learn-take = Zehn Felder, zehn Punkte. Und ihr Siegel zahlt 2 für jede lila Karte, die du schaffst: Nimm die lila Karte.
sg-learn-take-other = Eine schöne Karte, aber für sie zahlt das Siegel nicht. Nimm die lila Karte.
sg-learn-take-pile = Oben auf dem Stapel kann alles liegen. Hier liegt eine lila Karte offen: Nimm die.
sg-learn-skip = Gut gewählt. Ein Spiel hat vier Runden mit je sieben Zügen: Auf zum allerletzten Zug.
sg-learn-last = Zwei Punkte Rückstand, letzter Zug. Nur fertige Karten zählen: Mach die lila Karte fertig.
sg-learn-last-none = So wird keine Karte fertig, und { $rival } gewinnt. Der lila Karte fehlen drei Felder: Nimm sie alle.
sg-learn-end = Du gewinnst. Karten, Siegel, Münzen, Pokale und Palmen zählen zusammen. Im echten Spiel behältst du zuerst zwei von vier Karten.
