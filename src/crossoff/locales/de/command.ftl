# Was die Kommandozeile sagt.

## Fehler im Befehl selbst
cmd-unknown-command = unbekannter Befehl { $command }; { $hint }
cmd-unknown-language = unbekannte Sprache { $language }; { $hint }
cmd-unknown-shell = unbekannte Shell { $shell }; { $hint }
cmd-unexpected = unerwartet: { $words }; { $hint }
cmd-unknown-option = unbekannte Option { $option }; { $hint }
cmd-missing-value = { $option } braucht einen Wert; { $hint }
cmd-missing = { $name } fehlt; { $hint }
cmd-bad-value = { $option } muss eine { $kind } sein, nicht { $value }
cmd-kind-int = ganze Zahl
cmd-kind-float = Zahl
cmd-repeated = { $option } ist mehr als einmal angegeben
cmd-see = siehe { $command }
cmd-at-least-one = { $option } muss mindestens 1 sein, nicht { $value }
cmd-seconds-range = --seconds muss über 0 und höchstens 3600 sein, nicht { $seconds }
cmd-different-files = --resume, --records und --plot müssen verschiedene Dateien sein
cmd-task-fixes = { $task } legt Spiel, Spielerzahl, Optionen, Karten und Seed fest; lass sie weg
cmd-needs-file = { $command } braucht eine Datei; { $hint }

## Dateien
cmd-is-directory = { $file } ist ein Ordner, keine Datei
cmd-no-directory = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht
cmd-stdin-closed = die Standardeingabe ist geschlossen

## Spiele, Bots, Plätze
cmd-too-many-named =
    { $seats ->
        [one] für { $seats } Platz sind { $given } Spieler genannt
       *[other] für { $seats } Plätze sind { $given } Spieler genannt
    }
cmd-option-form = erwartet wird eine Option als NAME=WERT, nicht { $text }
cmd-option-twice = die Option { $option } ist zweimal angegeben

## Spielen im Terminal
cmd-loading-game = das Spiel wird geladen
cmd-unknown-seat = unbekannte Art von Platz { $seat }; { $hint }
cmd-bad-name = ein Name muss 1 bis { $longest } sichtbare Zeichen haben, nicht { $name }
cmd-same-names = zwei am Tisch haben denselben Namen
cmd-play-resume-alone = --resume setzt ein Spiel fort, wie es begonnen wurde: Spiel, Plätze, Optionen, Karten und Seed lassen sich dabei nicht angeben
cmd-play-nothing-left = es gibt kein Spiel zum Fortsetzen
cmd-play-kept = Das Spiel ist gespeichert; crossoff play --resume setzt es fort.
cmd-record-is-in = Verlauf in { $file } gespeichert.
cmd-hand-over = Bitte gib die Tastatur an { $name } weiter: Was jetzt kommt, darf sonst niemand sehen.
cmd-hand-over-enter = { $name }, weiter mit Enter.
cmd-plain-how =
    Tippe einen Zug in der Schreibweise des Verlaufs ein, oder:
      ?           was du tun kannst; ? 2 zeigt die zweite Seite
      undo        das Letzte zurücknehmen, solange der Zug unvollständig ist
      save DATEI  den bisherigen Verlauf in eine Datei schreiben
      quit        aufhören
      Enter       den Tisch noch einmal zeigen
cmd-plain-stopped = Das Spiel endet hier.
cmd-plain-thinking = { $name } überlegt
cmd-plain-nothing-back = Es gibt nichts zurückzunehmen.
cmd-plain-choices =
    { $count ->
        [1] einzige Möglichkeit: { $example }
       *[other] { $count } Möglichkeiten, zum Beispiel: { $example }
    }
cmd-plain-pages = Es gibt die Seiten 1 bis { $last }.
cmd-plain-page = Seite { $page } von { $last }; ? { $next } zeigt die nächste.
cmd-plain-save-where = Den Verlauf speichern? Ein Dateiname, oder Enter für nein:
cmd-plain-save-needs-name = save braucht einen Dateinamen.
cmd-plain-save-failed = Das hat nicht geklappt: { $reason }.

## Verläufe: check, verify, show
cmd-checking = wird geprüft
cmd-checked =
    { $good ->
        [one] { $good } Verlauf gültig
       *[other] { $good } Verläufe gültig
    }
