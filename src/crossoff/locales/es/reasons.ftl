# Por qué algo se rechaza o no se puede.

## Archivos
why-cannot-write = no se puede escribir { $file }: { $reason }
why-cannot-read = no se puede leer { $file }: { $reason }
why-no-file = no existe el archivo { $file }
why-line = línea { $line }
why-nested = anidado a demasiada profundidad

## Juegos, bots, opciones
why-unknown-game = juego desconocido { $game }; { $hint }
why-did-you-mean = ¿querías decir { $name }?
why-available = disponibles: { $names }
why-players = { $title } es de { $least } a { $most } jugadores, no de { $players }
why-unknown-option = opción desconocida { $option }; opciones de { $title }: { $known }
why-no-options = ninguna
why-option-values = la opción { $option } puede ser { $known }, no { $got }
why-unknown-bot = bot desconocido { $bot }; { $hint }
why-unknown-task = tarea desconocida { $task }; { $hint }
why-game-lacks-bot = { $title } no tiene el bot { $bot }; tiene { $bots }
why-not-compiled = { $title } no tiene un bot compilado { $bot } para muchas partidas a la vez; tiene { $bots }
why-learned-players = el bot entrenado de { $title } solo juega partidas de dos
why-no-observing = { $title } no tiene observaciones para agentes de RL
why-data-unfinished = el registro { $number } no tiene resultado: la partida no se jugó hasta el final
why-data-mixed = registros de juegos, números de jugadores o mazos distintos no caben en un mismo archivo
why-data-empty = no hay decisiones que escribir
why-no-deck = no hay cartas: este juego no tiene mazo
why-budget = el límite { $option } debe ser mayor que 0, no { $got }
why-package = para esto falta el paquete { $package }: pip install 'crossoff[{ $extra }]'

## Un bot propio y un asiento para él
why-bot-name = bot { $bot }: se espera ARCHIVO.py:CLASE o MÓDULO:CLASE
why-bot-import = bot { $bot }: { $reason }
why-bot-class = bot { $bot }: { $place } no tiene una clase { $wanted } con un método choose, act o act_batch
why-bot-choice = { $bot } debía devolver una de las { $count } opciones, no { $got }
why-bot-action = { $bot } debía devolver el número de una de las { $count } acciones permitidas, no { $got }
why-bot-actions = act_batch de { $bot } debía devolver { $count } números de acción, uno por partida, no { $got }
why-bot-raised = { $bot } ha fallado: { $reason }
why-bot-program = bot { $bot }: no existe el programa { $program }
why-bot-silent = { $bot } no ha respondido en { $seconds } s
why-bot-ended = { $bot } ha terminado con el estado { $status } en vez de responder
why-bot-answer = { $bot } debía responder con una línea, un objeto JSON con el id { $id }, no { $got }
why-join-link = se espera un enlace que empiece por http:// o https:// y acabe en #j/MESA/INVITACIÓN o #t/MESA/TOKEN
why-join-no-seat = no hay asiento: { $reason }
why-join-no-table = no es posible unirse a la mesa: { $reason }
why-join-unreached = no se puede conectar con la mesa: { $reason }
why-join-refused = se ha rechazado { $do }: { $reason }

## Cartas
why-deck-missing = falta
why-deck-unknown-key = clave desconocida { $got }; se esperaba: { $known }
why-deck-unknown-color = color desconocido { $got }; se esperaba: { $known }
why-deck-not-a-name = { $got } no es un nombre de 1 a 12 letras, cifras, '_' o '-'
why-deck-not-a-color = { $got } no es un nombre sencillo de 1 a 12 letras a-z
why-deck-twice = { $got } aparece dos veces
why-deck-key-twice = la clave { $key } aparece dos veces
why-deck-expected-list = se esperaba una lista; hay: { $got }
why-deck-expected-table = se esperaba una tabla; hay: { $got }
why-deck-expected-text = se esperaba un texto; hay: { $got }
why-deck-expected-integer = se esperaba un número entero de { $low } a { $high }; hay: { $got }
why-deck-length = se esperaban de { $low } a { $high }; hay: { $got }
why-deck-exactly = se esperaban exactamente { $count }; hay: { $got }
why-deck-list = una lista
why-deck-table = una tabla
why-deck-huge = un número enorme
why-deck-form = no es { $form }: { $reason }
why-deck-not-utf-8 = no es UTF-8
why-deck-not-a-file = una carpeta o un dispositivo, no un archivo
why-deck-large = mayor de { $size } KiB
why-deck-long-line = { $length } caracteres; una línea puede tener hasta { $most }
why-deck-unread = no se puede leer: { $reason }

