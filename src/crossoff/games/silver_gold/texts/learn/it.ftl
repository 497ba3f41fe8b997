# Quello che dice la guida nel tutorial di Silver & Gold, in una o due frasi brevi. $rival è il nome
# dell'altra persona; i pulsanti si chiamano come sempre.

sg-learn-shape = Una mappa completa dà un punto per casella; dopo quattro round vince chi ha più punti. Su una mappa scegli le caselle nella forma della spedizione, poi «{ sg-done }».
sg-learn-shape-one = Una casella sola è permessa, ma con tre vai più avanti. Prova la forma intera, ad angolo.
sg-learn-turn = Le forme si possono girare e ribaltare: tocca la carta, o scegli semplicemente le caselle. Questa volta barra la fila in verticale.
sg-learn-turn-one = Era una casella sola. Prova la fila intera: tre caselle una sopra l’altra.
sg-learn-turn-flat = Va bene anche in orizzontale, ma questa volta in verticale: tre caselle una sopra l’altra.
sg-learn-one = Il quadrato non ci sta su nessuna mappa. Allora barri una casella sola, quella che vuoi.
sg-learn-together = { $rival } aveva le stesse forme: tutti barrano insieme, ognuno sulle proprie mappe. Saltiamo qualche turno.
sg-learn-cross = Una croce ti dà subito un’altra casella. Copri quella della mappa arancione, poi scegli lì anche una casella senza simboli.
sg-learn-cross-none = La croce è ancora libera. Metti la fila in verticale sul bordo sinistro della mappa arancione, fino alla croce.
sg-learn-cross-one = Giusto, la croce ne dà un’altra. Ora con la fila intera: fanno quattro caselle.
sg-learn-cross-later = Bella idea, ma teniamo per dopo la moneta, la palma e la mappa verde. Prendi una casella senza simboli della mappa arancione.
sg-learn-coins = Una riga completa di quattro monete vince la coppa migliore rimasta. Anche { $rival } può completarne una ora, ma il primo giocatore sei tu. Copri la moneta.
sg-learn-coins-none = Lì non c’era nessuna moneta. Copri quella in basso a destra sulla mappa arancione.
sg-learn-palm = Toccava prima a te, quindi la coppa da 6 è tua; { $rival } prende quella da 5. Una palma vale 1, più 1 per ogni palma esposta: ora 3. Coprila.
sg-learn-palm-none = La palma è ancora libera. È sulla mappa arancione, nella seconda riga.
sg-learn-finish = Tre punti. Sulla mappa verde restano solo tre caselle: completala.
sg-learn-finish-some = Così restano caselle libere. Barrale tutte e tre insieme e la mappa è completa.
sg-learn-finish-none = Un buon posto per dopo. Prima la mappa verde: il bordo destro, dall’alto in basso.
sg-learn-take = Dieci caselle, dieci punti. E il suo sigillo paga 2 per ogni mappa lilla che completi: prendi quella lilla.
sg-learn-take-other = Una bella mappa, ma il sigillo non paga per questa. Prendi quella lilla.
sg-learn-take-pile = In cima al mazzo può esserci di tutto. Qui c’è una mappa lilla esposta: prendi quella.
sg-learn-skip = Buona scelta. Una partita ha quattro round di sette turni. Andiamo all’ultimo di tutti.
sg-learn-last = Due punti di svantaggio, ed è l’ultimo turno. Contano solo le mappe complete: completa quella lilla.
sg-learn-last-none = Così nessuna mappa è completa e vincerebbe { $rival }. Alla mappa lilla mancano tre caselle: coprile tutte.
sg-learn-end = Hai vinto. Mappe, sigilli, monete, coppe e palme si sommano. In una partita vera prima tieni due mappe su quattro, e il primo giocatore cambia ogni turno.
