# The rules of Everything on 1 Card in Italian, in our own words.

oc-rule-short = Completa le righe delle tue carte: con { $full } righe complete una carta si chiude. Tira i dadi e barra caselle su una delle tue carte; anche gli altri possono usare il tuo tiro. Quando qualcuno ha chiuso { $end } carte la partita finisce, e vince chi ha più punti. Da 2 a 4 giocatori, circa 15 minuti.

oc-rule-c1-title = Carte e dadi
oc-rule-c1-1 = Ci sono { $cards } carte. Ognuna ha { $lines } righe, di { $lines } colori diversi su { $colors }, e { $boxes } caselle in tutto. Una riga vale tanti punti quante sono le sue caselle. Due righe hanno un sole.
oc-rule-c1-1-picture = Il numero davanti dice quanto vale una riga.
oc-rule-c1-2 = Ci sono { $dice } dadi, ognuno con una faccia per ogni colore.
oc-rule-c1-2-picture = Le sei facce di un dado.

oc-rule-c2-title = Preparazione
oc-rule-c2-1 = Per prima cosa il primo giocatore prende i dadi. Così tutti sanno chi tira per primo prima che le carte siano distribuite e scelte.
oc-rule-c2-1-ruling = Il primo giocatore si estrae a sorte.
oc-rule-c2-2 = Regole base: ognuno riceve due carte, scoperte.
oc-rule-c2-3 = Regole avanzate: ognuno riceve cinque carte e ne tiene tre. Le altre si rimescolano nel mazzo.
oc-rule-c2-3-ruling = Tutti scelgono insieme. Finché non hanno scelto tutti, le tue cinque carte le vedi solo tu.
oc-rule-c2-4 = Regole avanzate: poi si scoprono tre carte come riserva.

oc-rule-c3-title = Tirare
oc-rule-c3-1 = Nel tuo turno, tira tutti i dadi.
oc-rule-c3-2 = { $again ->
    [one] Poi puoi rilanciare quanti dadi vuoi, una volta.
    [2] Poi puoi rilanciare quanti dadi vuoi, fino a due volte.
   *[other] Poi puoi rilanciare quanti dadi vuoi, fino a { $again } volte.
}
oc-rule-c3-2-picture = Due dadi vengono rilanciati, gli altri restano.
oc-rule-c3-3-ruling = I dadi che hai tenuto puoi rilanciarli più tardi.

oc-rule-c4-title = Usare il tiro
oc-rule-c4 = In senso orario, a partire da chi ha tirato, ognuno può usare il tiro su una delle proprie carte, o passare.
oc-rule-c4-1 = Tutti i dadi di un colore o nessuno: un colore entra se la sua riga ha almeno tante caselle libere quanti sono i dadi di quel colore. Sulla carta che scegli devi usare tutti i colori che entrano. Barra una casella per dado, da sinistra.
oc-rule-c4-1-example = Hai tirato due blu, due verdi e un rosso. La tua carta ha tre caselle blu libere, una verde libera e nessuna riga rossa: barri due caselle blu.
oc-rule-c4-1-picture = Due colori entrano. Del terzo ci sono due dadi, ma una sola casella libera: si ignora.
oc-rule-c4-2 = I colori che non entrano si ignorano. Non si usa mai solo una parte dei dadi di un colore.
oc-rule-c4-3 = Non puoi scegliere una carta in cui non entra nessun colore.
oc-rule-c4-4 = Puoi sempre passare. Chi non ha carte deve farlo.

oc-rule-c5-title = Chiudere una carta
oc-rule-c5-1 = Appena almeno { $full } righe di una carta sono complete, la carta si chiude. Non si può rimandare.
oc-rule-c5-2 = Dà i punti di tutte le sue righe complete, più { $one } se una riga con il sole è completa, o { $two } se lo sono tutte e due. Mettila da parte in vista di tutti: non si barra più nulla su questa carta.
oc-rule-c5-2-example = Sono complete righe da 6, 4 e 3, e quelle da 6 e da 3 hanno il sole: 6 + 4 + 3 + 5 = 18. Nessuna carta dà più di { $most }: tutte le { $boxes } caselle e tutti e due i soli.
oc-rule-c5-2-picture = { $full } righe complete, una con il sole: { $sum } = { $points }.
oc-rule-c5-3 = Regole base: la sostituisce la prima carta del mazzo.
oc-rule-c5-3-ruling = Succede prima che il giocatore seguente usi il tiro.
oc-rule-c5-4 = Regole avanzate: la sostituisce nello stesso momento una carta della riserva a tua scelta. La riserva si reintegra subito.
oc-rule-c5-5-ruling = Quando non ci sono più carte, continui con meno.
oc-rule-c5-6 = Quando tutti hanno usato il tiro o passato, i dadi vanno al giocatore seguente in senso orario.

oc-rule-c6-title = La fine
oc-rule-c6-1 = Quando qualcuno ha chiuso { $end } carte, si finisce il turno: i giocatori che seguono possono ancora usare il tiro. Poi la partita è finita.
oc-rule-c6-2-ruling = Da quella carta in poi nessuno ne prende una nuova.
oc-rule-c6-3 = Sulle carte non chiuse ogni riga completa dà i suoi punti, ma i soli non danno nulla.
oc-rule-c6-4 = Vince chi ha più punti.
oc-rule-c6-4-ruling = Chi è in parità condivide la vittoria.
oc-rule-c6-4-example = Mia ha chiuso quattro carte: 18 + 12 + 15 + 13 = 58. Su una carta ancora aperta ha complete righe da 5 e da 2: 5 + 2 = 7. Totale: 58 + 7 = 65.
oc-rule-c6-5-ruling = Ogni partita ha una fine. Un turno in cui nessuno usa il tiro è un turno a vuoto. Dopo 12 turni a vuoto di fila, dopo il turno 150, o quando nessuno ha più carte, la partita finisce alla fine di quel turno e si conta come sempre.

oc-rule-c7-title = Che cosa è nascosto
oc-rule-c7-1 = Nessuno conosce l’ordine del mazzo né che cosa mostreranno i dadi.
oc-rule-c7-2 = Con le regole avanzate, le carte che ricevi le conosci solo tu. Quelle che tieni si rivelano quando tutti hanno scelto.

## What is said of an example that is tried.

oc-rule-c3-2-try = Nessuna di queste carte ha una riga rossa. Scegli i due dadi rossi e rilanciali.
oc-rule-c3-2-no = Potresti farlo. Ma qui rilancia solo i due dadi rossi.
oc-rule-c3-2-tried = Gli altri sono rimasti dov’erano. Potresti rilanciare ancora una volta.
oc-rule-c4-1-try = Usa questo tiro su una delle due carte, e guarda i dadi gialli.
oc-rule-c4-1-no = Si può fare anche così. Ma qui usa il tiro su una carta.
oc-rule-c4-1-tried = Tutti i colori che entrano si barrano: con tutti i loro dadi o con nessuno.
oc-rule-c5-2-try = Due righe di una carta sono complete. Usa il tiro per completare la terza.
oc-rule-c5-2-no = Si può fare anche così. Ma qui completa la terza riga.
oc-rule-c5-2-tried = Tre righe complete, una con il sole: chiusa subito, e hai già una nuova carta.
