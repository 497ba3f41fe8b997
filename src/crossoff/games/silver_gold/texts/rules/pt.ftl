# The rules of Silver & Gold in the Portuguese of Portugal, in our own words.

sg-rule-short = Todos marcam o mesmo padrão ao mesmo tempo, cada um em dois mapas de tesouro. Um mapa completo dá pontos e um mapa novo. Ao fim de quatro rondas, ganha quem tiver mais pontos.

sg-rule-s1-title = As cartas
sg-rule-s1-1 = Há { $maps } mapas de tesouro em { $colors } cores. Um mapa vale tantos pontos quantos os espaços que tem: é o número na bandeira. Alguns trazem um selo.
sg-rule-s1-1-picture = Um mapa de cada cor.
sg-rule-s1-2 = { $expeditions } cartas de expedição mostram { $shapes } padrões.
sg-rule-s1-2-picture = Quantas cartas mostram cada padrão.
sg-rule-s1-3 = Cada jogador tem uma carta de pontuação: { $rows } linhas de { $coins } moedas, com uma taça no fim de cada linha, e { $boxes } espaços para palmeiras.
sg-rule-s1-4 = A carta de rondas conta as quatro rondas e traz as taças: { $cups }.

sg-rule-s2-title = Preparação
sg-rule-s2-1 = Cada jogador recebe quatro mapas.
sg-rule-s2-1-ruling = Os outros não os veem.
sg-rule-s2-2 = Fica com dois. Os outros são de novo baralhados no monte, sem serem mostrados.
sg-rule-s2-2-ruling = Todos escolhem ao mesmo tempo, e ninguém vê uma escolha antes de todos terem escolhido.
sg-rule-s2-3 = Viram-se quatro mapas: são os mapas à vista. O resto é o monte.
sg-rule-s2-4-ruling = O jogador inicial da primeira jogada é sorteado.

sg-rule-s3-title = Começa uma jogada
sg-rule-s3-1 = Revela-se a carta de expedição de cima. Só esta fica à vista. Das anteriores da ronda podes lembrar-te, mas não voltar a vê-las.
sg-rule-s3-1-ruling = Nenhuma lista ou registo as mostra antes de a ronda acabar, a não ser com o auxiliar de memória ligado.

sg-rule-s4-title = Marcar
sg-rule-s4-1 = Todos marcam o padrão inteiro, rodado ou virado à vontade, em espaços livres de um dos seus mapas. Ou então, porque queres ou tem de ser, marca exatamente um espaço livre em qualquer dos teus mapas.
sg-rule-s4-1-ruling = Podes fazer as duas coisas, por quartos de volta.
sg-rule-s4-1-picture = O mesmo padrão como está impresso, rodado e virado.
sg-rule-s4-2 = Alguma coisa tens de marcar.
sg-rule-s4-2-ruling = Só quem não tem nenhum espaço livre não faz nada. Ninguém vê as cruzes dos outros antes de todos terem acabado.
sg-rule-s4-3 = Cruz: por cada cruz que cobrires, marca logo mais um espaço livre, em qualquer dos teus mapas. Se aí houver outra cruz, continua.
sg-rule-s4-3-ruling = Quando já não há espaços livres, os espaços extra em falta perdem-se.
sg-rule-s4-3-picture = O padrão cobre uma cruz, por isso marca-se mais um espaço.
sg-rule-s4-4 = Moeda: por cada moeda que cobrires, marca uma moeda na tua carta de pontuação, a começar pela primeira linha. Depois da última, as moedas já não dão nada.
sg-rule-s4-4-picture = Uma moeda coberta, uma moeda marcada.
sg-rule-s4-5 = Palmeira: por cada palmeira que cobrires, escreve um número no teu próximo espaço de palmeira: 1, e mais 1 por cada palmeira nos mapas à vista. Estes não mudam entretanto, por isso todas as palmeiras de uma jogada valem o mesmo. Com esses espaços cheios, as palmeiras já não dão nada.
sg-rule-s4-5-ruling = As palmeiras pontuam por si. Não podes guardar um espaço para mais tarde.
sg-rule-s4-5-picture = Palmeiras à vista: { $palms }. Esta palmeira vale { $worth }.

