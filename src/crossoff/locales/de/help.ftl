# Was --help sagt.

## Überall
help-about = Zwei Kartenspiele zum Ankreuzen spielen und erforschen: Silver & Gold und Alles auf 1 Karte.
help-everywhere = All das steht hier in der Sprache deines Systems. --language XX nimmt bei jedem Befehl eine andere: { $languages }.
help-usage = Aufruf:
help-commands = Befehle
help-parameters = Optionen
help-arguments = Argumente
help-default = sonst
help-required = nötig
help-help = Diese Hilfe anzeigen und beenden.
help-version = Die Version anzeigen und beenden.

## Optionen, die mehrere Befehle haben
help-game = Das Spiel: { $games }.
help-players = Plätze am Tisch.
help-seed = Dieselbe Startzahl ergibt dieselben Spiele.
help-option = Etwas, das das Spiel zur Wahl stellt, wie variant=advanced; auch mehrmals.
help-deck = Mit den Karten dieser Datei spielen (TOML, oder JSON, wenn sie so heißt).
help-json = Statt einer Tabelle ein JSON-Objekt ausgeben.
help-files = Dateien mit Verläufen; - ist die Standardeingabe.
help-table = Die Kennung des Tisches, 32 Hexziffern.
help-db = Die Datei einer SQLite-Datenbank, oder postgresql://… Sonst die Datei, die crossoff serve benutzt.

## play
help-play = Ein Spiel im Terminal spielen.
help-play-more =
    Ohne Optionen wählst du auf dem Bildschirm. Jede Entscheidung wird sofort
    gespeichert: Ein verlassenes Spiel, oder eines, dessen Terminal verloren ging,
    geht mit --resume weiter.

    Zeile für Zeile tippt man Entscheidungen in den Worten des Verlaufs, ohne den
    Platz, wie: keep P01 G07, oder mark P01 a1 a2 a3 b3; G07 c1, oder reroll 3 4 5.
    Im Spiel zeigt ?, was du tun kannst.
help-play-players = Plätze am Tisch. Sonst so viele, wie genannt sind, oder 2.
help-play-seats = Wer wo sitzt, ab Platz 0, mit Kommas dazwischen: me, me:NAME oder ein Bot ({ $bots }). Sonst du; die übrigen Plätze sind casual.
help-play-seed = Dieselbe Startzahl ergibt dieselben Karten und Würfel. Sonst neue.
help-play-resume = Das zuletzt verlassene Spiel fortsetzen, oder das in dieser Datei.
help-play-record = Den Verlauf hierhin schreiben, wenn das Spiel endet oder aufhört.
help-play-plain = Zeile für Zeile, wie durch eine Pipe ohnehin.

## simulate
help-simulate = Bots viele Spiele spielen lassen; Verläufe und eine Zusammenfassung schreiben.
help-simulate-more =
    Gibt die mittleren Punkte jedes Bots aus, mit 95-%-Intervall, und wie viele
    Spiele er gewonnen hat; von einem geteilten Sieg bekommt jeder Sieger seinen
    Anteil. Die Spiele hängen nur von der Startzahl ab, nicht von der Zahl der
    Prozesse.
help-simulate-players = Plätze am Tisch. Sonst einer für jeden genannten Bot.
help-simulate-bots = Die Bots nach Plätzen, mit Kommas dazwischen: { $every } oder ein eigener als ./my_bot.py:MyBot. Eine Liste, die kürzer ist als der Tisch, wird wiederholt.
help-simulate-games = Wie viele Spiele.
help-simulate-records = Die Spiele in diese Datei schreiben, ein Verlauf je Zeile. Sie wird erst ersetzt, wenn alle gespielt sind.
help-simulate-jobs = Wie viele Prozesse spielen.

## arena
help-arena = Bots gegeneinander spielen lassen und bewerten.
help-arena-more =
    Bei zwei Plätzen sind die Aufstellungen alle Paare der genannten Bots. Bei mehr
    Plätzen sitzt jeder Bot allein gegen lauter gleiche andere; wo genug Bots da
    sind, kommt jede Auswahl von so vielen verschiedenen dazu, wie es Plätze gibt.
    Jede Aufstellung spielt jede Kartenverteilung in allen Sitzordnungen, mit
    denselben Karten und Würfeln für alle, damit sich das Glück aufhebt.

    Gibt Wertungen auf der Elo-Skala aus, Anteile an Siegen und mittlere Punkte,
    alle mit 95-%-Intervallen, und die CPU-Zeit je Entscheidung. Von der Zeit
    abgesehen hängt alles nur von der Startzahl ab, nicht davon, wer oder wie viele
    spielen.
