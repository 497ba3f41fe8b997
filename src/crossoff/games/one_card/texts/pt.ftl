### Everything on 1 Card in the Portuguese of Portugal. $you: yes when $name is the reader.

oc-title = Tudo numa 1 carta
oc-credits = Tudo numa 1 carta (Alles auf 1 Karte) é um jogo de Steffen Benndorf, publicado pela NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Lança dados, enche linhas. 15 minutos.
oc-option-variant = Regras
oc-option-variant-basic = Básicas
oc-option-variant-advanced = Avançadas

## How the bots play

oc-bot-novice = Marca o que cabe e relança o resto uma vez.
oc-bot-casual = Lança para marcar o máximo de espaços.
oc-bot-skilled = Sabe quanto vale cada carta em cada fase.
oc-bot-expert = Corre para a quarta carta e não te deixa um único dado.
oc-bot-master = Avalia cada lançamento pelas hipóteses de ganhar.
oc-bot-table = Corre para o fim com tabelas pré-calculadas.
oc-bot-learned = Joga com uma pequena rede treinada.

## Colours and shapes: the names of dice and rows

oc-color-red = vermelho
oc-color-orange = laranja
oc-color-yellow = amarelo
oc-color-green = verde
oc-color-blue = azul
oc-color-purple = roxo
oc-shape-red = hexágono
oc-shape-orange = pentágono
oc-shape-yellow = círculo
oc-shape-green = octógono
oc-shape-blue = triângulo
oc-shape-purple = quadrado

## Zones of the table

oc-tray = Dados
oc-hand = As tuas cartas
oc-supply = Cartas à escolha
oc-rest = As tuas outras cartas
oc-scored = Pontuadas
oc-table = À mesa
oc-points-label = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
oc-of-cards = { $scored } de { $cards } cartas
oc-open-rows = { $points } deles em cartas por pontuar
oc-pile = { $cards ->
    [0] O monte está vazio
    [one] Monte, { $cards } carta
   *[other] Monte, { $cards } cartas
}
oc-open-cards = { $you ->
    [yes] As tuas cartas
   *[no] Cartas de { $name }
}
oc-nothing-scored = Ainda não há cartas pontuadas
oc-no-cards = Já não há cartas

## Whose roll it is

oc-roll-mine = Lanças tu
oc-roll-theirs = { $you ->
    [yes] Lanças tu
   *[no] { $name } lança
}
oc-rolls-left = { $left ->
    [0] sem mais lançamentos
    [1] mais um lançamento
    [2] mais dois lançamentos
   *[other] mais { $left } lançamentos
}
oc-rolling = Os dados rolam
oc-deal = Dar as cartas
oc-deal-mine = Lanças tu primeiro
oc-deal-theirs = { $you ->
    [yes] Lanças tu primeiro
   *[no] { $name } lança primeiro
}
oc-ends-idle = { $left ->
    [1] Há { $turns } jogadas que ninguém usa um lançamento. Mais uma e a partida acaba.
    [2] Há { $turns } jogadas que ninguém usa um lançamento. Mais duas e a partida acaba.
    [3] Há { $turns } jogadas que ninguém usa um lançamento. Mais três e a partida acaba.
    [4] Há { $turns } jogadas que ninguém usa um lançamento. Mais quatro e a partida acaba.
   *[other] Há { $turns } jogadas que ninguém usa um lançamento. Mais { $left } e a partida acaba.
}
oc-ends-turns = { $left ->
    [0] Jogada { $turns }. Nenhuma partida dura mais: esta é a última jogada.
    [1] Jogada { $turns }. Mais uma e a partida acaba.
   *[other] Jogada { $turns }. Mais { $left } e a partida acaba.
}
oc-over = Fim da partida
oc-dealt = Cartas que recebeste

## Where a seat stands

oc-standing-choosing = a escolher cartas
oc-standing-ready = já escolheu
oc-standing-rolling = a lançar
oc-standing-deciding = a pensar
oc-standing-taking = a escolher uma carta
oc-standing-next = pode usá-lo
oc-standing-done = já jogou
oc-standing-idle = { "" }

## For the ear

