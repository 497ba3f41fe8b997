# Lo que dice el guía en el tutorial de Todo en 1 carta, en una o dos frases cortas. $rival es el
# nombre de la otra persona; los botones se llaman como siempre.

oc-learn-roll = Tiras cinco dados, hasta tres veces. Quédate con los dos azules: elige los otros tres y vuelve a tirarlos.
oc-learn-roll-other = Los dos dados azules se quedan, y solo esos. Elige los otros tres.
oc-learn-roll-early = Podrías, pero quedan dos tiradas. Elige los tres dados que no son azules y vuelve a tirarlos.
oc-learn-use = Tres azules, ya está bien. Elige una carta y pulsa «{ oc-do-use }»: cada dado marca una casilla en la fila de su color.
oc-learn-use-reroll = Se puede tirar otra vez, pero esta tirada es buena. Elige una carta y usa la tirada.
oc-learn-use-pass = Se puede pasar, pero caben los cinco dados. Elige una carta y usa la tirada.
oc-learn-colour = Ha tirado { $rival }, y tú también puedes usar su tirada. De un color tienen que caber todos los dados: ¿dónde caben cuatro rojos?
oc-learn-colour-some = Tres casillas rojas son pocas para cuatro dados, así que no contaría ninguno. Usa la otra carta.
oc-learn-colour-pass = Puedes pasar, pero aquí esperan cinco casillas. Usa la carta en la que caben cuatro rojos.
oc-learn-everybody = Todo el mundo puede usar cada tirada, en una carta, o pasar. Saltemos unas tiradas.
oc-learn-score = Con tres filas completas, una carta se puntúa enseguida. Usa esta tirada en la carta que completa.
oc-learn-score-other = Esta carta sigue en juego. La otra tiene dos filas completas, y con el amarillo son tres.
oc-learn-score-not = No hace falta: esta tirada completa una tercera fila. Busca la carta que puntúa.
oc-learn-scored = Un punto por cada casilla de las filas completas: 14. Del mazo ha llegado una carta nueva.
oc-learn-suns = Con el azul esta carta ya puntúa. Pero los soles dan más, 2 por uno y 5 por los dos: quédate con el azul y tira los otros cuatro a por el rojo.
oc-learn-suns-keep = Quédate solo con el dado azul, es seguro. Tira los otros cuatro.
oc-learn-suns-early = Serían 13 puntos. Quedan dos tiradas, y el rojo trae el segundo sol: quédate con el azul y tira los otros cuatro.
oc-learn-both = Ahí está: el rojo completa la segunda fila con sol. Usa la tirada.
oc-learn-both-not = Mejor no puede salir. Usa la tirada en la carta que puntúa.
oc-learn-skip = 16 por las filas y 5 por los soles. Ahora vamos al final de la partida.
oc-learn-last = El turno en que alguien puntúa su cuarta carta es el último. Tienes tres: puntúa una más.
oc-learn-last-not = Falta una casilla roja, y hay un dado rojo. Usa la tirada en esa carta.
oc-learn-end = Has ganado. Al final cuentan también las filas completas de las cartas en juego, pero sin soles.
