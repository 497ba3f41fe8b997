# The words of the pages round the games, in Spanish. $you comes with every $name: yes when it is the
# reader. Said so that nobody's gender must be known.

## Everywhere
close = Cerrar
menu = Menú
help = Ayuda y teclas
settings = Ajustes
you = Tú
play = Jugar
try-again = Reintentar
go-home = Inicio
copy = Copiar
copied = Copiado
copy-by-hand = Copia a mano el enlace marcado
title-with = { $prompt } · crossoff

## Start page
tagline = Dos juegos de cartas. Un lápiz.
choose-game = Elige un juego
about-silver-and-gold = Marca mapas del tesoro. 20 minutos.
about-one-card = Tira los dados, completa las filas. 15 minutos.
learn = Apréndelo en tres minutos
go-on-learning = Seguir aprendiendo
who-plays = ¿Quién juega?
who-sits = Quién ocupa el asiento { $place }
my-name = Mi nombre
my-name-hint = tu nombre
your-name = Tu nombre
name-guest =
    { $count ->
        [1] Invitado
       *[other] Invitado { $count }
    }
name-local = Jugador { $place }
name-of = Nombre del jugador { $place }
a-friend = Alguien, por enlace
a-local = En este dispositivo
by-link = Recibirás un enlace para enviar
bot-named = Bot, { $level }
level-random = al azar
level-greedy = codicioso
level-novice = principiante
level-casual = aficionado
level-skilled = hábil
level-expert = experto
level-master = maestro
add = Añadir
add-friend = Por enlace
add-local = Aquí mismo
add-bot = Bot
remove-seat = Quitar el asiento { $place }
invite-friends = Invitar y jugar
recent = Mesas para retomar
go-on-with = Seguir con { $names }
go-on = Seguir jugando
forget = Olvidar esta mesa

## Options of a table
options = Opciones
option-variant = Reglas
option-variant-basic = Básicas
option-variant-advanced = Avanzadas
memory-aid = Ayuda para la memoria
memory-silver-and-gold = Muestra las cartas de expedición que ya han salido en la ronda.
time = Tiempo para decidir
time-none = Sin límite
time-seconds =
    { $seconds ->
        [90] 90 segundos
        [300] 5 minutos
       *[other] { $seconds } segundos
    }
time-left =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }

## Joining
join-title = Te invitan a jugar
sit-down = Sentarme

## Waiting for the others
waiting-title =
    { $open ->
        [0] No falta nadie
        [one] Falta una persona
       *[other] Faltan { $open } personas
    }
waiting-for =
    { $open ->
        [0] Ya no falta nadie.
        [one] La partida empezará cuando llegue una persona más.
       *[other] La partida empezará cuando lleguen { $open } personas más.
    }
invite-title = Invita a quien quieras
invite-words = Quien abra este enlace se sentará contigo. Basta con un nombre.
invite-link = Enlace de invitación
invite-local = Esta dirección solo funciona en este ordenador. Para invitar a otros dispositivos, abre crossoff con la dirección del ordenador en tu red.
qr-label = El mismo enlace en código QR
at-the-table = En la mesa
start-now =
    { $open ->
        [one] Empezar ya con un bot
       *[other] Empezar ya con bots
    }
watch-title = Enlace para mirar
watch-words = Quien abra este enlace verá la mesa tal como está, sin poder decidir nada.

## Seats
people = Quién está
seat-open = Asiento libre
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = esperando a alguien
seat-me = eres tú
seat-local = en este dispositivo
seat-here = aquí
seat-away = ahora no está
seat-bot = bot, { $level }. { $about }
give-to-bot = Dejárselo a un bot
open-seat = Dejarlo libre

## The table
coming = Preparando la mesa
bar-label = Tu decisión
unsaved = Aún sin guardar
line-lost = Sin conexión, reintentando
welcome-back = Ya estás de vuelta.
last-turn = Último turno
pen-ready = { $you ->
    [yes] Tú ya has decidido
   *[no] { $name } ya ha decidido
}
pen-writing = { $you ->
    [yes] Tú aún decides
   *[no] { $name } aún decide
}
pen-away = { $you ->
    [yes] Tú no estás
   *[no] { $name } no está
}
ready-count = { $ready ->
    [one] { $ready } de { $count } ya está
   *[other] { $ready } de { $count } ya están
}
see-result = Ver el resultado
record-so-far = Guardar el registro hasta aquí
leave = Dejar la mesa
end-table = Cerrar la mesa
end-table-words = Así acaba la partida para todo el mundo. No se podrá retomar.
go-on-playing = Seguir jugando
board-fault = La mesa no se ha podido dibujar. Tu partida está a salvo.

## One device for several
hand-over = Pasa el dispositivo a { $name }
hand-over-words = Lo que viene es solo para sus ojos.
i-am = Soy { $name }

