# Lo que dice el guía en el tutorial de Todo en 1 carta, en una o dos frases cortas. $rival es el
# nombre de la otra persona; los botones se llaman como siempre.

oc-learn-roll = Tres filas completas puntúan una carta; cuatro cartas acaban la partida. Tienes tres tiradas. Quédate con los azules: elige los otros y vuelve a tirarlos.
oc-learn-roll-other = Quédate con los dos dados azules, y solo con esos. Elige los otros tres.
oc-learn-roll-early = Podrías, pero te quedan dos tiradas. Elige los tres dados que no son azules y vuelve a tirarlos.
oc-learn-use = Tres azules, suficiente. Elige una carta y pulsa «{ oc-do-use }»: cada dado marca una casilla en la fila de su color.
oc-learn-use-reroll = Podrías tirar otra vez, pero esta tirada es buena. Elige una carta y usa la tirada.
oc-learn-use-pass = Podrías pasar, pero caben los cinco dados. Elige una carta y usa la tirada.
oc-learn-colour = Ha tirado { $rival }, y tú también puedes usar su tirada. De un color tienen que caber todos los dados: ¿dónde caben cuatro rojos?
oc-learn-colour-some = Tres casillas rojas son pocas para cuatro dados, así que no contaría ninguno. Usa la otra carta.
oc-learn-colour-pass = Puedes pasar, pero aquí tienes cinco casillas. Usa la carta en la que caben cuatro rojos.
oc-learn-everybody = Todos pueden usar cada tirada en una de sus cartas, o pasar. Saltemos unas tiradas.
oc-learn-score = Con tres filas completas, una carta se puntúa al momento. Usa esta tirada en la carta que completa.
oc-learn-score-other = Esa carta aún no se puntuaría. La otra tiene dos filas completas, y con el amarillo son tres.
oc-learn-score-not = No hace falta: esta tirada completa una tercera fila. Busca la carta que puntúa.
oc-learn-scored = Un punto por cada casilla de las filas completas: 14. Has robado una carta nueva.
oc-learn-suns = Con el azul esta carta ya se puntúa. Pero los soles dan más, 2 por uno y 5 por los dos: quédate con el azul y tira los otros cuatro a por el rojo.
oc-learn-suns-keep = Quédate solo con el dado azul, es seguro. Tira los otros cuatro.
oc-learn-suns-early = Serían 13 puntos. Te quedan dos tiradas, y el rojo trae el segundo sol: quédate con el azul y tira los otros cuatro.
oc-learn-both = Ahí está: el rojo completa la segunda fila con sol. Usa la tirada.
oc-learn-both-not = No saldrá nada mejor. Usa la tirada en la carta que se puntúa.
oc-learn-skip = Las filas completas y 5 por los dos soles: 21 puntos. Ahora, al final de la partida.
oc-learn-last = El turno en que alguien puntúa su cuarta carta es el último. Tienes tres: puntúa una más.
oc-learn-last-not = Falta una casilla roja, y hay un dado rojo. Usa la tirada en esa carta.
oc-learn-end = Has ganado. Al final también cuentan las filas completas de las cartas sin puntuar, pero sin soles. Con las reglas avanzadas eliges tus cartas.
