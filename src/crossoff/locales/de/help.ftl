# Was --help sagt.

## Überall
help-about = Zwei abwischbare Kartenspiele des NSV spielen und erforschen: Silver & Gold von Phil Walker-Harding und Alles auf 1 Karte von Steffen Benndorf. Ein inoffizielles Fanprojekt.
help-everywhere = In der Sprache deines Systems; --language XX wählt bei jedem Befehl eine andere: { $languages }.
help-usage = Aufruf:
help-parameters = Optionen
help-group-play = Spielen
help-group-bots = Bots
help-group-records = Verläufe
help-group-hosting = Hosten
help-group-shell = Deine Shell
help-example = Beispiel:
help-arguments = Argumente
help-default = Standard
help-required = erforderlich
help-help = Diese Hilfe anzeigen und beenden.
help-version = Die Version anzeigen und beenden.

## Optionen, die mehrere Befehle haben
help-game = Das Spiel: { $games }.
help-players = Zahl der Spieler.
help-seed = Derselbe Seed ergibt dieselben Spiele.
help-option = Eine Option des Spiels, zum Beispiel variant=advanced; mehrmals möglich.
help-deck = Mit den Karten dieser Datei spielen (TOML, oder JSON, wenn sie auf .json endet).
help-json = Statt einer Tabelle ein JSON-Objekt ausgeben.
help-files = Dateien mit Verläufen; - ist die Standardeingabe.
help-table = Die Kennung des Tisches, 32 Hexziffern.
help-db = Eine SQLite-Datei oder postgresql://… Standard: die Datei, die crossoff serve benutzt.

## play
help-play = Ein Spiel im Terminal spielen.
help-play-more =
    Ohne Optionen wählst du auf dem Bildschirm. Jeder Zug wird sofort gespeichert:
    Wenn du das Spiel verlässt oder das Terminal abstürzt, geht es mit --resume
    weiter.

    Im Textmodus tippst du Züge in der Schreibweise des Verlaufs ein, ohne den
    Platz: keep P01 G07, oder mark P01 a1 a2 a3 b3; G07 c1, oder reroll 3 4 5.
    Im Spiel zeigt ?, was du tun kannst.
help-play-players = Zahl der Spieler. Standard: so viele, wie genannt sind, oder 2.
help-play-seats = Wer wo sitzt, ab Platz 0, durch Kommas getrennt: me, me:NAME, ein Bot ({ $bots }) oder dein eigener, DATEI.py:KLASSE. Standard: du; auf den übrigen Plätzen casual-Bots.
help-play-seed = Derselbe Seed ergibt dieselben Karten und Würfel. Standard: zufällig.
help-play-resume = Das letzte Spiel fortsetzen, oder das in dieser Datei.
help-play-record = Den Verlauf in diese Datei schreiben, wenn das Spiel endet oder du aufhörst.
help-play-plain = Reiner Text, Zeile für Zeile (in einer Pipe der Standard). Spiele über eine Pipe werden nicht gespeichert; --record hält sie fest.

## daily
help-daily = Das Spiel des Tages spielen: an diesem Tag für alle dasselbe.
help-daily-more =
    Du spielst gegen einen Bot. Danach siehst du das Par (so viele Punkte holt der
    stärkste Bot mit diesen Karten auf deinem Platz), deine Serie und einen Text zum
    Teilen. Ein angefangenes Spiel wird fortgesetzt, und dein erstes Ergebnis zählt.
help-daily-date = Das Spiel dieses Datums. Standard: heute.
help-daily-again = Noch einmal spielen, zur Übung.
help-daily-plain = Reiner Text, Zeile für Zeile (in einer Pipe der Standard).

## simulate
help-simulate = Bots viele Spiele spielen lassen; Verläufe und eine Zusammenfassung schreiben.
help-simulate-more =
    Gibt die mittlere Punktzahl jedes Bots mit 95-%-Intervall aus, und wie viele
    Spiele er gewonnen hat; ein geteilter Sieg wird unter den Siegern aufgeteilt.
    Die Spiele hängen nur vom Seed ab, nicht von der Zahl der Prozesse.