## What happens at the table
told-sit = { $you ->
    [yes] Te sientas a la mesa
   *[no] { $name } se sienta a la mesa
}
told-bot = { $you ->
    [yes] Un bot ocupa tu asiento
   *[no] Un bot ocupa el asiento de { $name }
}
told-open = Vuelve a haber un asiento libre
told-begin = Empieza la partida
told-over = La partida ha terminado
told-closed = La mesa se ha cerrado
told-rematch = Vamos a por otra partida
told-auto = { $sentence } (decisión automática)

## Keys
key-tab = Tab, Intro
key-tab-does = ir a lo siguiente, pulsarlo
key-explain-does = explicar los símbolos, uno tras otro
key-help-does = esta lista
key-esc-does = cerrar o deshacer

## Rules
rules = Reglas
rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] Sin resultados
    [one] { $count } resultado
   *[other] { $count } resultados
}
rules-contents = Índice
rules-print = Imprimir
rules-ruling = Nuestra decisión:
rules-try = Probar
rules-try-again = Otra vez

## Help
why = ¿Por qué?
symbols = Símbolos
keys = Teclas
hint-more = Regla
hint-close = Entendido

## Settings
theme = Luz
theme-system = Como el dispositivo
theme-light = Día
theme-dark = Noche
motion = Movimiento
motion-system = Como el dispositivo
motion-less = Reducido
sounds = Sonidos
sounds-note = Lápiz, dados y cartas, y una campanilla si te toca mientras miras a otro lado
hints = Explicar lo nuevo
hints-note = En una línea, la primera vez que ocurre. Si lo vuelves a activar, se explica todo otra vez.
language = Idioma

## The end
you-win = ¡Has ganado!
you-share = ¡Compartes la victoria con { $names }!
they-win = ¡Gana { $names }!
they-share = ¡{ $names } comparten la victoria!
turn-by-turn = Turno a turno
chart-label = Puntos turno a turno. Al final: { $scores }.
replay = Repetición
look-at-table = La mesa
rematch = Revancha
rematch-host = Quien abrió la mesa puede empezar la revancha.
record = Registro
was-it-fair = ¿Juego limpio?

## Replay
back-to-result = Volver al resultado
step-back = Un paso atrás
step-forth = Un paso adelante
pause = Pausa
replay-step = Paso { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = Antes de la primera carta, el servidor fija un número secreto y publica su sello. De ese número y de lo que añade cada persona salen todas las cartas y todas las tiradas. Ahora se conoce el número, y tu navegador ha comprobado:
fair-commitment = El número encaja con su sello.
fair-commitment-wrong = El número no encaja con su sello. Alguien ha manipulado esta partida.
fair-promise = Es el sello que recibió tu navegador antes de la primera carta.
fair-promise-wrong = No es el sello que recibió tu navegador antes de la primera carta.
fair-promise-unknown = Este navegador no puede saber qué sello se mostró antes de la primera carta: llegó después.
fair-nonce = Lo que añadió tu navegador está en la mezcla.
fair-nonce-wrong = Lo que añadió tu navegador no está en la mezcla.
fair-nonce-unknown = Este navegador no añadió nada a esta partida.
fair-heads = Todas las decisiones que tu navegador vio confirmadas están en el registro, sin cambios.
fair-heads-wrong = El registro no tiene las decisiones que tu navegador vio confirmadas. Alguien lo ha cambiado.
fair-heads-unknown = Este navegador no guardó nada con que comparar las decisiones.
fair-draws = Que todas las cartas y tiradas salen de ahí se puede comprobar con el registro:
fair-trouble = No se ha podido cargar la comprobación. El registro aún se puede comprobar:

## Troubles
error-title = Algo ha salido mal
error-unknown = Aquí algo ha salido mal. Inténtalo otra vez.
error-offline = Nadie responde. ¿Tienes conexión?
error-malformed = No se ha entendido. Revisa los nombres.
error-not_found = Esa mesa no existe, o el enlace ya no vale.
error-full = Todos los asientos están ocupados.
error-name_taken = Alguien en la mesa ya se llama así. Elige otro nombre.
error-running = La partida aún no ha terminado.
error-ended = Esta partida ha terminado.
error-too_fast = Vas un poco rápido. Espera un momento.
error-too_large = Es demasiado de una vez.
error-unavailable = El servidor no puede atenderte ahora. Inténtalo otra vez dentro de un momento.
error-unavailable-full = El disco del servidor está lleno. Las partidas se pueden mirar, y seguirán en cuanto haya espacio.
error-illegal = Ahora no se puede.
error-not_yours = No te toca.
error-stale = La partida ha avanzado. Decide otra vez.
error-already_done = Eso ya está decidido.
gone-title = Aquí no hay mesa
gone-words = Esa mesa no existe, o este enlace ya no vale. Quizá se haya perdido una letra por el camino.
closed-title = La mesa está cerrada
closed-closed = La partida se cerró antes de terminar.
closed-abandoned = Hacía mucho que no había nadie, así que la mesa se ha recogido.
closed-outdated = Esta partida sigue unas reglas anteriores a la primera publicación. No se puede continuar.
