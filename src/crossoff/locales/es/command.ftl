# Lo que dice la línea de comandos.

## Errores en la orden misma
cmd-unknown-command = orden desconocida { $command }; hay { $commands }
cmd-unknown-language = idioma desconocido { $language }; hay { $languages }
cmd-unexpected = no se esperaba { $words }.
cmd-unknown-option = Opción desconocida: { $option }.
cmd-did-you-mean = ¿Querías decir { $option }?
cmd-missing-value = Falta { $option }, o su valor.
cmd-bad-value = { $option }: { $value } no se puede leer como { $kind }.
cmd-kind-int = número entero
cmd-kind-float = número
cmd-repeated = { $option } aparece más de una vez.
cmd-try = Prueba: { $command }
cmd-at-least-one = { $option } debe ser al menos 1, no { $value }
cmd-seconds-range = --seconds debe ser mayor que 0 y como mucho 3600, no { $seconds }
cmd-different-files = --resume, --records y --plot deben ser archivos distintos
cmd-needs-file = { $command } necesita un archivo

## Archivos
cmd-is-directory = { $file } es una carpeta, no un archivo
cmd-no-directory = no se puede escribir { $file }: no existe la carpeta { $folder }
cmd-stdin-closed = la entrada estándar está cerrada

## Juegos, bots, asientos
cmd-too-many-named = se nombran { $given } jugadores para { $seats } asientos
cmd-option-form = una opción se escribe NOMBRE=VALOR, no { $text }
cmd-option-twice = la opción { $option } aparece dos veces

## Jugar en el terminal
cmd-loading-game = cargando el juego
cmd-unknown-seat = tipo de asiento desconocido { $seat }; hay { $kinds }
cmd-bad-name = un nombre tiene de 1 a { $longest } caracteres visibles, no { $name }
cmd-same-names = dos personas en la mesa tienen el mismo nombre
cmd-play-resume-alone = --resume retoma una partida tal como empezó: no admite juego, asientos, opciones, cartas ni semilla
cmd-play-nothing-left = no hay ninguna partida que retomar
cmd-play-kept = La partida queda guardada; crossoff play --resume la retoma.
cmd-record-is-in = El registro está en { $file }.
cmd-hand-over = Pasa el teclado a { $name }: los demás no deben ver lo que viene ahora.
cmd-hand-over-enter = { $name }, pulsa Intro para seguir.
cmd-plain-how =
    Escribe una decisión con las palabras del registro, o bien:
      ?             lo que puedes hacer; ? 2 muestra la segunda página
      undo          deshacer lo último, mientras la decisión no esté completa
      save ARCHIVO  escribir el registro hasta aquí en un archivo
      quit          parar
      Intro         mostrar la mesa otra vez
cmd-plain-stopped = La partida se para aquí.
cmd-plain-thinking = { $name } está pensando
cmd-plain-nothing-back = No hay nada que deshacer.
cmd-plain-choices =
    { $count ->
        [1] no hay otra opción: { $example }
       *[other] { $count } opciones, por ejemplo: { $example }
    }
cmd-plain-pages = Hay páginas de la 1 a la { $last }.
cmd-plain-page = Página { $page } de { $last }; ? { $next } muestra la siguiente.
cmd-plain-save-where = ¿Guardar el registro? Un nombre de archivo, o Intro para no guardarlo:
cmd-plain-save-needs-name = save necesita el nombre de un archivo.
cmd-plain-save-failed = No ha funcionado: { $reason }.

## Registros: check, verify, show
cmd-checking = comprobando
cmd-checked =
    { $good ->
        [one] { $good } registro correcto
       *[other] { $good } registros correctos
    }
cmd-verified =
    { $good ->
        [one] { $good } partida verificada
       *[other] { $good } partidas verificadas
    }
