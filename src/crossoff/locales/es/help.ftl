# Lo que dice --help.

## En todas partes
help-about = Para jugar y estudiar dos juegos de cartas borrables: Silver & Gold y Todo en 1 carta.
help-everywhere = Todo esto sale en el idioma de tu sistema. --language XX, con cualquier orden, elige otro: { $languages }.
help-usage = Uso:
help-commands = Órdenes
help-parameters = Opciones
help-arguments = Argumentos
help-default = por defecto
help-required = obligatorio
help-help = Mostrar esto y parar.
help-version = Mostrar la versión y parar.

## Opciones de varias órdenes
help-game = El juego: { $games }.
help-players = Asientos en la mesa.
help-seed = La misma semilla da las mismas partidas.
help-option = Algo que el juego deja elegir, como variant=advanced; se puede repetir.
help-deck = Jugar con las cartas de este archivo (TOML, o JSON si así se llama).
help-json = Escribir un objeto JSON en vez de una tabla.
help-files = Archivos de registros; - es la entrada estándar.
help-table = El identificador de la mesa, 32 cifras hexadecimales.
help-db = El archivo de una base de datos SQLite, o postgresql://… Por defecto, el archivo que usa crossoff serve.

## play
help-play = Jugar una partida en el terminal.
help-play-more =
    Sin opciones eliges en la pantalla. Cada decisión se guarda al momento: una
    partida que dejaste, o cuyo terminal se perdió, sigue con --resume.

    Línea a línea, las decisiones se escriben con las palabras del registro, sin el
    asiento, como: keep P01 G07, o mark P01 a1 a2 a3 b3; G07 c1, o reroll 3 4 5.
    Durante la partida ? muestra lo que puedes hacer.
help-play-players = Asientos en la mesa. Por defecto, tantos como se nombren, o 2.
help-play-seats = Quién se sienta dónde, desde el asiento 0, separados por comas: me, me:NOMBRE o un bot ({ $bots }). Por defecto, tú; los demás asientos son casual.
help-play-seed = La misma semilla da las mismas cartas y dados. Por defecto, nuevos.
help-play-resume = Retomar la última partida que dejaste, o la de este archivo.
help-play-record = Escribir aquí el registro cuando la partida acabe o se pare.
help-play-plain = Línea a línea, como ocurre siempre a través de una tubería.

## simulate
help-simulate = Hacer que unos bots jueguen muchas partidas; escribir sus registros y un resumen.
help-simulate-more =
    Escribe los puntos medios de cada bot, con su intervalo al 95 %, y cuántas
    partidas ganó; de una victoria compartida cada ganador tiene su parte. Las
    partidas dependen solo de la semilla, no del número de procesos.
help-simulate-players = Asientos en la mesa. Por defecto, uno por cada bot nombrado.
help-simulate-bots = Los bots por asiento, separados por comas: { $every }, o uno propio como ./my_bot.py:MyBot. Una lista más corta que la mesa se repite.
help-simulate-games = Cuántas partidas.
help-simulate-records = Escribir las partidas en este archivo, un registro por línea. Solo se reemplaza cuando se han jugado todas.
help-simulate-jobs = Cuántos procesos juegan.

## arena
help-arena = Hacer que unos bots jueguen entre sí y valorarlos.
help-arena-more =
    Con dos asientos las alineaciones son todas las parejas de los bots nombrados.
    Con más, cada bot solo contra otro que ocupa los demás asientos y, si hay
    bastantes bots, todas las combinaciones de tantos distintos como asientos.
    Cada alineación juega cada reparto en todos los órdenes de mesa, con las mismas
    cartas y dados para todos, para que la suerte se anule.

    Da valoraciones en la escala Elo, cuotas de victorias y puntos medios, todo
    con intervalos al 95 %, y el tiempo de CPU por decisión. Salvo el tiempo, todo
    depende solo de la semilla, no de quién juega ni de cuántos.
help-arena-bots = Dos o más bots distintos, separados por comas: { $every }, o uno propio como ./my_bot.py:MyBot. Puede haber más o menos que asientos.
help-arena-games = Partidas de cada alineación, redondeadas hacia arriba a repartos enteros con todos los órdenes de mesa.
help-arena-iterations = Dejar que los bots que buscan miren tantas continuaciones por decisión.
help-arena-seconds = Dejar que los bots que buscan tomen este tiempo por decisión. Entonces no hay dos ejecuciones iguales.
help-arena-jobs = Cuántos procesos juegan; por defecto, uno por núcleo.
help-arena-cluster = Que juegue un clúster en vez de esta máquina: dask://HOST:PUERTO o tcp://HOST:PUERTO para Dask, ray://HOST:PUERTO, ray:HOST:PUERTO o ray:auto para Ray. Allí hace falta el mismo crossoff.
help-arena-resume = Guardar el avance en este archivo. Si ya existe, seguir donde acaba: los resultados son los de una ejecución nunca parada. Todo lo que decide las partidas debe ser como antes; jobs y cluster pueden cambiar.
help-arena-records = Escribir las partidas en este archivo, un registro por línea, cuando se hayan jugado todas.
help-arena-plot = Dibujar las valoraciones en este archivo, como SVG.

