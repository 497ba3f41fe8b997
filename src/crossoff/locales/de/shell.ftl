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
copy-by-hand = Das Kopieren hat nicht geklappt. Bitte kopiere den markierten Link selbst.
title-with = { $prompt } · crossoff

## Startseite
tagline = Kleine Kartenspiele. Ein Stift.
unofficial = crossoff ist ein inoffizielles Fanprojekt ohne Verbindung zu Autoren oder Verlag. Wenn dir die Spiele gefallen, kauf die Karten.
choose-game = Wähle ein Spiel
learn = In drei Minuten lernen
go-on-learning = Tutorial fortsetzen
who-plays = Wer spielt mit?
who-sits = Spieler auf Platz { $place }
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
by-device = Ihr spielt abwechselnd an diesem Bildschirm
bot-named = Bot, { $level }
level-random = Zufall
level-greedy = Nimmersatt
level-novice = Neuling
level-casual = Hobbyspieler
level-skilled = Könner
level-expert = Experte
level-master = Meister
character-novice = Nils
character-casual = Ida
character-skilled = Otto
character-expert = Mara
character-master = Prof. Vega
strength = Spielstärke { $strength } von 5
plays-random = Macht irgendetwas, das erlaubt ist.
plays-greedy = Nimmt, was gerade am besten aussieht.
add = Hinzufügen
add-friend = Per Link
add-local = Am selben Gerät
add-bot = Bot
remove-seat = Platz { $place } entfernen
invite-friends = Einladen und spielen
recent = Angefangene Spiele
go-on-with = Spiel mit { $names } fortsetzen
go-on = Spiel fortsetzen
forget = Dieses Spiel vergessen

## Wünsche für einen Tisch
options = Optionen
memory-aid = Gedächtnishilfe
time = Bedenkzeit pro Zug
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
sit-down = Mitspielen
invited-by = { $name } lädt dich zu einer Partie { $game } ein
invited-to = Du bist zu einer Partie { $game } eingeladen
first-learn = Erst mal lernen
watch-instead = Lieber zuschauen
no-free-seat = Alle Plätze sind besetzt. Zuschauen kannst du trotzdem.
game-ended = Dieses Spiel ist vorbei. Ansehen kannst du es noch.
back-to-table = Zurück zur Einladung

## Warten auf die anderen
waiting-title =
    { $open ->
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $open }
    }
waiting-for =
    { $open ->
        [0] Alle sind da.
        [one] Sobald noch jemand dazukommt, geht es los.
       *[other] Sobald noch { $open } dazukommen, geht es los.
    }
invite-title = Lade deine Leute ein
invite-words = Wer diesen Link hat, kann mitspielen. Ein Name genügt.
invite-link = Einladungslink
invite-local = Diese Adresse funktioniert nur auf diesem Computer. Um andere Geräte einzuladen, öffne crossoff unter der Netzwerkadresse des Computers.
qr-label = Derselbe Link als QR-Code
at-the-table = Am Tisch
start-now =
    { $open ->
        [one] Jetzt starten, ein Bot springt ein
       *[other] Jetzt starten, Bots springen ein
    }
watch-title = Zuschauerlink
watch-words = Wer diesen Link hat, kann zuschauen, aber nicht mitspielen.

## Plätze
people = Wer dabei ist
seat-open = Freier Platz
bot-name =
    { $place ->
        [1] Ada
        [2] Otto
        [3] Ida
       *[other] Nils
    }
seat-waiting = noch frei
seat-me = du
seat-local = an diesem Gerät
seat-here = da
seat-away = abwesend
seat-bot = Bot, { $level }: { $about }
give-to-bot = Durch einen Bot ersetzen
open-seat = Für jemanden freigeben

