## The summary
review-title = Análise: { $game }
review-basis = Profundidade: { $depth }; partidas simuladas por decisão: até { $futures } ({ $model }). As estimativas supõem que, a partir daí, todos jogam bem. ± indica dois erros padrão.
review-depth-quick = rápida
review-depth-standard = normal
review-depth-deep = profunda
review-chance = ganhar
review-points = pontos
review-result = Resultado
review-won = vitória
review-shared = vitória partilhada
review-lost = derrota
review-initial = No início
review-luck = Sorte
review-own = Decisões próprias
review-others = Decisões alheias
review-rest = Por explicar
review-final = No fim
review-per-decision =
    { $count ->
        [one] 1 decisão
       *[other] { $count } decisões
    }, com um custo médio de { $win } nas hipóteses de ganhar e de { $points } em pontos.
review-level = Nível: { $like }, entre { $low } e { $high }.
review-level-sure = Nível: { $like }.
review-of = { $player }: { $what }

## The curve
review-curve = Hipóteses de ganhar
review-curve-about = { $player }: { $start } no início, { $low } no mínimo, { $high } no máximo, { $end } no fim.

## Decisions
review-look = Vale a pena rever
review-nothing = Aqui não há nada a corrigir.
review-turn = Jogada { $turn }
review-setup = Preparação
review-when = { $when }: { $grade }
review-grade-best = a melhor decisão
review-grade-good = boa decisão
review-grade-inaccuracy = imprecisão
review-grade-mistake = erro
review-grade-blunder = erro grave
review-grade-forced = única opção
review-cost = Custo: { $parts }.
review-cost-win = { $win } (±{ $margin }) nas hipóteses de ganhar
review-cost-points = { $points } (±{ $margin }) pontos
review-played = Jogado
review-better = Melhor

## Why
review-loses = { $you ->
    [yes] Perdes { $parts }.
   *[no] { $name } perde { $parts }.
}
review-gains = { $you ->
    [yes] Ganhas { $parts }.
   *[no] { $name } ganha { $parts }.
}
review-part = { $points } em { $item }
review-rival = O adversário mais forte
review-later = A partida acaba { $turns ->
    [one] { $turns } jogada mais tarde
   *[other] { $turns } jogadas mais tarde
}.
review-sooner = A partida acaba { $turns ->
    [one] { $turns } jogada mais cedo
   *[other] { $turns } jogadas mais cedo
}.

## Hints
review-nudge = Olha outra vez antes de decidires.
review-hint-even = Várias jogadas são igualmente boas. Confia na tua caneta.
review-hint = Treinador: { $do } ({ $text })
review-hint-why = E com a segunda melhor jogada? { $why }
review-thinking = O treinador está a pensar…
review-progress = O treinador está a analisar a partida: { $share }
review-failed = O treinador não conseguiu acabar. A partida está a salvo.
review-count =
    { $count ->
        [one] Vale a pena rever { $count } decisão.
       *[other] Vale a pena rever { $count } decisões.
    }

## The page to send
review-page-made = Feita com o crossoff, um projeto de fãs não oficial. Esta página não carrega nem envia nada.
