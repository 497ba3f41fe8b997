# The rules of Everything on 1 Card in Spanish, in our own words.

oc-rule-short = Completa las filas de tus cartas: con { $full } filas completas, una carta se puntúa. Tira los dados y marca casillas en una de tus cartas; los demás también pueden usar tu tirada. Cuando alguien ha puntuado { $end } cartas, la partida acaba y gana quien tenga más puntos. De 2 a 4 jugadores, unos 15 minutos.

oc-rule-c1-title = Cartas y dados
oc-rule-c1-1 = Hay { $cards } cartas. Cada una tiene { $lines } filas, de { $lines } colores distintos entre { $colors }, y { $boxes } casillas en total. Una fila vale tantos puntos como casillas tiene. Dos filas llevan un sol.
oc-rule-c1-1-picture = El número de delante es lo que vale una fila.
oc-rule-c1-2 = Hay { $dice } dados, cada uno con una cara de cada color.
oc-rule-c1-2-picture = Las seis caras de un dado.

oc-rule-c2-title = Preparación
oc-rule-c2-1 = Primero, el jugador inicial toma los dados. Así todos saben quién tira primero antes de repartir y elegir las cartas.
oc-rule-c2-1-ruling = El jugador inicial se sortea.
oc-rule-c2-2 = Reglas básicas: cada jugador recibe dos cartas, boca arriba.
oc-rule-c2-3 = Reglas avanzadas: cada jugador recibe cinco cartas y se queda con tres. Las otras vuelven al mazo y se baraja.
oc-rule-c2-3-ruling = Todos eligen a la vez. Hasta entonces, solo tú ves tus cinco cartas.
oc-rule-c2-4 = Reglas avanzadas: después se descubren tres cartas como reserva.

oc-rule-c3-title = Tirar
oc-rule-c3-1 = En tu turno, tira todos los dados.
oc-rule-c3-2 = { $again ->
    [one] Después puedes volver a tirar los dados que quieras, una vez.
    [2] Después puedes volver a tirar los dados que quieras, hasta dos veces.
   *[other] Después puedes volver a tirar los dados que quieras, hasta { $again } veces.
}
oc-rule-c3-2-picture = Dos dados se tiran otra vez, los demás se quedan.
oc-rule-c3-3-ruling = Los dados que te quedaste puedes volver a tirarlos más tarde.

oc-rule-c4-title = Usar la tirada
oc-rule-c4 = En sentido horario, desde quien ha tirado, todos pueden usar la tirada en una de sus cartas, o pasar.
oc-rule-c4-1 = Todos los dados de un color o ninguno: un color cabe si su fila tiene al menos tantas casillas libres como dados hay de ese color. En la carta que elijas debes usar todos los colores que caben. Marca una casilla por dado, desde la izquierda.
oc-rule-c4-1-example = Has sacado dos azules, dos verdes y un rojo. Tu carta tiene tres casillas azules libres, una verde libre y ninguna fila roja: marcas dos casillas azules.
oc-rule-c4-1-picture = Dos colores caben. Del tercero hay dos dados, pero una sola casilla libre: se ignora.
oc-rule-c4-2 = Los colores que no caben se ignoran. Nunca se usa solo una parte de los dados de un color.
oc-rule-c4-3 = No puedes elegir una carta en la que no cabe ningún color.
oc-rule-c4-4 = Siempre puedes pasar. Sin cartas, tienes que hacerlo.

oc-rule-c5-title = Puntuar una carta
oc-rule-c5-1 = En cuanto una carta tiene al menos { $full } filas completas, se puntúa. No se puede dejar para después.
oc-rule-c5-2 = Da los puntos de todas sus filas completas, más { $one } si una fila con sol está completa, o { $two } si lo están las dos. Apártala a la vista de todos. En ella ya no se marca nada.
oc-rule-c5-2-example = Hay completas filas de 6, 4 y 3, y las de 6 y 3 tienen sol: 6 + 4 + 3 + 5 = 18. Ninguna carta da más de { $most }: las { $boxes } casillas y los dos soles.
oc-rule-c5-2-picture = { $full } filas completas, una de ellas con sol: { $sum } = { $points }.
oc-rule-c5-3 = Reglas básicas: la sustituye la carta de arriba del mazo.
oc-rule-c5-3-ruling = Eso ocurre antes de que el siguiente jugador use la tirada.
oc-rule-c5-4 = Reglas avanzadas: la sustituye en ese momento una carta de la reserva, a tu elección. La reserva se repone al momento.
oc-rule-c5-5-ruling = Cuando no quedan cartas, sigues con menos.
oc-rule-c5-6 = Cuando todos han usado la tirada o pasado, los dados van al siguiente jugador en sentido horario.

oc-rule-c6-title = El final
oc-rule-c6-1 = Cuando alguien ha puntuado { $end } cartas, se termina el turno: los jugadores que le siguen aún pueden usar la tirada. Después acaba la partida.
oc-rule-c6-2-ruling = A partir de esa carta nadie toma otra nueva.
oc-rule-c6-3 = En las cartas sin puntuar, cada fila completa da sus puntos, pero los soles no dan nada.
oc-rule-c6-4 = Gana quien tenga más puntos.
oc-rule-c6-4-ruling = En caso de empate, la victoria se comparte.
oc-rule-c6-4-example = Mia ha puntuado cuatro cartas: 18 + 12 + 15 + 13 = 58. En una carta sin puntuar tiene completas filas de 5 y 2: 5 + 2 = 7. Total: 58 + 7 = 65.
oc-rule-c6-5-ruling = Toda partida acaba. Un turno en que nadie usa la tirada es un turno en blanco. Tras 12 turnos en blanco seguidos, tras el turno 150, o cuando ya nadie tiene cartas, la partida acaba al final de ese turno y se puntúa como siempre.

oc-rule-c7-title = Lo que está oculto
oc-rule-c7-1 = Nadie conoce el orden del mazo ni lo que mostrarán los dados.
oc-rule-c7-2 = Con las reglas avanzadas, solo tú conoces las cartas que recibes. Las que te quedas se revelan cuando todos han elegido.

## What is said of an example that is tried.

oc-rule-c3-2-try = Ninguna de estas cartas tiene fila roja. Elige los dos dados rojos y vuelve a tirarlos.
oc-rule-c3-2-no = Podrías hacerlo. Pero aquí tira otra vez solo los dos rojos.
oc-rule-c3-2-tried = Los demás se quedaron como estaban. Podrías tirar una vez más.
oc-rule-c4-1-try = Usa esta tirada en una de las dos cartas y fíjate en los dados amarillos.
oc-rule-c4-1-no = Eso también vale. Pero aquí usa la tirada en una carta.
oc-rule-c4-1-tried = Se marcan todos los colores que caben: con todos sus dados o con ninguno.
oc-rule-c5-2-try = Dos filas de una carta están completas. Usa la tirada para completar la tercera.
oc-rule-c5-2-no = Eso también vale. Pero aquí completa la tercera fila.
oc-rule-c5-2-tried = Tres filas completas, una con sol: puntuada al momento, y ya tienes otra carta.
