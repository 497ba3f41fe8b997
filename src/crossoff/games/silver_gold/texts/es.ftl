# Silver & Gold in Spanish. $you comes with every $name: yes when it is the reader. Said so that nobody's
# gender must be known.

sg-title = Silver & Gold
sg-credits = Silver & Gold es un juego de Phil Walker-Harding, publicado por NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Marca mapas del tesoro. 20 minutos.
sg-memory = Muestra las cartas de expedición que ya han salido en la ronda.

## How the bots play

sg-bot-novice = Completa un mapa tras otro e ignora los símbolos.
sg-bot-casual = Cuenta casillas y símbolos, pero a veces se le escapa algo.
sg-bot-skilled = Sabe cuántos turnos le faltan a un mapa, pero a veces se equivoca.
sg-bot-expert = Sabe en todo momento lo que vale cada mapa.
sg-bot-master = Juega mentalmente miles de partidas antes de cada jugada.
sg-bot-tempo = Un paso por delante, según los turnos que aún necesitan los mapas.
sg-bot-learned = Juega con una pequeña red entrenada.

## Cards in words

sg-a-map = { $color ->
    [purple] un mapa lila
    [orange] un mapa naranja
    [green] un mapa verde
    [gray] un mapa gris
   *[other] un mapa
}
sg-both-maps = los dos mapas
sg-field = { $symbol ->
    [coin] { $field }, moneda
    [cross] { $field }, cruz
    [palm] { $field }, palmera
   *[none] { $field }
}, { $state ->
    [possible] libre, se puede marcar
    [single] libre, se puede marcar sola
    [chosen] marcada, por confirmar
    [crossed] marcada
   *[free] libre
}
sg-map = { $color ->
    [purple] Mapa lila
    [orange] Mapa naranja
    [green] Mapa verde
    [gray] Mapa gris
   *[other] Mapa
}, vale { $value }, { $left ->
    [0] todas las casillas marcadas
    [one] queda una casilla
   *[other] quedan { $left } casillas
}{ $seal ->
    [purple] , sello: { $points } por cada mapa lila
    [orange] , sello: { $points } por cada mapa naranja
    [green] , sello: { $points } por cada mapa verde
    [gray] , sello: { $points } por cada mapa gris
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Mapa lila
    [orange] Mapa naranja
    [green] Mapa verde
    [gray] Mapa gris
   *[other] Mapa
}, vale { $value }{ $crosses ->
    [0] { "" }
    [one] , 1 cruz
   *[other] , { $crosses } cruces
}{ $coins ->
    [0] { "" }
    [one] , 1 moneda
   *[other] , { $coins } monedas
}{ $palms ->
    [0] { "" }
    [one] , 1 palmera
   *[other] , { $palms } palmeras
}{ $seal ->
    [purple] , sello: { $points } por cada mapa lila
    [orange] , sello: { $points } por cada mapa naranja
    [green] , sello: { $points } por cada mapa verde
    [gray] , sello: { $points } por cada mapa gris
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] Tu tarjeta de puntuación
   *[no] Tarjeta de puntuación de { $name }
}: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $cups ->
    [one] 1 copa
   *[other] { $cups } copas
}, { $palms ->
    [one] 1 palmera
   *[other] { $palms } palmeras
}
sg-round-card = Ronda { $round } de { $rounds }, { $cups ->
    [0] no quedan copas
    [one] queda una copa, vale { $best }
   *[other] quedan { $cups } copas, la mejor vale { $best }
}
sg-pattern = { $pattern ->
    [I2] dos en línea
    [I3] tres en línea
    [L3] una esquina de tres
    [O4] un cuadrado de cuatro
    [T4] una T de cuatro
    [L4] una L de cuatro
   *[other] { $fields } casillas
}
sg-expedition-card = Expedición: { $shape }
sg-expedition-turn = Expedición: { $shape }. Toca para girar, mantén pulsado para voltear, o arrastra a un mapa
sg-expedition-none = Expedición, aún sin descubrir
sg-pile = Mazo, { $count ->
    [0] vacío
    [one] un mapa
   *[other] { $count } mapas
}
sg-place-empty = Sitio vacío

## Parts of the table

