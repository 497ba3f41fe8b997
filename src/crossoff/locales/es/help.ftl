# Lo que dice --help.

## En todas partes
help-about = Para jugar y estudiar dos juegos de cartas borrables publicados por NSV: Silver & Gold, de Phil Walker-Harding, y Todo en 1 carta, de Steffen Benndorf. Un proyecto de fans no oficial.
help-everywhere = En el idioma de tu sistema; --language XX, con cualquier comando, elige otro: { $languages }.
help-usage = Uso:
help-parameters = Opciones
help-group-play = Jugar
help-group-bots = Bots
help-group-records = Registros
help-group-hosting = Servidor
help-group-shell = Tu shell
help-example = Ejemplo:
help-arguments = Argumentos
help-default = por defecto
help-required = obligatorio
help-help = Mostrar esta ayuda y salir.
help-version = Mostrar la versión y salir.

## Opciones de varias órdenes
help-game = El juego: { $games }.
help-players = Número de jugadores.
help-seed = La misma semilla da las mismas partidas.
help-option = Una opción del juego, como variant=advanced; se puede repetir.
help-deck = Jugar con las cartas de este archivo (TOML, o JSON si acaba en .json).
help-json = Escribir un objeto JSON en vez de una tabla.
help-files = Archivos de registros; - es la entrada estándar.
help-table = El identificador de la mesa, 32 cifras hexadecimales.
help-db = Un archivo SQLite, o postgresql://… Por defecto, el archivo que usa crossoff serve.

## play
help-play = Jugar una partida en la terminal.
help-play-more =
    Sin opciones eliges en pantalla. Cada jugada se guarda al momento: si dejas la
    partida, o se cierra la terminal, --resume la continúa.

    En modo texto, las jugadas se escriben con la notación del registro, sin el
    asiento: keep P01 G07, o mark P01 a1 a2 a3 b3; G07 c1, o reroll 3 4 5. Durante
    la partida, ? muestra lo que puedes hacer.
help-play-players = Número de jugadores. Por defecto, tantos como se nombren, o 2.
help-play-seats = Quién se sienta dónde, desde el asiento 0, separados por comas: me, me:NOMBRE, un bot ({ $bots }) o el tuyo, ARCHIVO.py:CLASE. Por defecto, tú; los demás asientos son bots casual.
help-play-seed = La misma semilla da las mismas cartas y dados. Por defecto, al azar.
help-play-resume = Continuar la última partida, o la de este archivo.
help-play-record = Escribir el registro en este archivo cuando la partida acabe o se pare.
help-play-plain = Texto simple, línea a línea (por defecto en una tubería). En una tubería la partida no se guarda; --record la conserva.

## daily
help-daily = Jugar el reparto del día: el mismo para todos en esa fecha.
help-daily-more =
    Juegas contra un bot. Después ves el par, que es lo que consigue el bot más
    fuerte con este reparto en tu asiento, tu racha y un texto para compartir. Un
    reparto sin terminar se retoma, y cuenta tu primer resultado.
help-daily-date = El reparto de esta fecha. Por defecto, hoy.
help-daily-again = Jugarlo otra vez, para practicar.
help-daily-plain = Texto simple, línea a línea (por defecto en una tubería).

## simulate
help-simulate = Hacer que unos bots jueguen muchas partidas; escribir sus registros y un resumen.
help-simulate-more =
    Escribe la puntuación media de cada bot, con su intervalo al 95 %, y cuántas
    partidas ganó; una victoria compartida se reparte entre los ganadores. Las
    partidas dependen solo de la semilla, no del número de procesos.
help-simulate-players = Número de jugadores. Por defecto, uno por cada bot nombrado.
help-simulate-bots = Los bots por asiento, separados por comas: { $every }, o uno propio como ./my_bot.py:MyBot o 'pipe:COMANDO'. Una lista más corta que la mesa se repite.
help-simulate-games = Número de partidas.
help-simulate-records = Escribir las partidas en este archivo, un registro por línea. Solo se reemplaza cuando se han jugado todas.
help-simulate-jobs = Número de procesos.

## arena
help-arena = Hacer que unos bots jueguen entre sí y clasificarlos.
help-arena-more =
    Con dos asientos, las alineaciones son todas las parejas de los bots nombrados.
    Con más, cada bot juega solo contra copias de otro y, si hay bastantes bots, se
    añaden todas las combinaciones de bots distintos. Cada alineación juega cada
    reparto en todos los órdenes de mesa, con las mismas cartas y dados, para que la
    suerte se anule.

    Da la clasificación Elo, el porcentaje de victorias y la puntuación media, todo
    con intervalos al 95 %, y el tiempo de CPU por decisión. Salvo el tiempo, todo
    depende solo de la semilla, no de qué bots juegan ni de cuántos.
