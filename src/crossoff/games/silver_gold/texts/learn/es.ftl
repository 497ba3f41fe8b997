# Lo que dice el guía en el tutorial de Silver & Gold, en una o dos frases cortas. $rival es el nombre
# de la otra persona; los botones se llaman como siempre.

sg-learn-shape = Un mapa completo vale sus casillas; tras cuatro rondas gana quien tenga más puntos. Elige en un mapa casillas con el patrón de la expedición y pulsa «{ sg-done }».
sg-learn-shape-one = Una sola casilla vale, pero con tres avanzas más. Prueba el patrón entero, en esquina.
sg-learn-turn = Los patrones se pueden girar y voltear: toca la carta, o simplemente elige las casillas. Esta vez, marca la línea en vertical.
sg-learn-turn-one = Eso era una sola casilla. Prueba la línea entera: tres casillas, una encima de otra.
sg-learn-turn-flat = En horizontal también vale, pero esta vez en vertical: tres casillas, una encima de otra.
sg-learn-one = El cuadrado no cabe en ninguno de tus mapas. Entonces marcas una sola casilla, la que quieras.
sg-learn-together = { $rival } tenía los mismos patrones: todos marcan a la vez, cada uno en sus mapas. Saltemos unos turnos.
sg-learn-cross = Una cruz te da al momento otra casilla. Cubre la del mapa naranja y elige allí otra casilla sin símbolo.
sg-learn-cross-none = La cruz sigue libre. Pon la línea en vertical en el borde izquierdo del mapa naranja, hasta la cruz.
sg-learn-cross-one = Eso es, la cruz da otra más. Ahora con la línea entera: son cuatro casillas.
sg-learn-cross-later = Buena idea, pero guarda la moneda, la palmera y el mapa verde. Elige una casilla sin símbolo del mapa naranja.
sg-learn-coins = Una fila de cuatro monedas gana la mejor copa que quede. { $rival } también puede este turno, pero tú eres el jugador inicial y vas antes. Cubre la moneda.
sg-learn-coins-none = Ahí no había moneda. Cubre la de abajo a la derecha, en el mapa naranja.
sg-learn-palm = Ibas antes, así que la copa de 6 es tuya; { $rival } se lleva la de 5. Una palmera da 1, más 1 por cada palmera visible: ahora 3. Cúbrela.
sg-learn-palm-none = La palmera sigue libre. Está en el mapa naranja, en la segunda fila.
sg-learn-finish = Tres puntos. En el mapa verde solo quedan tres casillas: complétalo.
sg-learn-finish-some = Así quedan casillas libres. Marca las tres de una vez y completas el mapa.
sg-learn-finish-none = Buen sitio para luego. Primero el mapa verde: el borde derecho, de arriba abajo.
sg-learn-take = Diez casillas, diez puntos. Y su sello da 2 por cada mapa lila que completes: elige el lila.
sg-learn-take-other = Un buen mapa, pero el sello no da nada por él. Elige el lila.
sg-learn-take-pile = Lo de arriba del mazo puede ser cualquier cosa. Hay un mapa lila visible: elige ese.
sg-learn-skip = Buena elección. Una partida son cuatro rondas de siete turnos. Vamos al último de todos.
sg-learn-last = Vas dos puntos por detrás y es el último turno. Solo cuentan los mapas completos: completa el lila.
sg-learn-last-none = Así no se completa ningún mapa, y { $rival } ganaría. Al mapa lila le quedan tres casillas: cúbrelas todas.
sg-learn-end = Has ganado. Mapas, sellos, monedas, copas y palmeras se suman. En una partida real eliges antes dos mapas de cuatro, y el jugador inicial cambia cada turno.
