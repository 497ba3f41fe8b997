# The review of a finished game and hints during one: in the terminal, on the command line, and on
# the page that it writes. Amounts come formatted in the language.

## The summary
# $game: its title
review-title = Review: { $game }
# $depth: one of the next three; $model: the name of the coach
review-basis = Depth: { $depth }; up to { $futures } simulated games per decision ({ $model }). Estimates assume that everyone plays strongly from there on. ± is two standard errors.
review-depth-quick = quick
review-depth-standard = standard
review-depth-deep = deep
review-chance = chance
review-points = points
review-result = Result
review-won = won
review-shared = shared win
review-lost = lost
review-initial = At the start
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-rest = Unexplained
review-final = At the end
# $win: a chance to win
review-per-decision =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }. Average cost: { $win } chance to win and { $points } in points.
# Names of levels of bots
review-level = Level: { $like }, between { $low } and { $high }.
review-level-sure = Level: { $like }.
# $player: a name, or You; $what: a sentence, or a title
review-of = { $player }: { $what }

## The curve
review-curve = Chance to win
# $player: a name, or You
review-curve-about = { $player }: { $start } at the start, { $low } at the lowest, { $high } at the highest, { $end } at the end.

## Decisions
review-look = Worth another look
review-nothing = No decisions worth another look.
review-turn = Turn { $turn }
review-setup = Setup
# $when: one of the two above
review-when = { $when }: { $grade }
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = slip
review-grade-mistake = mistake
review-grade-blunder = costly mistake
review-grade-forced = only choice
# $parts: one or both of the next two
review-cost = It cost { $parts }.
review-cost-win = { $win } (±{ $margin }) chance to win
review-cost-points = { $points } (±{ $margin }) points
review-played = Played
review-better = Better

## Why. $parts: lists of such as “1.4 from cups”
review-loses = { $you ->
    [yes] You lose { $parts }.
   *[no] { $name } loses { $parts }.
}
review-gains = { $you ->
    [yes] You gain { $parts }.
   *[no] { $name } gains { $parts }.
}
# $item: a word of the record
review-part = { $points } from { $item }
review-rival = The strongest opponent
# $turns: a number such as 0.8
review-later = The game ends { $turns ->
    [one] { $turns } turn later
   *[other] { $turns } turns later
}.
review-sooner = The game ends { $turns ->
    [one] { $turns } turn sooner
   *[other] { $turns } turns sooner
}.

## Hints
review-nudge = Look again before you decide.
review-hint-even = Several moves are about equally good. Trust your pen.
# $do: a decision as a phrase; $text: the same in the notation of the record
review-hint = Coach: { $do } ({ $text })
# $why: sentences
review-hint-why = With the next best move: { $why }
review-thinking = The coach is thinking…
# $share: such as 40%
review-progress = The coach is reviewing the game: { $share }
review-failed = The coach couldn’t finish. The game is safe.
review-count =
    { $count ->
        [one] { $count } decision is worth another look.
       *[other] { $count } decisions are worth another look.
    }

## The page to send
review-page-made = Made with crossoff, an unofficial fan project. This page loads nothing and sends nothing.
