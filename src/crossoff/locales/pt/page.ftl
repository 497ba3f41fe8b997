# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold e Tudo numa 1 carta
page-about = Marquem espaços em conjunto: dois jogos de cartas que se apagam, contra bots ou com amigos através de uma ligação. Grátis e sem conta.
page-noscript = crossoff precisa de JavaScript para pôr as cartas na mesa.
