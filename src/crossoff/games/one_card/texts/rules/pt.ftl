# The rules of Everything on 1 Card in the Portuguese of Portugal, in our own words.

oc-rule-short = Completa as linhas das tuas cartas: com { $full } linhas completas, uma carta é pontuada. Lança os dados e marca espaços numa das tuas cartas; os outros também podem usar o teu lançamento. Quando alguém tiver pontuado { $end } cartas, a partida acaba e ganha quem tiver mais pontos. De 2 a 4 jogadores, cerca de 15 minutos.

oc-rule-c1-title = Cartas e dados
oc-rule-c1-1 = Há { $cards } cartas. Cada uma tem { $lines } linhas, de { $lines } cores diferentes entre { $colors }, e { $boxes } espaços ao todo. Uma linha vale tantos pontos quantos os espaços que tem. Duas linhas trazem um sol.
oc-rule-c1-1-picture = O número no início diz quanto vale a linha.
oc-rule-c1-2 = Há { $dice } dados, cada um com uma face de cada cor.
oc-rule-c1-2-picture = As seis faces de um dado.

oc-rule-c2-title = Preparação
oc-rule-c2-1 = Primeiro, o jogador inicial fica com os dados. Assim todos sabem quem lança primeiro antes de as cartas serem dadas e escolhidas.
oc-rule-c2-1-ruling = O jogador inicial é sorteado.
oc-rule-c2-2 = Regras básicas: cada jogador recebe duas cartas, viradas para cima.
oc-rule-c2-3 = Regras avançadas: cada jogador recebe cinco cartas e fica com três. As outras voltam ao monte, que é baralhado.
oc-rule-c2-3-ruling = Todos escolhem ao mesmo tempo. Até todos terem escolhido, só tu vês as tuas cinco cartas.
oc-rule-c2-4 = Regras avançadas: depois viram-se três cartas, que ficam à escolha.

oc-rule-c3-title = Lançar
oc-rule-c3-1 = Na tua vez, lança todos os dados.
oc-rule-c3-2 = { $again ->
    [one] Depois podes relançar os dados que quiseres, uma vez.
    [2] Depois podes relançar os dados que quiseres, até duas vezes.
   *[other] Depois podes relançar os dados que quiseres, até { $again } vezes.
}
oc-rule-c3-2-picture = Dois dados são relançados, os outros ficam.
oc-rule-c3-3-ruling = Podes relançar mais tarde os dados com que ficaste.

oc-rule-c4-title = Usar o lançamento
oc-rule-c4 = No sentido dos ponteiros do relógio, a partir de quem lançou, cada um pode usar o lançamento numa das suas cartas, ou passar.
oc-rule-c4-1 = Todos os dados de uma cor ou nenhum: uma cor cabe se a sua linha tiver pelo menos tantos espaços livres quantos os dados dessa cor. Na carta que escolheres tens de usar todas as cores que cabem. Marca um espaço por dado, a partir da esquerda.
oc-rule-c4-1-example = Lançaste dois azuis, dois verdes e um vermelho. A tua carta tem três espaços azuis livres, um verde livre e nenhuma linha vermelha: marcas dois espaços azuis.
oc-rule-c4-1-picture = Duas cores cabem. Da terceira há dois dados, mas só um espaço livre: é ignorada.
oc-rule-c4-2 = As cores que não cabem são ignoradas. Nunca se usa só uma parte dos dados de uma cor.
oc-rule-c4-3 = Não podes escolher uma carta em que nenhuma cor cabe.
oc-rule-c4-4 = Podes sempre passar. Quem não tem cartas tem de o fazer.

oc-rule-c5-title = Pontuar uma carta
oc-rule-c5-1 = Assim que pelo menos { $full } linhas de uma carta estiverem completas, ela é pontuada. Não se pode adiar.
oc-rule-c5-2 = Dá os pontos de todas as suas linhas completas, mais { $one } se uma linha com sol estiver completa, ou { $two } se estiverem as duas. Põe-na de lado, à vista de todos. Já não se marca mais nada nela.
oc-rule-c5-2-example = Estão completas linhas de 6, 4 e 3, e as de 6 e 3 têm sol: 6 + 4 + 3 + 5 = 18. Nenhuma carta dá mais de { $most }: os { $boxes } espaços e os dois sóis.
oc-rule-c5-2-picture = { $full } linhas completas, uma delas com sol: { $sum } = { $points }.
oc-rule-c5-3 = Regras básicas: a carta de cima do monte substitui-a.
oc-rule-c5-3-ruling = Isso acontece antes de o jogador seguinte usar o lançamento.
oc-rule-c5-4 = Regras avançadas: uma das cartas à escolha, a que quiseres, substitui-a no mesmo momento. As cartas à escolha são logo repostas.
oc-rule-c5-5-ruling = Quando já não há cartas, continuas com menos.
oc-rule-c5-6 = Quando todos tiverem usado o lançamento ou passado, os dados vão para o jogador seguinte, no sentido dos ponteiros do relógio.

oc-rule-c6-title = O fim
oc-rule-c6-1 = Quando alguém tiver pontuado { $end } cartas, acaba-se a jogada: os jogadores seguintes ainda podem usar o lançamento. Depois a partida acaba.
oc-rule-c6-2-ruling = A partir dessa carta ninguém recebe uma nova.
oc-rule-c6-3 = Nas cartas por pontuar, cada linha completa dá os seus pontos, mas os sóis não dão nada.
oc-rule-c6-4 = Ganha quem tiver mais pontos.
oc-rule-c6-4-ruling = Quem ficar empatado partilha a vitória.
oc-rule-c6-4-example = A Mia pontuou quatro cartas: 18 + 12 + 15 + 13 = 58. Numa carta por pontuar tem completas linhas de 5 e 2: 5 + 2 = 7. Total: 58 + 7 = 65.
oc-rule-c6-5-ruling = Todas as partidas acabam. Uma jogada em que ninguém usa o lançamento é uma jogada em branco. Após 12 jogadas em branco seguidas, após a 150.ª jogada, ou quando já ninguém tiver cartas, a partida acaba no fim dessa jogada e pontua-se como sempre.

oc-rule-c7-title = O que está escondido
oc-rule-c7-1 = Ninguém sabe a ordem do monte nem o que os dados vão mostrar.
oc-rule-c7-2 = Nas regras avançadas, só tu conheces as cartas que recebes. Aquelas com que ficas revelam-se quando todos tiverem escolhido.

## What is said of an example that is tried.

oc-rule-c3-2-try = Nenhuma destas cartas tem uma linha vermelha. Escolhe os dois dados vermelhos e relança-os.
oc-rule-c3-2-no = Podias fazê-lo. Mas aqui relança só os dois vermelhos.
oc-rule-c3-2-tried = Os outros ficaram como estavam. Podias relançar mais uma vez.
oc-rule-c4-1-try = Usa este lançamento numa das duas cartas, e repara nos dados amarelos.
oc-rule-c4-1-no = Isso também é permitido. Mas aqui usa o lançamento numa carta.
oc-rule-c4-1-tried = Todas as cores que cabem são marcadas: com todos os seus dados ou com nenhum.
oc-rule-c5-2-try = Duas linhas de uma carta estão completas. Usa o lançamento para completar a terceira.
oc-rule-c5-2-no = Isso também é permitido. Mas aqui completa a terceira linha.
oc-rule-c5-2-tried = Três linhas completas, uma com sol: a carta foi logo pontuada, e já tens uma nova.
