# The rules of Everything on 1 Card in Italian, in our own words.

oc-rule-short = Tira i dadi, barra caselle su una delle tue carte, e lascia che anche gli altri usino il tuo tiro. Una carta con { $full } righe complete si segna. Quando qualcuno ha segnato { $end } carte la partita finisce, e vince chi ha più punti.

oc-rule-c1-title = Carte e dadi
oc-rule-c1-1 = Ci sono { $cards } carte. Ognuna ha { $lines } righe, tutte di colore diverso tra i { $colors } colori, e { $boxes } caselle in tutto. Una riga vale tanti punti quante sono le sue caselle. Due righe hanno un sole.
oc-rule-c1-1-picture = Il numero davanti dice quanto vale una riga.
oc-rule-c1-2 = { $dice } dadi, ognuno con una faccia per ogni colore.
oc-rule-c1-2-picture = Tutte le facce di un dado.

oc-rule-c2-title = Preparazione
oc-rule-c2-1 = Prima di tutto qualcuno prende i dadi e comincia. Così tutti sanno chi tira per primo quando le carte si distribuiscono e si scelgono.
oc-rule-c2-1-ruling = Chi comincia si estrae a sorte.
oc-rule-c2-2 = Regole base: ognuno riceve due carte, scoperte.
oc-rule-c2-3 = Regole avanzate: ognuno riceve cinque carte e ne tiene tre. Le altre si rimescolano nel mazzo.
oc-rule-c2-3-ruling = Si sceglie tutti insieme. Finché non hanno scelto tutti, le tue cinque carte le vedi solo tu.
oc-rule-c2-4 = Regole avanzate: poi si scoprono tre carte come riserva.

oc-rule-c3-title = Tirare
oc-rule-c3-1 = Chi è di turno tira tutti i dadi.
oc-rule-c3-2 = { $again ->
    [one] Poi può ritirare quanti dadi vuole, una volta.
    [2] Poi può ritirare quanti dadi vuole, fino a due volte.
   *[other] Poi può ritirare quanti dadi vuole, fino a { $again } volte.
}
oc-rule-c3-2-picture = Due dadi si ritirano, gli altri restano.
oc-rule-c3-3-ruling = I dadi lasciati lì si possono ritirare più tardi.

oc-rule-c4-title = Usare il tiro
oc-rule-c4 = In senso orario, a partire da chi ha tirato, ognuno può usare il tiro su una delle proprie carte, o passare.
oc-rule-c4-1 = Un colore entra in una carta se la sua riga ha almeno tante caselle libere quanti sono i dadi di quel colore. Sulla carta che scegli devi usare ogni colore che entra: barra una casella per ogni suo dado, da sinistra.
oc-rule-c4-1-picture = Due colori entrano. Del terzo ci sono due dadi, ma una sola casella libera: si ignora.
oc-rule-c4-2 = Un colore che non entra si ignora. Non si usa mai solo una parte dei suoi dadi.
oc-rule-c4-3 = Una carta in cui non entra nessun colore non si può scegliere.
oc-rule-c4-4 = Si può sempre passare. Chi non ha carte non può fare altro.

oc-rule-c5-title = Segnare una carta
oc-rule-c5-1 = Appena almeno { $full } righe di una carta sono complete, la carta si segna. Non si può rimandare.
oc-rule-c5-2 = Porta i punti di tutte le sue righe complete, e { $one } in più se una riga con il sole è completa, { $two } in più se lo sono tutte e due. Si mette da parte, in vista di tutti, e non ci si barra più nulla.
oc-rule-c5-2-picture = { $full } righe complete, una con il sole: { $sum } = { $points }.
oc-rule-c5-3 = Regole base: la sostituisce la prima carta del mazzo.
oc-rule-c5-3-ruling = Succede prima che chi viene dopo usi il tiro.
oc-rule-c5-4 = Regole avanzate: la sostituisce nello stesso momento una carta della riserva a tua scelta. La riserva si riempie subito.
oc-rule-c5-5-ruling = Se non ci sono più carte, continui con meno.
oc-rule-c5-6 = Quando hanno giocato tutti, i dadi passano a chi viene dopo in senso orario.

oc-rule-c6-title = La fine
oc-rule-c6-1 = Il turno in cui qualcuno segna la sua carta numero { $end } si gioca fino in fondo. Poi la partita è finita.
oc-rule-c6-2-ruling = Da quella carta in poi nessuno ne prende una nuova.
oc-rule-c6-3 = Sulle carte non segnate ogni riga completa porta i suoi punti, ma i soli nulla.
oc-rule-c6-4 = Vince chi ha più punti.
oc-rule-c6-4-ruling = Chi è in parità condivide la vittoria.
oc-rule-c6-5-ruling = Ogni partita finisce. Un turno in cui nessuno usa il tiro è a vuoto. Dopo 12 turni a vuoto di fila, dopo il turno 150, o quando nessuno ha più carte, la partita finisce alla fine di quel turno e si conta come sempre.

oc-rule-c7-title = Che cosa è nascosto
oc-rule-c7-1 = Nessuno conosce l’ordine del mazzo o che cosa mostreranno i dadi.
oc-rule-c7-2 = Con le regole avanzate, le carte ricevute le conosce solo chi le ha. Quelle tenute si vedono quando tutti hanno scelto.

## What is said of an example that is tried.

oc-rule-c3-2-try = Nessuna di queste carte ha una riga rossa. Scegli i due dadi rossi e ritirali.
oc-rule-c3-2-no = La scelta è tua. Ma qui ritira solo i due dadi rossi.
oc-rule-c3-2-tried = Gli altri sono rimasti dov’erano. Potresti ritirare ancora una volta.
oc-rule-c4-1-try = Usa questo tiro su una delle due carte, e guarda i dadi gialli.
oc-rule-c4-1-no = Si può fare anche così. Ma qui usa il tiro su una carta.
oc-rule-c4-1-tried = Ogni colore che entra si barra: con tutti i suoi dadi o con nessuno.
oc-rule-c5-2-try = Due righe di una carta sono complete. Usa il tiro per completare la terza.
oc-rule-c5-2-no = Si può fare anche così. Ma qui completa la terza riga.
oc-rule-c5-2-tried = Tre righe complete, una con il sole: segnata subito, ed è arrivata una nuova carta.