help-arena-bots = Zwei oder mehr verschiedene Bots, mit Kommas dazwischen: { $every } oder ein eigener als ./my_bot.py:MyBot. Es können mehr oder weniger sein als Plätze.
help-arena-games = Spiele für jede Aufstellung, aufgerundet auf ganze Kartenverteilungen mit allen Sitzordnungen.
help-arena-iterations = Bots, die suchen, so viele Fortsetzungen je Entscheidung ansehen lassen.
help-arena-seconds = Bots, die suchen, so lange je Entscheidung nehmen lassen. Dann sind keine zwei Läufe gleich.
help-arena-jobs = Wie viele Prozesse spielen; sonst einer je Kern.
help-arena-cluster = Einen Cluster statt dieses Rechners spielen lassen: dask://HOST:PORT oder tcp://HOST:PORT für Dask, ray://HOST:PORT, ray:HOST:PORT oder ray:auto für Ray. Dort muss dasselbe crossoff sein.
help-arena-resume = Den Stand des Laufs in dieser Datei halten. Gibt es sie schon, geht es von ihrem Ende weiter: Die Ergebnisse sind die eines Laufs, der nie angehalten wurde. Alles, was die Spiele bestimmt, muss sein wie zuvor; jobs und cluster dürfen anders sein.
help-arena-records = Die Spiele in diese Datei schreiben, ein Verlauf je Zeile, wenn alle gespielt sind.
help-arena-plot = Die Wertungen in diese Datei zeichnen, als SVG.

## serve
help-serve = Tische für Browser und Bots anbieten. Ohne Befehl: dasselbe und Browser öffnen.
help-serve-more =
    Läuft bis Strg-C oder SIGTERM. Entscheidungen sind gespeichert, bevor sie
    bestätigt werden; Spiele gehen nach einem Neustart weiter. Mehrere Server
    können sich ein PostgreSQL teilen.
help-serve-host = Die Adresse, auf der gelauscht wird; 0.0.0.0 für alle.
help-serve-port = Der Port; 0 für irgendeinen freien.
help-serve-db = Die Datei einer SQLite-Datenbank, oder postgresql://… Sonst eine Datei in deinem Datenordner.
help-serve-open = Den Browser öffnen.
help-serve-origin = Ein weiterer Ursprung, dessen Seiten sich verbinden dürfen, wie https://example.org, wo ein Proxy den Host-Kopf ändert.
help-serve-trust-proxy = Die Adresse, oder das Netz, eines Proxys vor diesem Server. Er sagt in X-Forwarded-For, woher Leute kommen, damit Grenzen sie einzeln zählen.
help-serve-workers = Prozesse, in denen Bots überlegen.
help-serve-metrics-port = Zahlen für Prometheus auf 127.0.0.1 an diesem Port anbieten.

## join
help-join = Einen eigenen Bot am Tisch eines Servers spielen lassen.
help-join-more =
    Die Klasse hat eine Methode, choose(view, legal), die eines aus legal
    zurückgibt. Was beide sind, steht in docs/wire.md; examples/my_bot.py ist ein
    Beispiel. Sie spielt, bis das Spiel aus ist, kommt nach einer unterbrochenen
    Verbindung zurück und gibt die Punkte aus.
help-join-url = Der Link, der an den Tisch einlädt, oder der eines Platzes, den du hast.
help-join-bot = Deine Klasse: ./my_bot.py:MyBot oder module:Class.
help-join-name = Wie er am Tisch heißt.

## check
help-check = Von jedem Verlauf in Dateien sagen, ob er ein Spiel nach den Regeln ist.
help-check-more =
    Eine Datei enthält einen Verlauf je Zeile, oder einen einzigen über viele
    Zeilen; leere Zeilen zählen nicht, und eine Datei ohne Verläufe ist in Ordnung.
    Für jeden schlechten Verlauf kommt eine Zeile: die Datei, die Nummer des
    Verlaufs, die Zeile darin (0 für alles vor der ersten) und der Grund.

    Endet mit 0, wenn alles gut ist, 1, wenn ein Verlauf schlecht ist, 2, wenn eine
    Datei nicht zu lesen ist.

