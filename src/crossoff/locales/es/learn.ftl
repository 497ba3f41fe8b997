# Las palabras alrededor de una lección; lo que dice el guía está en los archivos de los juegos.

learn-coach = Tutorial
learn-back = Atrás
learn-leave = Salir
learn-show = Enséñame
learn-again = Empezar de nuevo
learn-ready = ¿Seguimos?
learn-next = Continuar
learn-done = Ya sabes jugar
learn-play = Jugar contra un bot fácil
