# Silver & Gold in French. $you comes with every $name: yes when it is the reader. Said so that nobody's
# gender must be known, and without an elision before a name.

sg-title = Silver & Gold
sg-credits = Silver & Gold est un jeu de Phil Walker-Harding, édité par NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Coche tes cartes au trésor. 20 minutes.
sg-memory = Montre les cartes expédition déjà sorties pendant la manche.

## How the bots play

sg-bot-novice = Remplit une carte après l’autre et ignore les symboles.
sg-bot-casual = Compte les cases et les symboles, mais en oublie parfois.
sg-bot-skilled = Sait combien de tours il faut encore pour une carte, mais se trompe parfois.
sg-bot-expert = Sait à tout moment ce que vaut une carte.
sg-bot-master = Joue des milliers de parties dans sa tête avant chaque coup.
sg-bot-tempo = Un coup d’avance, selon les tours qu’il reste aux cartes.
sg-bot-learned = Joue d’après un petit réseau de neurones.

## Cards in words

sg-a-map = { $color ->
    [purple] une carte violette
    [orange] une carte orange
    [green] une carte verte
    [gray] une carte grise
   *[other] une carte
}
sg-both-maps = les deux cartes
sg-field = { $symbol ->
    [coin] { $field }, pièce
    [cross] { $field }, croix
    [palm] { $field }, palmier
   *[none] { $field }
}, { $state ->
    [possible] libre, peut être cochée
    [single] libre, peut être cochée seule
    [chosen] cochée, à valider
    [crossed] cochée
   *[free] libre
}
sg-map = { $color ->
    [purple] Carte violette
    [orange] Carte orange
    [green] Carte verte
    [gray] Carte grise
   *[other] Carte
}, vaut { $value }, { $left ->
    [0] toutes les cases cochées
    [one] encore une case
   *[other] encore { $left } cases
}{ $seal ->
    [purple] , sceau : { $points } par carte violette
    [orange] , sceau : { $points } par carte orange
    [green] , sceau : { $points } par carte verte
    [gray] , sceau : { $points } par carte grise
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Carte violette
    [orange] Carte orange
    [green] Carte verte
    [gray] Carte grise
   *[other] Carte
}, vaut { $value }{ $crosses ->
    [0] { "" }
    [one] , 1 croix
   *[other] , { $crosses } croix
}{ $coins ->
    [0] { "" }
    [one] , 1 pièce
   *[other] , { $coins } pièces
}{ $palms ->
    [0] { "" }
    [one] , 1 palmier
   *[other] , { $palms } palmiers
}{ $seal ->
    [purple] , sceau : { $points } par carte violette
    [orange] , sceau : { $points } par carte orange
    [green] , sceau : { $points } par carte verte
    [gray] , sceau : { $points } par carte grise
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] Ta carte de score
   *[no] { $name }, carte de score
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $cups ->
    [one] { $cups } coupe
   *[other] { $cups } coupes
}, { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}
sg-round-card = Manche { $round } sur { $rounds }, { $cups ->
    [0] plus aucune coupe
    [one] encore une coupe, elle vaut { $best }
   *[other] encore { $cups } coupes, la meilleure vaut { $best }
}
sg-pattern = { $pattern ->
    [I2] deux en ligne
    [I3] trois en ligne
    [L3] un angle de trois
    [O4] un carré de quatre
    [T4] un T de quatre
    [L4] un L de quatre
   *[other] { $fields } cases
}
sg-expedition-card = Expédition : { $shape }
sg-expedition-turn = Expédition : { $shape }. Touche pour faire pivoter, appuie longtemps pour inverser, ou fais glisser sur une carte
sg-expedition-none = Expédition, pas encore révélée
sg-pile = Pioche, { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
sg-place-empty = Emplacement vide

## Parts of the table

sg-title-expedition = Expédition
sg-title-round = Manche
sg-title-display = Cartes visibles
sg-title-mine = Tes cartes
sg-title-card = Ton score
sg-title-finished = Terminées
sg-title-others = À la table
sg-title-other-map = Ton autre carte
sg-title-seen = Déjà sorties cette manche
sg-title-card-of = Carte de score
sg-title-maps = Cartes
sg-note-palm = un palmier vaut { $points }
sg-note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sg-note-finished = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sg-none-finished = aucune pour l’instant
sg-round = Manche { $round }
sg-turn = Tour { $turn } sur { $turns }
sg-next-cup = Meilleure coupe restante : { $value }
sg-no-cup = Plus aucune coupe
sg-ready = a fini
sg-thinking = réfléchit
sg-picking = choisit une carte
sg-rival = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $state ->
    [over] { "" }
    [ready] , a fini
    [picking] , choisit une carte
    [thinking] , réfléchit
    [away] , pas là
   *[none] , attend
}. Voir ses cartes
sg-open-display = Agrandir les cartes visibles
sg-open-score = Agrandir ta carte de score
sg-open-finished = Voir tes cartes terminées
sg-open-round = Agrandir la carte des manches

