# The rules of Silver & Gold in Spanish, in our own words.

sg-rule-short = Completa tus mapas del tesoro: un mapa completo vale tantos puntos como casillas tiene. En cada turno todos marcan el mismo patrón, cada uno en sus dos mapas, y consiguen de paso monedas, copas y palmeras. Después de cuatro rondas gana quien tenga más puntos. De 2 a 4 jugadores, unos 20 minutos.

sg-rule-s1-title = Las cartas
sg-rule-s1-1 = Hay { $maps } mapas del tesoro. El color indica el tamaño: { $purple } mapas lilas de { $purple_size } casillas, { $orange } naranjas de { $orange_size }, { $green } verdes de { $green_size } y { $gray } grises de { $gray_size }. Un mapa vale tantos puntos como casillas tiene: es el número de su banderín. Algunos llevan un sello.
sg-rule-s1-1-picture = Un mapa de cada color.
sg-rule-s1-2 = { $expeditions } cartas de expedición muestran { $shapes } patrones.
sg-rule-s1-2-picture = Cuántas cartas muestran cada patrón.
sg-rule-s1-3 = Cada jugador tiene una tarjeta de puntuación: { $rows } filas de { $coins } monedas con una copa al final de cada una, y { $boxes } huecos para palmeras.
sg-rule-s1-4 = La carta de rondas cuenta las cuatro rondas y muestra las copas: { $cups }.

sg-rule-s2-title = Preparación
sg-rule-s2-1 = Cada jugador recibe cuatro mapas.
sg-rule-s2-1-ruling = Los demás no los ven.
sg-rule-s2-2 = Quédate con dos. Los otros vuelven al mazo sin enseñarlos, y se baraja.
sg-rule-s2-2-ruling = Todos eligen a la vez, y las elecciones quedan ocultas hasta que estén todas.
sg-rule-s2-3 = Se descubren cuatro mapas: son los mapas visibles. El resto es el mazo.
sg-rule-s2-4-ruling = El primer jugador inicial se sortea.

sg-rule-s3-title = Descubrir
sg-rule-s3-1 = Se descubre la primera carta de expedición. Solo esta queda a la vista. Puedes recordar las anteriores de la ronda, pero no volver a mirarlas.
sg-rule-s3-1-ruling = Ningún registro las muestra antes de que acabe la ronda, salvo si la mesa tiene activado el recordatorio.

sg-rule-s4-title = Marcar
sg-rule-s4-1 = Todos marcan el patrón entero, girado o volteado a voluntad, en casillas libres de uno de sus mapas. O bien, por elección o por obligación, marcas exactamente una casilla libre en cualquiera de tus mapas.
sg-rule-s4-1-ruling = También puedes girar y voltear a la vez. Se gira en cuartos de vuelta.
sg-rule-s4-1-picture = El mismo patrón tal como está impreso, girado y volteado.
sg-rule-s4-2 = Hay que marcar algo.
sg-rule-s4-2-ruling = Solo un jugador sin casillas libres no hace nada. Nadie ve las cruces de los demás hasta que todos terminan.
sg-rule-s4-3 = Cruz: por cada cruz que cubras, marca al momento una casilla libre más, en el mapa que quieras. Si también es una cruz, sigue.
sg-rule-s4-3-ruling = Si no quedan casillas libres, las casillas extra que falten se pierden.
sg-rule-s4-3-picture = El patrón cubre una cruz, así que se marca una casilla más.
sg-rule-s4-4 = Moneda: por cada moneda que cubras, marca una moneda en tu tarjeta, primero la fila de arriba. Cuando estén todas marcadas, las siguientes no dan nada.
sg-rule-s4-4-picture = Una moneda cubierta, una moneda marcada.
sg-rule-s4-5 = Palmera: por cada palmera que cubras, escribe un número en tu siguiente hueco para palmeras: 1, más 1 por cada palmera de los mapas visibles. Las palmeras de tus propios mapas no cuentan. Los mapas visibles no cambian en este paso, así que todas las palmeras de un turno valen lo mismo. Con los huecos llenos, las palmeras ya no dan nada.
sg-rule-s4-5-ruling = Las palmeras puntúan automáticamente. No se puede guardar un hueco para más tarde.
sg-rule-s4-5-picture = Palmeras visibles: { $palms }. Esta palmera vale { $worth }.

