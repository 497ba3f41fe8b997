### Everything on 1 Card in Spanish. $you comes with every $name: yes when it is the reader. Said so that
### nobody's gender must be known.

oc-title = Todo en 1 carta

## How the bots play

oc-bot-random = Elige cualquier jugada permitida.
oc-bot-greedy = Se queda con lo que más da ahora mismo.
oc-bot-novice = Marca lo que cabe y vuelve a tirar una vez lo demás.
oc-bot-casual = Prepara sus tiradas para marcar todas las casillas que pueda.
oc-bot-skilled = Sabe lo que vale una carta, le falten las casillas que le falten.
oc-bot-expert = Corre hacia su cuarta carta y te deja lo menos posible de sus tiradas.
oc-bot-master = Calcula en cada tirada sus opciones de ganar.

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
oc-open-rows = { $points } de ellos en cartas en juego
oc-pile = { $cards ->
    [0] El mazo está vacío
    [one] Mazo, { $cards } carta
   *[other] Mazo, { $cards } cartas
}
oc-open-cards = Cartas de { $name }
oc-nothing-scored = Ninguna carta puntuada aún
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
    [0] Turno { $turns }. Ninguna partida dura más: este es el último.
    [1] Turno { $turns }. Uno más y la partida acaba.
   *[other] Turno { $turns }. { $left } más y la partida acaba.
}
oc-over = Fin de la partida
oc-dealt = Las cartas que te han tocado

## Where a seat stands

oc-standing-choosing = elige
oc-standing-ready = ya está
oc-standing-rolling = tira
oc-standing-deciding = decide
oc-standing-taking = elige carta
oc-standing-next = después
oc-standing-done = ya está
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
oc-die-kept = dado { $number }: { $shape } { $color }, se queda
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
    [1] { $rows }, un sol +{ $bonus }
    [2] { $rows }, dos soles +{ $bonus }
   *[other] { $rows }, { $suns } soles +{ $bonus }
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
oc-no-fit = No cabe nada
oc-suns-on = { $count ->
    [one] Sol: { $rows }
   *[other] Soles: { $rows }
}
oc-no-suns = Sin soles
oc-scores-with = Puntúa con { $boxes } casillas.
oc-missing = Sin { $colors }.

## The decision

oc-prompt-over = La partida ha terminado
oc-prompt-keep = { $cards ->
    [2] Quédate con dos
    [3] Quédate con tres
   *[other] Quédate con { $cards }
}
oc-prompt-take = Elige otra carta
oc-prompt-roll = ¿Tirar otra vez o usar?
oc-prompt-use = ¿Usar esta tirada?
oc-prompt-pass = Nada que marcar
oc-prompt-watch = Estás mirando
oc-prompt-ready = Esperando a los demás
oc-prompt-done = Ya has decidido
oc-prompt-next = { $before ->
    [0] Un momento
    [1] Luego te toca a ti
    [2] Dos más antes que tú
    [3] Tres más antes que tú
   *[other] { $before } más antes que tú
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } elige sus cartas
    [rolling] { $name } tira los dados
    [taking] { $name } elige una carta
   *[deciding] { $name } decide
}
oc-detail-roll = Toca dados o una carta
oc-detail-use = Toca la carta que quieras
oc-detail-pass = Solo queda pasar
oc-detail-kept = { $kept ->
    [0] Se tiran todos
    [1] Se queda un dado
    [2] Se quedan dos dados
    [3] Se quedan tres dados
    [4] Se quedan cuatro dados
   *[other] Se quedan { $kept } dados
}
oc-detail-keep = { $missing ->
    [0] Las demás vuelven
    [1] Una más
    [2] Dos más
    [3] Toca las que más te gusten
   *[other] { $missing } más
}
oc-detail-too-many = { $over ->
    [1] Sobra una
    [2] Sobran dos
   *[other] Sobran { $over }
}
oc-detail-take = Toca la que más te guste
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
oc-do-keep = Me las quedo
oc-do-take = Elegir

## What happened

oc-told-keep = { $you ->
    [yes] Te has quedado
   *[no] { $name } se ha quedado
} con las cartas { $list }.
oc-told-ready = { $you ->
    [yes] Has elegido.
   *[no] { $name } ha elegido.
}
oc-told-supply = { $count ->
    [one] Nueva en la reserva: la carta { $list }.
   *[other] En la reserva: las cartas { $list }.
}
oc-told-start = { $you ->
    [yes] Empiezas tú.
   *[no] Empieza { $name }.
}
oc-told-roll = Tirada: { $dice }.
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
    [1] un dado.
    [2] dos dados.
    [3] tres dados.
    [4] cuatro dados.
   *[other] { $dice } dados.
}
oc-told-use = { $you ->
    [yes] Has usado
   *[no] { $name } ha usado
} la tirada en la carta { $card }.
oc-told-boxes = { $you ->
    [yes] Has usado
   *[no] { $name } ha usado
} la tirada en la carta { $card }: { $boxes ->
    [one] { $boxes } casilla.
   *[other] { $boxes } casillas.
}
oc-told-scored = { $you ->
    [yes] Has puntuado
   *[no] { $name } ha puntuado
} una carta: { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
oc-told-pass = { $you ->
    [yes] Has pasado.
   *[no] { $name } ha pasado.
}
oc-told-take = { $you ->
    [yes] Has elegido
   *[no] { $name } ha elegido
} la carta { $card }.
oc-told-draw = { $you ->
    [yes] Has robado
   *[no] { $name } ha robado
} la carta { $card }.

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
oc-sheet-open = Cartas en juego
oc-sheet-total = Total
oc-sheet-none = sin carta
oc-sheet-won = victoria

## What a symbol does

oc-tip-die = Dado { $color }: una casilla en la fila de su color, si caben todos los de ese color.
oc-tip-dice = Dados: cada uno marca una casilla en la fila de su color, si caben todos los de ese color.
oc-tip-worth = Lo que vale la fila cuando está completa.
oc-tip-sun = Sol: al puntuar la carta, +{ $one } por una fila con sol completa, +{ $two } por las dos.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] Ahora tiras tú.
   *[no] Ahora solo tira { $name }.
}
oc-no-roll-left = No quedan tiradas.
oc-no-roll-used = Ya no se tira más.
oc-no-keep = { $cards ->
    [2] Elige dos cartas.
    [3] Elige tres cartas.
   *[other] Elige { $cards } cartas.
}
oc-no-card = Elige primero una carta.
oc-no-dice = Estos dados no se pueden tirar.
oc-no-fit-here = Ningún color de esta tirada cabe en esta carta.

## Said once, when it happens first

oc-hint-keep = Quédate con las que quieras para empezar. Cada carta puntuada se cambia por una de la reserva.
oc-hint-take = Tu carta está puntuada. Ocupa su sitio la carta de la reserva que quieras.
oc-hint-scored = Ya había bastantes filas completas: la carta se ha puntuado enseguida, con sus soles.
oc-hint-last = A alguien le falta una sola carta. El turno en que la puntúe será el último.
oc-hint-roll = Toca los dados que quieras volver a tirar, o usa la tirada en una carta.
oc-hint-share = También puedes usar las tiradas de los demás.
oc-hint-pass = Ningún color cabe en tus cartas: solo queda pasar.
oc-hint-fit = Todo color que cabe se marca. Lo que no cabe no cuenta.

## Keys

oc-key-dice = 1, 2, 3…
oc-key-dice-does = elegir un dado para volver a tirarlo
oc-key-roll-does = tirar los dados elegidos
oc-key-use = Intro
oc-key-use-does = confirmar lo elegido