help-arena-bots = Dos o más bots distintos, separados por comas: { $every }, o uno propio como ./my_bot.py:MyBot o 'pipe:COMANDO'. Puede haber más o menos que asientos.
help-arena-task = Una tarea del banco de pruebas, como SG-2-greedy-v1 (docs/benchmark.md): fija el juego, los jugadores, las opciones, la semilla y el rival.
help-arena-games = Partidas por alineación, redondeadas hacia arriba a repartos enteros con todos los órdenes de mesa.
help-arena-iterations = Iteraciones por decisión para los bots que hacen una búsqueda.
help-arena-seconds = Segundos por decisión para los bots que hacen una búsqueda. Entonces no hay dos ejecuciones iguales.
help-arena-jobs = Número de procesos. Por defecto, uno por núcleo.
help-arena-cluster = Jugar en un clúster en vez de en esta máquina: dask://HOST:PUERTO o tcp://HOST:PUERTO para Dask; ray://HOST:PUERTO, ray:HOST:PUERTO o ray:auto para Ray. Sus workers necesitan el mismo crossoff.
help-arena-resume = Guardar el progreso en este archivo. Si ya existe, continuar desde ahí, con los mismos resultados que sin interrupción. Todo lo que influye en las partidas debe ser igual; jobs y cluster pueden cambiar.
help-arena-records = Escribir las partidas en este archivo, un registro por línea, cuando se hayan jugado todas.
help-arena-plot = Dibujar la clasificación en este archivo SVG.

## serve
help-serve = Ofrecer mesas a navegadores y bots. Sin comando: lo mismo, y abrir el navegador.
help-serve-more =
    Funciona hasta Ctrl+C o SIGTERM. Las jugadas se guardan antes de confirmarse;
    las partidas continúan tras un reinicio. Varios servidores pueden compartir una
    base de datos PostgreSQL.
help-serve-host = La dirección donde escuchar; 0.0.0.0 para todas.
help-serve-port = El puerto; 0 para cualquiera que esté libre.
help-serve-db = Un archivo SQLite, o postgresql://… Por defecto, un archivo en tu carpeta de datos.
help-serve-open = Abrir el navegador.
help-serve-origin = Otro origen cuyas páginas pueden conectarse, como https://example.org, si un proxy cambia la cabecera Host.
help-serve-trust-proxy = La dirección o la red de un proxy delante de este servidor. Su cabecera X-Forwarded-For distingue a los jugadores, para que los límites se apliquen a cada uno.
help-serve-workers = Número de procesos para los bots.
help-serve-metrics-port = Ofrecer métricas de Prometheus en 127.0.0.1 en este puerto.

## join
help-join = Hacer que un bot propio juegue en la mesa de un servidor.
help-join-more =
    La clase tiene un método: choose(view, legal), que devuelve uno de legal, o
    act(observation, mask), que devuelve el número de una acción. Ambos se describen
    en docs/first-bot.md. El bot juega hasta el final de la partida, se reconecta si
    se pierde la conexión y escribe la puntuación.
help-join-url = Un enlace de invitación, o el de un asiento que ya es tuyo.
help-join-bot = Tu clase: ./my_bot.py:MyBot o module:Class.
help-join-name = El nombre del bot en la mesa.

## check
help-check = Comprobar que las partidas registradas siguen las reglas.
help-check-more =
    Un archivo tiene un registro por línea, o uno solo en varias líneas. Las líneas
    vacías se ignoran, y un archivo sin registros es válido. Por cada registro
    incorrecto se escribe una línea: el archivo, el número del registro, la línea
    dentro de él (0 para lo que va antes de la primera) y el motivo.

    Código de salida 0 si todos los registros son válidos, 1 si alguno es
    incorrecto, 2 si un archivo no se puede leer.

## verify
help-verify = Comprobar que en las partidas registradas hubo juego limpio.
help-verify-more =
    La semilla de un registro debe coincidir con su huella para esta mesa, este
    juego y estas cartas, y cada carta y cada dado deben ser los que dan la semilla
    y los nonces de los jugadores. Las decisiones deben coincidir con la cadena de
    hashes del registro, y el resultado debe ser correcto. Por cada registro que
    falla se escribe una línea: el archivo, el número del registro, la línea dentro
    de él (0 para lo que va antes de la primera) y el motivo. docs/fairness.md
    explica qué demuestra esto y qué no.

    Código de salida 0 si cada registro es una partida entera y verificada, 1 si
    alguno no lo es (o está incompleto, o no tiene nada que verificar), 2 si un
    archivo no se puede leer.
help-verify-head = Un head que recibiste durante la partida (64 cifras hexadecimales); debe estar en la cadena. Se puede repetir.

