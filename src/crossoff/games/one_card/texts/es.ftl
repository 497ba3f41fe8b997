### Everything on 1 Card in Spanish. $you comes with every $name: yes when it is the reader. Said so that
### nobody's gender must be known.

oc-title = Todo en 1 carta
oc-credits = Todo en 1 carta (Alles auf 1 Karte) es un juego de Steffen Benndorf, publicado por NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Tira los dados, completa las filas. 15 minutos.
oc-option-variant = Reglas
oc-option-variant-basic = Básicas
oc-option-variant-advanced = Avanzadas

## How the bots play

oc-bot-novice = Marca lo que cabe y vuelve a tirar una vez lo demás.
oc-bot-casual = Tira para marcar todas las casillas que pueda.
oc-bot-skilled = Sabe en todo momento lo que vale una carta.
oc-bot-expert = Corre hacia su cuarta carta y no te regala ni un dado.
oc-bot-master = Valora cada tirada según la probabilidad de ganar.
oc-bot-table = Va a la carrera con tablas precalculadas.
oc-bot-learned = Juega con una pequeña red entrenada.

## Colours and shapes: the names of dice and rows

oc-color-red = rojo
oc-color-orange = naranja
oc-color-yellow = amarillo
oc-color-green = verde
oc-color-blue = azul
oc-color-purple = lila
oc-shape-red = hexágono
oc-shape-orange = pentágono
oc-shape-yellow = círculo
oc-shape-green = octógono
oc-shape-blue = triángulo
oc-shape-purple = cuadrado

## Zones of the table

oc-tray = Dados
oc-hand = Tus cartas
oc-supply = Reserva
oc-rest = Tus otras cartas
oc-scored = Puntuadas
oc-table = En la mesa
oc-points-label = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
oc-of-cards = { $scored } de { $cards } cartas
oc-open-rows = { $points } de ellos en cartas sin puntuar
oc-pile = { $cards ->
    [0] El mazo está vacío
    [one] Mazo, { $cards } carta
   *[other] Mazo, { $cards } cartas
}
oc-open-cards = { $you ->
    [yes] Tus cartas
   *[no] Cartas de { $name }
}
oc-nothing-scored = Aún no hay cartas puntuadas
oc-no-cards = No quedan cartas

## Whose roll it is

oc-roll-mine = Tu tirada
oc-roll-theirs = Tira { $name }
oc-rolls-left = { $left ->
    [0] no quedan tiradas
    [1] queda una tirada
    [2] quedan dos tiradas
   *[other] quedan { $left } tiradas
}
oc-rolling = Los dados ruedan
oc-deal = El reparto
oc-deal-mine = Empiezas tú
oc-deal-theirs = Empieza { $name }
oc-ends-idle = { $left ->
    [1] Nadie ha usado una tirada en { $turns } turnos. Uno más y la partida acaba.
    [2] Nadie ha usado una tirada en { $turns } turnos. Dos más y la partida acaba.
    [3] Nadie ha usado una tirada en { $turns } turnos. Tres más y la partida acaba.
    [4] Nadie ha usado una tirada en { $turns } turnos. Cuatro más y la partida acaba.
   *[other] Nadie ha usado una tirada en { $turns } turnos. { $left } más y la partida acaba.
}
oc-ends-turns = { $left ->
    [0] Turno { $turns }. Ninguna partida dura más: este es el último turno.
    [1] Turno { $turns }. Uno más y la partida acaba.
   *[other] Turno { $turns }. { $left } más y la partida acaba.
}
oc-over = Fin de la partida
oc-dealt = Las cartas que te han tocado

## Where a seat stands

oc-standing-choosing = eligiendo cartas
oc-standing-ready = ya ha elegido
oc-standing-rolling = tirando
oc-standing-deciding = pensando
oc-standing-taking = eligiendo carta
oc-standing-next = puede usarla
oc-standing-done = ya ha jugado
oc-standing-idle = { "" }

## For the ear

