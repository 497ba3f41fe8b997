# Las palabras alrededor de una lección; lo que dice el guía está en los archivos de los juegos.

learn-coach = Guía
learn-back = Atrás
learn-leave = Salir
learn-show = Enséñame
learn-again = Desde el principio
learn-ready = ¿Seguimos?
learn-next = Seguir
learn-done = Ya conoces el juego
learn-play = Jugar contra un bot fácil
