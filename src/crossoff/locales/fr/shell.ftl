# The words of the pages round the games, in French. $you comes with every $name: yes when it is the
# reader. Said so that nobody's gender must be known, and without an elision before a name.

## Everywhere
close = Fermer
menu = Menu
help = Aide et touches
settings = Réglages
you = Toi
play = Jouer
try-again = Réessayer
go-home = Accueil
copy = Copier
copied = Copié
copy-by-hand = Copie à la main le lien sélectionné
title-with = { $prompt } · crossoff

## Start page
tagline = Deux petits jeux de cartes. Un stylo.
choose-game = Choisis un jeu
about-silver-and-gold = Coche tes cartes au trésor. 20 minutes.
about-one-card = Lance les dés, remplis les lignes. 15 minutes.
learn = Apprendre en trois minutes
go-on-learning = Reprendre la leçon
who-plays = Qui joue ?
who-sits = Qui occupe la place { $place }
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
a-friend = Quelqu’un, par lien
a-local = Sur cet appareil
by-link = Tu auras un lien à envoyer
bot-named = Bot, { $level }
level-random = au hasard
level-greedy = gourmand
level-novice = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-master = maître
add = Ajouter
add-friend = Par lien
add-local = Sur place
add-bot = Bot
remove-seat = Retirer la place { $place }
invite-friends = Inviter et jouer
recent = Tables à reprendre
go-on-with = Continuer avec { $names }
go-on = Continuer la partie
forget = Oublier cette table

## Options of a table
options = Options
option-variant = Règles
option-variant-basic = De base
option-variant-advanced = Avancées
memory-aid = Aide-mémoire
memory-silver-and-gold = Montre les cartes expédition déjà sorties dans la manche.
time = Temps pour décider
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
sit-down = M’asseoir

## Waiting for the others
waiting-title =
    { $open ->
        [0] Tout le monde est là
        [one] On attend une personne
       *[other] On attend { $open } personnes
    }
waiting-for =
    { $open ->
        [0] Tout le monde est là.
        [one] La partie commence dès qu’une personne de plus est là.
       *[other] La partie commence dès que { $open } personnes de plus sont là.
    }
invite-title = Invite qui tu veux
invite-words = Toute personne qui ouvre ce lien s’assoit avec toi. Un nom suffit.
invite-link = Lien d’invitation
invite-local = Cette adresse ne marche que sur cet ordinateur. Pour inviter d’autres appareils, ouvre crossoff à l’adresse de l’ordinateur dans ton réseau.
qr-label = Le même lien en code QR
at-the-table = À la table
start-now =
    { $open ->
        [one] Commencer avec un bot
       *[other] Commencer avec des bots
    }
watch-title = Lien pour regarder
watch-words = Avec ce lien, on voit la table telle qu’elle est, sans rien décider.

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
seat-waiting = attend quelqu’un
seat-me = c’est toi
seat-local = sur cet appareil
seat-here = là
seat-away = pas là pour l’instant
seat-bot = bot, { $level }. { $about }
give-to-bot = Confier à un bot
open-seat = Ouvrir à quelqu’un

## The table
coming = La table se prépare
bar-label = Ta décision
unsaved = Pas encore enregistré
line-lost = Connexion perdue, nouvel essai
welcome-back = Te revoilà.
last-turn = Dernier tour
pen-ready = { $you ->
    [yes] tu as décidé
   *[no] { $name } a décidé
}
pen-writing = { $you ->
    [yes] tu décides encore
   *[no] { $name } décide encore
}
pen-away = { $name } n’est pas là
ready-count = { $ready ->
    [one] { $ready } sur { $count } a décidé
   *[other] { $ready } sur { $count } ont décidé
}
see-result = Voir le résultat
record-so-far = Enregistrer le journal
leave = Quitter la table
end-table = Fermer la table
end-table-words = La partie s’arrête pour tout le monde. On ne peut pas la reprendre.
go-on-playing = Continuer à jouer
board-fault = La table n’a pas pu s’afficher. Ta partie n’est pas perdue.

## One device for several
hand-over = Passe l’appareil à { $name }
hand-over-words = La suite est pour une seule paire d’yeux.
i-am = C’est moi, { $name }

## What happens at the table
told-sit = { $you ->
    [yes] Tu t’assois à la table
   *[no] { $name } s’assoit à la table
}
told-bot = { $you ->
    [yes] Un bot prend ta place
   *[no] Un bot remplace { $name }
}
told-open = Une place est de nouveau libre
told-begin = La partie commence
told-over = La partie est finie
told-closed = La table a été fermée
told-rematch = On repart pour une partie
told-auto = { $sentence } (choix automatique)

