### Everything on 1 Card, as the board says it. Where a text has $name, it also has $you: yes when that
### name is the reader ("You"), no otherwise; verbs and cases may need it.

oc-title = Everything on 1 Card
oc-credits = Everything on 1 Card (Alles auf 1 Karte) is a game by Steffen Benndorf, published by NSV (Nürnberger-Spielkarten-Verlag).
oc-about = Roll the dice, fill the rows. 15 minutes.
oc-option-variant = Rules
oc-option-variant-basic = Basic
oc-option-variant-advanced = Advanced

## How the bots play

oc-bot-novice = Crosses off what fits and rolls the rest again once.
oc-bot-casual = Rolls for as many boxes as it can get.
oc-bot-skilled = Knows what every card is worth at every stage.
oc-bot-expert = Races for its fourth card and begrudges you every die.
oc-bot-master = Weighs every roll by its chance of winning.
oc-bot-table = Races with precomputed tables.
oc-bot-learned = Plays with a small trained network.

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
oc-open-rows = including { $points } on unscored cards
oc-pile = { $cards ->
    [0] The pile is empty
    [one] Pile, { $cards } card
   *[other] Pile, { $cards } cards
}
oc-open-cards = { $you ->
    [yes] Your cards
   *[no] { $name }’s cards
}
oc-nothing-scored = No cards scored yet
oc-no-cards = No cards left

## Whose roll it is

oc-roll-mine = Your roll
oc-roll-theirs = { $name } rolls
oc-rolls-left = { $left ->
    [0] no rolls left
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
    [0] Turn { $turns }: the longest a game can last. This is the last turn.
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
oc-standing-taking = picking a card
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
oc-die-again = die { $number }: { $color } { $shape }, will be rolled again
oc-die-in-the-air = die { $number }: rolling

## What the roll would do

oc-scores = Scores { $points }
oc-boxes = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}
# $rows: the points of the complete rows, such as 6 + 4 + 2
oc-sum = { $suns ->
    [0] { $rows }
    [1] { $rows } + { $bonus } (sun)
    [2] { $rows } + { $bonus } (both suns)
   *[other] { $rows } + { $bonus } (suns)
}
# $count: how many rows; English does not need it.
oc-fills = Fills { $rows }.
# $count: how many colours; English does not need it.
oc-unfit = No room for { $colors }.
oc-no-fit = No color fits
oc-suns-on = { $count ->
    [one] Sun on { $rows }
   *[other] Suns on { $rows }
}
oc-no-suns = No suns
oc-scores-with = Scores with { $boxes } boxes.
oc-missing = { $count ->
    [one] No { $colors } row.
   *[other] No { $colors } rows.
}

## The decision

oc-prompt-keep = { $cards ->
    [2] Keep two cards
    [3] Keep three cards
   *[other] Keep { $cards } cards
}
oc-keep-rest = The others go back
# $count: how many more to pick; below 0, how many too many
oc-keep-more = { $count ->
    [-2] Two too many
    [-1] One too many
    [1] One more card
    [2] Two more cards
   *[other] { $count } more cards
}
oc-prompt-take = Pick your next card
oc-prompt-roll = Roll again, or use this roll?
oc-prompt-use = Use this roll?
oc-prompt-pass = Nothing fits this roll
oc-prompt-watch = You’re watching
oc-prompt-ready = Waiting for the others
oc-prompt-done = You’re done with this roll
oc-prompt-next = { $before ->
    [0] One moment
    [1] You’re next
    [2] Two players before you
    [3] Three players before you
   *[other] { $before } players before you
}
# $standing: choosing, rolling, deciding or taking
oc-awaited = { $standing ->
    [choosing] { $name } is choosing cards
    [rolling] { $name } is rolling
    [taking] { $name } is picking a card
   *[deciding] { $name } is deciding
}
oc-detail-roll = Pick dice to roll again, or a card
oc-detail-use = Pick the card you want to use it on
oc-detail-pass = You can only pass
oc-detail-kept = { $kept ->
    [0] Rolling all dice
    [1] Keeping one die
    [2] Keeping two dice
    [3] Keeping three dice
    [4] Keeping four dice
   *[other] Keeping { $kept } dice
}
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
oc-pass-though = { $boxes ->
    [one] Pass, though one box fits?
   *[other] Pass, though { $boxes } boxes fit?
}
oc-pass-unrolled = Pass without rolling again?
oc-pass-not = Don’t pass
oc-do-keep = Keep them
oc-do-take = Take it

