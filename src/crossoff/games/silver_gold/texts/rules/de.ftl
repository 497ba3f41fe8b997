# Die Regeln von Silver & Gold in unseren eigenen Worten.

sg-rule-short = Fülle deine Schatzkarten: Eine fertige Karte ist so viele Punkte wert, wie sie Felder hat. In jedem Zug kreuzen alle dieselbe Form an, jeder auf zwei eigenen Karten, und sammeln dabei Münzen, Pokale und Palmen. Wer nach vier Runden die meisten Punkte hat, gewinnt. Für 2 bis 4 Spieler, etwa 20 Minuten.

sg-rule-s1-title = Die Karten
sg-rule-s1-1 = Es gibt { $maps } Schatzkarten. Die Farbe verrät die Größe: { $purple } lila Karten mit { $purple_size } Feldern, { $orange } orange mit { $orange_size }, { $green } grüne mit { $green_size } und { $gray } graue mit { $gray_size }. Eine Karte ist so viele Punkte wert, wie sie Felder hat: Das ist die Zahl auf ihrer Fahne. Manche Karten tragen ein Siegel.
sg-rule-s1-1-picture = Eine Karte von jeder Farbe.
sg-rule-s1-2 = { $expeditions } Expeditionskarten zeigen { $shapes } Formen.
sg-rule-s1-2-picture = So oft kommt jede Form vor.
sg-rule-s1-3 = Alle haben eine Wertungskarte: { $rows } Reihen mit je { $coins } Münzen und einem Pokal am Ende, dazu { $boxes } Kästchen für Palmen.
sg-rule-s1-4 = Die Rundenkarte zählt die vier Runden und trägt die Pokale: { $cups }.

sg-rule-s2-title = Vorbereitung
sg-rule-s2-1 = Alle bekommen vier Schatzkarten.
sg-rule-s2-1-ruling = Die anderen sehen sie nicht.
sg-rule-s2-2 = Behalte zwei davon. Die anderen werden verdeckt in den Stapel zurückgemischt.
sg-rule-s2-2-ruling = Alle wählen gleichzeitig, und niemand sieht eine Wahl, bevor alle gewählt haben.
sg-rule-s2-3 = Vier Karten werden als Auslage aufgedeckt. Der Rest ist der Stapel.
sg-rule-s2-4-ruling = Wer im ersten Zug Startspieler ist, wird ausgelost.

sg-rule-s3-title = Aufdecken
sg-rule-s3-1 = Die oberste Expeditionskarte wird aufgedeckt. Nur diese liegt offen. Die früheren der Runde darfst du dir merken, aber nicht mehr ansehen.
sg-rule-s3-1-ruling = Auch der Spielverlauf zeigt sie erst nach der Runde, außer die Gedächtnishilfe ist eingeschaltet.

sg-rule-s4-title = Ankreuzen
sg-rule-s4-1 = Kreuze die ganze Form an, beliebig gedreht oder gespiegelt, auf freien Feldern einer deiner Karten. Oder kreuze, weil du willst oder musst, genau ein freies Feld an, egal auf welcher Karte. Alle tun das gleichzeitig.
sg-rule-s4-1-ruling = Drehen und Spiegeln geht auch zusammen. Gedreht wird um Vierteldrehungen.
sg-rule-s4-1-picture = Dieselbe Form wie gedruckt, gedreht und gespiegelt.
sg-rule-s4-2 = Etwas musst du ankreuzen.
sg-rule-s4-2-ruling = Nur wer gar kein freies Feld hat, tut nichts. Die Kreuze der anderen sieht niemand, bevor alle fertig sind.
sg-rule-s4-3 = Kreuz: Für jedes Kreuz, das du überdeckst, kreuzt du sofort noch ein freies Feld an, egal auf welcher Karte. Ist dort wieder ein Kreuz, geht es weiter.
sg-rule-s4-3-ruling = Ist kein freies Feld mehr da, verfallen die restlichen Zusatzfelder.
sg-rule-s4-3-picture = Die Form überdeckt ein Kreuz, also wird ein Feld mehr angekreuzt.
sg-rule-s4-4 = Münze: Für jede Münze, die du überdeckst, kreuzt du eine Münze auf deiner Wertungskarte an, die oberste Reihe zuerst. Sind alle angekreuzt, bringen weitere Münzen nichts.
sg-rule-s4-4-picture = Eine Münze überdeckt, eine Münze angekreuzt.
sg-rule-s4-5 = Palme: Für jede Palme, die du überdeckst, schreibst du eine Zahl ins nächste Palmenkästchen: 1, plus 1 für jede Palme in der Auslage. Palmen auf deinen eigenen Karten zählen nicht. Die Auslage bleibt dabei, wie sie ist, also zählen alle Palmen eines Zuges gleich viel. Sind die Kästchen voll, bringen Palmen nichts mehr.
sg-rule-s4-5-ruling = Palmen zählen von selbst. Ein Kästchen lässt sich nicht für später aufheben.
sg-rule-s4-5-picture = Palmen in der Auslage: { $palms }. Diese Palme bringt { $worth }.