sg-title-expedition = Expedición
sg-title-round = Ronda
sg-title-display = Mapas visibles
sg-title-mine = Tus mapas
sg-title-card = Tu puntuación
sg-title-finished = Completos
sg-title-others = En la mesa
sg-title-other-map = Tu otro mapa
sg-title-seen = Vistas esta ronda
sg-title-card-of = Tarjeta de puntuación
sg-title-maps = Mapas
sg-note-palm = una palmera vale { $points }
sg-note-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
sg-note-finished = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
sg-none-finished = ninguno aún
sg-round = Ronda { $round }
sg-turn = Turno { $turn } de { $turns }
sg-next-cup = Mejor copa que queda: { $value }
sg-no-cup = No quedan copas
sg-ready = ha terminado
sg-thinking = pensando
sg-picking = eligiendo mapa
sg-rival = { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $state ->
    [over] { "" }
    [ready] , ha terminado
    [picking] , eligiendo mapa
    [thinking] , pensando
    [away] , ausente
   *[none] , esperando
}. Ver sus cartas
sg-open-display = Ampliar los mapas visibles
sg-open-score = Ampliar tu tarjeta de puntuación
sg-open-finished = Ver tus mapas completos
sg-open-round = Ampliar la carta de rondas

## What is asked

sg-mark = Marca el patrón
sg-mark-short = Marca el patrón
sg-mark-or = o solo una casilla
sg-mark-one = Marca una casilla
sg-mark-one-short = Marca una casilla
sg-mark-one-why = el patrón no cabe
sg-to-go = { $count ->
    [one] Falta una casilla
   *[other] Faltan { $count } casillas
}
sg-to-go-short = { $count ->
    [one] Falta una
   *[other] Faltan { $count }
}
sg-so-far = Hasta ahora
sg-extra = { $count ->
    [one] Casilla extra
   *[other] { $count } casillas extra
}
sg-extra-where = en el mapa que quieras
sg-crossed = { $count ->
    [one] Una casilla
   *[other] { $count } casillas
}
sg-finishes = { $count ->
    [one] Mapa completo
   *[other] Los dos completos
}
sg-earns-nothing = sin bonificación
sg-one-field = Solo una casilla
sg-or-one = o solo esta
sg-done = Confirmar
sg-turn-shape = Girar el patrón
sg-flip-shape = Voltear el patrón
sg-take-back = Deshacer
sg-keep = { $count ->
    [one] Quédate con un mapa
    [2] Quédate con dos mapas
   *[other] Quédate con { $count } mapas
}
sg-keep-more = { $count ->
    [one] Un mapa más
   *[other] { $count } mapas más
}
sg-keep-rest = el resto vuelve al mazo
sg-keep-these = ¿Te los quedas?
sg-keep-main = Me los quedo
sg-keep-points = { $points } puntos en total
sg-take = Elige tu próximo mapa
sg-take-finished = { $count ->
    [one] Mapa completo. Elige el siguiente.
   *[other] { $count } mapas completos. Elige el siguiente.
}
sg-take-how = visible, o a ciegas del mazo
sg-take-map = { $color ->
    [purple] Lila, { $value } puntos
    [orange] Naranja, { $value } puntos
    [green] Verde, { $value } puntos
    [gray] Gris, { $value } puntos
   *[other] { $value } puntos
}
sg-take-pile = A ciegas
sg-take-pile-what = el de arriba del mazo
sg-take-pile-count = { $count ->
    [one] un mapa en el mazo
   *[other] { $count } mapas en el mazo
}
sg-take-main = Me lo quedo
sg-then-palm = entonces una palmera valdrá { $points }
sg-then-palm-short = entonces { $points }
sg-waiting-for = Esperando a { $name }
sg-waiting-count = { $count ->
    [0] Un momento
    [one] Falta un jugador
   *[other] Faltan { $count } jugadores
}
sg-picks = { $name } está eligiendo un mapa
sg-watching = Estás mirando la partida
sg-over = Fin de la partida
sg-sealed = oculto hasta que todos terminen
sg-turned-down = oculto hasta que todos elijan

## What a map is good for

