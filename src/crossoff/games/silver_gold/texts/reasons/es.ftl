# Por qué se rechazan cartas o un registro de este juego.

## Cartas
sg-why-few-maps = { $players } jugadores necesitan { $needed } mapas, solo hay { $got }
sg-why-few-expeditions = cartas: { $count }; en una ronda se descubren { $needed }
sg-why-unknown-pattern = patrón desconocido { $got }; se esperaba: { $known }
sg-why-pile = 'pile' es el nombre del mazo en un registro
sg-why-single-cell = una sola casilla; un patrón tiene de 2 a 16
sg-why-wide-row = la fila { $row } tiene { $columns } columnas y se sale de la cuadrícula de { $size }
sg-why-symbol = símbolo desconocido { $got }; se esperaba uno de { $known }
sg-why-nothing-drawn = no hay nada dibujado
sg-why-apart = no está todo unido lado con lado

## Lo que se esperaba en un registro
sg-why-map = mapa
sg-why-map-dealt = mapa repartido
sg-why-map-displayed = mapa visible
sg-why-map-own = mapa de este asiento
sg-why-field = casilla
sg-why-pattern = patrón
sg-why-shape = { $pattern } girado o volteado, o una casilla
sg-why-one-field = una casilla
