# O que diz o guia no tutorial de Silver & Gold, numa ou duas frases curtas. $rival é o nome da outra
# pessoa; os botões chamam-se como sempre.

sg-learn-shape = A carta de expedição mostra o padrão da jogada. Escolhe espaços num dos teus mapas até ele lá estar e carrega em «{ sg-done }».
sg-learn-shape-one = Um só espaço é permitido, mas com três avanças mais. Experimenta o padrão inteiro, em canto.
sg-learn-turn = Podes rodar e virar os padrões: toca na carta, ou escolhe simplesmente os espaços. Marca esta linha em pé.
sg-learn-turn-one = Isso foi um só espaço. Experimenta a linha inteira: três espaços, uns por cima dos outros.
sg-learn-turn-flat = Deitada também serve. Mas desta vez põe-na em pé: três espaços, uns por cima dos outros.
sg-learn-one = O quadrado não cabe em nenhum dos teus mapas. Então marcas um só espaço, o que quiseres.
sg-learn-together = { $rival } teve os mesmos padrões: todos marcam ao mesmo tempo, nos seus próprios mapas. Vamos saltar umas jogadas.
sg-learn-cross = Uma cruz dá-te logo outro espaço. Cobre a do mapa laranja e escolhe lá mais um espaço sem símbolo.
sg-learn-cross-none = A cruz ainda está livre. Põe a linha em pé na borda esquerda do mapa laranja, até à cruz.
sg-learn-cross-one = Isso, a cruz dá mais um. Agora com a linha inteira: são quatro espaços.
sg-learn-cross-later = Bem visto, mas guarda a moeda, a palmeira e o mapa verde para depois. Escolhe um espaço sem símbolo no mapa laranja.
sg-learn-coins = Têm três moedas cada um. Quem completar primeiro uma linha de quatro ganha a melhor taça: cobre a moeda.
sg-learn-coins-none = Aí não havia moeda. Cobre a moeda em baixo à direita, no mapa laranja.
sg-learn-palm = A taça de 6 é tua, { $rival } fica com a de 5. Uma palmeira vale 1, e mais 1 por cada palmeira à vista: agora 3. Cobre-a.
sg-learn-palm-none = A palmeira ainda está livre. Está no mapa laranja, na segunda linha.
sg-learn-finish = Três pontos. No mapa verde só faltam três espaços: completa-o.
sg-learn-finish-some = Assim ficam espaços por marcar. Os três de uma vez, e o mapa está completo.
sg-learn-finish-none = Um bom sítio para depois. Primeiro o mapa verde: a borda direita, de cima a baixo.
sg-learn-take = Dez espaços, dez pontos. E o selo dele dá 2 por cada mapa roxo que completares: tira o roxo.
sg-learn-take-other = Um belo mapa, mas por esse o selo não dá nada. Tira o roxo.
sg-learn-take-pile = No cimo do monte pode estar qualquer coisa. Há aqui um mapa roxo à vista: tira esse.
sg-learn-skip = Boa escolha. Um jogo tem quatro rondas de sete jogadas: vamos à última de todas.
sg-learn-last = Estás dois pontos atrás, e é a última jogada. Só contam os mapas completos: completa o roxo.
sg-learn-last-none = Assim nenhum mapa fica completo e { $rival } ganharia. Ao mapa roxo faltam três espaços: cobre-os todos.
sg-learn-end = Ganhaste. Mapas, selos, moedas, taças e palmeiras somam-se. Num jogo a sério, primeiro ficas com dois de quatro mapas.
