# The words of the pages round the games, in Spanish. $you comes with every $name: yes when it is the
# reader. Said so that nobody's gender must be known.

## Everywhere
close = Cerrar
menu = Menú
help = Ayuda y atajos
settings = Ajustes
you = Tú
play = Jugar
try-again = Reintentar
go-home = Inicio
copy = Copiar
copied = Copiado
copy-by-hand = No se ha podido copiar. Copia tú el enlace seleccionado.
title-with = { $prompt } · crossoff

## Start page
tagline = Juegos de cartas. Un rotulador.
unofficial = crossoff es un proyecto de fans no oficial, sin relación con los autores ni con la editorial. Si te gustan los juegos, compra las cartas.
choose-game = Elige un juego
learn = Apréndelo en tres minutos
go-on-learning = Continuar el tutorial
who-plays = ¿Quién juega?
who-sits = Jugador en el asiento { $place }
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
a-friend = Un amigo, por enlace
a-local = En este dispositivo
by-link = Recibirás un enlace para compartir
by-device = Os turnáis en esta pantalla
bot-named = Bot, { $level }
level-random = al azar
level-greedy = codicioso
level-novice = principiante
level-casual = aficionado
level-skilled = hábil
level-expert = experto
level-master = maestro
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Prof. Vega
strength = Nivel { $strength } de 5
plays-random = Hace cualquier jugada permitida.
plays-greedy = Elige lo que parece mejor en ese momento.
add = Añadir
add-friend = Por enlace
add-local = Mismo dispositivo
add-bot = Bot
remove-seat = Quitar el asiento { $place }
invite-friends = Invitar y jugar
recent = Partidas sin terminar
go-on-with = Continuar la partida con { $names }
go-on = Continuar la partida
forget = Olvidar esta partida

## Options of a table
options = Opciones
memory-aid = Recordatorio
time = Tiempo por jugada
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
sit-down = Unirme a la mesa
invited-by = { $name } te invita a { $game }
invited-to = Te invitan a { $game }
first-learn = Aprender primero
watch-instead = Solo mirar
no-free-seat = Todos los asientos están ocupados, pero puedes mirar.
game-ended = Esta partida ha terminado. Aún puedes verla.
back-to-table = Volver a la invitación

## Waiting for the others
waiting-title =
    { $open ->
        [0] Ya estamos todos
        [one] Falta un jugador
       *[other] Faltan { $open } jugadores
    }
waiting-for =
    { $open ->
        [0] Ya estamos todos.
        [one] La partida empezará cuando llegue un jugador más.
       *[other] La partida empezará cuando lleguen { $open } jugadores más.
    }
invite-title = Invita a tus amigos
invite-words = Cualquiera que tenga este enlace puede unirse. Solo hace falta un nombre.
invite-link = Enlace de invitación
invite-local = Esta dirección solo funciona en este ordenador. Para invitar a otros dispositivos, abre crossoff con la dirección de red del ordenador.
qr-label = El mismo enlace en código QR
at-the-table = En la mesa
start-now =
    { $open ->
        [one] Empezar ya, con un bot en el asiento libre
       *[other] Empezar ya, con bots en los asientos libres
    }
watch-title = Enlace para espectadores
watch-words = Quien tenga este enlace puede mirar, pero no jugar.

## Seats
people = Quién está aquí
seat-open = Asiento libre
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = esperando a un jugador
seat-me = tú
seat-local = en este dispositivo
seat-here = presente
seat-away = ausente
seat-bot = bot, { $level }. { $about }
give-to-bot = Sustituir por un bot
open-seat = Abrir a un jugador

