# Lo que dice la línea de comandos.

## Errores en la orden misma
cmd-unknown-command = comando desconocido { $command }; { $hint }
cmd-unknown-language = idioma desconocido { $language }; { $hint }
cmd-unknown-shell = shell desconocido { $shell }; { $hint }
cmd-unexpected = no se esperaba { $words }; { $hint }
cmd-unknown-option = opción desconocida { $option }; { $hint }
cmd-missing-value = { $option } necesita un valor; { $hint }
cmd-missing = falta { $name }; { $hint }
cmd-bad-value = { $option } debe ser un { $kind }, no { $value }
cmd-kind-int = número entero
cmd-kind-float = número
cmd-repeated = { $option } aparece más de una vez
cmd-see = consulta { $command }
cmd-at-least-one = { $option } debe ser al menos 1, no { $value }
cmd-seconds-range = --seconds debe ser mayor que 0 y como mucho 3600, no { $seconds }
cmd-different-files = --resume, --records y --plot deben ser archivos distintos
cmd-task-fixes = { $task } fija el juego, los jugadores, las opciones, las cartas y la semilla; no los indiques
cmd-needs-file = { $command } necesita un archivo; { $hint }

## Archivos
cmd-is-directory = { $file } es una carpeta, no un archivo
cmd-no-directory = no se puede escribir { $file }: no existe la carpeta { $folder }
cmd-stdin-closed = la entrada estándar está cerrada

## Juegos, bots, asientos
cmd-too-many-named =
    { $seats ->
        [one] se nombran { $given } jugadores para { $seats } asiento
       *[other] se nombran { $given } jugadores para { $seats } asientos
    }
cmd-option-form = una opción se escribe NOMBRE=VALOR, no { $text }
cmd-option-twice = la opción { $option } aparece dos veces

## Jugar en el terminal
cmd-loading-game = cargando el juego
cmd-unknown-seat = tipo de asiento desconocido { $seat }; { $hint }
cmd-bad-name = un nombre debe tener de 1 a { $longest } caracteres visibles, no { $name }
cmd-same-names = dos personas en la mesa tienen el mismo nombre
cmd-play-resume-alone = --resume continúa una partida tal como empezó: no admite juego, asientos, opciones, cartas ni semilla
cmd-play-nothing-left = no hay ninguna partida que continuar
cmd-play-kept = Partida guardada; crossoff play --resume la continúa.
cmd-record-is-in = Registro guardado en { $file }.
cmd-hand-over = Pasa el teclado a { $name }: lo que viene es solo para sus ojos.
cmd-hand-over-enter = { $name }, pulsa Intro para seguir.
cmd-plain-how =
    Escribe una jugada con la notación del registro, o bien:
      ?             lo que puedes hacer; ? 2 muestra la segunda página
      undo          deshacer lo último, mientras la jugada no esté completa
      save ARCHIVO  escribir el registro hasta aquí en un archivo
      quit          parar
      Intro         mostrar la mesa otra vez
cmd-plain-stopped = La partida se detiene aquí.
cmd-plain-thinking = { $name } está pensando
cmd-plain-nothing-back = No hay nada que deshacer.
cmd-plain-choices =
    { $count ->
        [1] una sola opción: { $example }
       *[other] { $count } opciones, por ejemplo: { $example }
    }
cmd-plain-pages = Hay páginas de la 1 a la { $last }.
cmd-plain-page = Página { $page } de { $last }; ? { $next } muestra la siguiente.
cmd-plain-save-where = ¿Guardar el registro? Un nombre de archivo, o Intro para no guardarlo:
cmd-plain-save-needs-name = save necesita un nombre de archivo.
cmd-plain-save-failed = No ha funcionado: { $reason }.

## Registros: check, verify, show
cmd-checking = comprobando
cmd-checked =
    { $good ->
        [one] { $good } registro válido
       *[other] { $good } registros válidos
    }
cmd-dataset-where = hay que indicar --out ARCHIVO o --minari ID, no ambos
cmd-dataset-written =
    { $decisions ->
        [one] { $decisions } decisión escrita en { $file }
       *[other] { $decisions } decisiones escritas en { $file }
    }
cmd-verified =
    { $good ->
        [one] { $good } partida verificada
       *[other] { $good } partidas verificadas
    }
cmd-some-bad = { $said }, { $bad } no
cmd-show-turn = { $file }, registro { $record }, tras el turno { $turn } de { $last }
cmd-show-set-up = { $file }, registro { $record }, tras la preparación
cmd-turns-range =
    { $last ->
        [one] el registro tiene { $last } turno; --turn va de 0 a { $last }, no { $turn }
       *[other] el registro tiene { $last } turnos; --turn va de 0 a { $last }, no { $turn }
    }
