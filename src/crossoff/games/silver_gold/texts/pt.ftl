# Silver & Gold in the Portuguese of Portugal, as the board says it. $you: yes when $name is the reader.

sg-title = Silver & Gold
sg-credits = Silver & Gold é um jogo de Phil Walker-Harding, publicado pela NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Marca mapas de tesouro. 20 minutos.
sg-memory = Mostra as cartas de expedição que já saíram nesta ronda.

## How the bots play

sg-bot-novice = Enche um mapa atrás do outro e ignora os símbolos.
sg-bot-casual = Conta espaços e símbolos, mas de vez em quando escapa-lhe alguma coisa.
sg-bot-skilled = Sabe quantas jogadas faltam a um mapa, mas às vezes engana-se.
sg-bot-expert = Sabe quanto vale cada mapa em cada fase.
sg-bot-master = Joga de cabeça milhares de partidas antes de cada jogada.
sg-bot-tempo = Um passo à frente, pelas jogadas que os mapas ainda exigem.
sg-bot-learned = Joga com uma pequena rede treinada.

## Cards in words

# These two stand behind "um" and "em" or "num" below; [ambos] there is sg-both-maps.
sg-a-map = { $color ->
    [purple] mapa roxo
    [orange] mapa laranja
    [green] mapa verde
    [gray] mapa cinzento
   *[other] mapa
}
sg-both-maps = ambos
sg-field = { $symbol ->
    [coin] { $field }, moeda
    [cross] { $field }, cruz
    [palm] { $field }, palmeira
   *[none] { $field }
}, { $state ->
    [possible] livre, podes marcar
    [single] livre, podes marcar só este espaço
    [chosen] marcado, por confirmar
    [crossed] marcado
   *[free] livre
}
sg-map = { $color ->
    [purple] Mapa roxo
    [orange] Mapa laranja
    [green] Mapa verde
    [gray] Mapa cinzento
   *[other] Mapa
}, vale { $value }, { $left ->
    [0] todos os espaços marcados
    [one] falta 1 espaço
   *[other] faltam { $left } espaços
}{ $seal ->
    [purple] , selo: { $points } por cada mapa roxo
    [orange] , selo: { $points } por cada mapa laranja
    [green] , selo: { $points } por cada mapa verde
    [gray] , selo: { $points } por cada mapa cinzento
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Mapa roxo
    [orange] Mapa laranja
    [green] Mapa verde
    [gray] Mapa cinzento
   *[other] Mapa
}, vale { $value }{ $crosses ->
    [0] { "" }
    [one] , 1 cruz
   *[other] , { $crosses } cruzes
}{ $coins ->
    [0] { "" }
    [one] , 1 moeda
   *[other] , { $coins } moedas
}{ $palms ->
    [0] { "" }
    [one] , 1 palmeira
   *[other] , { $palms } palmeiras
}{ $seal ->
    [purple] , selo: { $points } por cada mapa roxo
    [orange] , selo: { $points } por cada mapa laranja
    [green] , selo: { $points } por cada mapa verde
    [gray] , selo: { $points } por cada mapa cinzento
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] A tua carta de pontuação
   *[no] Carta de pontuação de { $name }
}: { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}, { $cups ->
    [one] 1 taça
   *[other] { $cups } taças
}, { $palms ->
    [one] 1 palmeira
   *[other] { $palms } palmeiras
}
sg-round-card = Ronda { $round } de { $rounds }, { $cups ->
    [0] já não há taças
    [one] resta 1 taça, vale { $best }
   *[other] restam { $cups } taças, a melhor vale { $best }
}
sg-pattern = { $pattern ->
    [I2] dois em linha
    [I3] três em linha
    [L3] um canto de três
    [O4] um quadrado de quatro
    [T4] um T de quatro
    [L4] um L de quatro
   *[other] { $fields } espaços
}
sg-expedition-card = Expedição: { $shape }
sg-expedition-turn = Expedição: { $shape }. Toca para rodar, mantém premido para virar, ou arrasta para um mapa
sg-expedition-none = Expedição, ainda por revelar
sg-pile = Monte, { $count ->
    [0] vazio
    [one] 1 mapa
   *[other] { $count } mapas
}
sg-place-empty = Lugar vazio

## Parts of the table

