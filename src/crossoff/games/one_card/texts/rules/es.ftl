# The rules of Everything on 1 Card in Spanish, in our own words.

oc-rule-short = Tira los dados, marca casillas en una de tus cartas y deja que los demás usen también tu tirada. Una carta con { $full } filas completas se puntúa. Cuando alguien ha puntuado { $end } cartas, la partida acaba y gana quien tenga más puntos.

oc-rule-c1-title = Cartas y dados
oc-rule-c1-1 = Hay { $cards } cartas. Cada una tiene { $lines } filas, cada fila de un color distinto de los { $colors } que hay, y { $boxes } casillas en total. Una fila vale tantos puntos como casillas tiene. Dos filas llevan un sol.
oc-rule-c1-1-picture = El número de delante es lo que vale una fila.
oc-rule-c1-2 = { $dice } dados, cada uno con una cara de cada color.
oc-rule-c1-2-picture = Todas las caras de un dado.

oc-rule-c2-title = Preparación
oc-rule-c2-1 = Antes de nada, alguien toma los dados y empieza. Así todo el mundo sabe quién tira primero cuando se reparten y se eligen las cartas.
oc-rule-c2-1-ruling = Quién empieza se decide por sorteo.
oc-rule-c2-2 = Reglas básicas: cada persona recibe dos cartas, boca arriba.
oc-rule-c2-3 = Reglas avanzadas: cada persona recibe cinco cartas y se queda con tres. Las otras se barajan con el mazo.
oc-rule-c2-3-ruling = Todo el mundo elige a la vez. Hasta que estén todas las elecciones hechas, solo tú ves tus cinco cartas.
oc-rule-c2-4 = Reglas avanzadas: después se descubren tres cartas como reserva.

oc-rule-c3-title = Tirar
oc-rule-c3-1 = Quien tiene el turno tira todos los dados.
oc-rule-c3-2 = { $again ->
    [one] Después puede volver a tirar los dados que quiera, una vez.
    [2] Después puede volver a tirar los dados que quiera, hasta dos veces.
   *[other] Después puede volver a tirar los dados que quiera, hasta { $again } veces.
}
oc-rule-c3-2-picture = Dos dados se tiran otra vez, los demás se quedan.
oc-rule-c3-3-ruling = Los dados que se dejaron pueden tirarse otra vez más tarde.

oc-rule-c4-title = Usar la tirada
oc-rule-c4 = En sentido horario, desde quien ha tirado, todo el mundo puede usar la tirada en una de sus cartas, o pasar.
oc-rule-c4-1 = Un color cabe en una carta si su fila tiene al menos tantas casillas libres como dados hay de ese color. En la carta que elijas hay que usar todos los colores que caben: marca una casilla por cada dado, desde la izquierda.
oc-rule-c4-1-picture = Dos colores caben. Del tercero hay dos dados, pero una sola casilla libre: no cuenta.
oc-rule-c4-2 = Un color que no cabe no cuenta. Nunca se usa solo una parte de sus dados.
oc-rule-c4-3 = Una carta en la que no cabe ningún color no se puede elegir.
oc-rule-c4-4 = Siempre se puede pasar. Sin cartas no se puede hacer otra cosa.

oc-rule-c5-title = Puntuar una carta
oc-rule-c5-1 = En cuanto una carta tiene al menos { $full } filas completas, se puntúa. No se puede dejar para después.
oc-rule-c5-2 = Da los puntos de todas sus filas completas, y { $one } más si una fila con sol está completa, { $two } más si lo están las dos. Se aparta, a la vista de todos, y en ella ya no se marca nada.
oc-rule-c5-2-picture = { $full } filas completas, una de ellas con sol: { $sum } = { $points }.
oc-rule-c5-3 = Reglas básicas: la sustituye la carta de arriba del mazo.
oc-rule-c5-3-ruling = Eso ocurre antes de que la persona siguiente use la tirada.
oc-rule-c5-4 = Reglas avanzadas: la sustituye en ese momento una carta de la reserva, a tu elección. La reserva se repone enseguida.
oc-rule-c5-5-ruling = Si no quedan cartas, sigues con menos.
oc-rule-c5-6 = Cuando todo el mundo ha decidido, los dados pasan a la persona siguiente en sentido horario.

oc-rule-c6-title = El final
oc-rule-c6-1 = El turno en que alguien puntúa su carta número { $end } se juega hasta el final. Después termina la partida.
oc-rule-c6-2-ruling = A partir de esa carta nadie toma otra nueva.
oc-rule-c6-3 = En las cartas que no están puntuadas, cada fila completa da sus puntos, pero los soles no dan nada.
oc-rule-c6-4 = Gana quien tenga más puntos.
oc-rule-c6-4-ruling = En caso de empate, la victoria se comparte.
oc-rule-c6-5-ruling = Toda partida acaba. Un turno en que nadie usa la tirada es un turno en blanco. Tras 12 turnos en blanco seguidos, tras el turno 150, o cuando ya nadie tiene cartas, la partida acaba al final de ese turno y se cuenta como siempre.

oc-rule-c7-title = Lo que está oculto
oc-rule-c7-1 = Nadie conoce el orden del mazo ni lo que mostrarán los dados.
oc-rule-c7-2 = En las reglas avanzadas, las cartas recibidas solo las conoce quien las tiene. Las que se quedan se ven cuando todo el mundo ha elegido.

## What is said of an example that is tried.

oc-rule-c3-2-try = Ninguna de estas cartas tiene fila roja. Elige los dos dados rojos y vuelve a tirarlos.
oc-rule-c3-2-no = Tú decides. Pero aquí tira otra vez solo los dos rojos.
oc-rule-c3-2-tried = Los demás se quedaron como estaban. Podrías tirar una vez más.
oc-rule-c4-1-try = Usa esta tirada en una de las dos cartas y fíjate en los dados amarillos.
oc-rule-c4-1-no = Eso también vale. Pero aquí usa la tirada en una carta.
oc-rule-c4-1-tried = Todo color que cabe se marca: con todos sus dados o con ninguno.
oc-rule-c5-2-try = Dos filas de una carta están completas. Usa la tirada para completar la tercera.
oc-rule-c5-2-no = Eso también vale. Pero aquí completa la tercera fila.
oc-rule-c5-2-tried = Tres filas completas, una con sol: puntuada enseguida, y ha llegado otra carta.