cmd-record-from-1 = --record cuenta desde 1, no desde { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } tiene { $found } registro; no existe el registro { $number }
       *[other] { $file } tiene { $found } registros; no existe el registro { $number }
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = Reparto del día: { $game }, { $date }
cmd-daily-result = Resultado: tú { $mine }, bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] El par es { $par } (de { $low } a { $high }): lo que consigue aquí el bot más fuerte en tu asiento, de media en { $games } partida.
       *[other] El par es { $par } (de { $low } a { $high }): lo que consigue aquí el bot más fuerte en tu asiento, de media en { $games } partidas.
    }
cmd-daily-best = Mejor puntuación conocida: { $points }
cmd-daily-no-par = Aquí no se ha podido calcular el par.
cmd-daily-computing = calculando el par
cmd-daily-streak =
    { $days ->
        [0] Sin racha: era un reparto de otro día.
        [one] Racha: { $days } día
       *[other] Racha: { $days } días
    }
cmd-daily-share = Para compartir:
cmd-daily-future = el reparto del { $date } aún no está disponible
cmd-daily-bad-date = se esperaba una fecha como 2026-11-18, no { $date }

## games
cmd-column-number = n.º
cmd-column-date = fecha
cmd-column-game = juego
cmd-column-players = jugadores
cmd-column-points = puntos
cmd-column-result = resultado
cmd-games-none = Todavía no hay partidas terminadas. Juega una con crossoff play; al acabar aparecerá aquí.
cmd-games-kept = Estas partidas están en { $folder }, un registro por archivo; se conservan las últimas { $most }.
cmd-games-review = { $command } analiza la partida con ese número.

## review
cmd-reviewing = analizando
cmd-review-is-in = Análisis guardado en { $file }.
cmd-unknown-depth = profundidad desconocida { $depth }; { $hint }
cmd-seat-range = --seat debe ser de 0 a { $last }, no { $seat }
cmd-no-such-game = no hay ninguna partida terminada { $number }; { $command } las muestra

## Muchas partidas: simulate, arena, bench
cmd-loading-games = cargando los juegos
cmd-starting = empezando
cmd-playing = jugando
cmd-measuring = midiendo
cmd-measured-failed = un proceso medido ha fallado: { $reason }
cmd-stopped = parado tras { $done } de { $total } rondas; { $how }
cmd-nothing-kept = no se ha guardado nada. Con --resume ARCHIVO se puede parar y continuar
cmd-goes-on = el mismo comando continúa desde ahí, con { $file }
cmd-own-deck = cartas propias
cmd-players =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
cmd-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
cmd-seed = semilla { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } iteración por decisión
       *[other] { $count } iteraciones por decisión
    }
cmd-seconds-each = { $seconds } s por decisión
cmd-column-bot = bot
cmd-column-seats = asientos
cmd-column-games = partidas
cmd-column-mean-score = puntuación media
cmd-column-interval = intervalo al 95 %
cmd-column-wins = victorias
cmd-column-share = porcentaje
cmd-column-rating = Elo
cmd-column-lineup = alineación
cmd-column-lead = ventaja
cmd-column-cpu-time = tiempo de CPU
cmd-column-decisions = decisiones
cmd-column-mean = media
cmd-column-longest = la más larga
cmd-figure = medida
cmd-value = valor
cmd-span = { $low } a { $high }
cmd-to = a
cmd-shared-wins = Victorias compartidas: { $count }, repartidas entre los ganadores.
cmd-speed = { $decisions } decisiones en { $seconds } s de juego: { $rate } decisiones/s por proceso
cmd-note-intervals = Intervalos al 95 %, según la dispersión entre repartos: Wilson para las victorias, Student para los puntos, bootstrap bayesiano para el Elo. Una victoria compartida se reparte entre los ganadores.
cmd-note-ratings = Clasificación: escala Elo, { $anchor } es 0; máxima verosimilitud (Bradley-Terry, Plackett-Luce), con una victoria y una derrota más para cada bot contra un rival medio.
cmd-note-fair = Victorias y puntos son por asiento; entre iguales, cada uno gana { $share }.
cmd-note-seconds = Con tiempo limitado no hay dos ejecuciones iguales.
cmd-note-one-deal = Con un solo reparto no hay intervalos.
cmd-note-few-deals = Con tan pocos repartos, los intervalos del Elo son demasiado estrechos.
cmd-plot-title = Clasificación de los bots
cmd-plot-axis = Elo, { $anchor } = 0; las líneas son intervalos al 95 %
cmd-plot-about = Clasificación Elo con intervalos al 95 %, { $anchor } en 0:

## Para quien aloja: serve, export, erase
cmd-workers-range = workers va de 1 a 64, no { $workers }
cmd-port-range = un puerto va de 0 a 65535, no { $port }
cmd-serving = crossoff está funcionando en { $address }  (Ctrl+C para parar)
cmd-seated = Ya tienes asiento. Si el programa acaba antes que la partida, este es el enlace del asiento: { $link }
cmd-server-stopped = el servidor se ha parado para no perder nada: { $reason }
cmd-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
cmd-other-port = elige otro con --port
cmd-bad-proxy = un proxy es una dirección o una red de direcciones, no { $text }
cmd-table-id = el identificador de una mesa son 32 cifras hexadecimales, no { $id }
cmd-no-such-table = no existe la mesa { $table } en esta base de datos
cmd-not-begun = la partida de esta mesa no ha empezado, así que no hay registro
cmd-erased = la mesa { $table } está borrada
cmd-erase-ask = ¿Borrar la mesa { $table } para siempre? Escribe { $word }:
cmd-erase-nobody = aquí no se puede pedir confirmación; añade --yes
cmd-nothing-erased = no se ha borrado nada