sg-title-expedition = Expedição
sg-title-round = Ronda
sg-title-display = Mapas à vista
sg-title-mine = Os teus mapas
sg-title-card = A tua pontuação
sg-title-finished = Completos
sg-title-others = À mesa
sg-title-other-map = O teu outro mapa
sg-title-seen = Já saíram nesta ronda
sg-title-card-of = Carta de pontuação
sg-title-maps = Mapas
sg-note-palm = uma palmeira vale { $points }
sg-note-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
sg-note-finished = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
sg-none-finished = ainda nenhum
sg-round = Ronda { $round }
sg-turn = Jogada { $turn } de { $turns }
sg-next-cup = Melhor taça que resta: { $value }
sg-no-cup = Já não há taças
sg-ready = já terminou
sg-thinking = a pensar
sg-picking = a escolher um mapa
sg-rival = { $name }, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}{ $state ->
    [over] { "" }
    [ready] , já terminou
    [picking] , a escolher um mapa
    [thinking] , a pensar
    [away] , ausente
   *[none] , à espera
}. Ver as cartas
sg-open-display = Ampliar os mapas à vista
sg-open-score = Ampliar a tua carta de pontuação
sg-open-finished = Ver os teus mapas completos
sg-open-round = Ampliar a carta de rondas

## What is asked

sg-mark = Marca o padrão
sg-mark-short = Marca o padrão
sg-mark-or = ou só um espaço
sg-mark-one = Marca um espaço
sg-mark-one-short = Marca um espaço
sg-mark-one-why = o padrão não cabe
sg-to-go = { $count ->
    [one] Falta um espaço
   *[other] Faltam { $count } espaços
}
sg-to-go-short = { $count ->
    [one] Falta um
   *[other] Faltam { $count }
}
sg-so-far = Até agora
sg-extra = { $count ->
    [one] Espaço extra
   *[other] { $count } espaços extra
}
sg-extra-where = no mapa que quiseres
sg-crossed = { $count ->
    [one] Um espaço
   *[other] { $count } espaços
}
sg-finishes = { $count ->
    [one] Mapa completo
   *[other] Ambos completos
}
sg-earns-nothing = sem bónus
sg-one-field = Só um espaço
sg-or-one = ou só este
sg-done = Confirmar
sg-turn-shape = Rodar o padrão
sg-flip-shape = Virar o padrão
sg-take-back = Anular
sg-keep = { $count ->
    [one] Fica com um mapa
    [2] Fica com dois mapas
   *[other] Fica com { $count } mapas
}
sg-keep-more = { $count ->
    [one] Mais um mapa
   *[other] Mais { $count } mapas
}
sg-keep-rest = o resto volta ao monte
sg-keep-these = Ficas com estes?
sg-keep-main = Ficar com estes
sg-keep-points = juntos valem { $points }
sg-take = Escolhe o próximo mapa
sg-take-finished = { $count ->
    [one] Mapa completo. Escolhe o próximo.
   *[other] { $count } mapas completos. Escolhe o próximo.
}
sg-take-how = à vista, ou às cegas do monte
sg-take-map = { $color ->
    [purple] Roxo, { $value } pontos
    [orange] Laranja, { $value } pontos
    [green] Verde, { $value } pontos
    [gray] Cinzento, { $value } pontos
   *[other] { $value } pontos
}
sg-take-pile = Às cegas
sg-take-pile-what = o de cima do monte
sg-take-pile-count = { $count ->
    [one] 1 mapa no monte
   *[other] { $count } mapas no monte
}
sg-take-main = Escolher
sg-then-palm = uma palmeira passará a valer { $points }
sg-then-palm-short = depois { $points }
sg-waiting-for = À espera de { $name }
sg-waiting-count = { $count ->
    [0] Só um momento
    [one] Falta um jogador
   *[other] Faltam { $count } jogadores
}
sg-picks = { $name } está a escolher um mapa
sg-watching = Estás a assistir
sg-over = Fim da partida
sg-sealed = escondido até todos acabarem
sg-turned-down = escondido até todos escolherem

## What a map is good for

