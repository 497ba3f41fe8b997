# The rules of Silver & Gold in the Portuguese of Portugal, in our own words.

sg-rule-short = Completa os teus mapas de tesouro: um mapa completo vale tantos pontos quantos os espaços que tem. Em cada jogada todos marcam o mesmo padrão, cada um em dois mapas seus, e vão juntando moedas, taças e palmeiras. Ao fim de quatro rondas, ganha quem tiver mais pontos. De 2 a 4 jogadores, cerca de 20 minutos.

sg-rule-s1-title = As cartas
sg-rule-s1-1 = Há { $maps } mapas de tesouro. A cor indica o tamanho: { $purple } mapas roxos de { $purple_size } espaços, { $orange } laranja de { $orange_size }, { $green } verdes de { $green_size } e { $gray } cinzentos de { $gray_size }. Um mapa vale tantos pontos quantos os espaços que tem: é o número na bandeira. Alguns trazem um selo.
sg-rule-s1-1-picture = Um mapa de cada cor.
sg-rule-s1-2 = { $expeditions } cartas de expedição mostram { $shapes } padrões.
sg-rule-s1-2-picture = Quantas cartas mostram cada padrão.
sg-rule-s1-3 = Cada jogador tem uma carta de pontuação: { $rows } linhas de { $coins } moedas, com uma taça no fim de cada linha, e { $boxes } espaços para palmeiras.
sg-rule-s1-4 = A carta de rondas conta as quatro rondas e mostra as taças: { $cups }.

sg-rule-s2-title = Preparação
sg-rule-s2-1 = Cada jogador recebe quatro mapas.
sg-rule-s2-1-ruling = Os outros não os veem.
sg-rule-s2-2 = Fica com dois. Os outros voltam ao monte sem serem mostrados, e baralha-se.
sg-rule-s2-2-ruling = Todos escolhem ao mesmo tempo, e as escolhas ficam escondidas até todos terem escolhido.
sg-rule-s2-3 = Viram-se quatro mapas: são os mapas à vista. O resto é o monte.
sg-rule-s2-4-ruling = O primeiro jogador inicial é sorteado.

sg-rule-s3-title = Revelar
sg-rule-s3-1 = Revela-se a carta de expedição de cima. Só esta fica à vista. Das anteriores da ronda podes lembrar-te, mas não voltar a vê-las.
sg-rule-s3-1-ruling = Nenhum registo as mostra antes de a ronda acabar, a não ser com o auxiliar de memória ligado.

sg-rule-s4-title = Marcar
sg-rule-s4-1 = Todos marcam o padrão inteiro, rodado ou virado à vontade, em espaços livres de um dos seus mapas. Ou então, por escolha ou por obrigação, marcas exatamente um espaço livre em qualquer dos teus mapas.
sg-rule-s4-1-ruling = Podes rodar e virar ao mesmo tempo. Roda-se em quartos de volta.
sg-rule-s4-1-picture = O mesmo padrão como está impresso, rodado e virado.
sg-rule-s4-2 = Tens de marcar alguma coisa.
sg-rule-s4-2-ruling = Só quem não tem nenhum espaço livre não faz nada. Ninguém vê as cruzes dos outros antes de todos terem acabado.
sg-rule-s4-3 = Cruz: por cada cruz que cobrires, marca logo mais um espaço livre, em qualquer dos teus mapas. Se aí houver outra cruz, continua.
sg-rule-s4-3-ruling = Quando já não há espaços livres, os espaços extra em falta perdem-se.
sg-rule-s4-3-picture = O padrão cobre uma cruz, por isso marca-se mais um espaço.
sg-rule-s4-4 = Moeda: por cada moeda que cobrires, marca uma moeda na tua carta de pontuação, a começar pela linha de cima. Quando estiverem todas marcadas, as seguintes não dão nada.
sg-rule-s4-4-picture = Uma moeda coberta, uma moeda marcada.
sg-rule-s4-5 = Palmeira: por cada palmeira que cobrires, escreve um número no teu próximo espaço de palmeira: 1, mais 1 por cada palmeira nos mapas à vista. As palmeiras dos teus próprios mapas não contam. Os mapas à vista não mudam neste passo, por isso todas as palmeiras de uma jogada valem o mesmo. Com esses espaços cheios, as palmeiras já não dão nada.
sg-rule-s4-5-ruling = As palmeiras pontuam automaticamente. Não podes guardar um espaço para mais tarde.
sg-rule-s4-5-picture = Palmeiras à vista: { $palms }. Esta palmeira vale { $worth }.

