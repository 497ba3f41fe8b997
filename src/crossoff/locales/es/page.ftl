# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold y Todo en 1 carta
page-about = Marca casillas en compañía: dos juegos de cartas borrables, contra bots o con amigos mediante un enlace. Gratis y sin cuenta.
page-invites = Te invitan a jugar a { $game }
page-noscript = crossoff necesita JavaScript para repartir las cartas.