oc-card-label = Carta { $card }.
oc-scored-label = { $points ->
    [one] Carta { $card }, puntuada: { $points } punto
   *[other] Carta { $card }, puntuada: { $points } puntos
}
# $state: printed, open or complete; $sun: yes or no; $adds: boxes that the roll would cross off
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color }: las { $boxes } casillas marcadas, con sol.
       *[no] { $color }: las { $boxes } casillas marcadas.
    }
    [printed] { $sun ->
        [yes] { $color }: { $boxes } casillas, con sol.
       *[no] { $color }: { $boxes } casillas.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color }: { $crossed } de { $boxes } marcadas, con sol.
           *[other] { $color }: { $crossed } de { $boxes } marcadas, con sol; esta tirada añade { $adds }.
        }
       *[no] { $adds ->
            [0] { $color }: { $crossed } de { $boxes } marcadas.
           *[other] { $color }: { $crossed } de { $boxes } marcadas; esta tirada añade { $adds }.
        }
    }
}
oc-die-lies = dado { $number }: { $shape } { $color }
oc-die-kept = dado { $number }: { $shape } { $color }, te lo quedas
oc-die-again = dado { $number }: { $shape } { $color }, para volver a tirar
oc-die-in-the-air = dado { $number }: en el aire

## What the roll would do

oc-scores = Puntúa { $points }
oc-boxes = { $boxes ->
    [one] { $boxes } casilla
   *[other] { $boxes } casillas
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (sol)
    [2] { $rows } + { $bonus } (los dos soles)
   *[other] { $rows } + { $bonus } (soles)
}
# The colours' names agree with nothing here, so they stand after a colon.
oc-fills = { $count ->
    [one] Fila completa: { $rows }.
   *[other] Filas completas: { $rows }.
}
oc-unfit = { $count ->
    [one] No cabe: { $colors }.
   *[other] No caben: { $colors }.
}
oc-no-fit = No cabe ningún color
oc-suns-on = { $count ->
    [one] Sol: { $rows }
   *[other] Soles: { $rows }
}
oc-no-suns = Sin soles
oc-scores-with = Puntúa con { $boxes } casillas.
oc-missing = { $count ->
    [one] Sin fila: { $colors }.
   *[other] Sin filas: { $colors }.
}

## The decision

oc-prompt-keep = { $cards ->
    [2] Quédate con dos
    [3] Quédate con tres
   *[other] Quédate con { $cards }
}
oc-keep-rest = Las demás vuelven al mazo
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Sobran dos
    [-1] Sobra una
    [1] Una carta más
    [2] Dos cartas más
   *[other] { $count } cartas más
}
oc-prompt-take = Elige tu próxima carta
oc-prompt-roll = ¿Tirar otra vez o usar la tirada?
oc-prompt-use = ¿Usar esta tirada?
oc-prompt-pass = No cabe nada
oc-prompt-watch = Estás mirando la partida
oc-prompt-ready = Esperando a los demás
oc-prompt-done = Ya has jugado
oc-prompt-next = { $before ->
    [0] Un momento
    [1] Luego te toca a ti
    [2] Dos jugadores antes que tú
    [3] Tres jugadores antes que tú
   *[other] { $before } jugadores antes que tú
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } elige sus cartas
    [rolling] { $name } tira los dados
    [taking] { $name } elige una carta
   *[deciding] { $name } está pensando
}
oc-detail-roll = Elige los dados que quieras tirar, o una carta
oc-detail-use = Elige la carta en la que usarla
oc-detail-pass = Solo puedes pasar
oc-detail-kept = { $kept ->
    [0] Se tiran todos
    [1] Te quedas un dado
    [2] Te quedas dos dados
    [3] Te quedas tres dados
    [4] Te quedas cuatro dados
   *[other] Te quedas { $kept } dados
}
oc-do-roll = { $dice ->
    [1] Tirar uno
    [2] Tirar dos
    [3] Tirar tres
    [4] Tirar cuatro
    [5] Tirar cinco
   *[other] Tirar { $dice }
}
oc-do-use = Usar
oc-do-pass = Pasar
oc-pass-though = { $boxes ->
    [one] ¿Pasar, pudiendo marcar una casilla?
   *[other] ¿Pasar, pudiendo marcar { $boxes } casillas?
}
oc-pass-unrolled = ¿Pasar sin volver a tirar?
oc-pass-not = No pasar
oc-do-keep = Me las quedo
oc-do-take = Me la quedo

## What happened