cmd-dataset-where = entweder --out DATEI oder --minari ID angeben
cmd-dataset-written =
    { $decisions ->
        [one] { $decisions } Entscheidung in { $file } geschrieben
       *[other] { $decisions } Entscheidungen in { $file } geschrieben
    }
cmd-verified =
    { $good ->
        [one] { $good } Spiel bestätigt
       *[other] { $good } Spiele bestätigt
    }
cmd-some-bad = { $said }, { $bad } nicht
cmd-show-turn = { $file }, Verlauf { $record }, nach Zug { $turn } von { $last }
cmd-show-set-up = { $file }, Verlauf { $record }, nach der Vorbereitung
cmd-turns-range =
    { $last ->
        [one] der Verlauf hat { $last } Zug; --turn geht von 0 bis { $last }, nicht { $turn }
       *[other] der Verlauf hat { $last } Züge; --turn geht von 0 bis { $last }, nicht { $turn }
    }
cmd-record-from-1 = --record zählt ab 1, nicht { $number }
cmd-no-such-record =
    { $found ->
        [one] { $file } enthält { $found } Verlauf; einen Verlauf { $number } gibt es nicht
       *[other] { $file } enthält { $found } Verläufe; einen Verlauf { $number } gibt es nicht
    }

## daily
# $game: its title; $date: written out
cmd-daily-title = Spiel des Tages: { $game }, { $date }
cmd-daily-result = Ergebnis: du { $mine }, Bot { $theirs }
# $low and $high: the 95% interval
cmd-daily-par =
    { $games ->
        [one] Das Par ist { $par } ({ $low } bis { $high }): So viel holt der stärkste Bot hier auf deinem Platz, im Schnitt aus { $games } Spiel.
       *[other] Das Par ist { $par } ({ $low } bis { $high }): So viel holt der stärkste Bot hier auf deinem Platz, im Schnitt aus { $games } Spielen.
    }
cmd-daily-best = Beste bekannte Punktzahl: { $points }
cmd-daily-no-par = Das Par ließ sich hier nicht berechnen.
cmd-daily-computing = das Par wird berechnet
cmd-daily-streak =
    { $days ->
        [0] Keine Serie: Das war das Spiel eines früheren Tages.
        [one] Serie: { $days } Tag
       *[other] Serie: { $days } Tage
    }
cmd-daily-share = Zum Teilen:
cmd-daily-future = das Spiel für den { $date } gibt es noch nicht
cmd-daily-bad-date = erwartet wird ein Datum wie 2026-11-18, nicht { $date }

## games
cmd-column-number = Nr.
cmd-column-date = Datum
cmd-column-game = Spiel
cmd-column-players = Spieler
cmd-column-points = Punkte
cmd-column-result = Ergebnis
cmd-games-none = Noch keine beendeten Spiele. Spiel eines mit crossoff play; danach steht es hier.
cmd-games-kept = Diese Spiele liegen in { $folder }, ein Verlauf je Datei; die letzten { $most } werden aufgehoben.
cmd-games-review = { $command } analysiert das Spiel mit dieser Nummer.

## review
cmd-reviewing = wird analysiert
cmd-review-is-in = Analyse in { $file } gespeichert.
cmd-unknown-depth = unbekannte Tiefe { $depth }; { $hint }
cmd-seat-range = --seat geht von 0 bis { $last }, nicht { $seat }
cmd-no-such-game = es gibt kein beendetes Spiel { $number }; { $command } zeigt die Liste

## Viele Spiele: simulate, arena, bench
cmd-loading-games = die Spiele werden geladen
cmd-starting = startet
cmd-playing = es wird gespielt
cmd-measuring = es wird gemessen
cmd-measured-failed = ein gemessener Prozess ist gescheitert: { $reason }
cmd-stopped = angehalten nach { $done } von { $total } Runden; { $how }
cmd-nothing-kept = nichts wurde gespeichert. Mit --resume DATEI lässt sich ein Lauf anhalten und fortsetzen
cmd-goes-on = derselbe Befehl macht dort weiter, mit { $file }
cmd-own-deck = eigene Karten
cmd-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
cmd-games =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
cmd-games-on-deals =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $deals ->
        [one] { $deals } Kartenverteilung
       *[other] { $deals } Kartenverteilungen
    }
cmd-seed = Seed { $seed }
cmd-iterations =
    { $count ->
        [one] { $count } Iteration je Entscheidung
       *[other] { $count } Iterationen je Entscheidung
    }
