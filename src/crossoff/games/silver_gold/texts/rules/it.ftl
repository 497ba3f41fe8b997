# The rules of Silver & Gold in Italian, in our own words.

sg-rule-short = Completa le tue mappe del tesoro: una mappa completa vale tanti punti quante sono le sue caselle. In ogni turno tutti barrano la stessa forma, ognuno su due mappe proprie, e raccolgono intanto monete, coppe e palme. Dopo quattro round vince chi ha più punti. Da 2 a 4 giocatori, circa 20 minuti.

sg-rule-s1-title = Le carte
sg-rule-s1-1 = Ci sono { $maps } mappe del tesoro. Il colore indica la grandezza: { $purple } mappe lilla da { $purple_size } caselle, { $orange } arancioni da { $orange_size }, { $green } verdi da { $green_size } e { $gray } grigie da { $gray_size }. Una mappa vale tanti punti quante sono le sue caselle: è il numero sulla bandierina. Alcune portano un sigillo.
sg-rule-s1-1-picture = Una mappa per ogni colore.
sg-rule-s1-2 = { $expeditions } carte spedizione mostrano { $shapes } forme.
sg-rule-s1-2-picture = Quante carte mostrano ogni forma.
sg-rule-s1-3 = Ognuno ha una carta del punteggio: { $rows } righe di { $coins } monete con una coppa in fondo a ciascuna, e { $boxes } riquadri per le palme.
sg-rule-s1-4 = La carta dei round conta i quattro round e mostra le coppe: { $cups }.

sg-rule-s2-title = Preparazione
sg-rule-s2-1 = Ognuno riceve quattro mappe.
sg-rule-s2-1-ruling = Gli altri non le vedono.
sg-rule-s2-2 = Tienine due. Le altre si rimescolano nel mazzo senza mostrarle.
sg-rule-s2-2-ruling = Tutti scelgono insieme, e le scelte restano nascoste finché non hanno scelto tutti.
sg-rule-s2-3 = Si scoprono quattro mappe: sono le mappe esposte. Il resto è il mazzo.
sg-rule-s2-4-ruling = Il primo giocatore del primo turno si estrae a sorte.

sg-rule-s3-title = Scoprire
sg-rule-s3-1 = Si scopre la carta spedizione in cima al mazzo. Solo questa è in vista. Le precedenti del round puoi ricordarle, ma non riguardarle.
sg-rule-s3-1-ruling = Né la cronaca né il registro le mostrano prima della fine del round, a meno che non sia attivo l’aiuto memoria.

sg-rule-s4-title = Barrare
sg-rule-s4-1 = Tutti barrano la forma intera, girata o ribaltata a piacere, su caselle libere di una delle proprie mappe. Oppure, per scelta o per necessità, barra esattamente una casella libera su una delle tue mappe.
sg-rule-s4-1-ruling = Puoi girare e ribaltare insieme. Si gira per quarti di giro.
sg-rule-s4-1-picture = La stessa forma com’è stampata, girata e ribaltata.
sg-rule-s4-2 = Devi barrare qualcosa.
sg-rule-s4-2-ruling = Solo chi non ha caselle libere non fa nulla. Nessuno vede che cosa barrano gli altri prima che tutti abbiano finito.
sg-rule-s4-3 = Croce: per ogni croce che copri, barra subito un’altra casella libera, su una delle due mappe. Se anche lì c’è una croce, continua.
sg-rule-s4-3-ruling = Quando non restano caselle libere, le caselle in più ancora dovute vanno perse.
sg-rule-s4-3-picture = La forma copre una croce, quindi si barra una casella in più.
sg-rule-s4-4 = Moneta: per ogni moneta che copri, barra una moneta sulla tua carta del punteggio, dalla riga in alto. Quando sono tutte barrate, le altre monete non danno più nulla.
sg-rule-s4-4-picture = Una moneta coperta, una moneta barrata.
sg-rule-s4-5 = Palma: per ogni palma che copri, scrivi un numero nel tuo prossimo riquadro delle palme: 1, più 1 per ogni palma sulle mappe esposte. Le palme sulle tue mappe non contano. Le mappe esposte non cambiano durante questa fase, quindi tutte le palme di un turno valgono lo stesso. Con i riquadri pieni, le palme non danno più nulla.
sg-rule-s4-5-ruling = Le palme valgono automaticamente. Un riquadro non si può tenere per dopo.
sg-rule-s4-5-picture = Palme esposte: { $palms }. Questa palma vale { $worth }.

