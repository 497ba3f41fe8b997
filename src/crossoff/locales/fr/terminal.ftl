# La table dans le terminal.

## Les signes sur les cartes
tui-color = { $color ->
    [purple] violette
    [orange] orange
    [green] verte
    [gray] grise
   *[other] { $color }
}
tui-sign-free = une case libre
tui-sign-cross = une croix : une case de plus
tui-sign-coin = une pièce
tui-sign-palm = un palmier
tui-sign-crossed = cochée
tui-sign-possible = choix possible maintenant
tui-sign-chosen = choix fait, pas encore validé
tui-sign-sealed = choix fait, caché jusqu’à ce que tout le monde ait décidé
tui-sign-box = une case libre
tui-sign-would = ce que ce lancer cocherait
tui-sign-sun = une ligne avec un soleil

## Les mots de la barre
tui-quit = Quitter
tui-leave = Partir
tui-help = Aide
tui-type = Taper

## Les touches
tui-keys = Touches
tui-signs = Signes
tui-key-move = aller de l’un à l’autre
tui-key-press = choisir ou annuler ; Entrée valide aussi ce qui est complet
tui-key-type = taper une décision avec les mots du journal
tui-key-log = tout ce qui s’est passé jusqu’ici
tui-key-leave = quitter la table ; la partie est sauvegardée
tui-key-quit = quitter le programme ; la partie est sauvegardée
tui-key-record = enregistrer le journal dans un fichier

## Choisir un jeu
tui-how-to-choose = Choisis avec les flèches et Entrée, ou à la souris
tui-person = Une personne
tui-no-name = nom
tui-bad-name = Un nom a de 1 à { $longest } caractères visibles.

## Taper une décision
tui-typing = Tape une décision, par exemple : { $example }
tui-bad-verb = Une décision commence par l’un de ces mots : { $verbs }. Par exemple : { $example }
tui-bad-word = « { $word } » ne va pas ici. Par exemple : { $example }
tui-not-allowed = Les règles ne le permettent pas ici. Par exemple : { $example }

## Les fichiers
tui-save-where = Dans quel fichier enregistrer le journal ?
tui-saved = Le journal est dans { $file }.
tui-exists = { $file } existe déjà. Choisis un autre nom.
tui-not-written = Impossible d’écrire { $file } : { $reason }
tui-unsaved = Impossible de l’enregistrer, donc ce n’est pas encore fait : { $reason }
tui-save-missing = Il n’y a pas de partie sauvegardée dans { $file }.
tui-save-spoilt = { $file } n’est pas une partie sauvegardée, ou elle est abîmée.
tui-save-open = La partie de { $file } est ouverte dans une autre fenêtre.
tui-save-outdated = La partie de { $file } suit d’anciennes règles, d’avant la première publication. Elle ne peut pas être reprise.