sg-rule-s5-title = Taças e mapas novos
sg-rule-s5 = Depois joga um de cada vez, no sentido dos ponteiros do relógio, a partir do jogador inicial.
sg-rule-s5-ruling = Cada jogador faz tudo isto, por esta ordem, antes do seguinte.
sg-rule-s5-1 = Por cada linha de moedas que completaste nesta jogada, fica com a taça mais alta que restar. É uma corrida: as primeiras linhas ganham as melhores taças, e se vários jogadores completarem uma na mesma jogada, decide a ordem de jogo. Quando já não há taças, não recebes nenhuma.
sg-rule-s5-1-example = A Mia é a jogadora inicial. Ela, o Leo e a Zoe completam uma linha nesta jogada: a Mia fica com a taça de 6, o Leo com a de 5, a Zoe com a de 4.
sg-rule-s5-1-picture = A primeira linha completa leva a melhor taça: { $best }.
sg-rule-s5-2 = Põe cada mapa completo de lado, virado para cima, para sempre.
sg-rule-s5-3 = Por cada um escolhe um mapa novo: um dos que estão à vista, ou o de cima do monte, às cegas.
sg-rule-s5-3-ruling = Se escolheres dois, vês o primeiro antes de escolheres o segundo. Entretanto os mapas à vista não são repostos.
sg-rule-s5-4 = Depois repõem-se os mapas à vista a partir do monte, até serem quatro, antes de o jogador seguinte continuar.
sg-rule-s5-5 = Com o monte vazio, os mapas à vista não são repostos, e só esses se podem escolher.
sg-rule-s5-5-ruling = Se não houver mais nada para escolher, continuas com menos mapas.
sg-rule-s5-6-ruling = Na última jogada da partida ninguém escolhe mapas.
sg-rule-s5-7 = Depois do último, passa a ser jogador inicial o seguinte, no sentido dos ponteiros do relógio, também de uma ronda para a outra.

sg-rule-s6-title = Rondas
sg-rule-s6-1 = Ao fim de sete jogadas a ronda acaba. A última carta de expedição fica por revelar, e as { $expeditions } voltam a ser baralhadas. A partida tem quatro rondas.

sg-rule-s7-title = Pontuação
sg-rule-s7-1 = Cada moeda marcada é um ponto. Taças e espaços de palmeira valem o que neles está escrito.
sg-rule-s7-2 = Cada mapa completo vale os seus espaços. Os incompletos não valem nada.
sg-rule-s7-3 = Selo: cada selo num mapa completo dá pontos por cada mapa completo que tenhas da cor do selo: { $gray_pays } por cada cinzento, { $green_pays } por cada verde, { $orange_pays } por cada laranja, { $purple_pays } por cada roxo. Contam todos os selos. Nenhum mapa tem um selo da sua própria cor.
sg-rule-s7-3-picture = O selo do primeiro mapa dá { $seal } por cada um dos outros dois: { $total }.
sg-rule-s7-4 = Ganha quem tiver mais pontos.
sg-rule-s7-4-example = A Mia completou cinco mapas: 14 + 14 + 12 + 10 + 8 = 58. O seu selo roxo dá 2 por cada um dos seus dois mapas roxos: 4. Dez moedas: 10. Duas taças: 6 + 3 = 9. Três palmeiras: 2 + 4 + 3 = 9. Total: 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = Em caso de empate, ganha quem tiver mais mapas cinzentos completos, depois verdes, depois laranja, depois roxos.
sg-rule-s7-5-ruling = Quem continuar empatado partilha a vitória.

sg-rule-s8-title = O que está escondido
sg-rule-s8-1 = Ninguém sabe a ordem dos montes nem as expedições que aí vêm.
sg-rule-s8-2 = Só tu conheces os mapas que recebeste e devolveste. Aqueles com que ficas revelam-se quando todos tiverem escolhido.
sg-rule-s8-3 = Só tu sabes o que marcas numa jogada e o que isso dá, até todos acabarem. Mas todos veem que já acabaste.

## What is said of an example that is tried.

sg-rule-s4-1-try = Põe este padrão num dos mapas, rodado ou virado como quiseres.
sg-rule-s4-1-no = Um só espaço é sempre permitido. Mas aqui põe o padrão inteiro.
sg-rule-s4-1-tried = É assim que se faz. O que está marcado fica marcado.
sg-rule-s4-3-try = Cobre a cruz com o padrão e marca depois o espaço que ela te dá.
sg-rule-s4-3-no = Assim não cobres nenhuma cruz, por isso não há espaço extra. Tenta de novo.
sg-rule-s4-3-tried = Mais um espaço do que o padrão tem: é para isso que servem as cruzes.
sg-rule-s4-5-try = Cobre a palmeira, com o padrão ou com um só espaço.
sg-rule-s4-5-no = A palmeira ainda está livre. Tenta de novo.
sg-rule-s4-5-tried = 1 por si e 1 por cada palmeira à vista: está agora no teu espaço de palmeira.
