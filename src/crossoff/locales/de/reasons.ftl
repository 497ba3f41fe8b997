# Warum etwas abgelehnt wird oder nicht geht.

## Dateien
why-cannot-write = { $file } lässt sich nicht schreiben: { $reason }
why-cannot-read = { $file } lässt sich nicht lesen: { $reason }
why-no-file = es gibt keine Datei { $file }
why-line = Zeile { $line }
why-nested = zu tief verschachtelt

## Spiele, Bots, Optionen
why-unknown-game = unbekanntes Spiel { $game }; { $hint }
why-did-you-mean = meintest du { $name }?
why-available = verfügbar: { $names }
why-players = { $title } ist für { $least } bis { $most } Personen, nicht für { $players }
why-unknown-option = unbekannte Option { $option }; { $title } hat { $known }
why-no-options = keine Optionen
why-option-values = die Option { $option } ist { $known }, nicht { $got }
why-unknown-bot = unbekannter Bot { $bot }; { $hint }
why-unknown-task = unbekannte Aufgabe { $task }; { $hint }
why-game-lacks-bot = { $title } hat keinen Bot { $bot }, sondern { $bots }
why-not-compiled = { $title } hat für viele Spiele zugleich keinen kompilierten Bot { $bot }, sondern { $bots }
why-learned-players = der trainierte Bot von { $title } spielt nur zu zweit
why-no-observing = { $title } hat keine Beobachtungen für lernende Programme
why-data-unfinished = Verlauf { $number } hat kein Ergebnis: Das Spiel wurde nicht zu Ende gespielt
why-data-mixed = Verläufe mit verschiedenen Spielen, Spielerzahlen oder Karten passen nicht in eine Datei
why-data-empty = es gibt keine Entscheidungen zu schreiben
why-no-deck = es gibt keine Karten: Dieses Spiel hat kein Deck
why-budget = die Grenze { $option } muss über 0 sein, nicht { $got }
why-package = dafür fehlt das Paket { $package }: pip install 'crossoff[{ $extra }]'

## Ein eigener Bot und ein Platz für ihn
why-bot-name = der Bot { $bot }: erwartet wird DATEI.py:KLASSE oder MODUL:KLASSE
why-bot-import = der Bot { $bot }: { $reason }
why-bot-class = der Bot { $bot }: { $place } hat keine Klasse { $wanted } mit einer Methode choose, act oder act_batch
why-bot-choice = { $bot } sollte eine von { $count } Möglichkeiten zurückgeben, nicht { $got }
why-bot-action = { $bot } sollte die Nummer einer von { $count } erlaubten Aktionen zurückgeben, nicht { $got }
why-bot-actions = act_batch von { $bot } sollte { $count } Aktionsnummern zurückgeben, eine je Spiel, nicht { $got }
why-bot-raised = { $bot } ist gescheitert: { $reason }
why-bot-program = der Bot { $bot }: es gibt kein Programm { $program }
why-bot-silent = { $bot } hat { $seconds } s lang nicht geantwortet
why-bot-ended = { $bot } hat sich mit Status { $status } beendet, statt zu antworten
why-bot-answer = { $bot } sollte mit einer Zeile antworten, einem JSON-Objekt mit der id { $id }, nicht { $got }
why-join-link = erwartet wird ein Link, der mit http:// oder https:// beginnt und mit #j/TISCH/EINLADUNG oder #t/TISCH/TOKEN endet
why-join-no-seat = kein Platz: { $reason }
why-join-no-table = kein Zugang zum Tisch: { $reason }
why-join-unreached = der Tisch ist nicht zu erreichen: { $reason }
why-join-refused = { $do } wurde abgelehnt: { $reason }

## Karten
why-deck-missing = fehlt
why-deck-unknown-key = unbekannter Schlüssel { $got }; erwartet: { $known }
why-deck-unknown-color = unbekannte Farbe { $got }; erwartet: { $known }
why-deck-not-a-name = { $got } ist kein Name aus 1 bis 12 Buchstaben, Ziffern, '_' oder '-'
why-deck-not-a-color = { $got } ist kein einfacher Name aus 1 bis 12 Buchstaben a-z
why-deck-twice = { $got } kommt zweimal vor
why-deck-key-twice = der Schlüssel { $key } kommt zweimal vor
why-deck-expected-list = erwartet: eine Liste; da steht: { $got }
why-deck-expected-table = erwartet: eine Tabelle; da steht: { $got }
why-deck-expected-text = erwartet: ein Text; da steht: { $got }
why-deck-expected-integer = erwartet: eine ganze Zahl von { $low } bis { $high }; da steht: { $got }
why-deck-length = erwartet: { $low } bis { $high } davon; da sind: { $got }
why-deck-exactly = erwartet: genau { $count } davon; da sind: { $got }
why-deck-list = eine Liste
why-deck-table = eine Tabelle
why-deck-huge = eine riesige Zahl
why-deck-form = kein { $form }: { $reason }
why-deck-not-utf-8 = kein UTF-8
why-deck-not-a-file = ein Ordner oder ein Gerät, keine Datei
why-deck-large = größer als { $size } KiB
why-deck-long-line = { $length } Zeichen; eine Zeile darf { $most } haben
why-deck-unread = lässt sich nicht lesen: { $reason }