## dataset
help-dataset = Escribir las decisiones de partidas registradas como matrices, para aprender de ellas.
help-dataset-more =
    El archivo es de NumPy (.npz), con una fila por decisión: observación, máscara
    de las acciones permitidas, acción, recompensa hasta la siguiente decisión del
    asiento y suma de las recompensas hasta el final de la partida.
    docs/environments.md describe las matrices. Todos los registros deben ser del
    mismo juego y con el mismo número de jugadores.
help-dataset-out = El archivo de salida.
help-dataset-minari = Escribir en su lugar un conjunto de datos de Minari con este nombre, como crossoff/sg-expert-v0; requiere crossoff[rl,learn].
help-dataset-flat = Un vector por observación, con los datos de las cartas.
help-dataset-reward = Lo que recibe un asiento: los puntos en cuanto se anotan; o, al final, su puntuación, su parte de la victoria o su ventaja.
help-dataset-bot = Solo las decisiones de este bot.

## games
help-games = Listar las partidas terminadas que has jugado en la terminal.
help-games-more =
    Primero la más reciente, con el número de cada partida. Las que se juegan a
    través de una tubería no aparecen.

## review
help-review = Analizar partidas terminadas: suerte, pérdidas y las decisiones más caras.
help-review-more =
    El entrenador juega muchas veces lo que sigue a cada decisión y a sus
    alternativas, y muestra para cada asiento la probabilidad de ganar, cuánto fue
    suerte, qué costaron sus decisiones y por qué. Una decisión se juzga por lo que
    el asiento podía saber. docs/coach.md explica los números.

    Código de salida 0 si se han analizado todas las partidas, 1 si alguna no ha
    acabado o no es válida (entonces no se escribe ninguna página), 2 si un archivo
    no se puede leer.
help-review-files = Archivos de registros; - es la entrada estándar, un número es una partida de crossoff games.
help-review-record = Solo este registro de cada archivo, contando desde 1. Por defecto, todos.
help-review-seat = Solo las decisiones de este asiento, contando desde 0. Por defecto, todos.
help-review-depth = Profundidad del análisis: { $depths }.
help-review-seed = La misma semilla da el mismo análisis.
help-review-jobs = Número de procesos.
help-review-json = Escribir un objeto JSON por partida (crossoff-review/1).
help-review-html = Escribir en este archivo una página con todos los análisis, para leerla en un navegador o enviársela a alguien.

## show
help-show = Dibujar la mesa en cualquier punto de una partida registrada.
help-show-more = Muestra todo lo que hay en la mesa, en 80 columnas.
help-show-file = Un archivo de registros; - es la entrada estándar.
help-show-record = Qué registro del archivo, contando desde 1.
help-show-turn = El final de este turno, contando desde 1 en toda la partida; 0 es la mesa tras la preparación. Por defecto, el final del registro.

## export
help-export = Escribir el registro de una mesa de la base de datos de un servidor.
help-export-more =
    Escribe una línea de JSON; el servidor puede seguir en marcha. Mientras dura la
    partida, el registro solo tiene lo que ha visto un espectador: ninguna carta
    repartida en secreto, ninguna jugada que otros no deban conocer aún, ninguna
    semilla. Los secretos de los jugadores no se escriben nunca.
help-export-events = Escribir los eventos, un objeto JSON por línea.

## erase
help-erase = Borrar para siempre una mesa de la base de datos de un servidor.
help-erase-more =
    Borra la partida, sus secretos, y los nombres y nonces de los jugadores.

    En un archivo SQLite se sobrescriben los bytes; detén antes cualquier servidor
    que lo use. PostgreSQL reescribe sus tablas, y los servidores esperan. No afecta
    a copias de seguridad, historiales archivados de la base de datos ni registros
    descargados.
help-erase-yes = No pedir confirmación.

## doctor
help-doctor = Comprobar qué puede garantizar un servidor con esta base de datos, y qué está en riesgo.
help-doctor-more =
    No cambia nada; puede haber un servidor en marcha.

    Código de salida 0 si nada está en riesgo, 1 si algo lo está, 2 si la base de
    datos no se puede examinar.

## bench
help-bench = Medir la velocidad de los juegos en esta máquina.
help-bench-more =
    Las partidas son para dos, con el primer valor de cada opción.

    random: partidas dentro del motor; bare step: una llamada al motor por
    decisión, desde Python; typed: mediante posiciones, como juega un bot de
    Python; batched: muchas partidas a la vez, con todas las observaciones; plain:
    partidas al azar con el motor sin compilar. Todo en tiempo de CPU de un núcleo.
    Una primera partida y --help son procesos enteros, en segundos de reloj.
help-bench-seconds = Tiempo de CPU para cada medición.

## completion
help-completion = Escribir un script que completa comandos, opciones, juegos y bots con Tab.
help-completion-more =
    Para activarlo, guarda el script donde tu shell lo busca, como en los ejemplos,
    y abre un shell nuevo.
help-completion-shell = Tu shell: { $shells }.