cmd-seconds-each = { $seconds } s je Entscheidung
cmd-column-bot = Bot
cmd-column-seats = Plätze
cmd-column-games = Spiele
cmd-column-mean-score = Punkte im Mittel
cmd-column-interval = 95-%-Intervall
cmd-column-wins = Siege
cmd-column-share = Anteil
cmd-column-rating = Wertung
cmd-column-lineup = Aufstellung
cmd-column-lead = Vorsprung
cmd-column-cpu-time = CPU-Zeit
cmd-column-decisions = Entscheidungen
cmd-column-mean = Mittel
cmd-column-longest = längste
cmd-figure = Messung
cmd-value = Wert
cmd-span = { $low } bis { $high }
cmd-to = bis
cmd-shared-wins = Geteilte Siege: { $count }, jeweils unter den Siegern aufgeteilt.
cmd-speed = { $decisions } Entscheidungen in { $seconds } s Spielzeit: { $rate } Entscheidungen/s je Prozess
cmd-note-intervals = 95-%-Intervalle aus der Streuung zwischen Kartenverteilungen: nach Wilson für Siege, nach Student für Punkte, Bayes’scher Bootstrap für Wertungen. Ein geteilter Sieg wird unter den Siegern aufgeteilt.
cmd-note-ratings = Wertungen: Elo-Skala, { $anchor } ist 0; Maximum-Likelihood-Schätzung (Bradley-Terry, Plackett-Luce), für jeden Bot um einen Sieg und eine Niederlage gegen einen mittleren Gegner ergänzt.
cmd-note-fair = Siege und Punkte gelten je Platz; unter Gleichstarken gewinnt jeder { $share }.
cmd-note-seconds = Mit Zeitlimit sind keine zwei Läufe gleich.
cmd-note-one-deal = Eine einzige Kartenverteilung ergibt keine Intervalle.
cmd-note-few-deals = Bei so wenigen Kartenverteilungen sind die Intervalle der Wertungen zu schmal.
cmd-plot-title = Wertungen der Bots
cmd-plot-axis = Elo, { $anchor } = 0; Linien sind 95-%-Intervalle
cmd-plot-about = Wertungen auf der Elo-Skala mit 95-%-Intervallen, { $anchor } bei 0:

## Für alle, die hosten: serve, export, erase
cmd-workers-range = workers geht von 1 bis 64, nicht { $workers }
cmd-port-range = ein Port ist 0 bis 65535, nicht { $port }
cmd-serving = crossoff läuft unter { $address }  (Strg+C zum Beenden)
cmd-seated = Der Bot sitzt am Tisch. Falls das Programm vor dem Spiel endet, nimm den Link zu seinem Platz: { $link }
cmd-server-stopped = der Server hat angehalten, damit nichts verloren geht: { $reason }
cmd-cannot-listen = auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
cmd-other-port = wähle mit --port einen anderen
cmd-bad-proxy = ein Proxy ist eine Adresse oder ein Netz von Adressen, nicht { $text }
cmd-table-id = die Kennung eines Tisches hat 32 Hexziffern, nicht { $id }
cmd-no-such-table = in dieser Datenbank gibt es keinen Tisch { $table }
cmd-not-begun = das Spiel an diesem Tisch hat nicht begonnen, also gibt es keinen Verlauf
cmd-erased = der Tisch { $table } ist gelöscht
cmd-erase-ask = Den Tisch { $table } für immer löschen? Tippe { $word }:
cmd-erase-nobody = hier lässt sich nicht nachfragen; füge --yes hinzu
cmd-nothing-erased = nichts wurde gelöscht

