# Le parole intorno a una lezione; quello che dice la guida è nei file dei giochi.

learn-coach = La guida
learn-back = Indietro
learn-leave = Esci
learn-show = Fammi vedere
learn-again = Dall’inizio
learn-ready = Andiamo?
learn-next = Avanti
learn-done = Ora conosci il gioco
learn-play = Gioca contro un bot facile