## Verläufe
why-not-a-record = kein Verlauf: { $reason }
why-record-missing = { $field } fehlt
why-record-large = länger als { $size } MiB
why-not-a-review = keine Analyse: { $reason }
why-review-unfinished = das Spiel ist nicht zu Ende; nur beendete Spiele lassen sich analysieren
why-unknown-depth = unbekannte Tiefe { $depth }; { $hint }
why-no-coach = der Coach kann { $title } nicht beurteilen: Er müsste erraten, was verdeckt ist
why-no-seat = erwartet: ein Platz von 0 bis { $last }; da steht: { $seat }
why-format = erwartet: das Format { $format }; da steht: { $got }
why-older-rules = von Regelversion { $version }, vor der ersten Veröffentlichung; es kann nicht fortgesetzt werden
why-unknown-deck = unbekannte Karten { $got }; erwartet: { $standard } oder ein Objekt mit Karten
why-expected = erwartet: { $what }; da steht: { $got }
why-head = '{ $head } …'
why-line-of-seat = eine Zeile von Platz { $seat }
why-no-line = keine Zeile mehr, denn das Spiel ist vorbei
why-seat = Platz
why-count = erwartet: { $count } × { $what }; da sind: { $got }
why-count-different = erwartet: { $count } × { $what }, alle verschieden; da steht: { $got }
why-unfinished = nach { $got } müsste die Entscheidung weitergehen
why-whole-already = erwartet: nichts mehr nach der ganzen Entscheidung; da steht: { $got }
why-not-asked = erwartet: { $what }; da steht: { $got } von Platz { $seat }
why-not-allowed = { $got } ist hier nach den Regeln nicht erlaubt
why-not-drawn = { $got } kann hier nicht gezogen werden
why-hidden = { $got } verbirgt, was während des Spiels nicht offen war; den ganzen Verlauf gibt es nach dem Spiel
why-early-result = erwartet: { $what }; aber der Verlauf endet mit einem Ergebnis
why-no-result = das Spiel ist vorbei, aber der Verlauf hat kein Ergebnis
why-result = erwartet: { $key } { $right }; da steht: { $got }

## Verläufe: War der Zufall fair?
why-fair-none = hat keine Angaben zur Fairness: Es gibt nichts zu prüfen
why-fair-data = ungültige Angaben zur Fairness: { $reason }
why-fair-scheme = erwartet: eines der Verfahren { $scheme }; da steht: { $got }
why-fair-secret = seed oder salt ist nicht veröffentlicht: Vor dem Ende des Spiels gibt es nichts zu prüfen
why-fair-empty = der Verlauf ist leer: Es gibt nichts zu prüfen
why-fair-unfinished = bis zu dieser Zeile bestätigt; das Spiel ist nicht zu Ende
why-fair-digits = erwartet: { $key } aus 64 kleingeschriebenen Hexziffern; da steht: { $got }
why-fair-nonce = erwartet: nonces aus bis zu 64 kleingeschriebenen Hexziffern; da steht: { $got }
why-fair-nonces = erwartet: { $count } nonces, eine je Platz; da sind: { $got }
why-fair-start = erwartet: ein Startplatz von 0 bis { $last }; da steht: { $got }
why-fair-commitment = seed und salt passen nicht zum commitment { $got }
why-fair-line = nach seed und nonces erwartet: { $right }; da steht: { $got }
why-fair-head = die Entscheidungen passen nicht zum head { $got }; ihrer ist { $right }
why-fair-kept-head = keine Zeile dieses Verlaufs hat den head { $got }: Eine Entscheidung wurde geändert, oder es ist ein anderes Spiel
why-fair-date = erwartet wird ein Datum wie 2026-11-18, nicht { $got }
why-fair-daily = das ist nicht das Spiel vom { $date }
why-fair-no-chain = { $scheme } verkettet die Entscheidungen nicht: Es gibt keinen head zum Vergleichen

