# Die Wörter der Seiten rund um die Spiele.

## Überall
close = Schließen
menu = Menü
help = Hilfe und Tasten
settings = Einstellungen
you = Du
play = Spielen
try-again = Noch einmal
go-home = Startseite
copy = Kopieren
copied = Kopiert
copy-by-hand = Bitte kopiere den markierten Link von Hand
title-with = { $prompt } · crossoff

## Startseite
tagline = Zwei kleine Kartenspiele. Ein Stift.
choose-game = Wähle ein Spiel
about-silver-and-gold = Schatzkarten ankreuzen. 20 Minuten.
about-one-card = Würfeln und Reihen füllen. 15 Minuten.
learn = In drei Minuten lernen
go-on-learning = Weiterlernen
who-plays = Wer spielt mit?
who-sits = Wer auf Platz { $place } sitzt
my-name = Mein Name
my-name-hint = dein Name
your-name = Dein Name
name-guest =
    { $count ->
        [1] Gast
       *[other] Gast { $count }
    }
name-local = Spieler { $place }
name-of = Name von Spieler { $place }
a-friend = Jemand per Link
a-local = An diesem Gerät
by-link = Du bekommst einen Link zum Verschicken
bot-named = Bot, { $level }
level-random = Zufall
level-greedy = Nimmersatt
level-novice = Neuling
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
add = Dazu
add-friend = Link
add-local = Am Gerät
add-bot = Bot
remove-seat = Platz { $place } wegnehmen
invite-friends = Einladen und spielen
recent = Deine letzten Tische
go-on-with = Weiter mit { $names }
go-on = Weiterspielen
forget = Diesen Tisch vergessen

## Wünsche für einen Tisch
options = Optionen
option-variant = Regeln
option-variant-basic = Grundspiel
option-variant-advanced = Fortgeschritten
memory-aid = Gedächtnishilfe
memory-silver-and-gold = Zeigt, welche Expeditionskarten in dieser Runde schon da waren.
time = Zeit für eine Entscheidung
time-none = Unbegrenzt
time-seconds =
    { $seconds ->
        [90] 1½ Minuten
        [300] 5 Minuten
       *[other] { $seconds } Sekunden
    }
time-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }

## Mitspielen
join-title = Du bist eingeladen
sit-down = Platz nehmen

## Warten auf die anderen
waiting-title =
    { $open ->
        [one] Ein Platz ist noch frei
       *[other] { $open } Plätze sind noch frei
    }
waiting-for =
    { $open ->
        [0] Alle sind da.
        [one] Sobald noch jemand kommt, geht es los.
       *[other] Sobald noch { $open } kommen, geht es los.
    }
invite-title = Lade deine Leute ein
invite-words = Wer diesen Link öffnet, sitzt mit dir am Tisch. Ein Name genügt.
invite-link = Einladungslink
invite-local = Diese Adresse gilt nur auf diesem Computer. Öffne crossoff unter der Adresse, die der Computer in deinem Netz hat, um andere Geräte einzuladen.
qr-label = Derselbe Link als QR-Code
at-the-table = Am Tisch
start-now =
    { $open ->
        [one] Jetzt starten, ein Bot springt ein
       *[other] Jetzt starten, Bots springen ein
    }
watch-title = Link zum Zuschauen
watch-words = Wer diesen Link öffnet, sieht, was offen auf dem Tisch liegt, entscheidet aber nichts.

## Plätze
people = Wer da ist
seat-open = Freier Platz
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = wartet auf jemanden
seat-me = das bist du
seat-local = an diesem Gerät
seat-here = da
seat-away = gerade weg
seat-bot = Bot, { $level }: { $about }
give-to-bot = An einen Bot geben
open-seat = Für jemanden öffnen

## Der Tisch
coming = Der Tisch wird aufgebaut
bar-label = Deine Entscheidung
unsaved = Noch nicht gespeichert
line-lost = Verbindung weg, neuer Versuch
welcome-back = Da bist du wieder.
last-turn = Zuletzt
pen-ready = { $name }: bereit
pen-writing = { $name }: überlegt noch
pen-away = { $name }: gerade weg
ready-count = { $ready } von { $count } bereit
see-result = Zum Ergebnis
record-so-far = Bisherigen Verlauf speichern
leave = Den Tisch verlassen
end-table = Den Tisch schließen
end-table-words = Damit endet das Spiel für alle. Es lässt sich nicht wieder aufnehmen.
go-on-playing = Weiterspielen
board-fault = Beim Zeichnen des Tisches ging etwas schief. Dein Spiel ist sicher.

## Ein Gerät für mehrere
hand-over = Gib das Gerät an { $name }
hand-over-words = Was jetzt kommt, darf sonst niemand sehen.
i-am = Ich bin { $name }

## Was am Tisch geschieht
told-sit = { $you ->
    [yes] Du setzt dich dazu
   *[no] { $name } setzt sich dazu
}
told-bot = { $you ->
    [yes] Ein Bot übernimmt deinen Platz
   *[no] Ein Bot übernimmt den Platz von { $name }
}
told-open = Ein Platz ist wieder frei
told-begin = Das Spiel beginnt
told-over = Das Spiel ist vorbei
told-closed = Der Tisch wurde geschlossen
told-rematch = Auf zum nächsten Spiel
told-auto = { $sentence } (automatisch entschieden)