cmd-some-bad = { $said }, { $bad } no
cmd-show-turn = { $file }, registro { $record }, tras el turno { $turn } de { $last }
cmd-show-set-up = { $file }, registro { $record }, tras la preparación
cmd-turns-range = el registro tiene { $last } turnos; --turn va de 0 a { $last }, no { $turn }
cmd-record-from-1 = --record cuenta desde 1, no desde { $number }
cmd-no-such-record = registros en { $file }: { $found }; no existe el registro { $number }

## Muchas partidas: simulate, arena, bench
cmd-loading-games = cargando los juegos
cmd-starting = empezando
cmd-playing = jugando
cmd-measuring = midiendo
cmd-jobs-ended = algo de fuera ha terminado un proceso de --jobs; ¿faltaba memoria?
cmd-measured-failed = un proceso que se iba a medir falló: { $reason }
cmd-stopped = parado tras { $done } de { $total } rondas; { $how }
cmd-nothing-kept = no se guarda nada. Con --resume ARCHIVO se puede parar y continuar
cmd-goes-on = la misma orden sigue desde ahí, con { $file }
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
cmd-iterations = { $count } iteraciones por decisión
cmd-seconds-each = { $seconds } s por decisión
cmd-column-bot = bot
cmd-column-seats = asientos
cmd-column-games = partidas
cmd-column-mean-score = puntos de media
cmd-column-interval = intervalo al 95 %
cmd-column-wins = victorias
cmd-column-share = cuota
cmd-column-rating = valoración
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
cmd-shared-wins = Victorias compartidas: { $count }; de cada una, cada ganador tiene su parte.
cmd-speed = { $decisions } decisiones en { $seconds } s de juego: { $rate } decisiones/s en un proceso
cmd-note-intervals = Los intervalos son al 95 %, según la dispersión entre repartos: de Wilson para las victorias, de Student para los puntos, por bootstrap bayesiano para las valoraciones. De una victoria compartida cada ganador tiene su parte.
cmd-note-ratings = Valoraciones: escala Elo, { $anchor } es 0; las fuerzas más probables (Bradley-Terry, Plackett-Luce), con una victoria y una derrota más para cada bot contra un rival medio.
cmd-note-fair = Victorias y puntos son los de un asiento; entre iguales cada uno gana { $share }.
cmd-note-seconds = Con el tiempo limitado no hay dos ejecuciones iguales.
cmd-note-one-deal = Con un solo reparto no hay intervalos.
cmd-note-few-deals = Con tan pocos repartos los intervalos de las valoraciones son demasiado estrechos.
cmd-plot-title = Valoraciones de los bots
cmd-plot-axis = Elo, { $anchor } = 0; las líneas son intervalos al 95 %
cmd-plot-about = Valoraciones en la escala Elo con intervalos al 95 %, { $anchor } en 0:

## Para quien aloja: serve, export, erase
cmd-workers-range = workers va de 1 a 64, no { $workers }
cmd-port-range = un puerto va de 0 a 65535, no { $port }
cmd-serving = crossoff está en { $address }  (Ctrl-C lo para)
cmd-seated = Asiento ocupado. Su enlace, por si el programa acaba antes que la partida: { $link }
cmd-server-stopped = el servidor se ha parado para no perder nada: { $reason }
cmd-cannot-listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
cmd-other-port = elige otro con --port
cmd-bad-proxy = un proxy es una dirección o una red de direcciones, no { $text }
cmd-table-id = el identificador de una mesa son 32 cifras hexadecimales, no { $id }
cmd-no-such-table = no existe la mesa { $table } en esta base de datos
cmd-not-begun = la partida de esta mesa no ha empezado, así que no hay registro
cmd-erased = la mesa { $table } está borrada
cmd-erase-ask = ¿Borrar la mesa { $table } para siempre? Escribe { $word }:
cmd-erase-nobody = aquí no se puede preguntar a nadie si va en serio: añade --yes
cmd-nothing-erased = no se ha borrado nada

