# Le parole intorno a una lezione; quello che dice la guida è nei file dei giochi.

learn-coach = Tutorial
learn-back = Indietro
learn-leave = Esci
learn-show = Fammi vedere
learn-again = Ricomincia
learn-ready = Andiamo?
learn-next = Continua
learn-done = Ora sai giocare
learn-play = Gioca contro un bot facile