## doctor: lo que se promete
cmd-doctor-no-file = El archivo { $file } aún no existe; un servidor lo crearía.
cmd-doctor-at-risk = En riesgo
cmd-doctor-promised = Garantizado
cmd-doctor-not-promised = No garantizado
cmd-doctor-kept-decisions = Una jugada confirmada sobrevive a un fallo, un cierre forzado o un corte de luz, una sola vez y en orden.
cmd-doctor-kept-games = Cuando el servidor vuelve a arrancar, las partidas continúan donde estaban.
cmd-doctor-kept-log = Un historial modificado o dañado se detecta, y ninguna otra partida se ve afectada.
cmd-doctor-never-lying-disk = Si un disco dice haber escrito lo que no ha escrito, se pueden perder jugadas guardadas.
cmd-doctor-never-readers = Quien pueda leer la base de datos o una copia puede ver las cartas ocultas de las partidas en curso.
cmd-doctor-never-lost-disk = El archivo está en un solo disco: si se pierde, también las partidas desde la última copia de seguridad.
cmd-doctor-never-two-servers = Un solo proceso servidor a la vez. Mientras está parado, nadie puede jugar.
cmd-doctor-never-no-standby = Ningún servidor de reserva tiene una copia: si se pierde el disco de la base de datos, también las partidas desde la última copia de seguridad.
cmd-doctor-never-takeover = Lo que hace un servidor de reserva cuando se pierde la máquina de la base de datos depende de cómo hayas preparado el relevo; pruébalo.

## doctor: lo que se encuentra
cmd-fact-database = base de datos
cmd-fact-file = archivo
cmd-fact-place = ubicación
cmd-fact-size = tamaño
cmd-fact-file-mode = permisos
cmd-fact-writable = se puede escribir
cmd-fact-file-system = sistema de archivos
cmd-fact-free-space = espacio libre
cmd-fact-schema = esquema
cmd-fact-clock = reloj
cmd-fact-max-connections = conexiones máx.
cmd-fact-bots = bots
cmd-fact-bot-sandbox = aislamiento de los bots
cmd-fact-role = rol
cmd-fact-standbys = servidores de reserva
cmd-value-yes = sí
cmd-value-no = no
cmd-value-none = ninguno
cmd-value-unknown = desconocido
cmd-value-in-order = correcto
cmd-value-none-yet-a-server-makes-the = aún ninguno; un servidor creará el archivo
cmd-value-none-yet-a-server-makes-it = aún ninguno; un servidor lo creará
cmd-value-compiled = compilados
cmd-value-not-compiled-yet = aún sin compilar: los bots fuertes necesitarán cerca de un minuto tras el próximo arranque
cmd-value-no-network-no-files = sin red ni archivos
cmd-value-no-network = sin red
cmd-value-no-files = sin archivos
cmd-value-none-on-this-system = ninguno en este sistema
cmd-risk-a-power-cut-takes-saved-moves = un corte de luz puede hacer perder jugadas guardadas
cmd-risk-the-file-is-damaged-restore-a = el archivo está dañado: recupera una copia
cmd-risk-others-on-this-machine-can-read = otros usuarios de esta máquina pueden leer las partidas
cmd-risk-whoever-runs-this-command-can-save = el usuario que ejecuta este comando no puede guardar nada ahí
cmd-risk-locks-and-syncs-over-a-network = los bloqueos y sincronizaciones por red no son de fiar: usa un disco local
cmd-risk-this-is-memory-everything-is-gone = esto es memoria: todo desaparece cuando la máquina se apaga
cmd-risk-when-it-is-full-no-decision = cuando se llene, no se podrá guardar ninguna jugada
cmd-risk-a-crash-of-its-machine-can = un fallo de su máquina puede perderlo o dañarlo todo: pon fsync = on
cmd-risk-a-power-cut-can-damage-pages = un corte de luz puede dañar páginas para siempre: pon full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = se pueden perder jugadas guardadas: debe estar activo para nuestras conexiones
cmd-risk-this-server-is-a-standby-it = es un servidor de reserva: se puede leer, pero no guardar nada
cmd-risk-no-standby-is-waited-for-when = los commits no esperan a ningún servidor de reserva: si uno toma el relevo, pueden faltar las últimas jugadas guardadas. Pon synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = creado por un crossoff más nuevo, que este programa no puede servir
cmd-risk-a-clock-was-set-back-the = se ha atrasado un reloj: las horas de los historiales no son correctas
cmd-risk-the-times-in-logs-and-in = las horas de los historiales y de la base de datos no coinciden: sincroniza ambos relojes con NTP
