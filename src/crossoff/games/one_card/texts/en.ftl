### Everything on 1 Card, as the board says it. Where a text has $name, it also has $you: yes when that
### name is the reader ("You"), no otherwise; verbs and cases may need it.

oc-title = Everything on 1 Card

## How the bots play

oc-bot-random = Picks any legal choice.
oc-bot-greedy = Takes what looks best right now.
oc-bot-novice = Crosses off what fits and rolls once again what does not.
oc-bot-casual = Plans its rolls for as many boxes as it can get.
oc-bot-skilled = Knows what a card is worth with any boxes left.
oc-bot-expert = Races for its fourth card and grudges you your share of its rolls.
oc-bot-master = Thinks every roll through to its chance to win.

## Colours and shapes: the names of dice and rows

oc-color-red = red
oc-color-orange = orange
oc-color-yellow = yellow
oc-color-green = green
oc-color-blue = blue
oc-color-purple = purple
oc-shape-red = hexagon
oc-shape-orange = pentagon
oc-shape-yellow = circle
oc-shape-green = octagon
oc-shape-blue = triangle
oc-shape-purple = square

## Zones of the table

oc-tray = Dice
oc-hand = Your cards
oc-supply = Supply
oc-rest = Your other cards
oc-scored = Scored
oc-table = At the table
oc-points-label = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
oc-of-cards = { $scored } of { $cards } cards
oc-open-rows = { $points } of them on open rows
oc-pile = { $cards ->
    [0] The pile is empty
    [one] Pile, { $cards } card
   *[other] Pile, { $cards } cards
}
oc-open-cards = Cards of { $name }
oc-nothing-scored = No card scored yet
oc-no-cards = No card left

## Whose roll it is

oc-roll-mine = Your roll
oc-roll-theirs = { $name } rolls
oc-rolls-left = { $left ->
    [0] no roll left
    [1] one roll left
    [2] two rolls left
   *[other] { $left } rolls left
}
oc-rolling = The dice are rolling
oc-deal = The deal
oc-deal-mine = You roll first
oc-deal-theirs = { $name } rolls first
# $turns: idle turns in a row so far; $left: how many more, this one included, end the game.
oc-ends-idle = { $left ->
    [1] Nobody has used a roll for { $turns } turns. One more and the game ends.
    [2] Nobody has used a roll for { $turns } turns. Two more and the game ends.
    [3] Nobody has used a roll for { $turns } turns. Three more and the game ends.
    [4] Nobody has used a roll for { $turns } turns. Four more and the game ends.
   *[other] Nobody has used a roll for { $turns } turns. { $left } more and the game ends.
}
# $turns: the number of this turn; $left: how many come after it.
oc-ends-turns = { $left ->
    [0] Turn { $turns }. No game is longer: this is the last one.
    [1] Turn { $turns }. One more and the game ends.
   *[other] Turn { $turns }. { $left } more and the game ends.
}
oc-over = Game over
oc-dealt = Cards dealt to you

## Where a seat stands

oc-standing-choosing = choosing cards
oc-standing-ready = ready
oc-standing-rolling = rolling
oc-standing-deciding = deciding
oc-standing-taking = takes a card
oc-standing-next = can use it
oc-standing-done = done
oc-standing-idle = { "" }

## For the ear

oc-card-label = Card { $card }.
oc-scored-label = { $points ->
    [one] Card { $card }, scored: { $points } point
   *[other] Card { $card }, scored: { $points } points
}
# $state: printed, open or complete; $sun: yes or no; $adds: boxes that the roll would cross off
oc-row-label = { $state ->
    [complete] { $sun ->
        [yes] { $color }: all { $boxes } crossed off, with a sun.
       *[no] { $color }: all { $boxes } crossed off.
    }
    [printed] { $sun ->
        [yes] { $color }: { $boxes } boxes, with a sun.
       *[no] { $color }: { $boxes } boxes.
    }
   *[open] { $sun ->
        [yes] { $adds ->
            [0] { $color }: { $crossed } of { $boxes } crossed off, with a sun.
           *[other] { $color }: { $crossed } of { $boxes } crossed off, with a sun; this roll adds { $adds }.
        }
       *[no] { $adds ->
            [0] { $color }: { $crossed } of { $boxes } crossed off.
           *[other] { $color }: { $crossed } of { $boxes } crossed off; this roll adds { $adds }.
        }
    }
}
oc-die-lies = die { $number }: { $color } { $shape }
oc-die-kept = die { $number }: { $color } { $shape }, kept
oc-die-again = die { $number }: { $color } { $shape }, to be rolled again
oc-die-in-the-air = die { $number }: in the air

## What the roll would do

oc-scores = Scores { $points }
oc-boxes = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows }, one sun { $bonus }
    [2] { $rows }, both suns { $bonus }
   *[other] { $rows }, { $suns } suns { $bonus }
}
# $count: how many rows; English does not need it.
oc-fills = Fills { $rows }.
# $count: how many colours; English does not need it.
oc-unfit = No room for { $colors }.
oc-no-fit = No colour fits
oc-suns-on = { $count ->
    [one] Sun on { $rows }
   *[other] Suns on { $rows }
}
oc-no-suns = No suns
oc-scores-with = Scores with { $boxes } boxes.
oc-missing = No { $colors }.

