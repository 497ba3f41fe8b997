# The words of the pages round the games, in French. $you comes with every $name: yes when it is the
# reader. Said so that nobody's gender must be known, and without an elision before a name.

## Everywhere
close = Fermer
menu = Menu
help = Aide et raccourcis
settings = Réglages
you = Toi
play = Jouer
try-again = Réessayer
go-home = Accueil
copy = Copier
copied = Copié
copy-by-hand = Impossible de copier. Copie toi-même le lien sélectionné.
title-with = { $prompt } · crossoff

## Start page
tagline = Petits jeux de cartes. Un feutre.
unofficial = crossoff est un projet de fan non officiel, sans lien avec les auteurs ni l’éditeur. Si les jeux te plaisent, achète-les.
choose-game = Choisis un jeu
learn = Apprendre en trois minutes
go-on-learning = Reprendre le tutoriel
who-plays = Qui joue ?
who-sits = Joueur à la place { $place }
my-name = Mon nom
my-name-hint = ton nom
your-name = Ton nom
name-guest =
    { $count ->
        [1] Invité
       *[other] Invité { $count }
    }
name-local = Joueur { $place }
name-of = Nom du joueur { $place }
a-friend = Un ami, par lien
a-local = Sur cet appareil
by-link = Tu auras un lien à partager
by-device = Chacun son tour sur cet écran
bot-named = Bot, { $level }
level-random = au hasard
level-greedy = gourmand
level-novice = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Pr Vega
strength = Force { $strength } sur 5
plays-random = Joue n’importe quel coup permis.
plays-greedy = Prend ce qui rapporte le plus tout de suite.
add = Ajouter
add-friend = Par lien
add-local = Même écran
add-bot = Bot
remove-seat = Retirer la place { $place }
invite-friends = Inviter et jouer
recent = Parties en cours
go-on-with = Reprendre la partie avec { $names }
go-on = Reprendre la partie
forget = Oublier cette partie

## Options of a table
options = Options
memory-aid = Aide-mémoire
time = Temps par coup
time-none = Sans limite
time-seconds =
    { $seconds ->
        [90] 1 min 30
        [300] 5 minutes
       *[other] { $seconds } secondes
    }
time-left =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## Joining
join-title = On t’invite à jouer
sit-down = Rejoindre la table
invited-by = { $name } t’invite à jouer à { $game }
invited-to = On t’invite à jouer à { $game }
first-learn = Apprendre d’abord
watch-instead = Juste regarder
no-free-seat = Toutes les places sont prises. Mais tu peux regarder.
game-ended = Cette partie est terminée. Tu peux encore la regarder.
back-to-table = Revenir à l’invitation

## Waiting for the others
waiting-title =
    { $open ->
        [0] Tout le monde est là
        [one] Il manque encore un joueur
       *[other] Il manque encore { $open } joueurs
    }
waiting-for =
    { $open ->
        [0] Tout le monde est là.
        [one] La partie commence dès qu’un autre joueur arrive.
       *[other] La partie commence dès que { $open } autres joueurs arrivent.
    }
invite-title = Invite tes amis
invite-words = Toute personne qui a ce lien peut jouer. Un nom suffit.
invite-link = Lien d’invitation
invite-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour inviter d’autres appareils, ouvre crossoff à l’adresse réseau de l’ordinateur.
qr-label = Le même lien en code QR
at-the-table = À la table
start-now =
    { $open ->
        [one] Commencer avec un bot à la place libre
       *[other] Commencer avec des bots aux places libres
    }
watch-title = Lien spectateur
watch-words = Avec ce lien, on peut regarder, mais pas jouer.

## Seats
people = Qui est là
seat-open = Place libre
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = en attente d’un joueur
seat-me = toi
seat-local = sur cet appareil
seat-here = là
seat-away = pas là
seat-bot = bot, { $level }. { $about }
give-to-bot = Remplacer par un bot
open-seat = Ouvrir à un joueur