help-simulate-players = Zahl der Spieler. Standard: einer für jeden genannten Bot.
help-simulate-bots = Die Bots nach Plätzen, durch Kommas getrennt: { $every } oder ein eigener als ./my_bot.py:MyBot oder 'pipe:BEFEHL'. Eine Liste, die kürzer ist als der Tisch, wird wiederholt.
help-simulate-games = Zahl der Spiele.
help-simulate-records = Die Spiele in diese Datei schreiben, ein Verlauf je Zeile. Sie wird erst ersetzt, wenn alle gespielt sind.
help-simulate-jobs = Zahl der Prozesse.

## arena
help-arena = Bots gegeneinander spielen lassen und bewerten.
help-arena-more =
    Bei zwei Plätzen sind die Aufstellungen alle Paare der genannten Bots. Bei mehr
    Plätzen tritt jeder Bot allein gegen lauter Kopien eines anderen an; gibt es
    genug Bots, kommt jede Kombination verschiedener dazu. Jede Aufstellung spielt
    jede Kartenverteilung in allen Sitzordnungen, mit denselben Karten und Würfeln,
    damit sich das Glück aufhebt.

    Gibt Elo-Wertungen, Siegquoten und mittlere Punktzahlen aus, alle mit
    95-%-Intervallen, und die CPU-Zeit je Entscheidung. Abgesehen von der Zeit
    hängt alles nur vom Seed ab, nicht davon, welche oder wie viele Bots spielen.
help-arena-bots = Zwei oder mehr verschiedene Bots, durch Kommas getrennt: { $every } oder ein eigener als ./my_bot.py:MyBot oder 'pipe:BEFEHL'. Es können mehr oder weniger sein als Plätze.
help-arena-task = Eine Aufgabe des Benchmarks, etwa SG-2-greedy-v1 (docs/benchmark.md): Sie legt Spiel, Spielerzahl, Optionen, Seed und Gegner fest.
help-arena-games = Spiele für jede Aufstellung, aufgerundet auf ganze Kartenverteilungen mit allen Sitzordnungen.
help-arena-iterations = Iterationen je Entscheidung für Bots, die suchen.
help-arena-seconds = Sekunden je Entscheidung für Bots, die suchen. Keine zwei Läufe sind dann gleich.
help-arena-jobs = Zahl der Prozesse. Standard: einer je Kern.
help-arena-cluster = Auf einem Cluster statt auf diesem Rechner spielen: dask://HOST:PORT oder tcp://HOST:PORT für Dask; ray://HOST:PORT, ray:HOST:PORT oder ray:auto für Ray. Seine Worker brauchen dasselbe crossoff.
help-arena-resume = Den Fortschritt des Laufs in dieser Datei festhalten. Gibt es sie schon, geht es dort weiter, mit denselben Ergebnissen wie ohne Unterbrechung. Alles, was die Spiele bestimmt, muss gleich sein; jobs und cluster dürfen sich ändern.
help-arena-records = Die Spiele in diese Datei schreiben, ein Verlauf je Zeile, wenn alle gespielt sind.
help-arena-plot = Die Wertungen als SVG in diese Datei zeichnen.

## serve
help-serve = Tische für Browser und Bots anbieten. Ohne Befehl: dasselbe und Browser öffnen.
help-serve-more =
    Läuft bis Strg+C oder SIGTERM. Züge werden gespeichert, bevor sie bestätigt
    werden; Spiele gehen nach einem Neustart weiter. Mehrere Server können sich
    eine PostgreSQL-Datenbank teilen.
help-serve-host = Die Adresse, auf der der Server lauscht; 0.0.0.0 für alle.
help-serve-port = Der Port; 0 für irgendeinen freien.
help-serve-db = Eine SQLite-Datei oder postgresql://… Standard: eine Datei in deinem Datenordner.
help-serve-open = Den Browser öffnen.
help-serve-origin = Ein weiterer Ursprung, dessen Seiten sich verbinden dürfen, zum Beispiel https://example.org, wenn ein Proxy den Host-Header ändert.
help-serve-trust-proxy = Adresse oder Netz eines Proxys vor diesem Server. Sein X-Forwarded-For-Header unterscheidet die Spieler, damit Limits für jeden einzeln gelten.
help-serve-workers = Zahl der Worker-Prozesse für Bots.
help-serve-metrics-port = Prometheus-Metriken auf 127.0.0.1 an diesem Port anbieten.