## What is asked

sg-mark = Coche le motif
sg-mark-short = Coche le motif
sg-mark-or = ou juste une case
sg-mark-one = Coche une case
sg-mark-one-short = Coche une case
sg-mark-one-why = le motif ne rentre pas
sg-to-go = { $count ->
    [one] Encore une case
   *[other] Encore { $count } cases
}
sg-to-go-short = { $count ->
    [one] Encore une
   *[other] Encore { $count }
}
sg-so-far = Jusqu’ici
sg-extra = { $count ->
    [one] Case bonus
   *[other] { $count } cases bonus
}
sg-extra-where = sur la carte de ton choix
sg-crossed = { $count ->
    [one] Une case
   *[other] { $count } cases
}
sg-finishes = { $count ->
    [one] Carte terminée
   *[other] Deux cartes terminées
}
sg-earns-nothing = aucun bonus
sg-one-field = Juste une case
sg-or-one = ou juste celle-ci
sg-done = Valider
sg-turn-shape = Faire pivoter le motif
sg-flip-shape = Inverser le motif
sg-take-back = Annuler
sg-keep = { $count ->
    [one] Garde une carte
    [2] Garde deux cartes
   *[other] Garde { $count } cartes
}
sg-keep-more = { $count ->
    [one] Encore une carte
   *[other] Encore { $count } cartes
}
sg-keep-rest = les autres retournent dans la pioche
sg-keep-these = Garder celles-ci ?
sg-keep-main = Les garder
sg-keep-points = { $points } points en tout
sg-take = Choisis une carte
sg-take-finished = { $count ->
    [one] Carte terminée. Choisis la suivante.
   *[other] { $count } cartes terminées. Choisis la suivante.
}
sg-take-how = visible, ou la première de la pioche
sg-take-map = { $color ->
    [purple] Violette, { $value } points
    [orange] Orange, { $value } points
    [green] Verte, { $value } points
    [gray] Grise, { $value } points
   *[other] { $value } points
}
sg-take-pile = Face cachée
sg-take-pile-what = la première de la pioche
sg-take-pile-count = { $count ->
    [one] une carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
sg-take-main = La prendre
sg-then-palm = un palmier vaudra alors { $points }
sg-then-palm-short = alors { $points }
sg-waiting-for = On attend { $name }
sg-waiting-count = { $count ->
    [0] Un instant
    [one] On attend un joueur
   *[other] On attend { $count } joueurs
}
sg-picks = { $name } choisit une carte
sg-watching = Tu regardes la partie
sg-over = Fin de partie
sg-sealed = caché jusqu’à ce que tout le monde ait fini
sg-turned-down = caché jusqu’à ce que tout le monde ait choisi

## What a map is good for

sg-good-fields = { $count ->
    [one] une case
   *[other] { $count } cases
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 palmier
           *[other] { $palms } palmiers
        }
        [one] { $palms ->
            [0] 1 pièce
            [one] 1 pièce, 1 palmier
           *[other] 1 pièce, { $palms } palmiers
        }
       *[other] { $palms ->
            [0] { $coins } pièces
            [one] { $coins } pièces, 1 palmier
           *[other] { $coins } pièces, { $palms } palmiers
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 croix
            [one] 1 croix, 1 palmier
           *[other] 1 croix, { $palms } palmiers
        }
        [one] { $palms ->
            [0] 1 croix, 1 pièce
            [one] 1 croix, 1 pièce, 1 palmier
           *[other] 1 croix, 1 pièce, { $palms } palmiers
        }
       *[other] { $palms ->
            [0] 1 croix, { $coins } pièces
            [one] 1 croix, { $coins } pièces, 1 palmier
           *[other] 1 croix, { $coins } pièces, { $palms } palmiers
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } croix
            [one] { $crosses } croix, 1 palmier
           *[other] { $crosses } croix, { $palms } palmiers
        }
        [one] { $palms ->
            [0] { $crosses } croix, 1 pièce
            [one] { $crosses } croix, 1 pièce, 1 palmier
           *[other] { $crosses } croix, 1 pièce, { $palms } palmiers
        }
       *[other] { $palms ->
            [0] { $crosses } croix, { $coins } pièces
            [one] { $crosses } croix, { $coins } pièces, 1 palmier
           *[other] { $crosses } croix, { $coins } pièces, { $palms } palmiers
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] sceau : +{ $points } par carte violette
        [one] sceau : +{ $points } par carte violette, tu en as une
       *[other] sceau : +{ $points } par carte violette, tu en as { $have }
    }
    [orange] { $have ->
        [0] sceau : +{ $points } par carte orange
        [one] sceau : +{ $points } par carte orange, tu en as une
       *[other] sceau : +{ $points } par carte orange, tu en as { $have }
    }
    [green] { $have ->
        [0] sceau : +{ $points } par carte verte
        [one] sceau : +{ $points } par carte verte, tu en as une
       *[other] sceau : +{ $points } par carte verte, tu en as { $have }
    }
   *[gray] { $have ->
        [0] sceau : +{ $points } par carte grise
        [one] sceau : +{ $points } par carte grise, tu en as une
       *[other] sceau : +{ $points } par carte grise, tu en as { $have }
    }
}
sg-good-plain = ni symbole ni sceau

