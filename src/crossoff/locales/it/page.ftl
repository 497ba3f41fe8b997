# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold e Tutto su 1 carta
page-about = Riempi le tue carte in compagnia: due giochi di carte cancellabili, contro i bot o con gli amici via link. Gratis e senza account.
page-invites = Hai un invito per giocare a { $game }
page-noscript = crossoff ha bisogno di JavaScript per distribuire le carte.
