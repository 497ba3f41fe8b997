# Warum Karten oder ein Verlauf dieses Spiels abgelehnt werden.

## Karten
sg-why-few-maps = { $players } Personen brauchen { $needed } Schatzkarten, es sind nur { $got } da
sg-why-few-expeditions = Karten: { $count }; in einer Runde werden { $needed } aufgedeckt
sg-why-unknown-pattern = unbekannte Form { $got }; erwartet: { $known }
sg-why-pile = 'pile' heißt im Verlauf der Stapel
sg-why-single-cell = ein einzelnes Feld; eine Form hat 2 bis 16
sg-why-wide-row = Reihe { $row } hat { $columns } Spalten, das Raster nur { $size }
sg-why-symbol = unbekanntes Zeichen { $got }; erwartet: eines von { $known }
sg-why-nothing-drawn = es ist nichts gezeichnet
sg-why-apart = nicht alles hängt Seite an Seite zusammen

## Was in einem Verlauf erwartet wurde
sg-why-map = Schatzkarte
sg-why-map-dealt = ausgeteilte Schatzkarte
sg-why-map-displayed = Schatzkarte der Auslage
sg-why-map-own = Schatzkarte dieses Platzes
sg-why-field = Feld
sg-why-pattern = Form
sg-why-shape = { $pattern }, gedreht oder gespiegelt, oder ein Feld
sg-why-one-field = ein Feld
