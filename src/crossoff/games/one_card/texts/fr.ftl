### Everything on 1 Card in French. $you comes with every $name: yes when it is the reader. Said so that
### nobody's gender must be known, and without an elision before a name.

oc-title = Tout sur 1 carte
oc-credits = Tout sur 1 carte (Alles auf 1 Karte) est un jeu de Steffen Benndorf, édité par NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Lance les dés, remplis les lignes. 15 minutes.
oc-option-variant = Règles
oc-option-variant-basic = De base
oc-option-variant-advanced = Avancées

## How the bots play

oc-bot-novice = Coche ce qui rentre et relance une fois le reste.
oc-bot-casual = Lance pour cocher le plus de cases possible.
oc-bot-skilled = Sait à tout moment ce que vaut une carte.
oc-bot-expert = Fonce vers sa quatrième carte et ne te laisse aucun dé.
oc-bot-master = Évalue chaque lancer d’après ses chances de gagner.
oc-bot-table = Fait la course d’après des tables précalculées.
oc-bot-learned = Joue d’après un petit réseau de neurones.

## Colours and shapes: the names of dice and rows

oc-color-red = rouge
oc-color-orange = orange
oc-color-yellow = jaune
oc-color-green = vert
oc-color-blue = bleu
oc-color-purple = violet
oc-shape-red = hexagone
oc-shape-orange = pentagone
oc-shape-yellow = cercle
oc-shape-green = octogone
oc-shape-blue = triangle
oc-shape-purple = carré

## Zones of the table

oc-tray = Dés
oc-hand = Tes cartes
oc-supply = Réserve visible
oc-rest = Tes autres cartes
oc-scored = Validées
oc-table = À la table
oc-points-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oc-of-cards = { $scored ->
    [one] { $scored } carte sur { $cards }
   *[other] { $scored } cartes sur { $cards }
}
oc-open-rows = dont { $points } sur des cartes non validées
oc-pile = { $cards ->
    [0] La pioche est vide
    [one] Pioche, { $cards } carte
   *[other] Pioche, { $cards } cartes
}
oc-open-cards = { $you ->
    [yes] Tes cartes
   *[no] Cartes de { $name }
}
oc-nothing-scored = Aucune carte validée
oc-no-cards = Plus aucune carte

## Whose roll it is

oc-roll-mine = Ton lancer
oc-roll-theirs = { $name } lance
oc-rolls-left = { $left ->
    [0] plus aucun lancer
    [1] encore un lancer
    [2] encore deux lancers
   *[other] encore { $left } lancers
}
oc-rolling = Les dés roulent
oc-deal = La donne
oc-deal-mine = Tu lances en premier
oc-deal-theirs = { $name } lance en premier
oc-ends-idle = { $left ->
    [1] Personne n’a utilisé de lancer depuis { $turns } tours. Encore un, et la partie s’arrête.
    [2] Personne n’a utilisé de lancer depuis { $turns } tours. Encore deux, et la partie s’arrête.
    [3] Personne n’a utilisé de lancer depuis { $turns } tours. Encore trois, et la partie s’arrête.
    [4] Personne n’a utilisé de lancer depuis { $turns } tours. Encore quatre, et la partie s’arrête.
   *[other] Personne n’a utilisé de lancer depuis { $turns } tours. Encore { $left }, et la partie s’arrête.
}
oc-ends-turns = { $left ->
    [0] Tour { $turns }. Aucune partie ne dure plus longtemps : c’est le dernier tour.
    [1] Tour { $turns }. Encore un, et la partie s’arrête.
   *[other] Tour { $turns }. Encore { $left }, et la partie s’arrête.
}
oc-over = Fin de partie
oc-dealt = Les cartes que tu as reçues

## Where a seat stands

oc-standing-choosing = choisit ses cartes
oc-standing-ready = a choisi
oc-standing-rolling = lance les dés
oc-standing-deciding = réfléchit
oc-standing-taking = choisit une carte
oc-standing-next = peut l’utiliser
oc-standing-done = a joué
oc-standing-idle = { "" }

## For the ear