## The decision

oc-prompt-over = The game is over
oc-prompt-keep = { $cards ->
    [2] Keep two cards
    [3] Keep three cards
   *[other] Keep { $cards } cards
}
oc-prompt-take = Pick your next card
oc-prompt-roll = Roll again, or use it?
oc-prompt-use = Use this roll?
oc-prompt-pass = Nothing fits this roll
oc-prompt-watch = Looking on
oc-prompt-ready = Waiting for the others
oc-prompt-done = You are done with this roll
oc-prompt-next = { $before ->
    [0] In a moment
    [1] You are next
    [2] You come after two more
    [3] You come after three more
   *[other] You come after { $before } more
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } is choosing cards
    [rolling] { $name } is rolling
    [taking] { $name } is taking a card
   *[deciding] { $name } is deciding
}
oc-detail-roll = Tap dice to roll, or a card
oc-detail-use = Tap the card you want to use
oc-detail-pass = All you can do is pass
oc-detail-kept = { $kept ->
    [0] All dice roll
    [1] One die stays
    [2] Two dice stay
    [3] Three dice stay
    [4] Four dice stay
   *[other] { $kept } dice stay
}
oc-detail-keep = { $missing ->
    [0] The others go back
    [1] One more
    [2] Two more
    [3] Tap those you like best
   *[other] { $missing } more
}
oc-detail-too-many = { $over ->
    [1] One too many
    [2] Two too many
   *[other] { $over } too many
}
oc-detail-take = Tap the card you like best
oc-do-roll = { $dice ->
    [1] Roll one
    [2] Roll two
    [3] Roll three
    [4] Roll four
    [5] Roll five
   *[other] Roll { $dice }
}
oc-do-use = Use it
oc-do-pass = Pass
oc-do-keep = Keep them
oc-do-take = Take it

## What happened

oc-told-keep = { $name } kept cards { $list }.
oc-told-ready = { $name } chose.
oc-told-supply = { $count ->
    [one] New in the supply: card { $list }.
   *[other] In the supply: cards { $list }.
}
oc-told-start = First to roll: { $name }.
oc-told-roll = Rolled: { $dice }.
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $count } { $color }
}
oc-told-reroll = { $dice ->
    [1] { $name } rolled one die again.
    [2] { $name } rolled two dice again.
    [3] { $name } rolled three dice again.
    [4] { $name } rolled four dice again.
   *[other] { $name } rolled { $dice } dice again.
}
oc-told-use = { $name } used the roll on card { $card }.
oc-told-boxes = { $boxes ->
    [one] { $name } used the roll on card { $card }: { $boxes } box.
   *[other] { $name } used the roll on card { $card }: { $boxes } boxes.
}
oc-told-scored = { $points ->
    [one] { $name } scored a card: { $points } point.
   *[other] { $name } scored a card: { $points } points.
}
oc-told-pass = { $name } passed.
oc-told-take = { $name } took card { $card }.
oc-told-draw = { $name } drew card { $card }.

## A scored card and the end

oc-cheer = { $name } scored a card
oc-skip = Go on
oc-sheet = Points
oc-sheet-card = { $number ->
    [1] First card
    [2] Second card
    [3] Third card
    [4] Fourth card
   *[other] Card { $number }
}
oc-sheet-open = Open rows
oc-sheet-total = Total
oc-sheet-none = no card
oc-sheet-won = won

## What a symbol does

oc-tip-die = Die, { $color }: a box in the row of its colour, if all dice of that colour fit.
oc-tip-dice = Dice: each crosses off a box in the row of its colour, if all dice of that colour fit.
oc-tip-worth = What the row is worth when it is full.
oc-tip-sun = Sun: when the card is scored, +{ $one } for one full sun row, +{ $two } for both.

## Why something cannot be done

oc-no-roll-theirs = Only { $name } rolls now.
oc-no-roll-left = No roll is left.
oc-no-roll-used = Rolling is over.
oc-no-keep = { $cards ->
    [2] Pick two cards.
    [3] Pick three cards.
   *[other] Pick { $cards } cards.
}
oc-no-card = Pick a card first.
oc-no-dice = These dice cannot roll.
oc-no-fit-here = No colour of this roll fits this card.

## Said once, when it happens first

oc-hint-keep = Keep the cards you want to begin with. Each scored card is replaced from the supply.
oc-hint-take = Your card is scored. Any card of the supply can take its place.
oc-hint-scored = Enough rows were full, so the card was scored at once, suns included.
oc-hint-last = Somebody needs just one more card. The turn in which they score it is the last.
oc-hint-roll = Tap the dice that you want to roll again, or use the roll on a card.
oc-hint-share = You can use the others’ rolls, too.
oc-hint-pass = No colour fits your cards, so all you can do is pass.
oc-hint-fit = Every colour that fits is crossed off. What does not fit is ignored.

## Keys

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = pick a die to roll again
oc-key-roll-does = roll the picked dice
oc-key-use = Enter
oc-key-use-does = go with what is chosen