sg-good-fields = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 palmeira
           *[other] { $palms } palmeiras
        }
        [one] { $palms ->
            [0] 1 moeda
            [one] 1 moeda, 1 palmeira
           *[other] 1 moeda, { $palms } palmeiras
        }
       *[other] { $palms ->
            [0] { $coins } moedas
            [one] { $coins } moedas, 1 palmeira
           *[other] { $coins } moedas, { $palms } palmeiras
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 cruz
            [one] 1 cruz, 1 palmeira
           *[other] 1 cruz, { $palms } palmeiras
        }
        [one] { $palms ->
            [0] 1 cruz, 1 moeda
            [one] 1 cruz, 1 moeda, 1 palmeira
           *[other] 1 cruz, 1 moeda, { $palms } palmeiras
        }
       *[other] { $palms ->
            [0] 1 cruz, { $coins } moedas
            [one] 1 cruz, { $coins } moedas, 1 palmeira
           *[other] 1 cruz, { $coins } moedas, { $palms } palmeiras
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } cruzes
            [one] { $crosses } cruzes, 1 palmeira
           *[other] { $crosses } cruzes, { $palms } palmeiras
        }
        [one] { $palms ->
            [0] { $crosses } cruzes, 1 moeda
            [one] { $crosses } cruzes, 1 moeda, 1 palmeira
           *[other] { $crosses } cruzes, 1 moeda, { $palms } palmeiras
        }
       *[other] { $palms ->
            [0] { $crosses } cruzes, { $coins } moedas
            [one] { $crosses } cruzes, { $coins } moedas, 1 palmeira
           *[other] { $crosses } cruzes, { $coins } moedas, { $palms } palmeiras
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] selo: +{ $points } por cada mapa roxo
        [one] selo: +{ $points } por cada mapa roxo, tens um
       *[other] selo: +{ $points } por cada mapa roxo, tens { $have }
    }
    [orange] { $have ->
        [0] selo: +{ $points } por cada mapa laranja
        [one] selo: +{ $points } por cada mapa laranja, tens um
       *[other] selo: +{ $points } por cada mapa laranja, tens { $have }
    }
    [green] { $have ->
        [0] selo: +{ $points } por cada mapa verde
        [one] selo: +{ $points } por cada mapa verde, tens um
       *[other] selo: +{ $points } por cada mapa verde, tens { $have }
    }
   *[gray] { $have ->
        [0] selo: +{ $points } por cada mapa cinzento
        [one] selo: +{ $points } por cada mapa cinzento, tens um
       *[other] selo: +{ $points } por cada mapa cinzento, tens { $have }
    }
}
sg-good-plain = sem símbolos nem selo

## What a decision earns

sg-earn-coins = { $count ->
    [one] +1 moeda
   *[other] +{ $count } moedas
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] uma taça
   *[other] { $count } taças
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## What happened

sg-say-keep = { $you ->
    [yes] Ficaste
   *[no] { $name } ficou
} { $count ->
    [one] com um mapa
    [2] com dois mapas
   *[other] com { $count } mapas
}
sg-say-start = { $you ->
    [yes] Começas tu
   *[no] { $name } começa
}
sg-say-mark = { $you ->
    [yes] Marcaste
   *[no] { $name } marcou
} { $fields ->
    [one] 1 espaço
   *[other] { $fields } espaços
} { $where ->
    [ambos] em ambos os mapas
   *[other] num { $where }
}
sg-say-mark-coins = { $you ->
    [yes] Marcaste
   *[no] { $name } marcou
} { $fields ->
    [one] 1 espaço
   *[other] { $fields } espaços
} { $where ->
    [ambos] em ambos os mapas
   *[other] num { $where }
}: { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}
sg-say-mark-palms = { $you ->
    [yes] Marcaste
   *[no] { $name } marcou
} { $fields ->
    [one] 1 espaço
   *[other] { $fields } espaços
} { $where ->
    [ambos] em ambos os mapas
   *[other] num { $where }
}: { $palms ->
    [one] 1 palmeira
   *[other] { $palms } palmeiras
}
sg-say-mark-coins-palms = { $you ->
    [yes] Marcaste
   *[no] { $name } marcou
} { $fields ->
    [one] 1 espaço
   *[other] { $fields } espaços
} { $where ->
    [ambos] em ambos os mapas
   *[other] num { $where }
}: { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}, { $palms ->
    [one] 1 palmeira
   *[other] { $palms } palmeiras
}
sg-say-take = { $you ->
    [yes] Escolheste um { $map } dos que estão à vista
   *[no] { $name } escolheu um { $map } dos que estão à vista
}
sg-say-take-pile = { $you ->
    [yes] Ficaste com um { $map } do monte
   *[no] { $name } ficou com um { $map } do monte
}
sg-say-finished = { $you ->
    [yes] Fizeste { $maps } pontos com mapas
   *[no] { $name } fez { $maps } pontos com mapas
}
sg-say-finished-seal = { $you ->
    [yes] Fizeste { $maps } pontos com mapas e { $seals } com selos
   *[no] { $name } fez { $maps } pontos com mapas e { $seals } com selos
}
sg-say-cup = { $you ->
    [yes] Ganhaste uma taça que vale { $cups }
   *[no] { $name } ganhou uma taça que vale { $cups }
}
sg-say-palms = { $you ->
    [yes] Fizeste
   *[no] { $name } fez
} { $palms ->
    [one] 1 ponto com palmeiras
   *[other] { $palms } pontos com palmeiras
}
sg-brief-fields = { $count ->
    [one] 1 espaço
   *[other] { $count } espaços
}
sg-brief-coins = { $count ->
    [one] 1 moeda
   *[other] { $count } moedas
}
sg-brief-take = novo { $map }
sg-brief-maps = mapa { $points }
sg-brief-seals = selos { $points }
sg-brief-cups = taça { $points }
sg-brief-palms = palmeira { $points }

