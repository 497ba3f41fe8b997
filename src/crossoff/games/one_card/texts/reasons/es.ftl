# Por qué se rechazan cartas o un registro de este juego.

## Cartas
oc-why-few-cards = { $players } jugadores necesitan { $needed } cartas, solo hay { $got }
oc-why-row-sum = las filas suman { $sum } casillas; una carta tiene { $boxes }
oc-why-no-row = la carta no tiene ninguna fila { $color } donde poner un sol
oc-why-sun-twice = la fila { $color } ya tiene su sol

## Registros
oc-why-dice = se esperaban { $count } dados; hay: { $got }
oc-why-die-moved = el dado { $die } debería quedarse como estaba ({ $color }); hay: { $got }

## Lo que se esperaba en un registro
oc-why-decision = use, pass o reroll
oc-why-card = carta
oc-why-card-dealt = carta repartida
oc-why-card-supplied = carta de la reserva
oc-why-card-own = carta de este asiento
oc-why-die = dado
oc-why-color = color