sg-rule-s5-title = Taças e mapas novos
sg-rule-s5 = Depois dá-se a volta à mesa, no sentido dos ponteiros do relógio, a partir do jogador inicial.
sg-rule-s5-ruling = Cada jogador faz tudo isto, por esta ordem, antes do seguinte.
sg-rule-s5-1 = Por cada linha de moedas que completaste nesta jogada, fica com a taça mais alta que restar. Se já não houver, a linha não dá taça.
sg-rule-s5-1-picture = A primeira linha completa leva a melhor taça: { $best }.
sg-rule-s5-2 = Cada mapa completo é posto de lado, virado para cima, para sempre.
sg-rule-s5-3 = Por cada um tira um mapa novo: um dos que estão à vista, ou o de cima do monte, às cegas.
sg-rule-s5-3-ruling = Se tirares dois, conheces o primeiro antes de escolheres o segundo. Entretanto os mapas à vista não são repostos.
sg-rule-s5-4 = Depois repõem-se os mapas à vista a partir do monte, até serem quatro, antes de o jogador seguinte continuar.
sg-rule-s5-5 = Com o monte vazio há menos mapas à vista, e só esses se podem tirar.
sg-rule-s5-5-ruling = Se não houver mais nada para tirar, continuas com menos mapas.
sg-rule-s5-6-ruling = Na última jogada do jogo ninguém tira mapas.
sg-rule-s5-7 = Depois do último, passa a ser jogador inicial o seguinte, no sentido dos ponteiros do relógio, também de uma ronda para a outra.

sg-rule-s6-title = Rondas
sg-rule-s6-1 = Ao fim de sete jogadas a ronda acaba. A última carta de expedição fica por revelar, e as { $expeditions } voltam a ser baralhadas. O jogo tem quatro rondas.

sg-rule-s7-title = Pontos
sg-rule-s7-1 = Cada moeda marcada é um ponto. Taças e espaços de palmeira valem o que neles está escrito.
sg-rule-s7-2 = Cada mapa completo vale os seus espaços. Os incompletos não valem nada.
sg-rule-s7-3 = Selo: cada selo num mapa completo dá os seus pontos por cada mapa completo que tenhas da cor do selo. Contam todos os selos.
sg-rule-s7-3-picture = O selo dá { $seal } por cada um dos outros dois: { $total }.
sg-rule-s7-4 = Ganha quem tiver mais pontos.
sg-rule-s7-5 = Em caso de empate, ganha quem tiver mais mapas cinzentos completos, depois verdes, depois laranja, depois roxos.
sg-rule-s7-5-ruling = Quem continuar empatado partilha a vitória.

sg-rule-s8-title = O que está escondido
sg-rule-s8-1 = Ninguém sabe a ordem dos montes nem as expedições que aí vêm.
sg-rule-s8-2 = Os mapas que te saíram e devolveste só tu os conheces. Aqueles com que ficas veem-se quando todos tiverem escolhido.
sg-rule-s8-3 = O que marcas numa jogada, e o que isso dá, só tu sabes até todos terem acabado. Mas todos veem que já acabaste.

## What is said of an example that is tried.

sg-rule-s4-1-try = Põe este padrão num dos mapas, rodado ou virado como quiseres.
sg-rule-s4-1-no = Um só espaço é sempre permitido. Mas aqui põe o padrão inteiro.
sg-rule-s4-1-tried = É assim que se faz. O que está marcado fica marcado.
sg-rule-s4-3-try = Cobre a cruz com o padrão e marca depois o espaço que ela te dá.
sg-rule-s4-3-no = Assim não cobres nenhuma cruz, por isso não há espaço extra. Outra vez.
sg-rule-s4-3-tried = Mais um espaço do que o padrão tem: é para isso que servem as cruzes.
sg-rule-s4-5-try = Cobre a palmeira, com o padrão ou com um só espaço.
sg-rule-s4-5-no = A palmeira ainda está livre. Outra vez.
sg-rule-s4-5-tried = 1 por si e 1 por cada palmeira à vista: está agora no teu espaço de palmeira.