## join
help-join = Einen eigenen Bot am Tisch eines Servers spielen lassen.
help-join-more =
    Die Klasse hat eine Methode: choose(view, legal), die ein Element von legal
    zurückgibt, oder act(observation, mask), die die Nummer einer Aktion zurückgibt.
    docs/first-bot.md beschreibt beide. Der Bot spielt, bis das Spiel vorbei ist,
    verbindet sich nach einer Unterbrechung neu und gibt die Punkte aus.
help-join-url = Ein Einladungslink, oder der Link eines Platzes, den du schon hast.
help-join-bot = Deine Klasse: ./my_bot.py:MyBot oder module:Class.
help-join-name = Der Name des Bots am Tisch.

## check
help-check = Prüfen, ob aufgezeichnete Spiele den Regeln folgen.
help-check-more =
    Eine Datei enthält einen Verlauf je Zeile, oder einen einzigen über viele
    Zeilen. Leere Zeilen werden übersprungen, und eine Datei ohne Verläufe ist
    gültig. Für jeden fehlerhaften Verlauf kommt eine Zeile: die Datei, die Nummer
    des Verlaufs, die Zeile darin (0 für alles vor der ersten) und der Grund.

    Rückgabewert 0, wenn alle Verläufe gültig sind, 1, wenn einer fehlerhaft ist,
    2, wenn sich eine Datei nicht lesen lässt.

## verify
help-verify = Prüfen, ob bei aufgezeichneten Spielen fair gezogen wurde.
help-verify-more =
    Der Seed eines Verlaufs muss zu seinem Fingerabdruck für diesen Tisch, dieses
    Spiel und diese Karten passen, und jede Karte und jeder Würfel muss sich aus
    ihm und den Nonces der Spieler ergeben. Die Entscheidungen müssen zur
    Hashkette des Verlaufs passen, und das Ergebnis muss stimmen. Für jeden
    Verlauf, der nicht besteht, kommt eine Zeile: die Datei, die Nummer des
    Verlaufs, die Zeile darin (0 für alles vor der ersten) und der Grund. Was das
    beweist und was nicht, steht in docs/fairness.md.

    Rückgabewert 0, wenn jeder Verlauf ein ganzes Spiel und bestätigt ist, 1, wenn
    einer es nicht ist (auch weil er unfertig ist oder nichts zu prüfen enthält),
    2, wenn sich eine Datei nicht lesen lässt.
help-verify-head = Ein head, den du während des Spiels bekommen hast (64 Hexziffern); er muss in der Kette sein. Mehrmals möglich.

## dataset
help-dataset = Die Entscheidungen aufgezeichneter Spiele als Arrays zum Trainieren schreiben.
help-dataset-more =
    Die Datei ist ein NumPy-Archiv (.npz) mit einer Zeile je Entscheidung:
    Beobachtung, Maske der erlaubten Aktionen, Aktion, Belohnung bis zur nächsten
    Entscheidung des Platzes und Summe der Belohnungen bis zum Spielende.
    docs/environments.md beschreibt die Arrays. Alle Verläufe müssen vom selben
    Spiel und mit gleich vielen Spielern sein.
help-dataset-out = Die Datei, die geschrieben wird.
help-dataset-minari = Stattdessen einen Minari-Datensatz unter dieser Kennung schreiben, etwa crossoff/sg-expert-v0; braucht crossoff[rl,learn].
help-dataset-flat = Ein Vektor je Beobachtung, mit den Angaben der Karten.
help-dataset-reward = Was ein Platz bekommt: Punkte, sobald sie gewertet werden; oder am Ende seine Punktzahl, seinen Anteil am Sieg oder seinen Vorsprung.
help-dataset-bot = Nur die Entscheidungen dieses Bots.

## games
help-games = Die beendeten Spiele auflisten, die du im Terminal gespielt hast.
help-games-more =
    Das neueste zuerst, mit der Nummer jedes Spiels. Spiele über eine Pipe sind
    nicht dabei.

