# Die Worte rund um eine Lektion; was gesagt wird, steht bei den Spielen.

learn-coach = Anleitung
learn-back = Zurück
learn-leave = Verlassen
learn-show = Zeig es mir
learn-again = Von vorn
learn-ready = Bereit?
learn-next = Weiter
learn-done = Jetzt kennst du das Spiel
learn-play = Gegen einen leichten Bot spielen
