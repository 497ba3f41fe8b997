# Il tavolo nel terminale.

## I segni sulle carte
tui-color = { $color ->
    [purple] lilla
    [orange] arancione
    [green] verde
    [gray] grigia
   *[other] { $color }
}
tui-sign-free = una casella libera
tui-sign-cross = una croce: una casella in più
tui-sign-coin = una moneta
tui-sign-palm = una palma
tui-sign-crossed = barrata
tui-sign-possible = si può scegliere ora
tui-sign-chosen = scelto, non ancora confermato
tui-sign-sealed = deciso, e coperto finché non hanno deciso tutti
tui-sign-box = una casella libera
tui-sign-would = ciò che questo tiro barrerebbe
tui-sign-sun = una riga con il sole

## Le parole nella barra
tui-quit = Esci
tui-leave = Lascia
tui-help = Aiuto
tui-type = Scrivi

## I tasti
tui-keys = Tasti
tui-signs = Segni
tui-key-move = passa da un elemento all’altro
tui-key-press = scegli o annulla; Invio conferma anche ciò che è completo
tui-key-type = scrivi una decisione con le parole del registro
tui-key-log = tutto ciò che è successo finora
tui-key-leave = lascia il tavolo; la partita resta salvata
tui-key-quit = chiudi il programma; la partita resta salvata
tui-key-record = salva il registro in un file

## Scegliere un gioco
tui-how-to-choose = Scegli con le frecce e Invio, o con il mouse
tui-person = Una persona
tui-no-name = nome
tui-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.

## Scrivere una decisione
tui-typing = Scrivi una decisione, per esempio: { $example }
tui-bad-verb = Una decisione comincia con una di queste parole: { $verbs }. Per esempio: { $example }
tui-bad-word = «{ $word }» qui non va. Per esempio: { $example }
tui-not-allowed = Qui le regole non lo permettono. Per esempio: { $example }

## I file
tui-save-where = In quale file salvare il registro?
tui-saved = Il registro è in { $file }.
tui-exists = { $file } esiste già. Scegli un altro nome.
tui-not-written = Non si può scrivere { $file }: { $reason }
tui-unsaved = Non si è potuto salvare, quindi non è ancora successo: { $reason }
tui-save-missing = In { $file } non c’è nessuna partita salvata.
tui-save-spoilt = { $file } non è una partita salvata, oppure è danneggiata.
tui-save-open = La partita in { $file } è aperta in un’altra finestra.
tui-save-outdated = La partita in { $file } segue regole precedenti alla prima pubblicazione. Non si può continuare.