## serve
help-serve = Ofrecer mesas a navegadores y bots. Sin orden: lo mismo, y abrir el navegador.
help-serve-more =
    Sigue hasta Ctrl-C o SIGTERM. Las decisiones se guardan antes de confirmarse;
    las partidas siguen tras un reinicio. Varios servidores pueden compartir un
    PostgreSQL.
help-serve-host = La dirección donde escuchar; 0.0.0.0 para todas.
help-serve-port = El puerto; 0 para cualquiera libre.
help-serve-db = El archivo de una base de datos SQLite, o postgresql://… Por defecto, un archivo de tu carpeta de datos.
help-serve-open = Abrir el navegador.
help-serve-origin = Otro origen cuyas páginas pueden conectarse, como https://example.org, donde un proxy cambia la cabecera Host.
help-serve-trust-proxy = La dirección, o la red, de un proxy delante de este servidor. Dice en X-Forwarded-For de dónde viene la gente, para que los límites cuenten a cada persona por separado.
help-serve-workers = Procesos en los que piensan los bots.
help-serve-metrics-port = Ofrecer cifras a Prometheus en 127.0.0.1 en este puerto.

## join
help-join = Dejar que un bot propio juegue en la mesa de un servidor.
help-join-more =
    La clase tiene un método, choose(view, legal), que devuelve uno de legal. Qué
    son ambos está en docs/wire.md; examples/my_bot.py es un ejemplo. Juega hasta
    el final de la partida, vuelve si se pierde la conexión y escribe los puntos.
help-join-url = El enlace que invita a la mesa, o el de un asiento que ya es tuyo.
help-join-bot = Tu clase: ./my_bot.py:MyBot o module:Class.
help-join-name = Cómo se llama en la mesa.

## check
help-check = Decir de cada registro si es una partida según las reglas.
help-check-more =
    Un archivo tiene un registro por línea, o uno solo en varias líneas; las líneas
    vacías no cuentan, y un archivo sin registros está en orden. Por cada registro
    malo se escribe una línea: el archivo, el número del registro, la línea dentro
    de él (0 para lo que va antes de la primera) y el motivo.

    Acaba con 0 si todo está bien, 1 si un registro es malo, 2 si un archivo no se
    puede leer.

## verify
help-verify = Comprobar que el azar de cada registro fue limpio.
help-verify-more =
    La semilla de un registro debe encajar con su sello para esta mesa, este juego y
    estas cartas, y cada carta y cada dado deben ser los que dan la semilla y lo que
    añadió cada jugador. Las decisiones deben ser las de la cadena de hashes del
    registro, y el resultado debe ser correcto. Por cada registro que falla se
    escribe una línea: el archivo, el número del registro, la línea dentro de él (0
    para lo que va antes de la primera) y el motivo. Qué demuestra y qué no está en
    docs/fairness.md.

    Acaba con 0 si cada registro es una partida entera y verificada, 1 si alguno no
    lo es (o está incompleto, o no tiene nada que verificar), 2 si un archivo no se
    puede leer.
help-verify-head = Un head que recibiste durante la partida (64 cifras hexadecimales); debe estar en la cadena. Se puede repetir.

## show
help-show = Dibujar la mesa en algún punto de una partida registrada.
help-show-more = El dibujo muestra todo lo que hay en la mesa, en 80 columnas.
help-show-file = Un archivo de registros; - es la entrada estándar.
help-show-record = Qué registro del archivo, contando desde 1.
help-show-turn = El final de este turno, contando desde 1 en toda la partida; 0 es la mesa tras la preparación. Por defecto, el final del registro.

## export
help-export = Escribir el registro de una mesa de la base de datos de un servidor.
help-export-more =
    Es una línea de JSON. El servidor puede seguir mientras tanto. Mientras dura la
    partida, el registro tiene lo que ha podido ver quien mira: ninguna carta
    repartida en secreto, ninguna decisión que otros no deban saber aún, ninguna
    semilla. Los secretos de la gente no se escriben nunca.
help-export-events = Escribir lo que pasó, un objeto JSON por línea.

## erase
help-erase = Borrar para siempre una mesa de la base de datos de un servidor.
help-erase-more =
    Desaparecen su partida, los nombres y aportaciones de su gente, sus secretos.

    En un archivo SQLite se sobrescriben los bytes; un servidor que lo use debe
    pararse antes. PostgreSQL reescribe sus tablas, y los servidores esperan. Las
    copias, los historiales archivados de la base de datos y los registros que la
    gente ha descargado quedan fuera de su alcance.
help-erase-yes = No preguntar si va en serio.

## doctor
help-doctor = Decir qué puede prometer un servidor con esta base de datos, y qué no.
help-doctor-more =
    No se cambia nada, y puede haber un servidor en marcha.

    Acaba con 0 si nada está en peligro, 1 si algo lo está, 2 si la base de datos
    no se puede mirar.

## bench
help-bench = Medir la velocidad de los juegos en esta máquina.
help-bench-more =
    Las partidas son para dos, Todo en 1 carta en la variante básica.

    random: partidas dentro del motor; bare step: una llamada al motor por
    decisión, desde Python; typed: mediante posiciones, como juega un bot en
    Python; batched: muchas partidas a la vez, con todo lo que se muestra a un
    programa que aprende; plain: partidas al azar con el motor sin compilar. Todo
    en tiempo de CPU de un núcleo. Una primera partida y --help son procesos
    enteros, en segundos de reloj.
help-bench-seconds = Tiempo de CPU para cada velocidad que se mide.
