# Perché le carte o un registro di questo gioco sono rifiutati.

## Le carte
sg-why-few-maps = per { $players } giocatori servono { $needed } mappe; ce ne sono solo { $got }
sg-why-few-expeditions = carte: { $count }; in un round se ne scoprono { $needed }
sg-why-unknown-pattern = forma sconosciuta { $got }; atteso: { $known }
sg-why-pile = 'pile' è il nome del mazzo in un registro
sg-why-single-cell = una sola casella; una forma ne ha da 2 a 16
sg-why-wide-row = la riga { $row } ha { $columns } colonne ed esce dalla griglia di { $size }
sg-why-symbol = simbolo sconosciuto { $got }; atteso: uno di { $known }
sg-why-nothing-drawn = non è disegnato niente
sg-why-apart = le caselle non sono tutte unite lato a lato

## Ciò che era atteso in un registro
sg-why-map = mappa
sg-why-map-dealt = mappa distribuita
sg-why-map-displayed = mappa esposta
sg-why-map-own = mappa di questo posto
sg-why-field = casella
sg-why-pattern = forma
sg-why-shape = { $pattern } girata o ribaltata, o una casella
sg-why-one-field = una casella
