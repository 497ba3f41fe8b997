# Les mots autour d'une leçon ; ce que dit le guide est dans les fichiers des jeux.

learn-coach = Le guide
learn-back = Retour
learn-leave = Quitter
learn-show = Montre-moi
learn-again = Depuis le début
learn-ready = On y va ?
learn-next = Continuer
learn-done = Tu connais le jeu
learn-play = Jouer contre un bot facile