## Registros
why-not-a-record = no es un registro: { $reason }
why-record-missing = falta { $field }
why-record-large = más largo de { $size } MiB
why-not-a-review = no es un análisis: { $reason }
why-review-unfinished = la partida no ha acabado; solo se pueden analizar partidas terminadas
why-unknown-depth = profundidad desconocida { $depth }; { $hint }
why-no-coach = el entrenador no puede juzgar { $title }: tiene que adivinar lo oculto
why-no-seat = se esperaba un asiento de 0 a { $last }; hay: { $seat }
why-format = se esperaba el formato { $format }; hay: { $got }
why-older-rules = hecho con la versión { $version } de las reglas, anterior a la primera publicación; no se puede continuar
why-unknown-deck = cartas desconocidas { $got }; se esperaba: { $standard } o un objeto con cartas
why-expected = se esperaba: { $what }; hay: { $got }
why-head = '{ $head } …'
why-line-of-seat = una línea del asiento { $seat }
why-no-line = ninguna línea más, porque la partida ha terminado
why-seat = asiento
why-count = se esperaba: { $count } × { $what }; hay: { $got }
why-count-different = se esperaba: { $count } × { $what }, sin repetir; hay: { $got }
why-unfinished = la decisión debería seguir después de { $got }
why-whole-already = no se esperaba nada más tras la decisión completa; hay: { $got }
why-not-asked = se esperaba: { $what }; hay: { $got } del asiento { $seat }
why-not-allowed = las reglas no permiten { $got } aquí
why-not-drawn = { $got } no puede salir aquí
why-hidden = { $got } oculta lo que no estaba a la vista durante la partida; el registro completo llega cuando termina
why-early-result = se esperaba: { $what }, pero el registro acaba con un resultado
why-no-result = la partida ha terminado, pero el registro no tiene resultado
why-result = se esperaba: { $key } { $right }; hay: { $got }

## Registros: ¿fue limpio el azar?
why-fair-none = no tiene datos sobre el azar: no hay nada que verificar
why-fair-data = no son datos sobre el azar: { $reason }
why-fair-scheme = se esperaba uno de los métodos { $scheme }; hay: { $got }
why-fair-secret = no se ha publicado seed o salt: no hay nada que verificar hasta que acabe la partida
why-fair-empty = el registro está vacío: no hay nada que verificar
why-fair-unfinished = verificado hasta esta línea; la partida no ha terminado
why-fair-digits = se esperaba: { $key } de 64 cifras hexadecimales en minúsculas; hay: { $got }
why-fair-nonce = se esperaban nonces de hasta 64 cifras hexadecimales en minúsculas; hay: { $got }
why-fair-nonces = se esperaban { $count } nonces, uno por asiento; hay: { $got }
why-fair-start = se esperaba un asiento inicial de 0 a { $last }; hay: { $got }
why-fair-commitment = seed y salt no encajan con commitment { $got }
why-fair-line = según seed y nonces se esperaba: { $right }; hay: { $got }
why-fair-head = las decisiones no encajan con head { $got }; el suyo es { $right }
why-fair-kept-head = ninguna línea de este registro tiene el head { $got }: se cambió una decisión, o es otra partida
why-fair-date = se esperaba una fecha como 2026-11-18, no { $got }
why-fair-daily = este no es el reparto del { $date }
why-fair-no-chain = { $scheme } no encadena las decisiones: no hay head que comparar