## The table
coming = Mise en place de la table…
bar-label = À toi de jouer
unsaved = Enregistrement…
withdraw = Reprendre mon coup
line-lost = Connexion perdue, reconnexion…
welcome-back = Te revoilà.
last-turn = Tour précédent
since-last-turn = Depuis ton dernier tour
log = Ce qui s’est passé
pen-ready = { $you ->
    [yes] Tu as fini
   *[no] { $name } a fini
}
pen-writing = { $you ->
    [yes] Tu réfléchis encore
   *[no] { $name } réfléchit encore
}
pen-away = { $you ->
    [yes] Tu n’es pas là
   *[no] { $name } n’est pas là
}
pen-points = { $points ->
    [one] { $pen }, { $points } point
   *[other] { $pen }, { $points } points
}
away = { $name } n’est pas là
away-words = Sans connexion pour l’instant
wait = Attendre
nudge = Faire signe
nudge-sent = { $name } verra que tu attends
nudged = { $name } t’attend
let-bot-play = Laisser jouer un bot
emotes = Réactions
emotes-shown = Montrer les réactions des autres
emote-said = { $name } : { $emote }
emote-thumb = Super
emote-wow = Waouh
emote-oops = Zut
emote-hurry = On se dépêche
emote-well-played = Bien joué
emote-thanks = Merci
ready-count = { $ready ->
    [one] { $ready } sur { $count } a fini
   *[other] { $ready } sur { $count } ont fini
}
see-result = Voir le résultat
record-so-far = Enregistrer le journal de la partie
move-seat = Continuer sur un autre appareil
move-seat-words = Ouvre ce lien sur un autre appareil pour y continuer la partie. Toute personne qui l’a peut jouer à ta place : ne le partage pas.
move-seat-link = Lien vers ta place
leave = Quitter la table
end-table = Terminer la partie pour tous
end-table-words = La partie s’arrête pour tout le monde. Impossible de la reprendre ensuite.
go-on-playing = Continuer à jouer
board-fault = La table n’a pas pu s’afficher. Ta partie n’est pas perdue.

## One device for several
hand-over = Passe l’appareil à { $name }
hand-over-words = La suite : rien que pour ses yeux.
i-am = Je suis { $name }

## What happens at the table
told-sit = { $you ->
    [yes] Tu rejoins la table
   *[no] { $name } rejoint la table
}
told-bot = { $you ->
    [yes] Un bot prend ta place
   *[no] Un bot remplace { $name }
}
told-open = Une place est de nouveau libre
told-begin = La partie commence
told-ready = { $you ->
    [yes] Tu as fini
   *[no] { $name } a fini
}
told-unready = { $you ->
    [yes] Tu reprends ton coup
   *[no] { $name } reprend son coup
}
told-over = La partie est terminée
told-closed = La table a été fermée
won-by = { $points ->
    [one] Avec { $points } point d’avance.
   *[other] Avec { $points } points d’avance.
}
won-by-cause = { $points ->
    [one] Avec { $points } point d’avance : { $cause }.
   *[other] Avec { $points } points d’avance : { $cause }.
}
told-rematch = C’est reparti pour une partie
told-auto = { $sentence } (joué automatiquement)
told-brief = { $name } : { $list }
told-brief-auto = { $you ->
    [yes] Temps écoulé. Joué pour toi : { $list }
   *[no] { $name }, temps écoulé : { $list }
}

## Keys
key-tab = Tab, Entrée
key-tab-does = aller au bouton suivant, l’activer
key-explain-does = expliquer les symboles un par un
key-help-does = afficher cette liste
key-esc-does = fermer ou annuler

## Rules
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucun résultat
    [one] { $count } résultat
   *[other] { $count } résultats
}
rules-contents = Sommaire
rules-print = Imprimer
rules-ruling = Notre interprétation :
rules-example = Exemple :
rules-none = Pas encore de règles à lire ici. Le jeu te montre quand même ce que tu peux faire.
rules-try = Essayer
rules-try-again = Réessayer

## Help
why = Pourquoi ?
symbols = Symboles
keys = Raccourcis clavier
hint-more = Règle
hint-close = Compris

## Settings
theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
motion = Animations
motion-system = Système
motion-less = Réduites
sounds = Sons
sounds-note = Feutre, dés et cartes, plus une clochette si ton tour vient quand tu regardes ailleurs
sounds-offer = Activer les sons ? Feutre, pièces, cartes et dés.
sounds-yes = Activer
sounds-no = Non merci
hints = Afficher les conseils
hints-note = Des conseils d’une ligne, la première fois que quelque chose arrive. Décoche puis recoche pour les revoir.
language = Langue

