# A review of Everything on 1 Card: decisions as phrases without a subject, reasons, and nudges of
# a hint. Numbers of points come formatted in the language.

## Decisions
oc-review-keep = keep cards { $list }
oc-review-reroll = { $dice ->
    [1] roll one die again
    [2] roll two dice again
    [3] roll three dice again
    [4] roll four dice again
   *[other] roll { $dice } dice again
}
oc-review-use = use the roll on card { $card }
oc-review-pass = pass
oc-review-take = take card { $card }

## Where points come from
oc-review-part-cards = { $points } from scored cards
oc-review-part-open = { $points } from unscored cards

## The first press of a hint
oc-review-nudge-cards = See which card could be scored soon.
oc-review-nudge-open = Rows on unscored cards count, too.
oc-review-nudge-turns = Think about when the game will end.