## Tasten
key-tab = Tab, Enter
key-tab-does = weitergehen, drücken
key-explain-does = die Symbole erklären, eins nach dem anderen
key-help-does = diese Liste
key-esc-does = schließen oder zurücknehmen

## Regeln
rules = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] { $count } Stelle gefunden
   *[other] { $count } Stellen gefunden
}
rules-contents = Inhalt
rules-print = Drucken
rules-ruling = Bei uns gilt:
rules-try = Ausprobieren
rules-try-again = Noch einmal

## Hilfe
why = Warum?
symbols = Symbole
keys = Tasten
hint-more = Regel
hint-close = Verstanden

## Einstellungen
theme = Licht
theme-system = Wie das Gerät
theme-light = Tag
theme-dark = Abend
motion = Bewegung
motion-system = Wie das Gerät
motion-less = Ruhig
sounds = Töne
sounds-note = Stift, Würfel und Karten, und eine Glocke, wenn du dran bist und gerade woanders hinschaust
hints = Neues erklären
hints-note = In einer Zeile, wenn es zum ersten Mal geschieht. Schaltest du es wieder ein, wird alles noch einmal erklärt.
language = Sprache

## Das Ende
you-win = Du gewinnst!
you-share = Du teilst dir den Sieg mit { $names }!
they-win = { $names } gewinnt!
they-share = { $names } teilen sich den Sieg!
turn-by-turn = Zug um Zug
chart-label = Punkte Zug um Zug. Am Ende: { $scores }.
replay = Abspielen
look-at-table = Der Tisch
rematch = Revanche
rematch-host = Wer den Tisch eröffnet hat, kann eine Revanche starten.
record = Verlauf
was-it-fair = War es fair?

## Abspielen
back-to-result = Zurück zum Ergebnis
step-back = Einen Schritt zurück
step-forth = Einen Schritt weiter
pause = Anhalten
replay-step = Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }

## Fairer Zufall
fair-words = Der Server legt vor der ersten Karte eine geheime Zahl fest und veröffentlicht ihr Siegel. Diese Zahl und das, was alle am Tisch beisteuern, bestimmen alle Karten und Würfel. Jetzt ist die Zahl bekannt, und dein Browser hat geprüft:
fair-commitment = Die Zahl passt zu ihrem Siegel.
fair-commitment-wrong = Die Zahl passt nicht zu ihrem Siegel. Dieses Spiel wurde manipuliert.
fair-promise = Es ist das Siegel, das dein Browser vor der ersten Karte bekommen hat.
fair-promise-wrong = Es ist nicht das Siegel, das dein Browser vor der ersten Karte bekommen hat.
fair-promise-unknown = Welches Siegel vor der ersten Karte gezeigt wurde, kann dieser Browser nicht wissen: Er kam später dazu.
fair-nonce = Was dein Browser beigesteuert hat, wurde eingemischt.
fair-nonce-wrong = Was dein Browser beigesteuert hat, wurde nicht eingemischt.
fair-nonce-unknown = Dieser Browser hat zu diesem Spiel nichts Eigenes beigesteuert.
fair-heads = Alle Entscheidungen, die dein Browser bestätigt sah, stehen unverändert im Verlauf.
fair-heads-wrong = Im Verlauf stehen nicht die Entscheidungen, die dein Browser bestätigt sah. Jemand hat ihn geändert.
fair-heads-unknown = Dieser Browser hat nichts aufgehoben, womit sich die Entscheidungen vergleichen ließen.
fair-draws = Ob jede Karte und jeder Wurf daraus folgt, lässt sich mit dem Verlauf prüfen:
fair-trouble = Die Prüfung ließ sich nicht laden. Der Verlauf lässt sich trotzdem prüfen:

## Wenn etwas nicht geht
error-title = Etwas ging schief
error-unknown = Hier ging etwas schief. Bitte versuch es noch einmal.
error-offline = Keine Antwort. Bist du online?
error-malformed = Das war nicht zu verstehen. Bitte sieh dir die Namen noch einmal an.
error-not_found = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr.
error-full = Alle Plätze sind besetzt.
error-name_taken = So heißt schon jemand am Tisch. Bitte wähle einen anderen Namen.
error-running = Das Spiel läuft noch.
error-ended = Dieses Spiel ist vorbei.
error-too_fast = Das ging etwas schnell. Bitte warte einen Moment.
error-too_large = Das war zu viel auf einmal.
error-unavailable = Der Server kann das gerade nicht annehmen. Bitte versuch es gleich noch einmal.
error-unavailable-full = Die Festplatte des Servers ist voll. Spiele lassen sich ansehen und gehen weiter, sobald wieder Platz ist.
error-illegal = Das geht jetzt nicht.
error-not_yours = Du bist nicht dran.
error-stale = Das Spiel ist schon weiter. Bitte entscheide noch einmal.
error-already_done = Das ist schon entschieden.
gone-title = Hier ist kein Tisch
gone-words = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr. Vielleicht ging unterwegs ein Buchstabe verloren.
closed-title = Der Tisch ist geschlossen
closed-closed = Das Spiel wurde vorzeitig beendet.
closed-abandoned = Lange war niemand hier, deshalb wurde der Tisch abgeräumt.
closed-outdated = Dieses Spiel stammt von älteren Regeln, vor der ersten Veröffentlichung. Es kann nicht fortgesetzt werden.