sg-rule-s5-title = Pokale und neue Karten
sg-rule-s5 = Dann geht es reihum, vom Startspieler aus im Uhrzeigersinn.
sg-rule-s5-ruling = Wer dran ist, macht all das in dieser Reihenfolge, bevor die nächste Person dran ist.
sg-rule-s5-1 = Für jede Münzreihe, die du in diesem Zug gefüllt hast, nimmst du den höchsten Pokal, der noch da ist. Das ist ein Wettlauf: Wer früh eine Reihe füllt, bekommt die hohen Pokale, und füllen mehrere im selben Zug eine Reihe, entscheidet die Reihenfolge. Ist kein Pokal mehr da, gibt es keinen.
sg-rule-s5-1-example = Mia ist Startspielerin. Sie, Leo und Zoe füllen in diesem Zug eine Reihe: Mia nimmt die 6, Leo die 5, Zoe die 4.
sg-rule-s5-1-picture = Die erste volle Reihe holt den besten Pokal: { $best }.
sg-rule-s5-2 = Jede fertige Karte wird offen zur Seite gelegt und gehört dir.
sg-rule-s5-3 = Für jede nimmst du eine neue: eine aus der Auslage oder die oberste vom Stapel, verdeckt.
sg-rule-s5-3-ruling = Nimmst du zwei, kennst du die erste, bevor du die zweite wählst. Dazwischen wird die Auslage nicht aufgefüllt.
sg-rule-s5-4 = Dann wird die Auslage vom Stapel auf vier aufgefüllt, bevor die nächste Person weitermacht.
sg-rule-s5-5 = Ist der Stapel leer, bleibt die Auslage kleiner, und nur ihre Karten können genommen werden.
sg-rule-s5-5-ruling = Sind beide leer, spielst du mit weniger Karten weiter.
sg-rule-s5-6-ruling = Im letzten Zug des Spiels nimmt niemand mehr eine Karte.
sg-rule-s5-7 = Waren alle dran, wird die nächste Person im Uhrzeigersinn Startspieler. Das geht von Runde zu Runde so weiter.

sg-rule-s6-title = Runden
sg-rule-s6-1 = Nach sieben Zügen ist die Runde vorbei. Die letzte Expeditionskarte bleibt verdeckt, und alle { $expeditions } werden neu gemischt. Das Spiel hat vier Runden.

sg-rule-s7-title = Wertung
sg-rule-s7-1 = Jede angekreuzte Münze ist ein Punkt. Pokale und Palmenkästchen zählen, was in ihnen steht.
sg-rule-s7-2 = Jede fertige Karte bringt so viele Punkte, wie sie Felder hat. Unfertige Karten bringen nichts.
sg-rule-s7-3 = Siegel: Jedes Siegel auf einer fertigen Karte zahlt für jede fertige Karte seiner Farbe, die du hast: { $gray_pays } je graue, { $green_pays } je grüne, { $orange_pays } je orange, { $purple_pays } je lila Karte. Alle Siegel zählen. Keine Karte trägt ein Siegel ihrer eigenen Farbe.
sg-rule-s7-3-picture = Das Siegel der ersten Karte zahlt { $seal } für jede der beiden anderen: { $total }.
sg-rule-s7-4 = Wer die meisten Punkte hat, gewinnt.
sg-rule-s7-4-example = Mia hat fünf Karten fertig: 14 + 14 + 12 + 10 + 8 = 58. Ihr lila Siegel zahlt 2 für jede ihrer zwei lila Karten: 4. Zehn Münzen: 10. Zwei Pokale: 6 + 3 = 9. Drei Palmen: 2 + 4 + 3 = 9. Zusammen: 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = Bei Gleichstand gewinnt, wer mehr fertige graue Karten hat, dann grüne, dann orange, dann lila.
sg-rule-s7-5-ruling = Wer dann noch gleichauf ist, teilt sich den Sieg.

sg-rule-s8-title = Was verdeckt ist
sg-rule-s8-1 = Niemand kennt die Reihenfolge der Stapel oder die kommenden Expeditionen.
sg-rule-s8-2 = Welche Karten du bekommen und zurückgegeben hast, weißt nur du. Was du behältst, ist offen, sobald alle gewählt haben.
sg-rule-s8-3 = Was du in einem Zug ankreuzt und was es bringt, weißt nur du, bis alle fertig sind. Alle sehen aber, dass du fertig bist.

## Was zu einem Beispiel gesagt wird: was zu tun ist, warum es das nicht ist, was daraus wurde.

sg-rule-s4-1-try = Lege diese Form auf eine der Karten, gedreht oder gespiegelt, wie du magst.
sg-rule-s4-1-no = Ein Feld ist immer erlaubt. Aber lege hier die ganze Form.
sg-rule-s4-1-tried = So geht das. Was angekreuzt ist, bleibt angekreuzt.
sg-rule-s4-3-try = Überdecke das Kreuz mit der Form, und kreuze dann das Feld an, das es dir gibt.
sg-rule-s4-3-no = So ist kein Kreuz überdeckt, also gibt es kein Zusatzfeld. Versuch es noch einmal.
sg-rule-s4-3-tried = Ein Feld mehr, als die Form hat: Dafür sind Kreuze gut.
sg-rule-s4-5-try = Überdecke die Palme, mit der Form oder mit einem einzelnen Feld.
sg-rule-s4-5-no = Die Palme ist noch frei. Versuch es noch einmal.
sg-rule-s4-5-tried = 1 für sich und 1 für jede Palme in der Auslage: Das steht jetzt im Palmenkästchen.