oc-card-label = Carta { $card }.
oc-scored-label = { $points ->
    [one] Carta { $card }, pontuada: { $points } ponto
   *[other] Carta { $card }, pontuada: { $points } pontos
}
# $state: printed, open or complete; $sun: yes or no; $adds: boxes that the roll would cross off
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color }: todos os { $boxes } marcados, com sol.
       *[no] { $color }: todos os { $boxes } marcados.
    }
    [printed] { $sun ->
        [yes] { $color }: { $boxes } espaços, com sol.
       *[no] { $color }: { $boxes } espaços.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color }: { $crossed } de { $boxes } marcados, com sol.
           *[other] { $color }: { $crossed } de { $boxes } marcados, com sol; este lançamento acrescenta { $adds }.
        }
       *[no] { $adds ->
            [0] { $color }: { $crossed } de { $boxes } marcados.
           *[other] { $color }: { $crossed } de { $boxes } marcados; este lançamento acrescenta { $adds }.
        }
    }
}
oc-die-lies = dado { $number }: { $shape } { $color }
oc-die-kept = dado { $number }: { $shape } { $color }, fica
oc-die-again = dado { $number }: { $shape } { $color }, a relançar
oc-die-in-the-air = dado { $number }: a rolar

## What the roll would do

oc-scores = Fazes { $points } pontos
oc-boxes = { $boxes ->
    [one] { $boxes } espaço
   *[other] { $boxes } espaços
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (sol)
    [2] { $rows } + { $bonus } (os dois sóis)
   *[other] { $rows } + { $bonus } (sóis)
}
# $count: how many rows, or colours. One colour stands with its article.
oc-fills = { $count ->
    [one] Completas o { $rows }.
   *[other] Completas { $rows }.
}
oc-unfit = { $count ->
    [one] O { $colors } não cabe.
   *[other] Não cabem { $colors }.
}
oc-no-fit = Nenhuma cor cabe
oc-suns-on = { $count ->
    [one] Sol no { $rows }
   *[other] Sóis em { $rows }
}
oc-no-suns = Sem sóis
oc-scores-with = Pontua com { $boxes } espaços.
oc-missing = { $count ->
    [one] Sem linha: { $colors }.
   *[other] Sem linhas: { $colors }.
}

## The decision

oc-prompt-keep = { $cards ->
    [2] Fica com duas cartas
    [3] Fica com três cartas
   *[other] Fica com { $cards } cartas
}
oc-keep-rest = O resto volta ao monte
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Duas a mais
    [-1] Uma a mais
    [1] Mais uma carta
    [2] Mais duas cartas
   *[other] Mais { $count } cartas
}
oc-prompt-take = Escolhe a próxima carta
oc-prompt-roll = Relanças ou usas o lançamento?
oc-prompt-use = Usas este lançamento?
oc-prompt-pass = Não cabe nada
oc-prompt-watch = Estás a assistir
oc-prompt-ready = À espera dos outros
oc-prompt-done = Já jogaste
oc-prompt-next = { $before ->
    [0] Só um momento
    [1] A seguir és tu
    [2] Dois jogadores antes de ti
    [3] Três jogadores antes de ti
   *[other] { $before } jogadores antes de ti
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } está a escolher cartas
    [rolling] { $name } está a lançar
    [taking] { $name } está a escolher uma carta
   *[deciding] { $name } está a pensar
}
oc-detail-roll = Escolhe os dados a relançar, ou uma carta
oc-detail-use = Escolhe a carta onde o queres usar
oc-detail-pass = Só podes passar
oc-detail-kept = { $kept ->
    [0] Relanças todos os dados
    [1] Ficas com um dado
    [2] Ficas com dois dados
    [3] Ficas com três dados
    [4] Ficas com quatro dados
   *[other] Ficas com { $kept } dados
}
oc-do-roll = { $dice ->
    [1] Lançar um
    [2] Lançar dois
    [3] Lançar três
    [4] Lançar quatro
    [5] Lançar cinco
   *[other] Lançar { $dice }
}
oc-do-use = Usar
oc-do-pass = Passar
oc-pass-though = { $boxes ->
    [one] Passas, mesmo podendo marcar um espaço?
   *[other] Passas, mesmo podendo marcar { $boxes } espaços?
}
oc-pass-unrolled = Passas sem relançar?
oc-pass-not = Não passar
oc-do-keep = Ficar com estas
oc-do-take = Escolher

## What happened