## review
help-review = Beendete Spiele analysieren: Glück, Verluste und die teuersten Entscheidungen.
help-review-more =
    Der Coach spielt jede Entscheidung und ihre Alternativen viele Male weiter und
    zeigt für jeden Platz die Gewinnchance, wie viel Glück war, was die
    Entscheidungen gekostet haben und warum. Beurteilt wird nach dem, was der Platz
    wissen konnte. docs/coach.md erklärt die Zahlen.

    Rückgabewert 0, wenn alle Spiele analysiert sind, 1, wenn eines nicht beendet
    oder ungültig ist (dann wird keine Seite geschrieben), 2, wenn sich eine Datei
    nicht lesen lässt.
help-review-files = Dateien mit Verläufen; - ist die Standardeingabe, eine Zahl ein Spiel aus crossoff games.
help-review-record = Nur dieser Verlauf jeder Datei, gezählt ab 1. Standard: alle.
help-review-seat = Nur die Entscheidungen dieses Platzes, gezählt ab 0. Standard: alle Plätze.
help-review-depth = Wie gründlich: { $depths }.
help-review-seed = Derselbe Seed ergibt dieselbe Analyse.
help-review-jobs = Zahl der Prozesse.
help-review-json = Ein JSON-Objekt je Spiel ausgeben (crossoff-review/1).
help-review-html = Eine Seite mit allen Analysen in diese Datei schreiben, zum Lesen im Browser oder zum Verschicken.

## show
help-show = Den Tisch an einer beliebigen Stelle eines aufgezeichneten Spiels zeichnen.
help-show-more = Zeigt alles, was auf dem Tisch liegt, in 80 Spalten.
help-show-file = Eine Datei mit Verläufen; - ist die Standardeingabe.
help-show-record = Welcher Verlauf der Datei, gezählt ab 1.
help-show-turn = Das Ende dieses Zuges, gezählt ab 1 über das ganze Spiel; 0 ist der Tisch nach der Vorbereitung. Standard: das Ende des Verlaufs.

## export
help-export = Den Verlauf eines Tisches aus der Datenbank eines Servers ausgeben.
help-export-more =
    Gibt eine Zeile JSON aus; der Server darf dabei laufen. Solange das Spiel läuft,
    enthält der Verlauf nur, was Zuschauer gesehen haben: keine verdeckt
    ausgeteilten Karten, keine Züge, die andere noch nicht kennen dürfen, keinen
    Seed. Geheimnisse der Spieler werden nie ausgegeben.
help-export-events = Die Ereignisse ausgeben, ein JSON-Objekt je Zeile.

## erase
help-erase = Einen Tisch für immer aus der Datenbank eines Servers löschen.
help-erase-more =
    Löscht das Spiel, seine Geheimnisse und die Namen und Nonces der Spieler.

    In einer SQLite-Datei werden die Bytes überschrieben; halte vorher jeden Server
    an, der sie benutzt. PostgreSQL schreibt seine Tabellen neu, und Server warten
    darauf. Sicherungen, archivierte Datenbankprotokolle und heruntergeladene
    Verläufe sind nicht betroffen.
help-erase-yes = Nicht nachfragen.

## doctor
help-doctor = Prüfen, was ein Server mit dieser Datenbank versprechen kann und was gefährdet ist.
help-doctor-more =
    Ändert nichts; ein Server darf laufen.

    Rückgabewert 0, wenn nichts gefährdet ist, 1, wenn etwas gefährdet ist, 2, wenn
    sich die Datenbank nicht untersuchen lässt.

## bench
help-bench = Messen, wie schnell die Spiele auf diesem Rechner sind.
help-bench-more =
    Die Spiele sind für zwei, mit dem ersten Wert jeder Option.

    random: Spiele in der Engine; bare step: ein Aufruf der Engine je Entscheidung,
    aus Python; typed: über Positionen, wie ein Python-Bot spielt; batched: viele
    Spiele im Gleichschritt, mit vollständigen Beobachtungen; plain: Zufallsspiele
    mit nicht kompilierten Kernels. Das alles in CPU-Zeit eines Kerns. Ein erstes
    Spiel und --help sind ganze Prozesse, in Sekunden Echtzeit.
help-bench-seconds = CPU-Zeit für jede Messung.

## completion
help-completion = Ein Skript ausgeben, das mit Tab Befehle, Optionen, Spiele und Bots ergänzt.
help-completion-more =
    Zum Einschalten speicherst du das Skript dort, wo deine Shell es sucht, wie in
    den Beispielen, und startest eine neue Shell.
help-completion-shell = Deine Shell: { $shells }.
