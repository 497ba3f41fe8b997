# O que diz o guia no tutorial de Silver & Gold, numa ou duas frases curtas. $rival é o nome da outra
# pessoa; os botões chamam-se como sempre.

sg-learn-shape = Um mapa completo vale os seus espaços; ao fim de quatro rondas ganha quem tiver mais pontos. Escolhe num mapa espaços que formem o padrão e carrega em «{ sg-done }».
sg-learn-shape-one = Um só espaço é permitido, mas com três avanças mais. Experimenta o padrão inteiro, em canto.
sg-learn-turn = Podes rodar e virar os padrões: toca na carta, ou escolhe simplesmente os espaços. Desta vez, marca a linha na vertical.
sg-learn-turn-one = Isso foi um só espaço. Experimenta a linha inteira: três espaços na mesma coluna.
sg-learn-turn-flat = Na horizontal também serve, mas desta vez na vertical: três espaços na mesma coluna.
sg-learn-one = O quadrado não cabe em nenhum dos teus mapas. Então marcas um só espaço, o que quiseres.
sg-learn-together = { $rival } teve os mesmos padrões: todos marcam ao mesmo tempo, nos seus próprios mapas. Vamos saltar umas jogadas.
sg-learn-cross = Uma cruz dá-te logo outro espaço. Cobre a do mapa laranja e escolhe lá mais um espaço sem símbolo.
sg-learn-cross-none = A cruz ainda está livre. Põe a linha na vertical junto à borda esquerda do mapa laranja, até à cruz.
sg-learn-cross-one = Isso, a cruz dá mais um. Agora com a linha inteira: são quatro espaços.
sg-learn-cross-later = Bem visto, mas guarda a moeda, a palmeira e o mapa verde para depois. Escolhe um espaço sem símbolo no mapa laranja.
sg-learn-coins = Uma linha de quatro moedas ganha a melhor taça que restar. { $rival } também pode completar uma agora, mas o jogador inicial és tu. Cobre a moeda.
sg-learn-coins-none = Aí não havia moeda. Cobre a de baixo à direita, no mapa laranja.
sg-learn-palm = Foste primeiro: a taça de 6 é tua e { $rival } fica com a de 5. Uma palmeira vale 1, mais 1 por cada palmeira à vista: agora 3. Cobre-a.
sg-learn-palm-none = A palmeira ainda está livre. Está no mapa laranja, na segunda linha.
sg-learn-finish = Três pontos. No mapa verde só faltam três espaços: completa-o.
sg-learn-finish-some = Assim ficam espaços por marcar. Marca os três de uma vez e completas o mapa.
sg-learn-finish-none = Um bom sítio para depois. Primeiro o mapa verde: a borda direita, de cima a baixo.
sg-learn-take = Dez espaços, dez pontos. E o selo dele dá 2 por cada mapa roxo que completares: escolhe o roxo.
sg-learn-take-other = Um belo mapa, mas por esse o selo não dá nada. Escolhe o roxo.
sg-learn-take-pile = No cimo do monte pode estar qualquer coisa. Há aqui um mapa roxo à vista: escolhe esse.
sg-learn-skip = Boa escolha. Uma partida tem quatro rondas de sete jogadas. Vamos à última de todas.
sg-learn-last = Estás dois pontos atrás, e é a última jogada. Só contam os mapas completos: completa o roxo.
sg-learn-last-none = Assim nenhum mapa fica completo e { $rival } ganharia. Ao mapa roxo faltam três espaços: cobre-os todos.
sg-learn-end = Ganhaste. Mapas, selos, moedas, taças e palmeiras somam-se. Numa partida a sério, primeiro ficas com dois de quatro mapas, e o jogador inicial muda.