oc-told-keep = { $you ->
    [yes] Ficaste com as cartas { $list }
   *[no] { $name } ficou com as cartas { $list }
}
oc-told-supply = { $count ->
    [one] Nova carta à escolha: { $list }
   *[other] Cartas à escolha: { $list }
}
oc-told-start = { $you ->
    [yes] O primeiro lançamento é teu
   *[no] O primeiro lançamento é de { $name }
}
oc-told-roll = Saíram: { $dice }
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $count } { $color ->
        [vermelho] vermelhos
        [amarelo] amarelos
        [verde] verdes
        [azul] azuis
        [roxo] roxos
       *[other] { $color }
    }
}
oc-told-reroll = { $dice ->
    [1] { $you ->
        [yes] Relançaste um dado
       *[no] { $name } relançou um dado
    }
    [2] { $you ->
        [yes] Relançaste dois dados
       *[no] { $name } relançou dois dados
    }
    [3] { $you ->
        [yes] Relançaste três dados
       *[no] { $name } relançou três dados
    }
    [4] { $you ->
        [yes] Relançaste quatro dados
       *[no] { $name } relançou quatro dados
    }
   *[other] { $you ->
        [yes] Relançaste { $dice } dados
       *[no] { $name } relançou { $dice } dados
    }
}
oc-told-use = { $you ->
    [yes] Usaste o lançamento na carta { $card }
   *[no] { $name } usou o lançamento na carta { $card }
}
oc-told-boxes = { $you ->
    [yes] Usaste o lançamento na carta { $card }
   *[no] { $name } usou o lançamento na carta { $card }
}: { $boxes ->
    [one] { $boxes } espaço
   *[other] { $boxes } espaços
}
oc-told-scored = { $you ->
    [yes] Pontuaste uma carta
   *[no] { $name } pontuou uma carta
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
oc-told-pass = { $you ->
    [yes] Passaste
   *[no] { $name } passou
}
oc-told-take = { $you ->
    [yes] Escolheste a carta { $card }
   *[no] { $name } escolheu a carta { $card }
}
oc-told-draw = { $you ->
    [yes] Tiraste a carta { $card }
   *[no] { $name } tirou a carta { $card }
}
oc-brief-boxes = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
}
oc-brief-pass = passou
oc-brief-take = nova carta { $card }
oc-brief-scored = carta pontuada, { $points }

## A scored card and the end

oc-cheer = { $you ->
    [yes] Pontuaste uma carta
   *[no] { $name } pontuou uma carta
}
oc-skip = Continuar
oc-sheet = Pontos
oc-sheet-card = { $number ->
    [1] Primeira carta
    [2] Segunda carta
    [3] Terceira carta
    [4] Quarta carta
   *[other] Carta { $number }
}
oc-sheet-open = Cartas por pontuar
oc-sheet-total = Total
oc-sheet-none = nenhuma carta
oc-sheet-won = vitória
oc-cause-more = { $count ->
    [one] mais uma carta pontuada
   *[other] mais { $count } cartas pontuadas
}
oc-cause-cards = mais { $points } com cartas pontuadas
oc-cause-rows = mais { $points } com linhas de cartas por pontuar

## What a symbol does

oc-tip-die = Dado { $color }: marca um espaço na linha da sua cor, se couberem todos os dados dessa cor.
oc-tip-dice = Dados: cada um marca um espaço na linha da sua cor, se couberem todos os dados dessa cor.
oc-tip-worth = Quanto vale a linha quando está completa.
oc-tip-sun = Sol: quando a carta é pontuada, +{ $one } por uma linha com sol completa, +{ $two } pelas duas.

## Why something cannot be done

oc-no-roll-theirs = { $you ->
    [yes] Agora lanças tu.
   *[no] Agora só { $name } pode lançar.
}
oc-no-roll-left = Já não há lançamentos.
oc-no-keep = { $cards ->
    [2] Escolhe duas cartas.
    [3] Escolhe três cartas.
   *[other] Escolhe { $cards } cartas.
}
oc-no-card = Primeiro escolhe uma carta.
oc-no-take = { oc-no-card }
oc-no-dice = Não podes relançar estes dados.
oc-no-fit-here = Nenhuma cor deste lançamento cabe nesta carta.

## Said once, when it happens first

oc-hint-keep = Fica com as cartas com que queres começar. Cada carta pontuada é substituída por uma das cartas à escolha.
oc-hint-take = Pontuaste a tua carta. Substitui-a por uma das cartas à escolha.
oc-hint-scored = Já havia linhas completas suficientes: a carta foi logo pontuada, sóis incluídos.
oc-hint-last = A alguém só falta uma carta. A jogada em que a pontuar é a última.
oc-hint-roll = Toca nos dados que queres relançar, ou usa o lançamento numa carta.
oc-hint-share = Também podes usar os lançamentos dos outros.
oc-hint-pass = Nenhuma cor cabe nas tuas cartas: só podes passar.
oc-hint-fit = Todas as cores que cabem são marcadas. As que não cabem são ignoradas.

## Keys

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = escolher um dado para relançar
oc-key-card-does = escolher uma carta
oc-key-roll-does = lançar os dados escolhidos
oc-key-pass-does = passar
oc-key-use = Enter
oc-key-use-does = confirmar a escolha
