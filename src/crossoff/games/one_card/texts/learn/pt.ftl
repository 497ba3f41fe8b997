# O que diz o guia no tutorial de Tudo numa 1 carta, numa ou duas frases curtas. $rival é o nome da
# outra pessoa; os botões chamam-se como sempre.

oc-learn-roll = Com três linhas completas pontuas uma carta; à quarta carta, a partida acaba. Tens três lançamentos. Fica com os azuis: escolhe os outros e relança-os.
oc-learn-roll-other = Fica com os dois dados azuis, e só com esses. Escolhe os outros três.
oc-learn-roll-early = Podias, mas ainda tens dois lançamentos. Escolhe os três dados que não são azuis e relança-os.
oc-learn-use = Três azuis: já serve. Escolhe uma carta e carrega em «{ oc-do-use }»: cada dado marca um espaço na linha da sua cor.
oc-learn-use-reroll = Podias relançar, mas este lançamento é bom. Escolhe uma carta e usa-o.
oc-learn-use-pass = Podias passar, mas cabem os cinco dados. Escolhe uma carta e usa o lançamento.
oc-learn-colour = { $rival } lançou, e tu também podes usar o lançamento. Os dados de uma cor têm de caber todos: onde cabem quatro vermelhos?
oc-learn-colour-some = Três espaços vermelhos são poucos para quatro dados, por isso nenhum contaria. Usa a outra carta.
oc-learn-colour-pass = Podes passar, mas aqui marcas cinco espaços. Usa a carta onde cabem quatro vermelhos.
oc-learn-everybody = Todos podem usar cada lançamento numa das suas cartas, ou passar. Vamos saltar uns lançamentos.
oc-learn-score = Com três linhas completas, uma carta é logo pontuada. Usa este lançamento na carta que ele completa.
oc-learn-score-other = Esta carta ainda não pontua. A outra tem duas linhas completas, e com o amarelo são três.
oc-learn-score-not = Não é preciso: este lançamento completa uma terceira linha. Procura a carta que pontua.
oc-learn-scored = Um ponto por cada espaço das linhas completas: 14. Veio uma carta nova do monte.
oc-learn-suns = Com o azul esta carta já pontua. Mas os sóis dão mais, 2 por um e 5 pelos dois: fica com o azul e relança os outros quatro à procura de vermelho.
oc-learn-suns-keep = Fica só com o dado azul, é seguro. Relança os outros quatro.
oc-learn-suns-early = Seriam 13 pontos. Ainda tens dois lançamentos, e o vermelho traz o segundo sol: fica com o azul, relança os outros quatro.
oc-learn-both = Aí está: o vermelho completa a segunda linha com sol. Usa o lançamento.
oc-learn-both-not = Melhor é impossível. Usa o lançamento na carta que pontua.
oc-learn-skip = As linhas completas mais 5 pelos dois sóis: 21 pontos. Agora, vamos ao fim da partida.
oc-learn-last = A jogada em que alguém pontua a quarta carta é a última. Tens três: pontua mais uma.
oc-learn-last-not = Falta um espaço vermelho, e há um dado vermelho. Usa o lançamento nessa carta.
oc-learn-end = Ganhaste. No fim contam também as linhas completas das cartas por pontuar, mas sem sóis. Com as regras avançadas escolhes as tuas cartas.
