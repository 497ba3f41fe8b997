## The summary
review-title = Análisis: { $game }
review-basis = Profundidad: { $depth }; partidas simuladas por decisión: hasta { $futures } ({ $model }). Las estimaciones suponen que después todos juegan bien. ± equivale a dos errores estándar.
review-depth-quick = rápida
review-depth-standard = normal
review-depth-deep = profunda
review-chance = prob.
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
    }; coste medio: { $win } de probabilidad de ganar y { $points } en puntos.
review-level = Nivel: { $like }, entre { $low } y { $high }.
review-level-sure = Nivel: { $like }.
review-of = { $player }: { $what }

## The curve
review-curve = Probabilidad de ganar
review-curve-about = { $player }: { $start } al principio, { $low } como mínimo, { $high } como máximo, { $end } al final.

## Decisions
review-look = Para repasar
review-nothing = Aquí no hay nada que corregir.
review-turn = Turno { $turn }
review-setup = Preparación
review-when = { $when }: { $grade }
review-grade-best = la mejor decisión
review-grade-good = buena decisión
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-grade-forced = única opción
review-cost = Coste: { $parts }.
review-cost-win = { $win } (±{ $margin }) de probabilidad de ganar
review-cost-points = { $points } (±{ $margin }) puntos
review-played = Jugada
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
review-part = { $points } en { $item }
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
review-nudge = Échale otro vistazo antes de decidir.
review-hint-even = Varias jugadas son casi igual de buenas. Confía en tu rotulador.
review-hint = Entrenador: { $do } ({ $text })
review-hint-why = Con la segunda mejor jugada: { $why }
review-thinking = El entrenador está pensando…
review-progress = El entrenador analiza la partida: { $share }
review-failed = El entrenador no ha podido terminar. La partida está a salvo.
review-count =
    { $count ->
        [one] Vale la pena repasar { $count } decisión.
       *[other] Vale la pena repasar { $count } decisiones.
    }

## The page to send
review-page-made = Hecha con crossoff, un proyecto de fans no oficial. Esta página no carga ni envía nada.
