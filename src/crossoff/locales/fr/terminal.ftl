# La table dans le terminal.

## Les signes sur les cartes
tui-sign-crossed = cochée
tui-sign-possible = peut être choisi maintenant
tui-sign-chosen = choisi, pas encore validé

## Les mots de la barre
tui-quit = Quitter
tui-leave = Partir
tui-help = Aide
tui-type = Saisir
tui-hint = Indice
tui-review = Analyse

## Les touches
tui-keys = Touches
tui-signs = Symboles
tui-key-move = passer d’un élément à l’autre
tui-key-press = choisir ou annuler ; Entrée valide aussi un coup complet
tui-key-type = saisir un coup avec la notation du journal
tui-key-digits = choisir ce qui porte ce numéro
tui-key-log = journal de la partie : tout ce qui s’est passé jusqu’ici
tui-log = Journal de la partie
tui-key-hint = un indice : d’abord une piste, puis le coup du coach
tui-key-review = l’analyse de la partie par le coach
tui-key-leave = quitter la table ; la partie est sauvegardée
tui-key-quit = quitter le programme ; la partie est sauvegardée
tui-key-record = enregistrer le journal dans un fichier

## Choisir un jeu
tui-how-to-choose = Choisis avec les flèches et Entrée, ou à la souris
tui-person = Une personne
tui-no-name = nom
tui-bad-name = Un nom a de 1 à { $longest } caractères visibles.

## Taper une décision
tui-typing = Saisis un coup, par exemple : { $example }
tui-bad-verb = Un coup commence par l’un de ces mots : { $verbs }. Par exemple : { $example }
tui-bad-word = « { $word } » ne convient pas ici. Par exemple : { $example }
tui-not-allowed = Les règles ne le permettent pas ici. Par exemple : { $example }

## Les fichiers
tui-save-where = Dans quel fichier enregistrer le journal ?
tui-saved = Journal enregistré dans { $file }.
tui-exists = { $file } existe déjà. Choisis un autre nom.
tui-not-written = Impossible d’écrire { $file } : { $reason }
tui-unsaved = Impossible d’enregistrer ce coup, il n’est donc pas joué : { $reason }
tui-save-missing = Il n’y a pas de partie sauvegardée dans { $file }.
tui-save-spoilt = { $file } n’est pas une partie sauvegardée, ou le fichier est endommagé.
tui-save-open = La partie de { $file } est ouverte dans une autre fenêtre.
tui-save-outdated = La partie de { $file } suit des règles d’avant la première version publiée. Elle ne peut pas être reprise.

tui-done = Valider
tui-key-back = Retour arrière
tui-key-arrows = Flèches
tui-key-enter = Entrée, Espace
tui-more-choices = … et { $count } de plus : saisis-en un

## Les touches sans effet
tui-incomplete = Ce coup n’est pas encore complet : choisis ce qui est entre crochets.
tui-not-yet = Ce n’est pas encore ton tour.
tui-no-hints = Les indices sont réservés aux parties en solo contre des bots, hors donne du jour.
tui-nothing-back = Il n’y a rien à annuler.
tui-no-key = « { $key } » ne fait rien ici. F1 montre les touches.
