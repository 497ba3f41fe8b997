# The rules of Everything on 1 Card in the Portuguese of Portugal, in our own words.

oc-rule-short = Lança os dados, marca espaços numa das tuas cartas, e deixa que os outros usem também o teu lançamento. Uma carta com { $full } linhas completas é pontuada. Quando alguém tiver pontuado { $end } cartas, o jogo acaba e ganha quem tiver mais pontos.

oc-rule-c1-title = Cartas e dados
oc-rule-c1-1 = Há { $cards } cartas. Cada uma tem { $lines } linhas, todas de cores diferentes, entre as { $colors } que há, e { $boxes } espaços ao todo. Uma linha vale tantos pontos quantos os espaços que tem. Duas linhas trazem um sol.
oc-rule-c1-1-picture = O número no início diz quanto vale a linha.
oc-rule-c1-2 = { $dice } dados, cada um com uma face de cada cor.
oc-rule-c1-2-picture = Todas as faces de um dado.

oc-rule-c2-title = Preparação
oc-rule-c2-1 = Antes de mais, alguém fica com os dados e começa. Assim todos sabem quem lança primeiro quando as cartas são dadas e escolhidas.
oc-rule-c2-1-ruling = Quem começa é sorteado.
oc-rule-c2-2 = Regras básicas: cada jogador recebe duas cartas, viradas para cima.
oc-rule-c2-3 = Regras avançadas: cada jogador recebe cinco cartas e fica com três. As outras voltam ao monte, que é baralhado.
oc-rule-c2-3-ruling = Todos escolhem ao mesmo tempo. Até todos terem escolhido, só tu vês as tuas cinco cartas.
oc-rule-c2-4 = Regras avançadas: depois viram-se três cartas, que ficam à escolha.

oc-rule-c3-title = Lançar
oc-rule-c3-1 = Quem tem a vez lança todos os dados.
oc-rule-c3-2 = { $again ->
    [one] Depois pode relançar os dados que quiser, uma vez.
    [2] Depois pode relançar os dados que quiser, até duas vezes.
   *[other] Depois pode relançar os dados que quiser, até { $again } vezes.
}
oc-rule-c3-2-picture = Dois dados são relançados, os outros ficam.
oc-rule-c3-3-ruling = Os dados que ficaram na mesa ainda podem ser relançados mais tarde.

oc-rule-c4-title = Usar o lançamento
oc-rule-c4 = No sentido dos ponteiros do relógio, a partir de quem lançou, cada um pode usar o lançamento numa das suas cartas, ou passar.
oc-rule-c4-1 = Uma cor cabe numa carta se a linha dessa cor tiver pelo menos tantos espaços livres quantos os dados que a mostram. Na carta que escolheres tens de usar todas as cores que cabem: marca, a partir da esquerda, um espaço por cada dado dessas cores.
oc-rule-c4-1-picture = Duas cores cabem. Da terceira há dois dados, mas só um espaço livre: é ignorada.
oc-rule-c4-2 = Uma cor que não cabe é ignorada. Nunca se usa só uma parte dos seus dados.
oc-rule-c4-3 = Uma carta em que nenhuma cor cabe não pode ser escolhida.
oc-rule-c4-4 = Podes sempre passar. Quem não tem cartas não pode fazer outra coisa.

oc-rule-c5-title = Pontuar uma carta
oc-rule-c5-1 = Assim que pelo menos { $full } linhas de uma carta estiverem completas, ela é pontuada. Não se pode adiar.
oc-rule-c5-2 = Dá os pontos de todas as suas linhas completas, e mais { $one } se uma linha com sol estiver completa, mais { $two } se estiverem as duas. É posta de lado, à vista de todos, e já não se marca mais nada nela.
oc-rule-c5-2-picture = { $full } linhas completas, uma delas com sol: { $sum } = { $points }.
oc-rule-c5-3 = Regras básicas: a carta de cima do monte ocupa o lugar dela.
oc-rule-c5-3-ruling = Isso acontece antes de o jogador seguinte usar o lançamento.
oc-rule-c5-4 = Regras avançadas: uma das cartas à escolha, a que quiseres, ocupa o lugar dela, no mesmo momento. As cartas à escolha são logo repostas.
oc-rule-c5-5-ruling = Se já não houver cartas, continuas com menos.
oc-rule-c5-6 = Depois de todos, os dados passam ao jogador seguinte, no sentido dos ponteiros do relógio.

oc-rule-c6-title = O fim
oc-rule-c6-1 = A jogada em que alguém pontua a sua carta número { $end } joga-se até ao fim. Depois o jogo acaba.
oc-rule-c6-2-ruling = A partir dessa carta ninguém tira uma nova.
oc-rule-c6-3 = Nas cartas que não foram pontuadas, cada linha completa dá os seus pontos, mas os sóis não dão nada.
oc-rule-c6-4 = Ganha quem tiver mais pontos.
oc-rule-c6-4-ruling = Quem ficar empatado partilha a vitória.
oc-rule-c6-5-ruling = Todos os jogos acabam. Uma jogada em que ninguém usa o lançamento é uma jogada em branco. Após 12 jogadas em branco seguidas, após a 150.ª jogada, ou quando já ninguém tiver cartas, o jogo acaba no fim dessa jogada e conta-se como sempre.

oc-rule-c7-title = O que está escondido
oc-rule-c7-1 = Ninguém sabe a ordem do monte nem o que os dados vão mostrar.
oc-rule-c7-2 = Nas regras avançadas, as cartas recebidas só as conhece quem as tem. Aquelas com que se fica veem-se quando todos tiverem escolhido.

## What is said of an example that is tried.

oc-rule-c3-2-try = Nenhuma destas cartas tem uma linha vermelha. Escolhe os dois dados vermelhos e relança-os.
oc-rule-c3-2-no = A escolha é tua. Mas aqui relança só os dois vermelhos.
oc-rule-c3-2-tried = Os outros ficaram como estavam. Podias relançar mais uma vez.
oc-rule-c4-1-try = Usa este lançamento numa das duas cartas, e repara nos dados amarelos.
oc-rule-c4-1-no = Isso também é permitido. Mas aqui usa o lançamento numa carta.
oc-rule-c4-1-tried = Todas as cores que cabem são marcadas: com todos os seus dados ou com nenhum.
oc-rule-c5-2-try = Duas linhas de uma carta estão completas. Usa o lançamento para completar a terceira.
oc-rule-c5-2-no = Isso também é permitido. Mas aqui completa a terceira linha.
oc-rule-c5-2-tried = Três linhas completas, uma com sol: a carta foi logo pontuada, e chegou uma nova.
