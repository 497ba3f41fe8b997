# The rules of Silver & Gold in Spanish, in our own words.

sg-rule-short = Todo el mundo marca el mismo patrón a la vez, cada cual en sus dos mapas del tesoro. Un mapa completo da puntos y un mapa nuevo. Después de cuatro rondas gana quien tenga más puntos.

sg-rule-s1-title = Las cartas
sg-rule-s1-1 = Hay { $maps } mapas del tesoro de { $colors } colores. Un mapa vale tantos puntos como casillas tiene: es el número de su banderín. Algunos llevan un sello.
sg-rule-s1-1-picture = Un mapa de cada color.
sg-rule-s1-2 = { $expeditions } cartas de expedición muestran { $shapes } patrones.
sg-rule-s1-2-picture = Cuántas cartas muestran cada patrón.
sg-rule-s1-3 = Cada persona tiene una tarjeta de puntuación: { $rows } filas de { $coins } monedas con una copa al final de cada una, y { $boxes } huecos para palmeras.
sg-rule-s1-4 = La carta de rondas cuenta las cuatro rondas y guarda las copas: { $cups }.

sg-rule-s2-title = Preparación
sg-rule-s2-1 = Cada persona recibe cuatro mapas.
sg-rule-s2-1-ruling = Las demás no los ven.
sg-rule-s2-2 = Quédate con dos. Los otros se barajan de nuevo en el mazo, sin enseñarlos.
sg-rule-s2-2-ruling = Todo el mundo elige a la vez, y nadie ve una elección antes de que estén todas hechas.
sg-rule-s2-3 = Se descubren cuatro mapas: son los visibles. El resto es el mazo.
sg-rule-s2-4-ruling = El jugador inicial del primer turno se decide por sorteo.

sg-rule-s3-title = Empieza un turno
sg-rule-s3-1 = Se descubre la primera carta de expedición. Solo esta queda a la vista. Puedes recordar las anteriores de la ronda, pero no volver a mirarlas.
sg-rule-s3-1-ruling = Ninguna lista ni registro las enseña antes de que acabe la ronda, salvo con la ayuda para la memoria activada.

sg-rule-s4-title = Marcar
sg-rule-s4-1 = Todo el mundo marca el patrón entero, girado o volteado a voluntad, en casillas libres de uno de sus mapas. O bien, porque quieres o porque no hay otra, marca exactamente una casilla libre en cualquiera de tus mapas.
sg-rule-s4-1-ruling = También las dos cosas a la vez, por cuartos de vuelta.
sg-rule-s4-1-picture = El mismo patrón tal cual, girado y volteado.
sg-rule-s4-2 = Hay que marcar algo.
sg-rule-s4-2-ruling = Solo quien no tiene ninguna casilla libre no hace nada. Nadie ve las cruces de los demás antes de que todo el mundo termine.
sg-rule-s4-3 = Cruz: por cada cruz que cubras, marca enseguida una casilla libre más, en el mapa que quieras. Si también es una cruz, sigue.
sg-rule-s4-3-ruling = Si no quedan casillas libres, las casillas extra que falten se pierden.
sg-rule-s4-3-picture = El patrón cubre una cruz, así que se marca una casilla más.
sg-rule-s4-4 = Moneda: por cada moneda que cubras, marca una moneda en tu tarjeta, primero la primera fila. Después de la última, las monedas ya no dan nada.
sg-rule-s4-4-picture = Una moneda cubierta, una moneda marcada.
sg-rule-s4-5 = Palmera: por cada palmera que cubras, escribe un número en tu siguiente hueco para palmeras: 1, y 1 más por cada palmera de los mapas visibles. Estos no cambian mientras tanto, así que todas las palmeras de un turno valen lo mismo. Con los huecos llenos, las palmeras ya no dan nada.
sg-rule-s4-5-ruling = Las palmeras puntúan solas. No se puede guardar un hueco para más tarde.
sg-rule-s4-5-picture = Palmeras visibles: { $palms }. Esta palmera vale { $worth }.

