# La mesa en el terminal.

## Los signos de las cartas
tui-sign-crossed = una casilla marcada
tui-sign-possible = se puede elegir ahora
tui-sign-chosen = elegido, sin confirmar

## Palabras de la barra
tui-quit = Cerrar
tui-leave = Salir
tui-help = Ayuda
tui-type = Escribir
tui-hint = Pista
tui-review = Análisis

## Teclas
tui-keys = Teclas
tui-signs = Símbolos
tui-key-move = pasar de una cosa a otra
tui-key-press = elegir o deshacer; Intro también confirma una jugada completa
tui-key-type = escribir una jugada con la notación del registro
tui-key-digits = elegir lo que lleva este número
tui-key-log = historial de la partida: todo lo que ha pasado hasta ahora
tui-log = Historial de la partida
tui-key-hint = una pista: primero una idea, luego la jugada del entrenador
tui-key-review = el análisis del entrenador
tui-key-leave = dejar la mesa; la partida queda guardada
tui-key-quit = cerrar el programa; la partida queda guardada
tui-key-record = guardar el registro en un archivo

## Elegir un juego
tui-how-to-choose = Elige con las flechas e Intro, o con el ratón
tui-person = Una persona
tui-no-name = nombre
tui-bad-name = Un nombre tiene de 1 a { $longest } caracteres visibles.

## Escribir una decisión
tui-typing = Escribe una jugada, por ejemplo: { $example }
tui-bad-verb = Una jugada empieza con una de estas palabras: { $verbs }. Por ejemplo: { $example }
tui-bad-word = «{ $word }» no encaja aquí. Por ejemplo: { $example }
tui-not-allowed = Las reglas no lo permiten aquí. Por ejemplo: { $example }

## Archivos
tui-save-where = ¿En qué archivo guardar el registro?
tui-saved = Registro guardado en { $file }.
tui-exists = { $file } ya existe. Elige otro nombre.
tui-not-written = No se puede escribir { $file }: { $reason }
tui-unsaved = No se ha podido guardar, así que la jugada aún no cuenta: { $reason }
tui-save-missing = No hay ninguna partida guardada en { $file }.
tui-save-spoilt = { $file } no es una partida guardada, o está dañada.
tui-save-open = La partida de { $file } está abierta en otra ventana.
tui-save-outdated = La partida de { $file } sigue unas reglas anteriores a la primera versión publicada. No se puede continuar.

tui-done = Confirmar
tui-key-back = Retroceso
tui-key-arrows = Flechas
tui-key-enter = Intro, Espacio
tui-more-choices = … y { $count } más: escribe una

## Teclas sin efecto
tui-incomplete = Esta jugada aún no está completa: elige lo que está entre corchetes.
tui-not-yet = Aún no es tu turno.
tui-no-hints = Solo hay pistas si juegas a solas contra bots, no en el reparto del día.
tui-nothing-back = No hay nada que deshacer.
tui-no-key = «{ $key }» no hace nada aquí. F1 muestra las teclas.
