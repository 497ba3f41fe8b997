# Perché le carte o un registro di questo gioco sono rifiutati.

## Le carte
oc-why-few-cards = per { $players } giocatori servono { $needed } carte; ce ne sono solo { $got }
oc-why-row-sum = le righe hanno { $sum } caselle in tutto; una carta ne ha { $boxes }
oc-why-no-row = la carta non ha una riga { $color } per questo sole
oc-why-sun-twice = la riga { $color } ha già il suo sole

## I registri
oc-why-dice = attesi: { $count } dadi; trovati: { $got }
oc-why-die-moved = il dado { $die } dovrebbe restare { $color }; trovato: { $got }

## Ciò che era atteso in un registro
oc-why-decision = use, pass o reroll
oc-why-card = carta
oc-why-card-dealt = carta distribuita
oc-why-card-supplied = carta della riserva
oc-why-card-own = carta di questo posto
oc-why-die = dado
oc-why-color = colore