## What a decision earns

sg-earn-coins = { $count ->
    [one] +{ $count } pièce
   *[other] +{ $count } pièces
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] une coupe
   *[other] { $count } coupes
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## What happened

sg-say-keep = { $you ->
    [yes] Tu as gardé
   *[no] { $name } a gardé
} { $count ->
    [one] une carte
    [2] deux cartes
   *[other] { $count } cartes
}
sg-say-start = { $you ->
    [yes] Tu commences
   *[no] { $name } commence
}
sg-say-mark = { $you ->
    [yes] Tu as coché
   *[no] { $name } a coché
} { $fields ->
    [one] une case sur { $where }
   *[other] { $fields } cases sur { $where }
}
sg-say-mark-coins = { $you ->
    [yes] Tu as coché
   *[no] { $name } a coché
} { $fields ->
    [one] une case sur { $where }
   *[other] { $fields } cases sur { $where }
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
sg-say-mark-palms = { $you ->
    [yes] Tu as coché
   *[no] { $name } a coché
} { $fields ->
    [one] une case sur { $where }
   *[other] { $fields } cases sur { $where }
} : { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}
sg-say-mark-coins-palms = { $you ->
    [yes] Tu as coché
   *[no] { $name } a coché
} { $fields ->
    [one] une case sur { $where }
   *[other] { $fields } cases sur { $where }
} : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $palms ->
    [one] { $palms } palmier
   *[other] { $palms } palmiers
}
sg-say-take = { $you ->
    [yes] Tu as pris
   *[no] { $name } a pris
} { $map } parmi les cartes visibles
sg-say-take-pile = { $you ->
    [yes] Tu as pris
   *[no] { $name } a pris
} { $map } dans la pioche
# $maps: points of one map or two
sg-say-finished = { $you ->
    [yes] Tu as marqué
   *[no] { $name } a marqué
} { $maps } points grâce aux cartes
sg-say-finished-seal = { $you ->
    [yes] Tu as marqué
   *[no] { $name } a marqué
} { $maps } points grâce aux cartes et { $seals } grâce aux sceaux
# $cups: what the cup is worth
sg-say-cup = { $you ->
    [yes] Tu as gagné
   *[no] { $name } a gagné
} { $cups ->
    [one] une coupe de { $cups } point
   *[other] une coupe de { $cups } points
}
sg-say-palms = { $you ->
    [yes] Tu as marqué
   *[no] { $name } a marqué
} { $palms ->
    [one] { $palms } point grâce aux palmiers
   *[other] { $palms } points grâce aux palmiers
}
sg-brief-fields = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
sg-brief-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
sg-brief-take = prend { $map }
sg-brief-maps = carte +{ $points }
sg-brief-seals = sceaux +{ $points }
sg-brief-cups = coupe +{ $points }
sg-brief-palms = palmier +{ $points }

## The score sheet