## Die Arena
why-arena-twice = der Bot { $bot } ist zweimal genannt; die Arena wiederholt Bots von selbst
why-arena-two-bots = eine Arena braucht mindestens zwei verschiedene Bots
why-arena-games = die Zahl der Spiele muss mindestens 1 sein, nicht { $got }
why-arena-jobs = die Zahl der Prozesse muss mindestens 1 sein, nicht { $got }
why-arena-seconds = die Sekunden müssen eine Zahl sein, nicht { $got }
why-arena-large = Seed und Iterationen müssen unter 2 ** 63 sein
why-arena-many = { $games } Spiele für jede Aufstellung sind zu viele
why-arena-code = dort, wo die Spiele gespielt werden sollen, ist der Code von crossoff nicht derselbe
why-arena-died = ein Prozess, der Spiele gespielt hat, ist abgebrochen: { $reason }
why-arena-failed = der Cluster ist ausgefallen: { $reason }
why-arena-worker = auf dem Worker { $worker }: { $reason }
why-arena-address = ein Cluster wird angegeben als dask://HOST:PORT (oder tcp://HOST:PORT), ray://HOST:PORT, ray:HOST:PORT oder ray:auto, nicht als { $got }
why-arena-package = für diese Art von Cluster fehlt das Paket { $package }: pip install 'crossoff[{ $extra }]'
why-arena-no-workers = der Dask-Cluster unter { $place } hat keine Worker
why-arena-no-cpus = der Ray-Cluster unter { $place } hat keine CPUs
why-arena-no-answer = unter { $place } antwortet kein Cluster: { $reason }
why-arena-no-answer-token = unter { $place } antwortet kein Cluster: { $reason }; wenn er ein Token verlangt, müssen RAY_AUTH_MODE und RAY_AUTH_TOKEN gesetzt sein
why-arena-waited = { $seconds } s gewartet
why-arena-not-a-file = { $file } ist keine Datei
why-arena-taken = { $file } wird gerade von einem anderen Lauf benutzt
why-arena-not-progress = { $file } ist keine Datei mit dem Stand eines Laufs ({ $format })
why-arena-other-code = { $file } wurde mit anderem Code von crossoff begonnen
why-arena-other-deck = { $file } gehört zu einem Lauf mit anderen Karten
why-arena-other-run = { $file } gehört zu einem Lauf mit anderen Werten; { $setting }: dort { $there }, hier { $here }
why-arena-none = keine
why-arena-damaged = { $file } ist in Zeile { $line } beschädigt

## Datenbanken
why-db-scheme = eine Datenbank ist postgresql://... oder der Pfad einer Datei, nicht { $scheme }://
why-db-package = für PostgreSQL fehlt das Paket { $package }: pip install 'crossoff[{ $extra }]'
why-db-address = das ist keine Adresse einer PostgreSQL-Datenbank ({ $example })
why-db-taken = { $file } wird von einem anderen Server benutzt (Prozess { $process }): Halte ihn erst an, oder nimm PostgreSQL, um mehrere laufen zu lassen
why-db-unknown = unbekannt
why-db-postgres = die PostgreSQL-Datenbank lässt sich nicht benutzen: { $reason }
why-db-cannot-use = { $file } lässt sich nicht benutzen: { $reason }
why-db-old-sqlite = SQLite { $version } ist zu alt und kann Gespeichertes verlieren: Installiere ein apsw, das SQLite { $oldest } oder neuer mitbringt
why-db-no-wal = auf diesem Dateisystem geht keine Datenbank im WAL-Modus
why-db-no-file = es gibt keine Datenbankdatei { $file }
why-db-not-sqlite = { $file } ist keine SQLite-Datenbank
why-db-foreign = { $file } gehört zu einem anderen Programm
why-db-foreign-inside = diese SQLite-Datenbank gehört zu einem anderen Programm
why-db-empty = diese Datenbank enthält noch keine Tische
why-db-newer = von einem neueren crossoff angelegt (Schema { $version }, dieses Programm kennt es nur bis { $newest }). Nimm das neuere Programm oder eine andere Datenbank.
why-db-older = von einem älteren crossoff angelegt (Schema { $version }, erwartet: { $newest }): Starte einmal einen Server damit, das bringt die Datenbank auf den neuen Stand
why-db-full = der Datenträger ist voll
why-db-gone = die Datenbankdatei wurde entfernt oder ersetzt: { $file }
why-db-unsettled = die Datenbank ging während des Speicherns verloren; ob gespeichert wurde, ist noch nicht bekannt: { $reason }
why-db-not-now = die Datenbank lässt sich gerade nicht benutzen: { $reason }
why-db-file-not-now = die Datenbankdatei lässt sich gerade nicht schreiben: { $reason }
why-db-damaged = die Datenbank ist beschädigt: { $reason }
why-db-file-failed = mit der Datenbankdatei ging etwas schief: { $reason }
why-db-writer = beim Schreiben ging etwas schief: { $reason }
why-db-log = das Protokoll des Tisches { $table } wurde bei Ereignis { $seq } geändert oder beschädigt
why-db-old-bytes = der Tisch ist gelöscht, aber seine alten Bytes können noch in den Dateien von PostgreSQL stehen ({ $reason }): Führe VACUUM FULL event, game aus