## verify
help-verify = Prüfen, ob der Zufall jedes Verlaufs in Dateien fair war.
help-verify-more =
    Die Startzahl eines Verlaufs muss zu seinem Siegel für diesen Tisch, dieses
    Spiel und diese Karten passen, und jede Karte und jeder Würfel muss sich aus
    ihr und den Beiträgen der Spielenden ergeben. Die Entscheidungen müssen die
    der Hashkette des Verlaufs sein, und das Ergebnis muss stimmen. Für jeden
    Verlauf, der nicht besteht, kommt eine Zeile: die Datei, die Nummer des
    Verlaufs, die Zeile darin (0 für alles vor der ersten) und der Grund. Was das
    beweist und was nicht, steht in docs/fairness.md.

    Endet mit 0, wenn jeder Verlauf ein ganzes Spiel und bestätigt ist, 1, wenn
    einer es nicht ist (auch weil er unfertig ist oder nichts zu prüfen enthält),
    2, wenn eine Datei nicht zu lesen ist.
help-verify-head = Ein head, den du während des Spiels bekommen hast (64 Hexziffern); er muss in der Kette sein. Mehrmals möglich.

## show
help-show = Den Tisch an einer Stelle eines aufgezeichneten Spiels zeichnen.
help-show-more = Das Bild zeigt alles, was auf dem Tisch liegt, in 80 Spalten.
help-show-file = Eine Datei mit Verläufen; - ist die Standardeingabe.
help-show-record = Welcher Verlauf der Datei, gezählt ab 1.
help-show-turn = Das Ende dieses Zuges, gezählt ab 1 über das ganze Spiel; 0 ist der Tisch nach der Vorbereitung. Sonst das Ende des Verlaufs.

## export
help-export = Den Verlauf eines Tisches aus der Datenbank eines Servers ausgeben.
help-export-more =
    Es ist eine Zeile JSON. Der Server darf dabei laufen. Solange das Spiel läuft,
    enthält der Verlauf, was man beim Zuschauen gesehen hat: keine verdeckt
    ausgeteilten Karten, keine Entscheidungen, die andere noch nicht wissen dürfen,
    keine Startzahl. Geheimnisse von Leuten werden nie ausgegeben.
help-export-events = Ausgeben, was geschehen ist, ein JSON-Objekt je Zeile.

## erase
help-erase = Einen Tisch für immer aus der Datenbank eines Servers löschen.
help-erase-more =
    Sein Spiel verschwindet, Namen und Beiträge seiner Leute, seine Geheimnisse.

    In einer SQLite-Datei werden die Bytes überschrieben; ein Server, der sie
    benutzt, muss vorher angehalten sein. PostgreSQL schreibt seine Tabellen neu,
    und Server warten darauf. Sicherungen, archivierte Protokolle der Datenbank und
    heruntergeladene Verläufe werden nicht erreicht.
help-erase-yes = Nicht fragen, ob du es so meinst.

## doctor
help-doctor = Sagen, was ein Server mit dieser Datenbank versprechen kann und was nicht.
help-doctor-more =
    Nichts wird geändert, und ein Server darf laufen.

    Endet mit 0, wenn nichts in Gefahr ist, 1, wenn etwas in Gefahr ist, 2, wenn
    die Datenbank sich nicht ansehen lässt.

## bench
help-bench = Messen, wie schnell die Spiele auf diesem Rechner sind.
help-bench-more =
    Die Spiele sind für zwei, Alles auf 1 Karte im Grundspiel.

    random: Spiele im Inneren der Engine; bare step: ein Aufruf der Engine je
    Entscheidung, aus Python; typed: über Positionen, wie ein Bot in Python spielt;
    batched: viele Spiele im Gleichschritt, mit allem, was ein lernendes Programm
    gezeigt bekommt; plain: Zufallsspiele mit nicht kompilierten Kernels. Das alles
    in CPU-Zeit eines Kerns. Ein erstes Spiel und --help sind ganze Prozesse, in
    Sekunden auf der Uhr.
help-bench-seconds = CPU-Zeit für jede Rate, die gemessen wird.