## La arena
why-arena-twice = el bot { $bot } aparece dos veces; la arena repite los bots por sí misma
why-arena-two-bots = una arena necesita al menos dos bots distintos
why-arena-games = el número de partidas debe ser al menos 1, no { $got }
why-arena-jobs = el número de procesos debe ser al menos 1, no { $got }
why-arena-seconds = los segundos deben ser un número, no { $got }
why-arena-large = la semilla y las iteraciones deben ser menores que 2 ** 63
why-arena-many = { $games } partidas por alineación son demasiadas
why-arena-code = el código de crossoff no es el mismo donde se van a jugar las partidas
why-arena-died = ha muerto un proceso que jugaba partidas: { $reason }
why-arena-failed = el clúster ha fallado: { $reason }
why-arena-worker = en el worker { $worker }: { $reason }
why-arena-address = un clúster se escribe dask://HOST:PUERTO (o tcp://HOST:PUERTO), ray://HOST:PUERTO, ray:HOST:PUERTO o ray:auto, no { $got }
why-arena-package = para este tipo de clúster falta el paquete { $package }: pip install 'crossoff[{ $extra }]'
why-arena-no-workers = el clúster de Dask en { $place } no tiene workers
why-arena-no-cpus = el clúster de Ray en { $place } no tiene procesadores
why-arena-no-answer = ningún clúster responde en { $place }: { $reason }
why-arena-no-answer-token = ningún clúster responde en { $place }: { $reason }; si pide un token, hay que definir RAY_AUTH_MODE y RAY_AUTH_TOKEN
why-arena-waited = { $seconds } s de espera
why-arena-not-a-file = { $file } no es un archivo
why-arena-taken = { $file } lo está usando otra ejecución
why-arena-not-progress = { $file } no es el archivo de avance de una ejecución ({ $format })
why-arena-other-code = { $file } se empezó con otro código de crossoff
why-arena-other-deck = { $file } es de una ejecución con otras cartas
why-arena-other-run = { $file } es de una ejecución con otro valor de { $setting }: allí { $there }, aquí { $here }
why-arena-none = nada
why-arena-damaged = { $file } está dañado en la línea { $line }

## Bases de datos
why-db-scheme = una base de datos es postgresql://... o la ruta de un archivo, no { $scheme }://
why-db-package = para PostgreSQL falta el paquete { $package }: pip install 'crossoff[{ $extra }]'
why-db-address = no es la dirección de una base de datos PostgreSQL ({ $example })
why-db-taken = { $file } lo está usando otro servidor (proceso { $process }): páralo antes, o usa PostgreSQL para tener varios
why-db-unknown = desconocido
why-db-postgres = no se puede usar la base de datos PostgreSQL: { $reason }
why-db-cannot-use = no se puede usar { $file }: { $reason }
why-db-old-sqlite = SQLite { $version } es demasiado antiguo y puede perder lo guardado: instala un apsw que traiga SQLite { $oldest } o más nuevo
why-db-no-wal = su sistema de archivos no admite una base de datos en modo WAL
why-db-no-file = no existe el archivo de base de datos { $file }
why-db-not-sqlite = { $file } no es una base de datos SQLite
why-db-foreign = { $file } es de otro programa
why-db-foreign-inside = esta base de datos SQLite es de otro programa
why-db-empty = esta base de datos aún no tiene mesas
why-db-newer = viene de un crossoff más nuevo (su esquema es { $version }, este programa conoce hasta { $newest }). Usa el programa más nuevo, u otra base de datos.
why-db-older = viene de un crossoff más antiguo (esquema { $version }, se esperaba { $newest }): arranca una vez un servidor con esa base de datos, y quedará al día
why-db-full = el disco está lleno
why-db-gone = el archivo de la base de datos se ha quitado o sustituido: { $file }
why-db-unsettled = se perdió la base de datos al guardar; todavía no se sabe si se guardó: { $reason }
why-db-not-now = ahora no se puede usar la base de datos: { $reason }
why-db-file-not-now = ahora no se puede escribir el archivo de la base de datos: { $reason }
why-db-damaged = la base de datos está dañada: { $reason }
why-db-file-failed = ha fallado el archivo de la base de datos: { $reason }
why-db-writer = ha fallado la escritura: { $reason }
why-db-log = el historial de la mesa { $table } se ha cambiado o dañado en el evento { $seq }
why-db-old-bytes = la mesa está borrada, pero sus bytes antiguos pueden seguir en los archivos de PostgreSQL ({ $reason }): ejecuta VACUUM FULL event, game