## Der Tisch
coming = Der Tisch wird aufgebaut …
bar-label = Dein Zug
unsaved = Wird gespeichert …
withdraw = Zurücknehmen
line-lost = Verbindung verloren, neuer Versuch …
welcome-back = Willkommen zurück.
last-turn = Zuletzt
since-last-turn = Seit deinem letzten Zug
log = Was bisher geschah
pen-ready = { $name }: bereit
pen-writing = { $name }: überlegt noch
pen-away = { $name }: abwesend
pen-points = { $points ->
    [one] { $pen }, 1 Punkt
   *[other] { $pen }, { $points } Punkte
}
away = { $name } ist gerade weg
away-words = Zurzeit nicht verbunden
wait = Warten
nudge = Anstupsen
nudge-sent = { $name } wird deinen Stups sehen
nudged = { $name } wartet auf dich
let-bot-play = Bot einsetzen
emotes = Gesten
emotes-shown = Gesten der anderen zeigen
emote-said = { $name }: { $emote }
emote-thumb = Super
emote-wow = Wow
emote-oops = Hoppla
emote-hurry = Na los
emote-well-played = Gut gespielt
emote-thanks = Danke
ready-count = { $ready } von { $count } bereit
see-result = Zum Ergebnis
record-so-far = Bisherigen Verlauf speichern
move-seat = Auf ein anderes Gerät wechseln
move-seat-words = Öffne diesen Link auf einem anderen Gerät, um dort weiterzuspielen. Wer ihn hat, kann an deiner Stelle spielen, also gib ihn nicht weiter.
move-seat-link = Link zu deinem Platz
leave = Tisch verlassen
end-table = Spiel für alle beenden
end-table-words = Damit endet das Spiel für alle. Es lässt sich nicht fortsetzen.
go-on-playing = Weiterspielen
board-fault = Beim Zeichnen des Tisches ist etwas schiefgegangen. Dein Spiel ist sicher.

## Ein Gerät für mehrere
hand-over = Gib das Gerät an { $name } weiter
hand-over-words = Was jetzt kommt, darf sonst niemand sehen.
i-am = Ich bin { $name }

## Was am Tisch geschieht
told-sit = { $you ->
    [yes] Du spielst mit
   *[no] { $name } spielt mit
}
told-bot = { $you ->
    [yes] Ein Bot übernimmt deinen Platz
   *[no] Ein Bot übernimmt den Platz von { $name }
}
told-open = Ein Platz ist wieder frei
told-begin = Das Spiel beginnt
told-ready = { $you ->
    [yes] Du bist bereit
   *[no] { $name } ist bereit
}
told-unready = { $you ->
    [yes] Du überlegst es dir noch einmal
   *[no] { $name } überlegt es sich noch einmal
}
told-over = Das Spiel ist vorbei
told-closed = Der Tisch wurde geschlossen
won-by = { $points ->
    [one] Mit 1 Punkt Vorsprung.
   *[other] Mit { $points } Punkten Vorsprung.
}
won-by-cause = { $points ->
    [one] Mit 1 Punkt Vorsprung: { $cause }.
   *[other] Mit { $points } Punkten Vorsprung: { $cause }.
}
told-rematch = Auf zum nächsten Spiel
told-auto = { $sentence } (automatisch gespielt)
told-brief = { $name }: { $list }
told-brief-auto = { $you ->
    [yes] Zeit um. Für dich gespielt: { $list }
   *[no] { $name }, Zeit um: { $list }
}

## Tasten
key-tab = Tab, Enter
key-tab-does = zum nächsten Knopf gehen, ihn drücken
key-explain-does = die Symbole der Reihe nach erklären
key-help-does = diese Liste zeigen
key-esc-does = schließen oder zurücknehmen

## Regeln
rules = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
    [0] Keine Treffer
    [one] { $count } Treffer
   *[other] { $count } Treffer
}
rules-contents = Inhalt
rules-print = Drucken
rules-ruling = Unsere Auslegung:
rules-example = Beispiel:
rules-none = Hier gibt es noch keine Regeln zu lesen. Das Spiel zeigt dir trotzdem, was möglich ist.
rules-try = Ausprobieren
rules-try-again = Noch einmal

## Hilfe
why = Warum?
symbols = Symbole
keys = Tastenkürzel
hint-more = Regel
hint-close = Verstanden

## Einstellungen
theme = Design
theme-system = System
theme-light = Hell
theme-dark = Dunkel
motion = Animationen
motion-system = System
motion-less = Reduziert
sounds = Ton
sounds-note = Stift, Würfel und Karten, dazu eine Glocke, wenn du dran bist und gerade woanders hinschaust
sounds-offer = Mit Ton? Stift, Münzen, Karten und Würfel.
sounds-yes = Ton an
sounds-no = Nein, danke
hints = Tipps zeigen
hints-note = Kurze Tipps, wenn etwas zum ersten Mal passiert. Schalte sie aus und wieder ein, um sie noch einmal zu sehen.
language = Sprache

## Das Ende
you-win = Du gewinnst!
you-share = Du teilst dir den Sieg mit { $names }!
they-win = { $names } gewinnt!
they-share = { $names } teilen sich den Sieg!
turn-by-turn = Zug um Zug
chart-label = Punkte Zug um Zug. Endstand: { $scores }.
replay = Noch einmal ansehen
look-at-table = Tisch ansehen
rematch = Revanche
rematch-join = Revanche annehmen
rematch-watch = Bei der Revanche zuschauen
wants-rematch = { $name } möchte eine Revanche
rematch-waiting = Noch nicht da: { $names }.
rematch-start = Jetzt mit Bot starten
record = Verlauf speichern
was-it-fair = War es fair?