## What happened

oc-told-keep = { $name } kept cards { $list }
oc-told-supply = { $count ->
    [one] New in the supply: card { $list }
   *[other] In the supply: cards { $list }
}
oc-told-start = { $you ->
    [yes] You roll first
   *[no] { $name } rolls first
}
oc-told-roll = Rolled: { $dice }
# One colour of a roll and how many dice show it.
oc-told-color = { $count ->
    [one] { $color }
   *[other] { $count } { $color }
}
oc-told-reroll = { $dice ->
    [1] { $name } rolled one die again
    [2] { $name } rolled two dice again
    [3] { $name } rolled three dice again
    [4] { $name } rolled four dice again
   *[other] { $name } rolled { $dice } dice again
}
oc-told-use = { $name } used the roll on card { $card }
oc-told-boxes = { $boxes ->
    [one] { $name } used the roll on card { $card }: { $boxes } box
   *[other] { $name } used the roll on card { $card }: { $boxes } boxes
}
oc-told-scored = { $points ->
    [one] { $name } scored a card: { $points } point
   *[other] { $name } scored a card: { $points } points
}
oc-told-pass = { $name } passed
oc-told-take = { $name } took card { $card }
oc-told-draw = { $name } drew card { $card }
# The same in a few words each: "Otto: 3 boxes, passed"
oc-brief-boxes = { $count ->
    [one] 1 box
   *[other] { $count } boxes
}
oc-brief-pass = passed
oc-brief-take = took card { $card }
oc-brief-scored = card scored for { $points }

## A scored card and the end

oc-cheer = { $name } scored a card
oc-skip = Continue
oc-sheet = Points
oc-sheet-card = { $number ->
    [1] First card
    [2] Second card
    [3] Third card
    [4] Fourth card
   *[other] Card { $number }
}
oc-sheet-open = Unscored cards
oc-sheet-total = Total
oc-sheet-none = no card
oc-sheet-won = won
# What made the difference, after "By 9 points:"
oc-cause-more = { $count ->
    [one] one more scored card
   *[other] { $count } more scored cards
}
oc-cause-cards = { $points } more for scored cards
oc-cause-rows = { $points } more for rows on unscored cards

## What a symbol does

oc-tip-die = Die, { $color }: crosses off a box in the row of its color, if all dice of that color fit.
oc-tip-dice = Dice: each one crosses off a box in the row of its color, if all dice of that color fit.
oc-tip-worth = What the row is worth once it’s full.
oc-tip-sun = Sun: when the card is scored, +{ $one } for one full sun row, +{ $two } for both.

## Why something cannot be done

oc-no-roll-theirs = Only { $name } can roll now.
oc-no-roll-left = No rolls left.
oc-no-keep = { $cards ->
    [2] Pick two cards.
    [3] Pick three cards.
   *[other] Pick { $cards } cards.
}
oc-no-card = Pick a card first.
oc-no-take = { oc-no-card }
oc-no-dice = You can’t roll these dice.
oc-no-fit-here = No color of this roll fits this card.

## Said once, when it happens first

oc-hint-keep = Keep the cards you want to start with. Each card you score is replaced from the supply.
oc-hint-take = You scored your card. Pick any card from the supply to replace it.
oc-hint-scored = Enough rows were full, so the card was scored right away, suns included.
oc-hint-last = Someone needs just one more card. The turn in which they score it is the last.
oc-hint-roll = Tap the dice you want to roll again, or use the roll on a card.
oc-hint-share = You can use the other players’ rolls, too.
oc-hint-pass = No color fits your cards, so you can only pass.
oc-hint-fit = Every color that fits is crossed off. Colors that don’t fit are ignored.

## Keys

oc-key-dice = 1, 2, 3 …
oc-key-dice-does = pick a die to roll again
oc-key-card-does = pick a card
oc-key-roll-does = roll the picked dice
oc-key-pass-does = pass
oc-key-use = Enter
oc-key-use-does = confirm your choice
