# What the page says of itself before it is opened: its title, and the words under a link to it.
page-title = crossoff: Silver & Gold e Tudo numa 1 carta
page-about = Preenche cartas em boa companhia: dois jogos de cartas apagáveis, contra bots ou com amigos através de um link. Grátis e sem conta.
page-invites = Tens um convite para jogar { $game }
page-noscript = O crossoff precisa de JavaScript para dar as cartas.
