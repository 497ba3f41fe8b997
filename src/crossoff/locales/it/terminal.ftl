# Il tavolo nel terminale.

## I segni sulle carte
tui-sign-crossed = barrata
tui-sign-possible = si può scegliere ora
tui-sign-chosen = scelto, non ancora confermato

## Le parole nella barra
tui-quit = Esci
tui-leave = Lascia
tui-help = Aiuto
tui-type = Scrivi
tui-hint = Suggerimento
tui-review = Analisi

## I tasti
tui-keys = Tasti
tui-signs = Simboli
tui-key-move = passa da un elemento all’altro
tui-key-press = scegli o annulla; Invio conferma anche una mossa completa
tui-key-type = scrivi una mossa con la notazione del registro
tui-key-digits = scegli l’elemento con questo numero
tui-key-log = cronaca della partita: tutto ciò che è successo finora
tui-log = Cronaca della partita
tui-key-hint = un suggerimento: prima uno spunto, poi la mossa dell’allenatore
tui-key-review = l’allenatore analizza la partita
tui-key-leave = lascia il tavolo; la partita resta salvata
tui-key-quit = chiudi il programma; la partita resta salvata
tui-key-record = salva il registro in un file

## Scegliere un gioco
tui-how-to-choose = Scegli con le frecce e Invio, o con il mouse
tui-person = Una persona
tui-no-name = nome
tui-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.

## Scrivere una decisione
tui-typing = Scrivi una mossa, per esempio: { $example }
tui-bad-verb = Una mossa comincia con una di queste parole: { $verbs }. Per esempio: { $example }
tui-bad-word = «{ $word }» qui non va. Per esempio: { $example }
tui-not-allowed = Qui le regole non lo permettono. Per esempio: { $example }

## I file
tui-save-where = In quale file salvare il registro?
tui-saved = Registro salvato in { $file }.
tui-exists = { $file } esiste già. Scegli un altro nome.
tui-not-written = Impossibile scrivere { $file }: { $reason }
tui-unsaved = Impossibile salvare, quindi la mossa non vale ancora: { $reason }
tui-save-missing = In { $file } non c’è nessuna partita salvata.
tui-save-spoilt = { $file } non è una partita salvata, oppure è danneggiata.
tui-save-open = La partita in { $file } è aperta in un’altra finestra.
tui-save-outdated = La partita in { $file } segue regole precedenti alla prima versione pubblicata. Non si può continuare.

tui-done = Conferma
tui-key-back = Backspace
tui-key-arrows = Frecce
tui-key-enter = Invio, Spazio
tui-more-choices = … e altre { $count }: scrivine una

## Tasti senza effetto
tui-incomplete = Questa mossa non è ancora completa: scegli ciò che è tra parentesi.
tui-not-yet = Non è ancora il tuo turno.
tui-no-hints = I suggerimenti ci sono solo in solitario contro i bot, non nella partita del giorno.
tui-nothing-back = Non c’è niente da annullare.
tui-no-key = «{ $key }» qui non fa niente. F1 mostra i tasti.