## Abspielen
back-to-result = Zurück zum Ergebnis
step-back = Schritt zurück
step-forth = Schritt vor
pause = Pause
replay-step = Schritt { NUMBER($step, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }
replay-count = { NUMBER($step, useGrouping: 0) } von { NUMBER($count, useGrouping: 0) }
replay-seat = Blickwinkel

## Fairer Zufall
fair-words = Vor der ersten Karte hat der Server eine geheime Zahl festgelegt und ihren Fingerabdruck veröffentlicht. Diese Zahl und das, was alle am Tisch beigesteuert haben, bestimmen alle Karten und Würfel. Jetzt ist die Zahl bekannt, und dein Browser hat geprüft:
fair-commitment = Die Zahl passt zu ihrem Fingerabdruck.
fair-commitment-wrong = Die Zahl passt nicht zu ihrem Fingerabdruck. Dieses Spiel wurde manipuliert.
fair-promise = Es ist der Fingerabdruck, den dein Browser vor der ersten Karte bekommen hat.
fair-promise-wrong = Es ist nicht der Fingerabdruck, den dein Browser vor der ersten Karte bekommen hat.
fair-promise-unknown = Dieser Browser kam zu spät dazu, um den Fingerabdruck vor der ersten Karte zu sehen.
fair-nonce = Was dein Browser beigesteuert hat, wurde eingemischt.
fair-nonce-wrong = Was dein Browser beigesteuert hat, wurde nicht eingemischt.
fair-nonce-unknown = Dieser Browser hat zu diesem Spiel nichts Eigenes beigesteuert.
fair-heads = Alle Züge, die dein Browser bestätigt sah, stehen unverändert im Verlauf.
fair-heads-wrong = Im Verlauf stehen nicht die Züge, die dein Browser bestätigt sah. Jemand hat ihn geändert.
fair-heads-unknown = Dieser Browser hat nichts gespeichert, womit sich die Züge vergleichen ließen.
fair-draws = Ob jede Karte und jeder Wurf daraus folgt, lässt sich mit dem Verlauf prüfen:
fair-trouble = Die Prüfung konnte nicht geladen werden. Den Verlauf kannst du trotzdem prüfen:

## Wenn etwas nicht geht
error-title = Etwas ist schiefgegangen
error-unknown = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
error-offline = Der Server ist nicht erreichbar. Bist du online?
error-malformed = Bitte prüfe die Namen.
error-not_found = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr.
error-full = Alle Plätze sind besetzt.
error-name_taken = So heißt schon jemand am Tisch. Bitte wähle einen anderen Namen.
error-running = Das Spiel läuft noch.
error-ended = Dieses Spiel ist vorbei.
error-too_fast = Das ging etwas schnell. Bitte warte einen Moment.
error-too_large = Das war zu viel auf einmal.
error-unavailable = Der Server kann das gerade nicht. Bitte versuch es gleich noch einmal.
error-unavailable-full = Die Festplatte des Servers ist voll. Ansehen kannst du Spiele trotzdem; sie gehen weiter, sobald wieder Platz ist.
error-illegal = Das geht jetzt nicht.
error-not_yours = Du bist nicht dran.
error-stale = Das Spiel ist schon weiter. Bitte wähle noch einmal.
error-already_done = Diesen Zug hast du schon gemacht.
gone-title = Hier ist kein Tisch
gone-words = Diesen Tisch gibt es nicht, oder der Link gilt nicht mehr. Vielleicht ist beim Kopieren etwas verloren gegangen.
no-seat-title = Du hast hier keinen Platz
no-seat-words = Diese Adresse funktioniert nur im Browser von jemandem, der am Tisch spielt. Lass dir zum Mitspielen eine Einladung oder zum Zuschauen den Zuschauerlink schicken.
closed-title = Der Tisch ist geschlossen
closed-closed = Das Spiel wurde vorzeitig beendet.
closed-abandoned = Lange war niemand hier, deshalb wurde der Tisch geschlossen.
closed-outdated = Dieses Spiel folgt Regeln aus der Zeit vor der ersten Veröffentlichung. Es lässt sich nicht fortsetzen.

generic-prompt = Wähle, was du tun willst
generic-wait = Warten auf { $names }
generic-table = Auf dem Tisch
generic-choices = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
generic-search = Möglichkeiten durchsuchen
generic-none = Nichts passt dazu
generic-do = Bestätigen
take-back = Zurücknehmen
generic-total = Gesamt
generic-told = { $name }: { $do }