## The table
coming = Preparando la mesa…
bar-label = Tu jugada
unsaved = Guardando…
withdraw = Deshacer
line-lost = Conexión perdida, reconectando…
welcome-back = Hola de nuevo.
last-turn = Turno anterior
since-last-turn = Desde tu último turno
log = Qué ha pasado
pen-ready = { $you ->
    [yes] Ya has terminado
   *[no] { $name } ya ha terminado
}
pen-writing = { $you ->
    [yes] Sigues pensando
   *[no] { $name } sigue pensando
}
pen-away = { $you ->
    [yes] No estás
   *[no] { $name } no está
}
pen-points = { $points ->
    [one] { $pen }, 1 punto
   *[other] { $pen }, { $points } puntos
}
away = { $name } no está
away-words = Sin conexión por ahora
wait = Esperar
nudge = Avisar
nudge-sent = { $name } verá tu aviso
nudged = { $name } te espera
let-bot-play = Que juegue un bot
emotes = Gestos
emotes-shown = Mostrar los gestos de los demás
emote-said = { $name }: { $emote }
emote-thumb = Genial
emote-wow = Increíble
emote-oops = Vaya
emote-hurry = Date prisa
emote-well-played = Bien jugado
emote-thanks = Gracias
ready-count = { $ready ->
    [one] { $ready } de { $count } ha terminado
   *[other] { $ready } de { $count } han terminado
}
see-result = Ver el resultado
record-so-far = Guardar el registro hasta aquí
move-seat = Seguir en otro dispositivo
move-seat-words = Abre este enlace en otro dispositivo para seguir jugando allí. Quien lo tenga puede jugar en tu lugar, así que no lo compartas.
move-seat-link = Enlace a tu asiento
leave = Dejar la mesa
end-table = Terminar la partida para todos
end-table-words = Así termina la partida para todos. No se podrá continuar.
go-on-playing = Seguir jugando
board-fault = Algo ha fallado al dibujar la mesa. Tu partida está a salvo.

## One device for several
hand-over = Pasa el dispositivo a { $name }
hand-over-words = Lo que viene es solo para sus ojos.
i-am = Soy { $name }

## What happens at the table
told-sit = { $you ->
    [yes] Te unes a la mesa
   *[no] { $name } se une a la mesa
}
told-bot = { $you ->
    [yes] Un bot ocupa tu asiento
   *[no] Un bot sustituye a { $name }
}
told-open = Vuelve a haber un asiento libre
told-begin = Empieza la partida
told-ready = { $you ->
    [yes] Has elegido
   *[no] { $name } ha elegido
}
told-unready = { $you ->
    [yes] Lo piensas otra vez
   *[no] { $name } lo piensa otra vez
}
told-over = La partida ha terminado
told-closed = La mesa se ha cerrado
won-by = { $points ->
    [one] Por 1 punto.
   *[other] Por { $points } puntos.
}
won-by-cause = { $points ->
    [one] Por 1 punto: { $cause }.
   *[other] Por { $points } puntos: { $cause }.
}
told-rematch = A por la siguiente partida
told-auto = { $sentence } (jugada automática)
told-brief = { $name }: { $list }
told-brief-auto = { $you ->
    [yes] Se acabó el tiempo. Jugada automática: { $list }
   *[no] { $name }, sin tiempo: { $list }
}

## Keys
key-tab = Tab, Intro
key-tab-does = ir al siguiente botón, pulsarlo
key-explain-does = explicar los símbolos uno a uno
key-help-does = mostrar esta lista
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
rules-ruling = Aclaración nuestra:
rules-example = Ejemplo:
rules-none = Aquí aún no hay reglas que leer. El juego te muestra igualmente lo que puedes hacer.
rules-try = Probar
rules-try-again = Probar otra vez

## Help
why = ¿Por qué?
symbols = Símbolos
keys = Atajos de teclado
hint-more = Regla
hint-close = Entendido

## Settings
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
motion = Animaciones
motion-system = Sistema
motion-less = Reducidas
sounds = Sonidos
sounds-note = Rotulador, dados y cartas, y una campanilla si te toca mientras miras a otro lado
sounds-offer = ¿Activar los sonidos? Rotulador, monedas, cartas y dados.
sounds-yes = Activar
sounds-no = No, gracias
hints = Mostrar consejos
hints-note = Consejos de una línea la primera vez que ocurre algo. Desactívalos y vuelve a activarlos para verlos de nuevo.
language = Idioma