sg-rule-s5-title = Coppe e nuove mappe
sg-rule-s5 = Poi i giocatori fanno a turno, in senso orario, a partire dal primo giocatore.
sg-rule-s5-ruling = Ognuno fa tutto questo, in quest’ordine, prima che tocchi al successivo.
sg-rule-s5-1 = Per ogni riga di monete completata in questo turno, prendi la coppa più alta rimasta. È una gara: le prime righe vincono le coppe migliori, e se più giocatori ne completano una nello stesso turno, decide l’ordine di gioco. Quando non restano coppe, non ne ricevi.
sg-rule-s5-1-example = Mia è la prima giocatrice. Lei, Leo e Zoe completano una riga in questo turno: Mia prende la coppa da 6, Leo quella da 5, Zoe quella da 4.
sg-rule-s5-1-picture = La prima riga completa prende la coppa migliore: { $best }.
sg-rule-s5-2 = Metti da parte ogni mappa completa, scoperta, per sempre.
sg-rule-s5-3 = Per ognuna prendi una nuova mappa: una esposta, o la prima del mazzo, senza vederla.
sg-rule-s5-3-ruling = Se ne prendi due, vedi la prima e poi scegli la seconda. Nel frattempo le mappe esposte non vengono rimpiazzate.
sg-rule-s5-4 = Poi le mappe esposte si riportano a quattro pescando dal mazzo, prima che tocchi al successivo.
sg-rule-s5-5 = Quando il mazzo è vuoto, le mappe esposte non vengono rimpiazzate e si possono prendere solo quelle.
sg-rule-s5-5-ruling = Quando non restano nemmeno mappe esposte, continui con meno mappe.
sg-rule-s5-6-ruling = Nell’ultimo turno della partita nessuno prende mappe.
sg-rule-s5-7 = Alla fine del giro, il ruolo di primo giocatore passa al successivo in senso orario, anche da un round all’altro.

sg-rule-s6-title = Round
sg-rule-s6-1 = Dopo sette turni il round è finito. L’ultima carta spedizione resta coperta, e tutte e { $expeditions } si rimescolano. La partita ha quattro round.

sg-rule-s7-title = Punteggio
sg-rule-s7-1 = Ogni moneta barrata è un punto. Coppe e riquadri delle palme valgono quello che c’è scritto.
sg-rule-s7-2 = Ogni mappa completa vale tanti punti quante sono le sue caselle. Quelle incomplete non valgono nulla.
sg-rule-s7-3 = Sigillo: ogni sigillo su una mappa completa paga per ogni mappa completa del suo colore che hai: { $gray_pays } per ogni grigia, { $green_pays } per ogni verde, { $orange_pays } per ogni arancione, { $purple_pays } per ogni lilla. Contano tutti i sigilli. Nessuna mappa ha un sigillo del proprio colore.
sg-rule-s7-3-picture = Il sigillo della prima mappa paga { $seal } per ognuna delle altre due: { $total }.
sg-rule-s7-4 = Vince chi ha più punti.
sg-rule-s7-4-example = Mia ha completato cinque mappe: 14 + 14 + 12 + 10 + 8 = 58. Il suo sigillo lilla paga 2 per ognuna delle sue due mappe lilla: 4. Dieci monete: 10. Due coppe: 6 + 3 = 9. Tre palme: 2 + 4 + 3 = 9. Totale: 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = In caso di parità vince chi ha più mappe grigie complete, poi verdi, poi arancioni, poi lilla.
sg-rule-s7-5-ruling = Chi è ancora in parità condivide la vittoria.

sg-rule-s8-title = Che cosa è nascosto
sg-rule-s8-1 = Nessuno conosce l’ordine dei mazzi né le spedizioni che verranno.
sg-rule-s8-2 = Le mappe che hai ricevuto e restituito le conosci solo tu. Quelle che tieni si rivelano quando tutti hanno scelto.
sg-rule-s8-3 = Quello che barri in un turno, e quello che ti dà, lo sai solo tu finché tutti non hanno finito. Ma tutti vedono che hai finito.

## What is said of an example that is tried.

sg-rule-s4-1-try = Metti questa forma su una delle mappe, girata o ribaltata come vuoi.
sg-rule-s4-1-no = Una sola casella va sempre bene. Ma qui metti la forma intera.
sg-rule-s4-1-tried = Si fa così. Quello che è barrato resta barrato.
sg-rule-s4-3-try = Copri la croce con la forma, poi barra la casella che ti dà.
sg-rule-s4-3-no = Così non copri nessuna croce, quindi niente casella in più. Riprova.
sg-rule-s4-3-tried = Una casella in più di quelle della forma: a questo servono le croci.
sg-rule-s4-5-try = Copri la palma, con la forma o con una sola casella.
sg-rule-s4-5-no = La palma è ancora libera. Riprova.
sg-rule-s4-5-tried = 1 per sé e 1 per ogni palma esposta: ora il numero è nel tuo riquadro delle palme.