sg-rule-s5-title = Copas y mapas nuevos
sg-rule-s5 = Después se da la vuelta a la mesa, en sentido horario, desde el jugador inicial.
sg-rule-s5-ruling = Cada persona hace todo esto, en este orden, antes de que siga la siguiente.
sg-rule-s5-1 = Por cada fila de monedas que hayas completado en este turno, toma la copa más alta que quede. Si no queda ninguna, la fila no da copa.
sg-rule-s5-1-picture = La primera fila completa se lleva la mejor copa: { $best }.
sg-rule-s5-2 = Cada mapa completo se aparta, boca arriba, para siempre.
sg-rule-s5-3 = Por cada uno toma un mapa nuevo: uno de los visibles, o el de arriba del mazo, a ciegas.
sg-rule-s5-3-ruling = Si tomas dos, ves el primero antes de elegir el segundo. Entre uno y otro no se reponen los visibles.
sg-rule-s5-4 = Después se reponen los visibles hasta cuatro, desde el mazo, antes de que siga la persona siguiente.
sg-rule-s5-5 = Con el mazo vacío hay menos mapas visibles, y solo se pueden tomar esos.
sg-rule-s5-5-ruling = Si tampoco quedan visibles, sigues con menos mapas.
sg-rule-s5-6-ruling = En el último turno de la partida nadie toma mapas.
sg-rule-s5-7 = Después de la última persona, pasa a ser jugador inicial quien sigue al anterior en sentido horario, también de una ronda a otra.

sg-rule-s6-title = Rondas
sg-rule-s6-1 = Después de siete turnos acaba la ronda. La última carta de expedición queda sin ver, y las { $expeditions } se barajan otra vez. La partida tiene cuatro rondas.

sg-rule-s7-title = Puntos
sg-rule-s7-1 = Cada moneda marcada es un punto. Copas y huecos de palmeras valen lo que llevan escrito.
sg-rule-s7-2 = Cada mapa completo vale sus casillas. Los incompletos no valen nada.
sg-rule-s7-3 = Sello: cada sello de un mapa completo da sus puntos por cada mapa completo que tengas del color del sello. Cuentan todos los sellos.
sg-rule-s7-3-picture = El sello da { $seal } por cada uno de los otros dos: { $total }.
sg-rule-s7-4 = Gana quien tenga más puntos.
sg-rule-s7-5 = En caso de empate gana quien tenga más mapas grises completos, luego verdes, luego naranjas, luego lilas.
sg-rule-s7-5-ruling = Si el empate sigue, la victoria se comparte.

sg-rule-s8-title = Lo que está oculto
sg-rule-s8-1 = Nadie conoce el orden de los mazos ni las expediciones que vendrán.
sg-rule-s8-2 = Los mapas que recibiste y devolviste solo los conoces tú. Los que te quedas se ven cuando todo el mundo ha elegido.
sg-rule-s8-3 = Lo que marcas en un turno, y lo que da, solo lo sabes tú hasta que todo el mundo termine. Que has terminado lo ve todo el mundo.

## What is said of an example that is tried.

sg-rule-s4-1-try = Pon este patrón en uno de los mapas, girado o volteado como quieras.
sg-rule-s4-1-no = Una sola casilla siempre vale. Pero aquí pon el patrón entero.
sg-rule-s4-1-tried = Así se hace. Lo que está marcado queda marcado.
sg-rule-s4-3-try = Cubre la cruz con el patrón y marca después la casilla que te da.
sg-rule-s4-3-no = Así no cubres ninguna cruz, y no hay casilla extra. Otra vez.
sg-rule-s4-3-tried = Una casilla más de las que tiene el patrón: para eso están las cruces.
sg-rule-s4-5-try = Cubre la palmera, con el patrón o con una sola casilla.
sg-rule-s4-5-no = La palmera sigue libre. Otra vez.
sg-rule-s4-5-tried = 1 por sí misma y 1 por cada palmera visible: ya está escrito en tu hueco.