## The end
you-win = ¡Has ganado!
you-share = ¡Compartes la victoria con { $names }!
they-win = ¡Gana { $names }!
they-share = ¡{ $names } comparten la victoria!
turn-by-turn = Turno a turno
chart-label = Puntos turno a turno. Resultado final: { $scores }.
replay = Repetición
look-at-table = Ver la mesa
rematch = Revancha
rematch-join = Aceptar la revancha
rematch-watch = Ver la revancha
wants-rematch = { $name } quiere la revancha
rematch-waiting = Esperando a { $names }.
rematch-start = Empezar ya, con un bot en su lugar
record = Guardar el registro
was-it-fair = ¿Hubo juego limpio?

## Replay
back-to-result = Volver al resultado
step-back = Paso atrás
step-forth = Paso adelante
pause = Pausa
replay-step = Paso { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } de { NUMBER($count, useGrouping: 0) }
replay-seat = Punto de vista

## Fair chance
fair-words = Antes de la primera carta, el servidor eligió un número secreto y publicó su huella. De ese número y de lo que añadió cada jugador salen todas las cartas y todas las tiradas. Ahora se conoce el número, y tu navegador ha comprobado:
fair-commitment = El número coincide con su huella.
fair-commitment-wrong = El número no coincide con su huella. Alguien ha manipulado esta partida.
fair-promise = Es la huella que recibió tu navegador antes de la primera carta.
fair-promise-wrong = No es la huella que recibió tu navegador antes de la primera carta.
fair-promise-unknown = Este navegador llegó demasiado tarde para ver la huella antes de la primera carta.
fair-nonce = Lo que añadió tu navegador se tuvo en cuenta.
fair-nonce-wrong = Lo que añadió tu navegador no se tuvo en cuenta.
fair-nonce-unknown = Este navegador no añadió nada a esta partida.
fair-heads = Todas las jugadas que tu navegador vio confirmadas están en el registro, sin cambios.
fair-heads-wrong = El registro no coincide con las jugadas que tu navegador vio confirmadas. Alguien lo ha cambiado.
fair-heads-unknown = Este navegador no guardó nada con que comparar las jugadas.
fair-draws = Con el registro puedes comprobar que todas las cartas y tiradas salen de ahí:
fair-trouble = No se ha podido cargar la comprobación. Aun así, puedes comprobar el registro:

## Troubles
error-title = Algo ha salido mal
error-unknown = Algo ha salido mal. Inténtalo otra vez.
error-offline = El servidor no responde. ¿Tienes conexión?
error-malformed = Revisa los nombres.
error-not_found = Esa mesa no existe, o el enlace ya no es válido.
error-full = Todos los asientos están ocupados.
error-name_taken = Alguien en la mesa ya se llama así. Elige otro nombre.
error-running = La partida sigue en curso.
error-ended = Esta partida ha terminado.
error-too_fast = Vas un poco rápido. Espera un momento.
error-too_large = Es demasiado de una vez.
error-unavailable = El servidor no puede hacerlo ahora. Inténtalo de nuevo en un momento.
error-unavailable-full = El disco del servidor está lleno. Las partidas se pueden ver, y continuarán en cuanto haya espacio.
error-illegal = Ahora no puedes hacer eso.
error-not_yours = No es tu turno.
error-stale = La partida ha avanzado. Elige otra vez.
error-already_done = Ya has hecho esta jugada.
gone-title = Aquí no hay ninguna mesa
gone-words = Esa mesa no existe, o el enlace ya no es válido. Quizá se perdió una parte al copiarlo.
no-seat-title = No tienes asiento aquí
no-seat-words = Esta dirección solo funciona en el navegador de quien juega en esta mesa. Para jugar o mirar, pide una invitación o un enlace de espectador.
closed-title = La mesa está cerrada
closed-closed = La partida se terminó antes de tiempo.
closed-abandoned = Hacía mucho que no había nadie, así que la mesa se ha cerrado.
closed-outdated = Esta partida sigue unas reglas anteriores a la primera versión publicada. No se puede continuar.

generic-prompt = Elige qué hacer
generic-wait = Esperando a { $names }
generic-table = En la mesa
generic-choices = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
generic-search = Buscar entre las opciones
generic-none = Ninguna opción coincide
generic-do = Confirmar
take-back = Deshacer
generic-total = Total
generic-told = { $name }: { $do }
