# Warum Karten oder ein Verlauf dieses Spiels abgelehnt werden.

## Karten
oc-why-few-cards = { $players } Personen brauchen { $needed } Karten, es sind nur { $got } da
oc-why-row-sum = die Reihen haben zusammen { $sum } Felder; eine Karte hat { $boxes }
oc-why-no-row = die Karte hat keine Reihe { $color } für eine Sonne
oc-why-sun-twice = die Reihe { $color } hat schon ihre Sonne

## Verläufe
oc-why-dice = erwartet: { $count } Würfel; da sind: { $got }
oc-why-die-moved = Würfel { $die } müsste { $color } bleiben; da steht: { $got }

## Was in einem Verlauf erwartet wurde
oc-why-decision = use, pass oder reroll
oc-why-card = Karte
oc-why-card-dealt = ausgeteilte Karte
oc-why-card-supplied = Karte der Auslage
oc-why-card-own = Karte dieses Platzes
oc-why-die = Würfel
oc-why-color = Farbe