sg-good-fields = { $count ->
    [one] una casilla
   *[other] { $count } casillas
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 palmera
           *[other] { $palms } palmeras
        }
        [one] { $palms ->
            [0] 1 moneda
            [one] 1 moneda, 1 palmera
           *[other] 1 moneda, { $palms } palmeras
        }
       *[other] { $palms ->
            [0] { $coins } monedas
            [one] { $coins } monedas, 1 palmera
           *[other] { $coins } monedas, { $palms } palmeras
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 cruz
            [one] 1 cruz, 1 palmera
           *[other] 1 cruz, { $palms } palmeras
        }
        [one] { $palms ->
            [0] 1 cruz, 1 moneda
            [one] 1 cruz, 1 moneda, 1 palmera
           *[other] 1 cruz, 1 moneda, { $palms } palmeras
        }
       *[other] { $palms ->
            [0] 1 cruz, { $coins } monedas
            [one] 1 cruz, { $coins } monedas, 1 palmera
           *[other] 1 cruz, { $coins } monedas, { $palms } palmeras
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } cruces
            [one] { $crosses } cruces, 1 palmera
           *[other] { $crosses } cruces, { $palms } palmeras
        }
        [one] { $palms ->
            [0] { $crosses } cruces, 1 moneda
            [one] { $crosses } cruces, 1 moneda, 1 palmera
           *[other] { $crosses } cruces, 1 moneda, { $palms } palmeras
        }
       *[other] { $palms ->
            [0] { $crosses } cruces, { $coins } monedas
            [one] { $crosses } cruces, { $coins } monedas, 1 palmera
           *[other] { $crosses } cruces, { $coins } monedas, { $palms } palmeras
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] sello: +{ $points } por cada mapa lila
        [one] sello: +{ $points } por cada mapa lila, tienes uno
       *[other] sello: +{ $points } por cada mapa lila, tienes { $have }
    }
    [orange] { $have ->
        [0] sello: +{ $points } por cada mapa naranja
        [one] sello: +{ $points } por cada mapa naranja, tienes uno
       *[other] sello: +{ $points } por cada mapa naranja, tienes { $have }
    }
    [green] { $have ->
        [0] sello: +{ $points } por cada mapa verde
        [one] sello: +{ $points } por cada mapa verde, tienes uno
       *[other] sello: +{ $points } por cada mapa verde, tienes { $have }
    }
   *[gray] { $have ->
        [0] sello: +{ $points } por cada mapa gris
        [one] sello: +{ $points } por cada mapa gris, tienes uno
       *[other] sello: +{ $points } por cada mapa gris, tienes { $have }
    }
}
sg-good-plain = sin símbolos ni sello

## What a decision earns

sg-earn-coins = { $count ->
    [one] +1 moneda
   *[other] +{ $count } monedas
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] una copa
   *[other] { $count } copas
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## What happened

sg-say-keep = { $you ->
    [yes] Te has quedado
   *[no] { $name } se ha quedado
} { $count ->
    [one] con un mapa
    [2] con dos mapas
   *[other] con { $count } mapas
}
sg-say-start = { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $name }
}
sg-say-mark = { $you ->
    [yes] Has marcado
   *[no] { $name } ha marcado
} { $fields ->
    [one] una casilla en { $where }
   *[other] { $fields } casillas en { $where }
}
sg-say-mark-coins = { $you ->
    [yes] Has marcado
   *[no] { $name } ha marcado
} { $fields ->
    [one] una casilla en { $where }
   *[other] { $fields } casillas en { $where }
}: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
sg-say-mark-palms = { $you ->
    [yes] Has marcado
   *[no] { $name } ha marcado
} { $fields ->
    [one] una casilla en { $where }
   *[other] { $fields } casillas en { $where }
}: { $palms ->
    [one] 1 palmera
   *[other] { $palms } palmeras
}
sg-say-mark-coins-palms = { $you ->
    [yes] Has marcado
   *[no] { $name } ha marcado
} { $fields ->
    [one] una casilla en { $where }
   *[other] { $fields } casillas en { $where }
}: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}, { $palms ->
    [one] 1 palmera
   *[other] { $palms } palmeras
}
sg-say-take = { $you ->
    [yes] Has elegido
   *[no] { $name } ha elegido
} { $map } de entre los visibles
sg-say-take-pile = { $you ->
    [yes] Has robado
   *[no] { $name } ha robado
} { $map } del mazo
# $maps: points of one map or two
sg-say-finished = { $you ->
    [yes] Has sumado
   *[no] { $name } ha sumado
} { $maps } puntos por mapas
sg-say-finished-seal = { $you ->
    [yes] Has sumado
   *[no] { $name } ha sumado
} { $maps } puntos por mapas y { $seals } por sellos
# $cups: what the cup is worth
sg-say-cup = { $you ->
    [yes] Has ganado
   *[no] { $name } ha ganado
} { $cups ->
    [one] una copa de 1 punto
   *[other] una copa de { $cups } puntos
}
sg-say-palms = { $you ->
    [yes] Has sumado
   *[no] { $name } ha sumado
} { $palms ->
    [one] 1 punto por palmeras
   *[other] { $palms } puntos por palmeras
}
sg-brief-fields = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
sg-brief-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
sg-brief-take = { $map } nuevo
sg-brief-maps = mapa { $points }
sg-brief-seals = sellos { $points }
sg-brief-cups = copa { $points }
sg-brief-palms = palmera { $points }