sg-rule-s5-title = Copas y mapas nuevos
sg-rule-s5 = Después los jugadores van por turnos, en sentido horario, desde el jugador inicial.
sg-rule-s5-ruling = Cada jugador hace todo esto, en este orden, antes que el siguiente.
sg-rule-s5-1 = Por cada fila de monedas que hayas completado en este turno, toma la copa más alta que quede. Es una carrera: las primeras filas se llevan las mejores copas, y si varios jugadores completan una en el mismo turno, decide el orden de turno. Cuando no quedan copas, no recibes ninguna.
sg-rule-s5-1-example = Mia es la jugadora inicial. Ella, Leo y Zoe completan una fila este turno: Mia toma la copa de 6, Leo la de 5, Zoe la de 4.
sg-rule-s5-1-picture = La primera fila completa se lleva la mejor copa: { $best }.
sg-rule-s5-2 = Aparta cada mapa completo, boca arriba, para siempre.
sg-rule-s5-3 = Por cada uno toma un mapa nuevo: uno de los visibles, o el de arriba del mazo, a ciegas.
sg-rule-s5-3-ruling = Si tomas dos, ves el primero antes de elegir el segundo. Entre uno y otro no se reponen los mapas visibles.
sg-rule-s5-4 = Después se reponen los mapas visibles hasta cuatro, desde el mazo, antes de que siga el siguiente jugador.
sg-rule-s5-5 = Con el mazo vacío no se reponen los mapas visibles, y solo se pueden tomar esos.
sg-rule-s5-5-ruling = Si tampoco quedan mapas visibles, sigues con menos mapas.
sg-rule-s5-6-ruling = En el último turno de la partida nadie toma mapas.
sg-rule-s5-7 = Después del último jugador, el jugador inicial pasa a ser el siguiente en sentido horario, también de una ronda a otra.

sg-rule-s6-title = Rondas
sg-rule-s6-1 = Después de siete turnos acaba la ronda. La última carta de expedición queda sin ver, y las { $expeditions } se barajan otra vez. La partida tiene cuatro rondas.

sg-rule-s7-title = Puntuación
sg-rule-s7-1 = Cada moneda marcada es un punto. Copas y huecos de palmeras valen lo que llevan escrito.
sg-rule-s7-2 = Cada mapa completo vale sus casillas. Los incompletos no valen nada.
sg-rule-s7-3 = Sello: cada sello de un mapa completo da puntos por cada mapa completo que tengas del color del sello: { $gray_pays } por cada gris, { $green_pays } por cada verde, { $orange_pays } por cada naranja, { $purple_pays } por cada lila. Cuentan todos los sellos. Ningún mapa lleva un sello de su propio color.
sg-rule-s7-3-picture = El sello del primer mapa da { $seal } por cada uno de los otros dos: { $total }.
sg-rule-s7-4 = Gana quien tenga más puntos.
sg-rule-s7-4-example = Mia ha completado cinco mapas: 14 + 14 + 12 + 10 + 8 = 58. Su sello lila da 2 por cada uno de sus dos mapas lilas: 4. Diez monedas: 10. Dos copas: 6 + 3 = 9. Tres palmeras: 2 + 4 + 3 = 9. Total: 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = En caso de empate gana quien tenga más mapas grises completos, luego verdes, luego naranjas, luego lilas.
sg-rule-s7-5-ruling = Si el empate sigue, la victoria se comparte.

sg-rule-s8-title = Lo que está oculto
sg-rule-s8-1 = Nadie conoce el orden de los mazos ni las expediciones que vendrán.
sg-rule-s8-2 = Solo tú conoces los mapas que recibiste y devolviste. Los que te quedas se revelan cuando todos han elegido.
sg-rule-s8-3 = Solo tú sabes lo que marcas en un turno y lo que da, hasta que todos terminan. Pero todos ven que has terminado.

## What is said of an example that is tried.

sg-rule-s4-1-try = Pon este patrón en uno de los mapas, girado o volteado como quieras.
sg-rule-s4-1-no = Una sola casilla siempre vale. Pero aquí pon el patrón entero.
sg-rule-s4-1-tried = Así se hace. Lo que está marcado queda marcado.
sg-rule-s4-3-try = Cubre la cruz con el patrón y marca después la casilla que te da.
sg-rule-s4-3-no = Así no cubres ninguna cruz, y no hay casilla extra. Inténtalo otra vez.
sg-rule-s4-3-tried = Una casilla más de las que tiene el patrón: para eso están las cruces.
sg-rule-s4-5-try = Cubre la palmera, con el patrón o con una sola casilla.
sg-rule-s4-5-no = La palmera sigue libre. Inténtalo otra vez.
sg-rule-s4-5-tried = 1 por sí misma y 1 por cada palmera visible: ya está escrito en tu hueco para palmeras.
