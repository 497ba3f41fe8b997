# Les mots autour d'une leçon ; ce que dit le guide est dans les fichiers des jeux.

learn-coach = Tutoriel
learn-back = Retour
learn-leave = Quitter
learn-show = Montre-moi
learn-again = Recommencer
learn-ready = On y va ?
learn-next = Continuer
learn-done = Maintenant, tu sais jouer
learn-play = Jouer contre un bot facile
