# A review of Silver & Gold: decisions as phrases without a subject, reasons, and nudges of a hint.
# Numbers of points come formatted in the language.

## Decisions
sg-review-mark = { $fields ->
    [one] 1 square
   *[other] { $fields } squares
} on { $where }{ $coins ->
    [0] { "" }
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $palms ->
    [0] { "" }
    [one] , 1 palm
   *[other] , { $palms } palms
}
# $maps: a list
sg-review-keep = keep { $maps }
sg-review-take = { $map } from the display
sg-review-take-pile = the top map of the pile

## Where points come from
sg-review-part-maps = { $points } from maps
sg-review-part-seals = { $points } from seals
sg-review-part-coins = { $points } from coins
sg-review-part-cups = { $points } from cups
sg-review-part-palms = { $points } from palms

## The first press of a hint
sg-review-nudge-maps = Count the turns that each of your maps still needs.
sg-review-nudge-seals = Count the colors that your seals pay for.
sg-review-nudge-coins = See which coins you can reach.
sg-review-nudge-cups = Look at the race for the cups.
sg-review-nudge-palms = Look at the palms: yours, and those on display.