## doctor: lo que se promete
cmd-doctor-at-risk = En peligro
cmd-doctor-promised = Prometido
cmd-doctor-not-promised = No prometido
cmd-doctor-kept-decisions = Una decisión confirmada sigue ahí tras un fallo, un cierre forzado o un corte de luz, una sola vez y en su sitio.
cmd-doctor-kept-games = Las partidas siguen donde estaban cuando el servidor vuelve a arrancar.
cmd-doctor-kept-log = Un historial cambiado a mano o dañado se descubre, y ninguna otra partida sufre por ello.
cmd-doctor-never-lying-disk = Un disco que dice haber escrito lo que no ha escrito se lleva decisiones guardadas.
cmd-doctor-never-readers = Quien puede leer la base de datos, o una copia, puede ver cartas ocultas de partidas en curso.
cmd-doctor-never-lost-disk = El archivo está en un solo disco: si se pierde, también las partidas desde la última copia.
cmd-doctor-never-two-servers = Un proceso servidor a la vez. Mientras está parado, nadie juega.
cmd-doctor-never-no-standby = Ningún servidor de reserva tiene lo guardado: si se pierde el disco de la base de datos, también las partidas desde la última copia.
cmd-doctor-never-takeover = Lo que hace un servidor de reserva cuando se pierde la máquina de la base de datos depende de cómo hayas preparado el relevo; pruébalo.

## doctor: lo que se encuentra
cmd-fact-database = base de datos
cmd-fact-file = archivo
cmd-fact-place = lugar
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
cmd-fact-role = papel
cmd-fact-standbys = servidores de reserva
cmd-value-yes = sí
cmd-value-no = no
cmd-value-none = ninguno
cmd-value-unknown = desconocido
cmd-value-in-order = en orden
cmd-value-none-yet-a-server-makes-the = aún ninguno; un servidor creará el archivo
cmd-value-none-yet-a-server-makes-it = aún ninguno; un servidor lo creará
cmd-value-compiled = compilados
cmd-value-not-compiled-yet = aún sin compilar: los fuertes harán esperar un minuto tras el próximo arranque
cmd-value-no-network-no-files = sin red ni archivos
cmd-value-no-network = sin red
cmd-value-no-files = sin archivos
cmd-value-none-on-this-system = ninguno en este sistema
cmd-risk-a-power-cut-takes-saved-moves = un corte de luz se lleva jugadas guardadas
cmd-risk-the-file-is-damaged-restore-a = el archivo está dañado: recupera una copia
cmd-risk-others-on-this-machine-can-read = otros en esta máquina pueden leer las partidas
cmd-risk-whoever-runs-this-command-can-save = quien ejecuta esta orden no puede guardar nada ahí
cmd-risk-locks-and-syncs-over-a-network = los bloqueos y sincronizaciones por red no son de fiar: usa un disco local
cmd-risk-this-is-memory-everything-is-gone = esto es memoria: todo desaparece cuando la máquina se apaga
cmd-risk-when-it-is-full-no-decision = cuando se llene, no se podrá guardar ninguna decisión
cmd-risk-a-crash-of-its-machine-can = un fallo de su máquina puede perderlo o dañarlo todo: pon fsync = on
cmd-risk-a-power-cut-can-damage-pages = un corte de luz puede dañar páginas para siempre: pon full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = se pueden perder jugadas guardadas: debe estar activo para nuestras conexiones
cmd-risk-this-server-is-a-standby-it = es un servidor de reserva: se puede leer, pero no guardar nada
cmd-risk-no-standby-is-waited-for-when = no se espera a ningún servidor de reserva: cuando uno toma el relevo, pueden faltar las últimas jugadas guardadas. Pon synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = hecho por un crossoff más nuevo, y este programa no puede servirlo
cmd-risk-a-clock-was-set-back-the = se ha atrasado un reloj: las horas de los historiales no son correctas
cmd-risk-the-times-in-logs-and-in = las horas de los historiales y de la base de datos no coinciden: pon ambos relojes con NTP
