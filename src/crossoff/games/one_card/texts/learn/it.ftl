# Quello che dice la guida nel tutorial di Tutto su 1 carta, in una o due frasi brevi. $rival è il nome
# dell'altra persona; i pulsanti si chiamano come sempre.

oc-learn-roll = Tiri cinque dadi, fino a tre volte. Tieni i due blu: scegli gli altri tre e ritirali.
oc-learn-roll-other = I due dadi blu devono restare, e solo quelli. Scegli gli altri tre.
oc-learn-roll-early = Si potrebbe, ma restano due tiri. Scegli i tre dadi che non sono blu e ritirali.
oc-learn-use = Tre blu, può bastare. Scegli una carta e premi «{ oc-do-use }»: ogni dado barra una casella nella riga del suo colore.
oc-learn-use-reroll = Un altro tiro è permesso, ma questo è buono. Scegli una carta e usalo.
oc-learn-use-pass = Passare è permesso, ma entrano tutti e cinque i dadi. Scegli una carta e usali.
oc-learn-colour = Ha tirato { $rival }, e il tiro puoi usarlo anche tu. Di un colore devono entrare tutti i dadi: dove c’è posto per quattro rossi?
oc-learn-colour-some = Tre caselle rosse sono poche per quattro dadi, quindi non ne varrebbe nessuno. Usa l’altra carta.
oc-learn-colour-pass = Puoi passare, ma qui aspettano cinque caselle. Usa la carta con posto per quattro rossi.
oc-learn-everybody = Tutti possono usare ogni tiro, su una carta, o passare. Saltiamo qualche tiro.
oc-learn-score = Con tre righe complete una carta si segna subito. Usa questo tiro sulla carta che completa.
oc-learn-score-other = Questa carta resta aperta. L’altra ha due righe complete, e con il giallo fanno tre.
oc-learn-score-not = Non serve: questo tiro completa una terza riga. Cerca la carta che si segna.
oc-learn-scored = Un punto per ogni casella delle righe complete: 14. Dal mazzo è arrivata una carta nuova.
oc-learn-suns = Con il blu questa carta si segna già. Ma i soli pagano di più, 2 per uno e 5 per tutti e due: tieni il blu e ritira gli altri quattro per il rosso.
oc-learn-suns-keep = Tieni solo il dado blu, è sicuro. Ritira gli altri quattro.
oc-learn-suns-early = Sarebbero 13 punti. Restano due tiri, e il rosso porta il secondo sole: tieni il blu, ritira gli altri quattro.
oc-learn-both = Eccolo: il rosso completa la seconda riga con il sole. Usa il tiro.
oc-learn-both-not = Meglio di così non si può. Usa il tiro sulla carta che si segna.
oc-learn-skip = 16 per le righe e 5 per i soli. Ora andiamo alla fine della partita.
oc-learn-last = Chi segna la quarta carta chiude la partita con questo turno. Tu ne hai tre: segnane un’altra.
oc-learn-last-not = Manca una casella rossa, e c’è un dado rosso. Usa il tiro su quella carta.
oc-learn-end = Hai vinto. Alla fine contano anche le righe complete delle carte aperte, ma senza soli.