## doctor: was versprochen ist
cmd-doctor-no-file = Die Datei { $file } gibt es noch nicht; ein Server würde sie anlegen.
cmd-doctor-at-risk = Gefährdet
cmd-doctor-promised = Versprochen
cmd-doctor-not-promised = Nicht versprochen
cmd-doctor-kept-decisions = Ein bestätigter Zug übersteht Absturz, Abbruch und Stromausfall, genau einmal und an seinem Platz.
cmd-doctor-kept-games = Nach einem Neustart des Servers gehen Spiele weiter, wo sie waren.
cmd-doctor-kept-log = Ein geändertes oder beschädigtes Protokoll wird erkannt, und kein anderes Spiel leidet darunter.
cmd-doctor-never-lying-disk = Meldet ein Datenträger Schreibvorgänge, die er nicht ausgeführt hat, können gespeicherte Züge verloren gehen.
cmd-doctor-never-readers = Wer die Datenbank oder eine Sicherung davon lesen kann, sieht verdeckte Karten laufender Spiele.
cmd-doctor-never-lost-disk = Die Datei liegt auf einem einzigen Datenträger: Geht er verloren, dann auch die Spiele seit der letzten Sicherung.
cmd-doctor-never-two-servers = Immer nur ein Serverprozess. Solange er nicht läuft, kann niemand spielen.
cmd-doctor-never-no-standby = Kein Standby hat eine Kopie: Geht der Datenträger der Datenbank verloren, dann auch die Spiele seit der letzten Sicherung.
cmd-doctor-never-takeover = Was ein Standby tut, wenn der Rechner der Datenbank ausfällt, hängt davon ab, wie du die Übernahme eingerichtet hast; probiere es aus.

## doctor: was gefunden wurde
cmd-fact-database = Datenbank
cmd-fact-file = Datei
cmd-fact-place = Ort
cmd-fact-size = Größe
cmd-fact-file-mode = Dateirechte
cmd-fact-writable = beschreibbar
cmd-fact-file-system = Dateisystem
cmd-fact-free-space = freier Platz
cmd-fact-schema = Schema
cmd-fact-clock = Uhr
cmd-fact-max-connections = max. Verbindungen
cmd-fact-bots = Bots
cmd-fact-bot-sandbox = Bot-Sandbox
cmd-fact-role = Rolle
cmd-fact-standbys = Standbys
cmd-value-yes = ja
cmd-value-no = nein
cmd-value-none = keine
cmd-value-unknown = unbekannt
cmd-value-in-order = in Ordnung
cmd-value-none-yet-a-server-makes-the = noch keins; ein Server legt die Datei an
cmd-value-none-yet-a-server-makes-it = noch keins; ein Server legt es an
cmd-value-compiled = kompiliert
cmd-value-not-compiled-yet = noch nicht kompiliert: Starke Bots brauchen nach dem nächsten Start etwa eine Minute
cmd-value-no-network-no-files = kein Netz, keine Dateien
cmd-value-no-network = kein Netz
cmd-value-no-files = keine Dateien
cmd-value-none-on-this-system = keine auf diesem System
cmd-risk-a-power-cut-takes-saved-moves = bei einem Stromausfall können gespeicherte Züge verloren gehen
cmd-risk-the-file-is-damaged-restore-a = die Datei ist beschädigt: Stelle eine Kopie wieder her
cmd-risk-others-on-this-machine-can-read = andere auf diesem Rechner können die Spiele lesen
cmd-risk-whoever-runs-this-command-can-save = wer diesen Befehl ausführt, kann dort nichts speichern
cmd-risk-locks-and-syncs-over-a-network = auf Sperren und Schreiben über ein Netz ist kein Verlass: Nimm einen lokalen Datenträger
cmd-risk-this-is-memory-everything-is-gone = das ist Arbeitsspeicher: Alles ist weg, wenn der Rechner ausgeht
cmd-risk-when-it-is-full-no-decision = wenn er voll ist, lässt sich kein Zug mehr speichern
cmd-risk-a-crash-of-its-machine-can = stürzt sein Rechner ab, kann alles verloren gehen oder beschädigt werden: Setze fsync = on
cmd-risk-a-power-cut-can-damage-pages = ein Stromausfall kann Seiten für immer beschädigen: Setze full_page_writes = on
cmd-risk-saved-moves-can-be-lost-it = gespeicherte Züge können verloren gehen: Für unsere Verbindungen muss es an sein
cmd-risk-this-server-is-a-standby-it = das ist ein Standby: Man kann daraus lesen, aber nichts speichern
cmd-risk-no-standby-is-waited-for-when = Commits warten auf keinen Standby: Übernimmt einer, können die letzten gespeicherten Züge fehlen. Setze synchronous_standby_names
cmd-risk-made-by-a-newer-crossoff-which = von einem neueren crossoff angelegt: Dieses Programm kann damit nicht arbeiten
cmd-risk-a-clock-was-set-back-the = eine Uhr wurde zurückgestellt: Die Zeiten in den Protokollen stimmen nicht
cmd-risk-the-times-in-logs-and-in = die Zeiten in Protokollen und in der Datenbank passen nicht zusammen: Stelle beide Uhren mit NTP