## The score sheet

sg-sheet-maps = Mapas
sg-sheet-seals = Sellos
sg-sheet-coins = Monedas
sg-sheet-cups = Copas
sg-sheet-palms = Palmeras
sg-sheet-total = Total
sg-sheet-caption = Los puntos de cada jugador
sg-tie-color = { $color ->
    [purple] Empate a { $points }. Más mapas lilas: { $most } a { $next }.
    [orange] Empate a { $points }. Más mapas naranjas: { $most } a { $next }.
    [green] Empate a { $points }. Más mapas verdes: { $most } a { $next }.
    [gray] Empate a { $points }. Más mapas grises: { $most } a { $next }.
   *[other] Empate a { $points }. Deciden los colores de los mapas.
}
sg-tie-shared = Empate a { $points }, y los mismos mapas de cada color. La victoria se comparte.
sg-cause-maps = { $points } más en mapas
sg-cause-seals = { $points } más en sellos
sg-cause-coins = { $points } más en monedas
sg-cause-cups = { $points } más en copas
sg-cause-palms = { $points } más en palmeras
sg-round-over = Fin de la ronda { $round }. { $scores }

## What a symbol does

sg-tip-cross = Cruz: marca enseguida una casilla más, en el mapa que quieras.
sg-tip-coin = Moneda: 1 punto. Una fila de monedas completa da una copa.
sg-tip-cup = Copa: por una fila de monedas completa, la más alta que quede.
sg-tip-palm = Palmera: da 1, más 1 por cada palmera de los mapas visibles.
sg-tip-seal = { $color ->
    [purple] Sello: +{ $points } al final por cada mapa lila que hayas completado.
    [orange] Sello: +{ $points } al final por cada mapa naranja que hayas completado.
    [green] Sello: +{ $points } al final por cada mapa verde que hayas completado.
    [gray] Sello: +{ $points } al final por cada mapa gris que hayas completado.
   *[other] Sello: puntos al final por cada mapa completo de su color.
}
sg-tip-value = Lo que vale el mapa cuando está completo.

## Why something cannot be done

sg-no-crossed = Ya está marcada.
sg-no-shape = No forma parte del patrón.
sg-no-fit = El patrón no cabe ahí.
sg-no-more = Eso es todo por este turno.
sg-no-sealed = Ya has terminado este turno.
sg-no-taking = Se están eligiendo mapas.
sg-no-owed = Te queda una casilla extra por marcar.
sg-no-half = El patrón aún no está completo.
sg-no-nothing = Marca algo primero.
sg-no-keep = { $count ->
    [one] Elige un mapa más.
   *[other] Elige primero { $count } mapas.
}
sg-no-take = Elige primero un mapa.

## Said once, when it happens first

sg-hint-keep = Un mapa vale tantos puntos como casillas tiene. Los pequeños se completan antes.
sg-hint-mark = Gira y voltea el patrón como quieras, o marca solo una casilla.
sg-hint-single = El patrón no cabe en ningún sitio: marca la casilla que quieras.
sg-hint-sealed = Nadie ve tus cruces hasta que todos hayan terminado.
sg-hint-coin = Cada moneda es un punto, y cada fila completa da una copa.
sg-hint-palm = Tu palmera ha dado 1 por sí misma y 1 por cada palmera de los mapas visibles.
sg-hint-cup = Has completado una fila de monedas: te llevas la copa más alta que quedaba.
sg-hint-seal = Un sello da puntos por cada mapa completo de su color, incluidos los que completes después.
sg-hint-take = Un mapa completo es tuyo para siempre. Sustitúyelo por uno visible o por el de arriba del mazo.
sg-hint-round = Nueva ronda: se barajan otra vez todas las cartas de expedición.
sg-hint-last = Es el último turno. Solo cuentan los mapas completos.

## Keys

sg-key-move = Flechas
sg-key-move-does = ir de casilla en casilla
sg-key-put = Intro
sg-key-put-does = poner el patrón como se muestra
sg-key-cross = Espacio
sg-key-cross-does = marcar solo esta casilla
sg-key-turn-does = girar el patrón
sg-key-flip-does = voltear el patrón
sg-key-back = Retroceso
sg-key-back-does = deshacer
sg-key-done-does = confirmar tu turno
