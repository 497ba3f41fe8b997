## The summary
review-title = Análisis: { $game }
review-basis = Profundidad: { $depth }; partidas simuladas por decisión: hasta { $futures } ({ $model }). Las estimaciones suponen que después todos juegan bien. ± son dos errores estándar.
review-depth-quick = rápida
review-depth-standard = normal
review-depth-deep = profunda
review-chance = ganar
review-points = puntos
review-result = Resultado
review-won = victoria
review-shared = victoria compartida
review-lost = derrota
review-initial = Al principio
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-rest = Sin explicar
review-final = Al final
review-per-decision =
    { $count ->
        [one] 1 decisión
       *[other] { $count } decisiones
    }, que costaron de media { $win } de opciones de ganar y { $points } en puntos.
review-level = Nivel: { $like }, entre { $low } y { $high }.
review-level-sure = Nivel: { $like }.
review-of = { $player }: { $what }

## The curve
review-curve = Opciones de ganar
review-curve-about = { $player }: { $start } al principio, { $low } como mínimo, { $high } como máximo, { $end } al final.

## Decisions
review-look = Vale la pena revisar
review-nothing = Aquí no hay nada que corregir.
review-turn = Turno { $turn }
review-setup = Preparación
review-when = { $when }: { $grade }
review-grade-best = lo mejor
review-grade-good = buena decisión
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error caro
review-grade-forced = única opción
review-cost = Coste: { $parts }.
review-cost-win = { $win } (±{ $margin }) de opciones de ganar
review-cost-points = { $points } (±{ $margin }) puntos
review-played = Jugado
review-better = Mejor

## Why
review-loses = { $you ->
    [yes] Pierdes { $parts }.
   *[no] { $name } pierde { $parts }.
}
review-gains = { $you ->
    [yes] Ganas { $parts }.
   *[no] { $name } gana { $parts }.
}
review-part = { $points } por { $item }
review-rival = El rival más fuerte
review-later = La partida termina { $turns ->
    [one] { $turns } turno más tarde
   *[other] { $turns } turnos más tarde
}.
review-sooner = La partida termina { $turns ->
    [one] { $turns } turno antes
   *[other] { $turns } turnos antes
}.

## Hints
review-nudge = Míralo otra vez antes de decidir.
review-hint-even = Varias jugadas son igual de buenas. Confía en tu rotulador.
review-hint = Entrenador: { $do } ({ $text })
review-hint-why = Con la segunda mejor jugada: { $why }
review-thinking = El entrenador está pensando…
review-progress = El entrenador analiza la partida: { $share }
review-failed = El entrenador no ha podido terminar. La partida está a salvo.
review-count =
    { $count ->
        [one] Vale la pena revisar { $count } decisión.
       *[other] Vale la pena revisar { $count } decisiones.
    }

## The page to send
review-page-made = Hecha con crossoff, un proyecto de aficionados no oficial. Esta página no carga ni envía nada.