## Keys
key-tab = Tab, Entrée
key-tab-does = passer au suivant, appuyer
key-explain-does = expliquer les symboles, l’un après l’autre
key-help-does = cette liste
key-esc-does = fermer ou annuler

## Rules
rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
rules-contents = Sommaire
rules-print = Imprimer
rules-ruling = Notre choix :
rules-try = Essayer
rules-try-again = Encore une fois

## Help
why = Pourquoi ?
symbols = Symboles
keys = Touches
hint-more = Règle
hint-close = Compris

## Settings
theme = Lumière
theme-system = Comme l’appareil
theme-light = Jour
theme-dark = Soir
motion = Mouvement
motion-system = Comme l’appareil
motion-less = Immobile
sounds = Sons
sounds-note = Stylo, dés et cartes, et une cloche quand c’est ton tour et que tu regardes ailleurs
hints = Expliquer en jouant
hints-note = En une ligne, la première fois que quelque chose arrive. Si tu réactives l’option, tout sera expliqué de nouveau.
language = Langue

## The end
you-win = Tu as gagné !
you-share = Tu partages la victoire avec { $names } !
they-win = { $names } a gagné !
they-share = { $names } se partagent la victoire !
turn-by-turn = Tour par tour
chart-label = Les points tour par tour. À la fin : { $scores }.
replay = Revoir
look-at-table = La table
rematch = Revanche
rematch-host = La personne qui a ouvert la table peut lancer une revanche.
record = Journal
was-it-fair = Sans triche ?

## Replay
back-to-result = Retour au résultat
step-back = Un pas en arrière
step-forth = Un pas en avant
pause = Pause
replay-step = Étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } sur { NUMBER($count, useGrouping: 0) }

## Fair chance
fair-words = Avant la première carte, le serveur fixe un nombre secret et publie son sceau. Ce nombre et ce que chaque personne ajoute décident de toutes les cartes et de tous les dés. Le nombre est maintenant connu, et ton navigateur a vérifié :
fair-commitment = Le nombre correspond à son sceau.
fair-commitment-wrong = Le nombre ne correspond pas à son sceau. Cette partie a été truquée.
fair-promise = C’est bien le sceau que ton navigateur a reçu avant la première carte.
fair-promise-wrong = Ce n’est pas le sceau que ton navigateur a reçu avant la première carte.
fair-promise-unknown = Ce navigateur ne peut pas savoir quel sceau a été montré avant la première carte : il est arrivé plus tard.
fair-nonce = Ce que ton navigateur a ajouté a été pris en compte.
fair-nonce-wrong = Ce que ton navigateur a ajouté n’a pas été pris en compte.
fair-nonce-unknown = Ce navigateur n’a rien ajouté à cette partie.
fair-heads = Toutes les décisions que ton navigateur a vues confirmées sont dans le journal, inchangées.
fair-heads-wrong = Le journal ne contient pas les décisions que ton navigateur a vues confirmées. Quelqu’un l’a modifié.
fair-heads-unknown = Ce navigateur n’a rien gardé pour comparer les décisions.
fair-draws = Toutes les cartes et tous les lancers en découlent. Tu peux le vérifier avec le journal de la partie :
fair-trouble = La vérification n’a pas pu se charger. Le journal de la partie peut quand même être vérifié :

## Troubles
error-title = Quelque chose s’est mal passé
error-unknown = Quelque chose s’est mal passé ici. Réessaie.
error-offline = Personne ne répond. As-tu du réseau ?
error-malformed = Cela n’a pas été compris. Vérifie encore une fois les noms.
error-not_found = Cette table n’existe pas, ou le lien n’est plus valable.
error-full = Toutes les places sont prises.
error-name_taken = Quelqu’un à la table porte déjà ce nom. Choisis-en un autre.
error-running = La partie n’est pas encore finie.
error-ended = Cette partie est finie.
error-too_fast = C’était un peu rapide. Attends un instant.
error-too_large = C’était trop d’un coup.
error-unavailable = Le serveur ne peut pas s’en charger maintenant. Réessaie dans un instant.
error-unavailable-full = Le disque du serveur est plein. On peut regarder les parties, et elles continueront dès qu’il y aura de la place.
error-illegal = Ce n’est pas possible maintenant.
error-not_yours = Ce n’est pas ton tour.
error-stale = La partie a avancé. Décide encore une fois.
error-already_done = C’est déjà décidé.
gone-title = Pas de table ici
gone-words = Cette table n’existe pas, ou ce lien n’est plus valable. Une lettre s’est peut-être perdue en route.
closed-title = La table est fermée
closed-closed = La partie a été arrêtée avant la fin.
closed-abandoned = Personne n’est venu pendant longtemps, alors la table a été débarrassée.
closed-outdated = Cette partie suit d’anciennes règles, d’avant la première publication. Elle ne peut pas être reprise.
