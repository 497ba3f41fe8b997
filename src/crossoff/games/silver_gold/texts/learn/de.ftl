# Was im Tutorial von Silver & Gold gesagt wird, in ein oder zwei kurzen Sätzen. $rival ist der Name
# der anderen Person; Knöpfe heißen wie sonst auch.

sg-learn-shape = Eine fertige Karte bringt einen Punkt je Feld; nach vier Runden gewinnen die meisten Punkte. Wähle auf einer Karte Felder in der Form der Expedition, dann „{ sg-done }“.
sg-learn-shape-one = Ein Feld ist erlaubt, aber drei bringen dich weiter. Versuch es mit der ganzen Form, um die Ecke.
sg-learn-turn = Formen darf man drehen und spiegeln: Tippe die Expeditionskarte an oder wähle einfach Felder. Kreuze diese Reihe diesmal senkrecht an.
sg-learn-turn-one = Das war ein einzelnes Feld. Nimm die ganze Reihe: drei Felder übereinander.
sg-learn-turn-flat = Waagerecht geht auch. Aber diesmal senkrecht: drei Felder übereinander.
sg-learn-one = Der Block passt auf keine deiner Karten. Dann kreuzt du ein einzelnes Feld an, egal welches.
sg-learn-together = { $rival } hatte dieselben Formen: Alle kreuzen gleichzeitig an, auf ihren eigenen Karten. Wir überspringen ein paar Züge.
sg-learn-cross = Ein Kreuz schenkt dir sofort noch ein Feld. Überdecke das auf der orangen Karte und wähle dort noch ein leeres Feld.
sg-learn-cross-none = Das Kreuz ist noch frei. Stell die Reihe an den linken Rand der orangen Karte, bis hinunter zum Kreuz.
sg-learn-cross-one = Genau, das Kreuz bringt noch ein Feld. Jetzt mit der ganzen Reihe, das sind vier Felder.
sg-learn-cross-later = Schlau, aber Münze, Palme und die grüne Karte heben wir uns auf. Nimm ein leeres Feld der orangen Karte.
sg-learn-coins = Eine volle Viererreihe Münzen bringt den besten Pokal, der noch da ist. Auch { $rival } kann das jetzt, aber du bist Startspieler. Überdecke die Münze.
sg-learn-coins-none = Da war keine Münze. Überdecke die unten rechts auf der orangen Karte.
sg-learn-palm = Du warst zuerst dran und hast den Pokal mit der 6; { $rival } bekam 5. Eine Palme bringt 1, plus 1 je Palme in der Auslage: jetzt 3. Überdecke sie.
sg-learn-palm-none = Die Palme ist noch frei. Sie steht auf der orangen Karte in der zweiten Zeile.
sg-learn-finish = Drei Punkte. Auf der grünen Karte fehlen nur noch drei Felder: Mach sie fertig.
sg-learn-finish-some = So bleiben Felder offen. Kreuze alle drei auf einmal an, dann ist die Karte fertig.
sg-learn-finish-none = Ein guter Platz für später. Erst die grüne Karte: ihr rechter Rand, von oben bis unten.
sg-learn-take = Zehn Felder, zehn Punkte. Und ihr Siegel zahlt 2 für jede lila Karte, die du fertig machst: Nimm die lila Karte.
sg-learn-take-other = Eine schöne Karte, aber für sie zahlt das Siegel nicht. Nimm die lila Karte.
sg-learn-take-pile = Oben auf dem Stapel kann alles liegen. Hier liegt eine lila Karte offen: Nimm die.
sg-learn-skip = Gut gewählt. Ein Spiel hat vier Runden mit je sieben Zügen. Auf zum allerletzten Zug.
sg-learn-last = Zwei Punkte Rückstand, und das ist der letzte Zug. Nur fertige Karten zählen: Mach die lila Karte fertig.
sg-learn-last-none = So wird keine Karte fertig, und { $rival } gewinnt. Der lila Karte fehlen drei Felder: Nimm sie alle.
sg-learn-end = Du gewinnst. Karten, Siegel, Münzen, Pokale und Palmen zählen. Im echten Spiel wählst du zuerst zwei von vier Karten, und der Startspieler wechselt.
