# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold und Alles auf 1 Karte
page-about = Zusammen Felder ankreuzen: zwei Kartenspiele mit abwischbaren Karten, gegen Bots oder per Link mit Freunden. Kostenlos und ohne Konto.
page-invites = Du bist zu einer Partie { $game } eingeladen
page-noscript = crossoff braucht JavaScript, um die Karten auszuteilen.
