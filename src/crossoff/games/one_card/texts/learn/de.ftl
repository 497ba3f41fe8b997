# Was im Tutorial von Alles auf 1 Karte gesagt wird, in ein oder zwei kurzen Sätzen. $rival ist der
# Name der anderen Person; Knöpfe heißen wie sonst auch.

oc-learn-roll = Eine Karte mit drei vollen Reihen wird gewertet; nach vier ist Schluss. Du hast drei Würfe. Behalte die blauen Würfel: Wähle die anderen und würfle nach.
oc-learn-roll-other = Nur die beiden blauen Würfel sollen liegen bleiben. Wähle die anderen drei.
oc-learn-roll-early = Das ginge, aber du hast noch zwei Würfe. Wähle die drei Würfel, die nicht blau sind, und würfle sie nach.
oc-learn-use = Dreimal Blau, das reicht. Wähle eine Karte und drücke „{ oc-do-use }“: Jeder Würfel kreuzt ein Feld in der Reihe seiner Farbe an.
oc-learn-use-reroll = Ein Wurf wäre noch erlaubt, aber dieser ist gut. Wähle eine Karte und trag ihn ein.
oc-learn-use-pass = Passen ist erlaubt, aber alle fünf Würfel passen. Wähle eine Karte und trag den Wurf ein.
oc-learn-colour = { $rival } hat gewürfelt, und du darfst den Wurf auch nutzen. Von einer Farbe müssen alle Würfel passen: Wo ist Platz für vier rote?
oc-learn-colour-some = Drei rote Felder sind zu wenig für vier Würfel, also zählt keiner davon. Nimm die andere Karte.
oc-learn-colour-pass = Du darfst passen, aber hier warten fünf Felder. Nimm die Karte mit Platz für vier rote.
oc-learn-everybody = Jeden Wurf dürfen alle auf einer ihrer Karten eintragen, oder sie passen. Wir überspringen ein paar Würfe.
oc-learn-score = Mit drei vollen Reihen wird eine Karte sofort gewertet. Trag den Wurf auf der Karte ein, die damit fertig wird.
oc-learn-score-other = Diese Karte wird noch nicht gewertet. Die andere hat zwei volle Reihen, mit Gelb sind es drei.
oc-learn-score-not = Nicht nötig: Dieser Wurf macht eine dritte Reihe voll. Such die Karte, die gewertet wird.
oc-learn-scored = Ein Punkt für jedes Feld der vollen Reihen: 14. Vom Stapel hast du eine neue Karte bekommen.
oc-learn-suns = Blau reicht schon für die Wertung. Aber Sonnen bringen mehr, 2 für eine, 5 für beide: Behalte Blau und würfle mit den anderen vier auf Rot.
oc-learn-suns-keep = Nur der blaue Würfel bleibt liegen, der ist sicher. Würfle die anderen vier.
oc-learn-suns-early = Das wären 13 Punkte. Du hast noch zwei Würfe, und Rot bringt die zweite Sonne: Behalte Blau, würfle die anderen vier.
oc-learn-both = Da ist es: Rot macht die zweite Reihe mit Sonne voll. Trag den Wurf ein.
oc-learn-both-not = Besser wird es nicht. Trag den Wurf auf der Karte ein, die gewertet wird.
oc-learn-skip = Volle Reihen und 5 für beide Sonnen: 21 Punkte. Jetzt auf zum Ende des Spiels.
oc-learn-last = Der Zug, in dem jemand die vierte Karte wertet, ist der letzte. Du hast drei: Werte noch eine.
oc-learn-last-not = Ein rotes Feld fehlt, und ein roter Würfel ist da. Trag den Wurf auf dieser Karte ein.
oc-learn-end = Du gewinnst. Am Ende zählen volle Reihen auch auf nicht gewerteten Karten, nur ohne Sonnen. In der Profivariante suchst du dir die Karten aus.