## The end
you-win = Tu as gagné !
you-share = Tu partages la victoire avec { $names } !
they-win = { $names } a gagné !
they-share = { $names } se partagent la victoire !
turn-by-turn = Tour par tour
chart-label = Points tour par tour. Score final : { $scores }.
replay = Revoir
look-at-table = Voir la table
rematch = Revanche
rematch-join = Accepter la revanche
rematch-watch = Regarder la revanche
wants-rematch = { $name } veut une revanche
rematch-waiting = On attend { $names }.
rematch-start = Commencer avec un bot à la place
record = Enregistrer le journal
was-it-fair = C’était équitable ?

## Replay
back-to-result = Retour au résultat
step-back = Étape précédente
step-forth = Étape suivante
pause = Pause
replay-step = Étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
replay-seat = Point de vue

## Fair chance
fair-words = Avant la première carte, le serveur a choisi un nombre secret et publié son empreinte. Ce nombre et ce que chaque joueur a ajouté déterminent toutes les cartes et tous les lancers de dés. Le nombre est maintenant public, et ton navigateur a vérifié :
fair-commitment = Le nombre correspond à son empreinte.
fair-commitment-wrong = Le nombre ne correspond pas à son empreinte. Cette partie a été truquée.
fair-promise = C’est bien l’empreinte que ton navigateur a reçue avant la première carte.
fair-promise-wrong = Ce n’est pas l’empreinte que ton navigateur a reçue avant la première carte.
fair-promise-unknown = Ce navigateur est arrivé trop tard pour voir l’empreinte avant la première carte.
fair-nonce = Ce que ton navigateur a ajouté a été pris en compte.
fair-nonce-wrong = Ce que ton navigateur a ajouté n’a pas été pris en compte.
fair-nonce-unknown = Ce navigateur n’a rien ajouté à cette partie.
fair-heads = Tous les coups que ton navigateur a vus confirmés sont dans le journal, inchangés.
fair-heads-wrong = Le journal ne correspond pas aux coups que ton navigateur a vus confirmés. Quelqu’un l’a modifié.
fair-heads-unknown = Ce navigateur n’a rien gardé pour comparer les coups.
fair-draws = Avec le journal de la partie, tu peux vérifier que toutes les cartes et tous les lancers en découlent :
fair-trouble = La vérification n’a pas pu se charger. Le journal de la partie peut quand même être vérifié :

## Troubles
error-title = Une erreur est survenue
error-unknown = Une erreur est survenue. Réessaie.
error-offline = Le serveur ne répond pas. Es-tu en ligne ?
error-malformed = Vérifie les noms.
error-not_found = Cette table n’existe pas, ou le lien n’est plus valide.
error-full = Toutes les places sont prises.
error-name_taken = Quelqu’un à la table porte déjà ce nom. Choisis-en un autre.
error-running = La partie est encore en cours.
error-ended = Cette partie est terminée.
error-too_fast = Un peu trop vite. Attends un instant.
error-too_large = C’est trop d’un coup.
error-unavailable = Le serveur ne peut pas le faire pour l’instant. Réessaie dans un moment.
error-unavailable-full = Le disque du serveur est plein. On peut regarder les parties, et elles continueront dès qu’il y aura de la place.
error-illegal = Tu ne peux pas faire ça maintenant.
error-not_yours = Ce n’est pas ton tour.
error-stale = La partie a avancé. Choisis de nouveau.
error-already_done = Tu as déjà joué ce coup.
gone-title = Aucune table ici
gone-words = Cette table n’existe pas, ou le lien n’est plus valide. Il a peut-être été mal copié.
no-seat-title = Tu n’as pas de place ici
no-seat-words = Cette adresse ne fonctionne que dans le navigateur de quelqu’un qui joue à cette table. Pour jouer ou regarder, demande une invitation ou un lien spectateur.
closed-title = La table est fermée
closed-closed = La partie a été arrêtée avant la fin.
closed-abandoned = La table est restée vide longtemps : elle a été fermée.
closed-outdated = Cette partie suit des règles d’avant la première version publiée. Elle ne peut pas être reprise.

generic-prompt = Choisis ce que tu fais
generic-wait = On attend { $names }
generic-table = Sur la table
generic-choices = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}
generic-search = Chercher un choix
generic-none = Aucun choix ne correspond
generic-do = Valider
take-back = Annuler
generic-total = Total
generic-told = { $name } : { $do }
