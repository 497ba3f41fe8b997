# Quello che dice la guida nel tutorial di Tutto su 1 carta, in una o due frasi brevi. $rival è il nome
# dell'altra persona; i pulsanti si chiamano come sempre.

oc-learn-roll = Con tre righe complete una carta si chiude; con quattro carte chiuse la partita finisce. Hai tre tiri. Tieni i due blu: scegli gli altri tre e rilanciali.
oc-learn-roll-other = Tieni i due dadi blu, e solo quelli. Scegli gli altri tre.
oc-learn-roll-early = Potresti, ma hai ancora due tiri. Scegli i tre dadi che non sono blu e rilanciali.
oc-learn-use = Tre blu, può bastare. Scegli una carta e premi «{ oc-do-use }»: ogni dado barra una casella nella riga del suo colore.
oc-learn-use-reroll = Potresti rilanciare, ma questo tiro è buono. Scegli una carta e usalo.
oc-learn-use-pass = Potresti passare, ma entrano tutti e cinque i dadi. Scegli una carta e usa il tiro.
oc-learn-colour = Ha tirato { $rival }, e puoi usare il tiro anche tu. Tutti i dadi di un colore devono entrare: dove c’è posto per quattro rossi?
oc-learn-colour-some = Tre caselle rosse sono poche per quattro dadi, quindi non ne varrebbe nessuno. Usa l’altra carta.
oc-learn-colour-pass = Puoi passare, ma qui puoi barrare cinque caselle. Usa la carta con posto per quattro rossi.
oc-learn-everybody = Tutti possono usare ogni tiro su una delle proprie carte, o passare. Saltiamo qualche tiro.
oc-learn-score = Con tre righe complete una carta si chiude subito. Usa questo tiro sulla carta che completa.
oc-learn-score-other = Questa carta non si chiude ancora. L’altra ha due righe complete, e con il giallo fanno tre.
oc-learn-score-not = Non serve: questo tiro completa una terza riga. Cerca la carta che si chiude.
oc-learn-scored = Un punto per ogni casella delle righe complete: 14. Hai pescato una carta nuova.
oc-learn-suns = Con il blu questa carta si chiude già. Ma i soli danno di più, 2 per uno e 5 per tutti e due: tieni il blu e rilancia gli altri quattro per il rosso.
oc-learn-suns-keep = Tieni solo il dado blu, è sicuro. Rilancia gli altri quattro.
oc-learn-suns-early = Sarebbero 13 punti. Hai ancora due tiri, e il rosso porta il secondo sole: tieni il blu, rilancia gli altri quattro.
oc-learn-both = Eccolo: il rosso completa la seconda riga con il sole. Usa il tiro.
oc-learn-both-not = Meglio di così non si può. Usa il tiro sulla carta che si chiude.
oc-learn-skip = Le righe complete più 5 per tutti e due i soli: 21 punti. Ora andiamo alla fine della partita.
oc-learn-last = Il turno in cui qualcuno chiude la quarta carta è l’ultimo. Tu ne hai tre: chiudine un’altra.
oc-learn-last-not = Manca una casella rossa, e c’è un dado rosso. Usa il tiro su quella carta.
oc-learn-end = Hai vinto. Alla fine contano anche le righe complete delle carte aperte, ma senza soli. Con le regole avanzate scegli le tue carte.
