# Der Tisch im Terminal.

## Zeichen auf den Karten
tui-color = { $color ->
    [purple] lila
    [orange] orange
    [green] grün
    [gray] grau
   *[other] { $color }
}
tui-sign-free = ein freies Feld
tui-sign-cross = ein Kreuz: ein Feld mehr
tui-sign-coin = eine Münze
tui-sign-palm = eine Palme
tui-sign-crossed = angekreuzt
tui-sign-possible = kann jetzt gewählt werden
tui-sign-chosen = gewählt, noch nicht fertig
tui-sign-sealed = entschieden und verdeckt, bis alle bereit sind
tui-sign-box = ein freies Feld
tui-sign-would = was dieser Wurf ankreuzen würde
tui-sign-sun = eine Reihe mit Sonne

## Wörter in der Leiste
tui-quit = Beenden
tui-leave = Verlassen
tui-help = Hilfe
tui-type = Tippen

## Tasten
tui-keys = Tasten
tui-signs = Zeichen
tui-key-move = von einem zum nächsten gehen
tui-key-press = wählen oder zurücknehmen; Enter bestätigt auch, was fertig ist
tui-key-type = eine Entscheidung in den Worten des Verlaufs eintippen
tui-key-log = alles, was bisher geschehen ist
tui-key-leave = den Tisch verlassen; das Spiel bleibt gespeichert
tui-key-quit = das Programm beenden; das Spiel bleibt gespeichert
tui-key-record = den Verlauf in einer Datei speichern

## Ein Spiel wählen
tui-how-to-choose = Wähle mit Pfeilen und Enter oder mit der Maus
tui-person = Ein Mensch
tui-no-name = Name
tui-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.

## Eine Entscheidung eintippen
tui-typing = Tippe eine Entscheidung, zum Beispiel: { $example }
tui-bad-verb = Eine Entscheidung beginnt mit einem dieser Wörter: { $verbs }. Zum Beispiel: { $example }
tui-bad-word = „{ $word }“ passt hier nicht. Zum Beispiel: { $example }
tui-not-allowed = Das erlauben die Regeln hier nicht. Zum Beispiel: { $example }

## Dateien
tui-save-where = In welcher Datei soll der Verlauf gespeichert werden?
tui-saved = Der Verlauf steht in { $file }.
tui-exists = { $file } gibt es schon. Bitte wähle einen anderen Namen.
tui-not-written = { $file } lässt sich nicht schreiben: { $reason }
tui-unsaved = Das ließ sich nicht speichern und ist deshalb noch nicht geschehen: { $reason }
tui-save-missing = In { $file } ist kein gespeichertes Spiel.
tui-save-spoilt = { $file } ist kein gespeichertes Spiel oder ist beschädigt.
tui-save-open = Das Spiel in { $file } ist in einem anderen Fenster offen.
tui-save-outdated = Das Spiel in { $file } stammt von älteren Regeln, vor der ersten Veröffentlichung. Es kann nicht fortgesetzt werden.