oc-told-keep = { $you ->
    [yes] Te has quedado
   *[no] { $name } se ha quedado
} con las cartas { $list }
oc-told-supply = { $count ->
    [one] Nueva en la reserva: la carta { $list }
   *[other] En la reserva: las cartas { $list }
}
oc-told-start = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $name }
}
oc-told-roll = Tirada: { $dice }
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $color ->
        [azul] { $count } azules
       *[other] { $count } { $color }s
    }
}
oc-told-reroll = { $you ->
    [yes] Has vuelto
   *[no] { $name } ha vuelto
} a tirar { $dice ->
    [1] un dado
    [2] dos dados
    [3] tres dados
    [4] cuatro dados
   *[other] { $dice } dados
}
oc-told-use = { $you ->
    [yes] Has usado
   *[no] { $name } ha usado
} la tirada en la carta { $card }
oc-told-boxes = { $you ->
    [yes] Has usado
   *[no] { $name } ha usado
} la tirada en la carta { $card }: { $boxes ->
    [one] { $boxes } casilla
   *[other] { $boxes } casillas
}
oc-told-scored = { $you ->
    [yes] Has puntuado
   *[no] { $name } ha puntuado
} una carta: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
oc-told-pass = { $you ->
    [yes] Has pasado
   *[no] { $name } ha pasado
}
oc-told-take = { $you ->
    [yes] Has elegido
   *[no] { $name } ha elegido
} la carta { $card }
oc-told-draw = { $you ->
    [yes] Has robado
   *[no] { $name } ha robado
} la carta { $card }
oc-brief-boxes = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
oc-brief-pass = paso
oc-brief-take = carta { $card } nueva
oc-brief-scored = carta puntuada ({ $points })

## A scored card and the end

oc-cheer = { $you ->
    [yes] Has puntuado una carta
   *[no] { $name } ha puntuado una carta
}
oc-skip = Seguir
oc-sheet = Puntos
oc-sheet-card = { $number ->
    [1] Primera carta
    [2] Segunda carta
    [3] Tercera carta
    [4] Cuarta carta
   *[other] Carta { $number }
}
oc-sheet-open = Cartas sin puntuar
oc-sheet-total = Total
oc-sheet-none = sin carta
oc-sheet-won = victoria
oc-cause-more = { $count ->
    [one] una carta puntuada más
   *[other] { $count } cartas puntuadas más
}
oc-cause-cards = { $points } más en cartas puntuadas
oc-cause-rows = { $points } más en filas de cartas sin puntuar

## What a symbol does

oc-tip-die = Dado { $color }: marca una casilla en la fila de su color, si caben todos los dados de ese color.
oc-tip-dice = Dados: cada uno marca una casilla en la fila de su color, si caben todos los dados de ese color.
oc-tip-worth = Lo que vale la fila cuando está completa.
oc-tip-sun = Sol: al puntuar la carta, +{ $one } por una fila con sol completa, +{ $two } por las dos.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] Ahora tiras tú.
   *[no] Ahora solo puede tirar { $name }.
}
oc-no-roll-left = No quedan tiradas.
oc-no-keep = { $cards ->
    [2] Elige dos cartas.
    [3] Elige tres cartas.
   *[other] Elige { $cards } cartas.
}
oc-no-card = Elige primero una carta.
oc-no-take = { oc-no-card }
oc-no-dice = No puedes tirar estos dados.
oc-no-fit-here = Ningún color de esta tirada cabe en esta carta.

## Said once, when it happens first

oc-hint-keep = Quédate con las cartas con las que quieras empezar. Cada carta puntuada se sustituye por una de la reserva.
oc-hint-take = Has puntuado tu carta. Sustitúyela por la carta de la reserva que quieras.
oc-hint-scored = Ya había bastantes filas completas: la carta se ha puntuado al momento, con sus soles.
oc-hint-last = A alguien le falta una sola carta. El turno en que la puntúe será el último.
oc-hint-roll = Toca los dados que quieras volver a tirar, o usa la tirada en una carta.
oc-hint-share = También puedes usar las tiradas de los demás.
oc-hint-pass = Ningún color cabe en tus cartas: solo puedes pasar.
oc-hint-fit = Se marcan todos los colores que caben. Los que no caben se ignoran.

## Keys

oc-key-dice = 1, 2, 3…
oc-key-dice-does = elegir un dado para volver a tirarlo
oc-key-card-does = elegir una carta
oc-key-roll-does = tirar los dados elegidos
oc-key-pass-does = pasar
oc-key-use = Intro
oc-key-use-does = confirmar tu elección
