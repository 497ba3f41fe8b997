# Der Tisch im Terminal.

## Zeichen auf den Karten
tui-sign-crossed = angekreuzt
tui-sign-possible = kann jetzt gewählt werden
tui-sign-chosen = gewählt, noch nicht bestätigt

## Wörter in der Leiste
tui-quit = Beenden
tui-leave = Verlassen
tui-help = Hilfe
tui-type = Eintippen
tui-hint = Tipp
tui-review = Analyse

## Tasten
tui-keys = Tasten
tui-signs = Symbole
tui-key-move = von einem zum nächsten gehen
tui-key-press = wählen oder zurücknehmen; Enter bestätigt auch einen fertigen Zug
tui-key-type = einen Zug in der Schreibweise des Verlaufs eintippen
tui-key-digits = wählen, was diese Nummer hat
tui-key-log = Spielverlauf: alles, was bisher passiert ist
tui-log = Spielverlauf
tui-key-hint = ein Tipp: erst ein Hinweis, dann der Zug des Coachs
tui-key-review = die Analyse des Spiels durch den Coach
tui-key-leave = den Tisch verlassen; das Spiel bleibt gespeichert
tui-key-quit = das Programm beenden; das Spiel bleibt gespeichert
tui-key-record = den Verlauf in einer Datei speichern

## Ein Spiel wählen
tui-how-to-choose = Wähle mit Pfeiltasten und Enter oder mit der Maus
tui-person = Ein Mensch
tui-no-name = Name
tui-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.

## Eine Entscheidung eintippen
tui-typing = Tippe einen Zug ein, zum Beispiel: { $example }
tui-bad-verb = Ein Zug beginnt mit einem dieser Wörter: { $verbs }. Zum Beispiel: { $example }
tui-bad-word = „{ $word }“ passt hier nicht. Zum Beispiel: { $example }
tui-not-allowed = Das erlauben die Regeln hier nicht. Zum Beispiel: { $example }

## Dateien
tui-save-where = In welcher Datei soll der Verlauf gespeichert werden?
tui-saved = Verlauf in { $file } gespeichert.
tui-exists = { $file } gibt es schon. Bitte wähle einen anderen Namen.
tui-not-written = { $file } lässt sich nicht schreiben: { $reason }
tui-unsaved = Das ließ sich nicht speichern und ist deshalb noch nicht passiert: { $reason }
tui-save-missing = In { $file } ist kein gespeichertes Spiel.
tui-save-spoilt = { $file } ist kein gespeichertes Spiel oder ist beschädigt.
tui-save-open = Das Spiel in { $file } ist in einem anderen Fenster offen.
tui-save-outdated = Das Spiel in { $file } folgt Regeln aus der Zeit vor der ersten Veröffentlichung. Es lässt sich nicht fortsetzen.

tui-done = Fertig
tui-key-back = Rücktaste
tui-key-arrows = Pfeiltasten
tui-key-enter = Enter, Leertaste
tui-more-choices = … und { $count } weitere: tippe eine ein

## Tasten, die nichts tun
tui-incomplete = Dieser Zug ist noch nicht vollständig: Wähle, was in Klammern steht.
tui-not-yet = Du bist noch nicht dran.
tui-no-hints = Tipps gibt es nur in Spielen allein gegen Bots, nicht beim Spiel des Tages.
tui-nothing-back = Es gibt nichts zurückzunehmen.
tui-no-key = „{ $key }“ tut hier nichts. F1 zeigt die Tasten.