oc-card-label = Carte { $card }.
oc-scored-label = { $points ->
    [one] Carte { $card }, validée : { $points } point
   *[other] Carte { $card }, validée : { $points } points
}
# $state: printed, open or complete; $sun: yes or no; $adds: boxes that the roll would cross off
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color } : les { $boxes } cases cochées, avec un soleil.
       *[no] { $color } : les { $boxes } cases cochées.
    }
    [printed] { $sun ->
        [yes] { $color } : { $boxes } cases, avec un soleil.
       *[no] { $color } : { $boxes } cases.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color } : { $crossed } sur { $boxes } cochées, avec un soleil.
           *[other] { $color } : { $crossed } sur { $boxes } cochées, avec un soleil ; ce lancer en ajoute { $adds }.
        }
       *[no] { $adds ->
            [0] { $color } : { $crossed } sur { $boxes } cochées.
           *[other] { $color } : { $crossed } sur { $boxes } cochées ; ce lancer en ajoute { $adds }.
        }
    }
}
oc-die-lies = dé { $number } : { $shape } { $color }
oc-die-kept = dé { $number } : { $shape } { $color }, gardé
oc-die-again = dé { $number } : { $shape } { $color }, à relancer
oc-die-in-the-air = dé { $number } : en l’air

## What the roll would do

oc-scores = Rapporte { $points }
oc-boxes = { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (soleil)
    [2] { $rows } + { $bonus } (les deux soleils)
   *[other] { $rows } + { $bonus } (soleils)
}
# The colours' names agree with nothing here, so they stand after a colon.
oc-fills = { $count ->
    [one] Ligne complète : { $rows }.
   *[other] Lignes complètes : { $rows }.
}
oc-unfit = { $count ->
    [one] Ne rentre pas : { $colors }.
   *[other] Ne rentrent pas : { $colors }.
}
oc-no-fit = Aucune couleur ne rentre
oc-suns-on = { $count ->
    [one] Soleil : { $rows }
   *[other] Soleils : { $rows }
}
oc-no-suns = Sans soleil
oc-scores-with = Validée avec { $boxes } cases.
oc-missing = { $count ->
    [one] Pas de ligne : { $colors }.
   *[other] Pas de lignes : { $colors }.
}

## The decision

oc-prompt-keep = { $cards ->
    [2] Garde deux cartes
    [3] Garde trois cartes
   *[other] Garde { $cards } cartes
}
oc-keep-rest = Les autres retournent dans la pioche
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Deux de trop
    [-1] Une de trop
    [1] Encore une carte
    [2] Encore deux cartes
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
oc-prompt-take = Choisis une carte
oc-prompt-roll = Relancer ou utiliser ?
oc-prompt-use = Utiliser ce lancer ?
oc-prompt-pass = Rien ne rentre
oc-prompt-watch = Tu regardes la partie
oc-prompt-ready = On attend les autres
oc-prompt-done = Tu as déjà joué
oc-prompt-next = { $before ->
    [0] Un instant
    [1] C’est bientôt à toi
    [2] Encore deux joueurs avant toi
    [3] Encore trois joueurs avant toi
   *[other] Encore { $before } joueurs avant toi
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } choisit ses cartes
    [rolling] { $name } lance les dés
    [taking] { $name } choisit une carte
   *[deciding] { $name } réfléchit
}
oc-detail-roll = Choisis des dés à relancer, ou une carte
oc-detail-use = Choisis la carte où l’utiliser
oc-detail-pass = Tu ne peux que passer
oc-detail-kept = { $kept ->
    [0] On relance tous les dés
    [1] Un dé reste
    [2] Deux dés restent
    [3] Trois dés restent
    [4] Quatre dés restent
   *[other] { $kept } dés restent
}
oc-do-roll = { $dice ->
    [1] Lancer un
    [2] Lancer deux
    [3] Lancer trois
    [4] Lancer quatre
    [5] Lancer cinq
   *[other] Lancer { $dice }
}
oc-do-use = Utiliser
oc-do-pass = Passer
oc-pass-though = { $boxes ->
    [one] Passer alors que tu peux cocher { $boxes } case ?
   *[other] Passer alors que tu peux cocher { $boxes } cases ?
}
oc-pass-unrolled = Passer sans relancer ?
oc-pass-not = Ne pas passer
oc-do-keep = Garder
oc-do-take = Prendre

## What happened

