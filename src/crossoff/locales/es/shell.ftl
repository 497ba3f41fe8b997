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
about-one-card = Tira los dados, llena las filas. 15 minutos.
learn = Apréndelo en tres minutos
go-on-learning = Seguir aprendiendo
who-plays = ¿Quién juega?
who-sits = Quién juega en el sitio { $place }
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
a-local = Alguien en este dispositivo
by-link = Tendrás un enlace para enviar
bot-named = Bot, { $level }
level-random = al azar
level-greedy = codicioso
level-novice = principiante
level-casual = aficionado
level-skilled = hábil
level-expert = experto
level-master = maestro
add = Añadir
add-friend = Enlace
add-local = Aquí mismo
add-bot = Bot
remove-seat = Quitar el sitio { $place }
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
        [one] La partida empieza cuando llegue una persona más.
       *[other] La partida empieza cuando lleguen { $open } personas más.
    }
invite-title = Invita a quien quieras
invite-words = Quien abra este enlace se sienta contigo. Basta con un nombre.
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
watch-words = Quien abra este enlace ve la mesa tal como está, sin decidir nada.

## Seats
people = Quién está
seat-open = Sitio libre
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = espera a alguien
seat-me = eres tú
seat-local = en este dispositivo
seat-here = aquí
seat-away = ahora no está
seat-bot = bot, { $level }. { $about }
give-to-bot = Dejárselo a un bot
open-seat = Abrir a una persona

## The table
coming = Preparando la mesa
bar-label = Tu decisión
unsaved = Aún sin guardar
line-lost = Sin conexión, reintentando
welcome-back = Ya estás de vuelta.
last-turn = Último turno
pen-ready = { $you ->
    [yes] ya has decidido
   *[no] { $name } ya ha decidido
}
pen-writing = { $you ->
    [yes] aún decides
   *[no] { $name } aún decide
}
pen-away = { $name } no está
ready-count = { $ready ->
    [one] { $ready } de { $count } ya está
   *[other] { $ready } de { $count } ya están
}
see-result = Ver el resultado
record-so-far = Guardar la partida hasta aquí
leave = Dejar la mesa
end-table = Cerrar la mesa
end-table-words = La partida acaba para todo el mundo. No se puede retomar.
go-on-playing = Seguir jugando
board-fault = La mesa no se ha podido dibujar. Tu partida está a salvo.

## One device for several
hand-over = Pasa el dispositivo a { $name }
hand-over-words = Lo que viene es para un solo par de ojos.
i-am = Soy { $name }

## What happens at the table
told-sit = { $you ->
    [yes] Te sientas a la mesa
   *[no] { $name } se sienta a la mesa
}
told-bot = { $you ->
    [yes] Un bot ocupa tu sitio
   *[no] Un bot ocupa el sitio de { $name }
}
told-open = Vuelve a haber un sitio libre
told-begin = Empieza la partida
told-over = La partida ha terminado
told-closed = La mesa se ha cerrado
told-rematch = Vamos a por otra partida
told-auto = { $sentence } (decisión automática)

## Keys
key-tab = Tab, Intro
key-tab-does = ir a lo siguiente, pulsarlo
key-help-does = esta lista
key-esc-does = cerrar o deshacer

## Rules
rules = Reglas
rules-of = Reglas de { $game }
rules-search = Buscar en las reglas
rules-found = { $count ->
    [0] No se encuentra nada
    [one] { $count } pasaje encontrado
   *[other] { $count } pasajes encontrados
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
motion-less = Sin moverse
sounds = Sonidos
sounds-note = Lápiz, dados y cartas, y una campana cuando te toca mientras miras a otro lado
hints = Explicar lo nuevo
hints-note = En una línea, la primera vez que ocurre. Si lo vuelves a activar, todo se explica otra vez.
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
was-it-fair = ¿Fue justo?

## Replay
back-to-result = Volver al resultado
step-back = Un paso atrás
step-forth = Un paso adelante
pause = Pausa
replay-step = Paso { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = Antes de la primera carta, el servidor fijó un número secreto y publicó su sello. Ese número y lo que añadió cada persona deciden todas las cartas y todos los dados. Ahora se conoce el número, y tu navegador ha comprobado:
fair-commitment = El número encaja con su sello.
fair-commitment-wrong = El número no encaja con su sello. Alguien ha manipulado esta partida.
fair-promise = Es el sello que se mostró antes de empezar.
fair-promise-wrong = No es el sello que se mostró antes de empezar.
fair-promise-unknown = Este navegador no sabe qué sello se mostró antes de empezar.
fair-nonce = Lo que añadió tu navegador está en la mezcla.
fair-nonce-wrong = Lo que añadió tu navegador no está en la mezcla.
fair-nonce-unknown = Este navegador no añadió nada a esta partida.
fair-draws = Todas las cartas y todas las tiradas salen de ahí. Puedes comprobarlo con el registro:
fair-trouble = No se ha podido cargar la comprobación. El registro aún se puede comprobar:

## Troubles
error-title = Algo ha salido mal
error-unknown = Aquí algo ha salido mal. Inténtalo otra vez.
error-offline = Nadie responde. ¿Tienes conexión?
error-malformed = Eso no se ha entendido. Mira otra vez los nombres.
error-not_found = Esa mesa no existe, o el enlace ya no vale.
error-full = Todos los sitios están ocupados.
error-name_taken = Alguien en la mesa ya se llama así. Elige otro nombre.
error-running = La partida aún no ha terminado.
error-ended = Esta partida ha terminado.
error-too_fast = Eso ha ido un poco rápido. Espera un momento.
error-too_large = Eso ha sido demasiado de una vez.
error-unavailable = El servidor no puede ahora. Inténtalo otra vez dentro de un momento.
error-illegal = Ahora no se puede.
error-not_yours = No te toca.
error-stale = La partida ha avanzado. Decide otra vez.
error-already_done = Eso ya está decidido.
gone-title = Aquí no hay mesa
gone-words = Esa mesa no existe, o este enlace ya no vale. Quizá se perdió una letra por el camino.
closed-title = La mesa está cerrada
closed-closed = La partida se cerró antes de terminar.
closed-abandoned = Hace mucho que no había nadie, así que la mesa se ha recogido.