## The score sheet

sg-sheet-maps = Mapas
sg-sheet-seals = Selos
sg-sheet-coins = Moedas
sg-sheet-cups = Taças
sg-sheet-palms = Palmeiras
sg-sheet-total = Total
sg-sheet-caption = Os pontos de cada jogador
sg-tie-color = { $color ->
    [purple] { $points } pontos cada. Mais mapas roxos: { $most } contra { $next }.
    [orange] { $points } pontos cada. Mais mapas laranja: { $most } contra { $next }.
    [green] { $points } pontos cada. Mais mapas verdes: { $most } contra { $next }.
    [gray] { $points } pontos cada. Mais mapas cinzentos: { $most } contra { $next }.
   *[other] { $points } pontos cada. Decidem as cores dos mapas.
}
sg-tie-shared = { $points } pontos cada, e os mesmos mapas de cada cor. A vitória é partilhada.
sg-cause-maps = mais { $points } com mapas
sg-cause-seals = mais { $points } com selos
sg-cause-coins = mais { $points } com moedas
sg-cause-cups = mais { $points } com taças
sg-cause-palms = mais { $points } com palmeiras
sg-round-over = Fim da ronda { $round }. { $scores }

## What a symbol does

sg-tip-cross = Cruz: marca logo mais um espaço, em qualquer dos teus mapas.
sg-tip-coin = Moeda: 1 ponto. Uma linha de moedas completa ganha uma taça.
sg-tip-cup = Taça: por uma linha de moedas completa, a mais alta que restar.
sg-tip-palm = Palmeira: vale 1, mais 1 por cada palmeira nos mapas à vista.
sg-tip-seal = { $color ->
    [purple] Selo: no fim, +{ $points } por cada mapa roxo que completares.
    [orange] Selo: no fim, +{ $points } por cada mapa laranja que completares.
    [green] Selo: no fim, +{ $points } por cada mapa verde que completares.
    [gray] Selo: no fim, +{ $points } por cada mapa cinzento que completares.
   *[other] Selo: pontos no fim por cada mapa completo da sua cor.
}
sg-tip-value = Quanto vale o mapa quando está completo.

## Why something cannot be done

sg-no-crossed = Já está marcado.
sg-no-shape = Não faz parte do padrão.
sg-no-fit = O padrão não cabe aí.
sg-no-more = Por esta jogada é tudo.
sg-no-sealed = Já terminaste esta jogada.
sg-no-taking = Estão a ser escolhidos mapas.
sg-no-owed = Ainda tens um espaço extra por marcar.
sg-no-half = O padrão está incompleto.
sg-no-nothing = Primeiro marca algo.
sg-no-keep = { $count ->
    [one] Escolhe mais um mapa.
   *[other] Primeiro escolhe { $count } mapas.
}
sg-no-take = Primeiro escolhe um mapa.

## Said once, when it happens first

sg-hint-keep = Um mapa vale tantos pontos quantos os seus espaços. Os pequenos completam-se mais depressa.
sg-hint-mark = Roda e vira o padrão como quiseres, ou marca só um espaço.
sg-hint-single = O padrão não cabe em lado nenhum: marca um espaço à tua escolha.
sg-hint-sealed = Ninguém vê as tuas cruzes até todos acabarem.
sg-hint-coin = Cada moeda é um ponto, e cada linha completa ganha uma taça.
sg-hint-palm = A tua palmeira valeu 1 por si e 1 por cada palmeira nos mapas à vista.
sg-hint-cup = Completaste uma linha de moedas: ficas com a taça mais alta que restava.
sg-hint-seal = Um selo dá pontos por cada mapa completo da sua cor, incluindo os que completares depois.
sg-hint-take = Um mapa completo é teu para sempre. Substitui-o por um à vista ou pelo de cima do monte.
sg-hint-round = Nova ronda: voltam a baralhar-se todas as cartas de expedição.
sg-hint-last = É a última jogada. Só contam os mapas completos.

## Keys

sg-key-move = Setas
sg-key-move-does = ir de espaço em espaço
sg-key-put = Enter
sg-key-put-does = pôr o padrão como se vê
sg-key-cross = Espaço
sg-key-cross-does = marcar só este espaço
sg-key-turn-does = rodar o padrão
sg-key-flip-does = virar o padrão
sg-key-back = Backspace
sg-key-back-does = anular
sg-key-done-does = confirmar a jogada