sg-sheet-maps = Cartes
sg-sheet-seals = Sceaux
sg-sheet-coins = Pièces
sg-sheet-cups = Coupes
sg-sheet-palms = Palmiers
sg-sheet-total = Total
sg-sheet-caption = Les points de chaque joueur
sg-tie-color = { $color ->
    [purple] { $points } points partout. Avantage aux cartes violettes : { $most } contre { $next }.
    [orange] { $points } points partout. Avantage aux cartes orange : { $most } contre { $next }.
    [green] { $points } points partout. Avantage aux cartes vertes : { $most } contre { $next }.
    [gray] { $points } points partout. Avantage aux cartes grises : { $most } contre { $next }.
   *[other] { $points } points partout. Les couleurs des cartes font la différence.
}
sg-tie-shared = { $points } points partout, et autant de cartes de chaque couleur. La victoire est partagée.
sg-cause-maps = { $points } de plus grâce aux cartes
sg-cause-seals = { $points } de plus grâce aux sceaux
sg-cause-coins = { $points } de plus grâce aux pièces
sg-cause-cups = { $points } de plus grâce aux coupes
sg-cause-palms = { $points } de plus grâce aux palmiers
sg-round-over = Manche { $round } terminée. { $scores }

## What a symbol does

sg-tip-cross = Croix : coche aussitôt une case de plus, sur la carte de ton choix.
sg-tip-coin = Pièce : 1 point. Une ligne de pièces complète rapporte une coupe.
sg-tip-cup = Coupe : pour une ligne de pièces complète, la plus haute qui reste.
sg-tip-palm = Palmier : rapporte 1, plus 1 par palmier sur les cartes visibles.
sg-tip-seal = { $color ->
    [purple] Sceau : +{ $points } à la fin par carte violette terminée.
    [orange] Sceau : +{ $points } à la fin par carte orange terminée.
    [green] Sceau : +{ $points } à la fin par carte verte terminée.
    [gray] Sceau : +{ $points } à la fin par carte grise terminée.
   *[other] Sceau : des points à la fin pour chaque carte terminée de sa couleur.
}
sg-tip-value = Ce que vaut la carte une fois terminée.

## Why something cannot be done

sg-no-crossed = Déjà cochée.
sg-no-shape = Ne fait pas partie du motif.
sg-no-fit = Le motif ne rentre pas ici.
sg-no-more = C’est tout pour ce tour.
sg-no-sealed = Tu as déjà fini ce tour.
sg-no-taking = Le choix des cartes est en cours.
sg-no-owed = Il te reste une case bonus à cocher.
sg-no-half = Le motif n’est pas complet.
sg-no-nothing = Coche d’abord quelque chose.
sg-no-keep = { $count ->
    [one] Choisis encore une carte.
   *[other] Choisis d’abord { $count } cartes.
}
sg-no-take = Choisis d’abord une carte.

## Said once, when it happens first

sg-hint-keep = Une carte vaut autant de points qu’elle a de cases. Les petites sont plus vite terminées.
sg-hint-mark = Fais pivoter ou inverse le motif comme tu veux, ou coche une seule case.
sg-hint-single = Le motif ne rentre nulle part : coche une case de ton choix.
sg-hint-sealed = Personne ne voit ce que tu coches tant que tout le monde n’a pas fini.
sg-hint-coin = Chaque pièce vaut un point, et chaque ligne complète rapporte une coupe.
sg-hint-palm = Ton palmier a rapporté 1 pour lui-même et 1 par palmier sur les cartes visibles.
sg-hint-cup = Une ligne de pièces est complète : tu as pris la plus haute coupe qui restait.
sg-hint-seal = Un sceau rapporte pour chaque carte terminée de sa couleur, y compris les suivantes.
sg-hint-take = Une carte terminée est à toi pour de bon. Remplace-la par une carte visible ou par la première de la pioche.
sg-hint-round = Nouvelle manche : on mélange de nouveau toutes les cartes expédition.
sg-hint-last = C’est le dernier tour. Seules les cartes terminées comptent.

## Keys

sg-key-move = Flèches
sg-key-move-does = aller de case en case
sg-key-put = Entrée
sg-key-put-does = placer le motif tel qu’affiché
sg-key-cross = Espace
sg-key-cross-does = cocher cette case seulement
sg-key-turn-does = faire pivoter le motif
sg-key-flip-does = inverser le motif
sg-key-back = Retour arrière
sg-key-back-does = annuler
sg-key-done-does = valider ton tour