oc-told-keep = { $you ->
    [yes] Tu as gardé
   *[no] { $name } a gardé
} les cartes { $list }
oc-told-supply = { $count ->
    [one] Nouvelle carte dans la réserve : { $list }
   *[other] Dans la réserve : cartes { $list }
}
oc-told-start = { $you ->
    [yes] Tu lances en premier
   *[no] { $name } lance en premier
}
oc-told-roll = Lancer : { $dice }
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $color ->
        [orange] { $count } orange
       *[other] { $count } { $color }s
    }
}
oc-told-reroll = { $you ->
    [yes] Tu as relancé
   *[no] { $name } a relancé
} { $dice ->
    [1] un dé
    [2] deux dés
    [3] trois dés
    [4] quatre dés
   *[other] { $dice } dés
}
oc-told-use = { $you ->
    [yes] Tu as utilisé
   *[no] { $name } a utilisé
} le lancer sur la carte { $card }
oc-told-boxes = { $you ->
    [yes] Tu as utilisé
   *[no] { $name } a utilisé
} le lancer sur la carte { $card } : { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
}
oc-told-scored = { $you ->
    [yes] Tu as validé
   *[no] { $name } a validé
} une carte : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oc-told-pass = { $you ->
    [yes] Tu passes
   *[no] { $name } passe
}
oc-told-take = { $you ->
    [yes] Tu as pris
   *[no] { $name } a pris
} la carte { $card }
oc-told-draw = { $you ->
    [yes] Tu as pioché
   *[no] { $name } a pioché
} la carte { $card }
oc-brief-boxes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
oc-brief-pass = passe
oc-brief-take = prend la carte { $card }
oc-brief-scored = carte validée +{ $points }

## A scored card and the end

oc-cheer = { $you ->
    [yes] Tu as validé une carte
   *[no] { $name } a validé une carte
}
oc-skip = Continuer
oc-sheet = Points
oc-sheet-card = { $number ->
    [1] Première carte
    [2] Deuxième carte
    [3] Troisième carte
    [4] Quatrième carte
   *[other] Carte { $number }
}
oc-sheet-open = Cartes non validées
oc-sheet-total = Total
oc-sheet-none = pas de carte
oc-sheet-won = victoire
oc-cause-more = { $count ->
    [one] une carte validée de plus
   *[other] { $count } cartes validées de plus
}
oc-cause-cards = { $points } de plus grâce aux cartes validées
oc-cause-rows = { $points } de plus grâce aux lignes des cartes non validées

## What a symbol does

oc-tip-die = Dé { $color } : coche une case dans la ligne de sa couleur, si tous les dés de cette couleur y rentrent.
oc-tip-dice = Dés : chacun coche une case dans la ligne de sa couleur, si tous les dés de cette couleur y rentrent.
oc-tip-worth = Ce que vaut la ligne une fois complète.
oc-tip-sun = Soleil : quand la carte est validée, +{ $one } pour une ligne à soleil complète, +{ $two } pour les deux.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] C’est ton lancer.
   *[no] C’est { $name } qui lance.
}
oc-no-roll-left = Plus aucun lancer.
oc-no-keep = { $cards ->
    [2] Choisis deux cartes.
    [3] Choisis trois cartes.
   *[other] Choisis { $cards } cartes.
}
oc-no-card = Choisis d’abord une carte.
oc-no-take = { oc-no-card }
oc-no-dice = Tu ne peux pas relancer ces dés.
oc-no-fit-here = Aucune couleur de ce lancer ne rentre sur cette carte.

## Said once, when it happens first

oc-hint-keep = Garde les cartes avec lesquelles tu veux commencer. Chaque carte validée est remplacée par une carte de la réserve.
oc-hint-take = Ta carte est validée. Remplace-la par la carte de la réserve que tu veux.
oc-hint-scored = Assez de lignes étaient complètes : la carte a été validée aussitôt, soleils compris.
oc-hint-last = Il ne manque plus qu’une carte à quelqu’un. Le tour où il la valide est le dernier.
oc-hint-roll = Touche les dés à relancer, ou utilise le lancer sur une carte.
oc-hint-share = Tu peux aussi utiliser les lancers des autres.
oc-hint-pass = Aucune couleur ne rentre sur tes cartes : tu ne peux que passer.
oc-hint-fit = Toutes les couleurs qui rentrent sont cochées. Les autres sont ignorées.

## Keys

oc-key-dice = 1, 2, 3…
oc-key-dice-does = choisir un dé à relancer
oc-key-card-does = choisir une carte
oc-key-roll-does = lancer les dés choisis
oc-key-pass-does = passer
oc-key-use = Entrée
oc-key-use-does = valider ton choix
