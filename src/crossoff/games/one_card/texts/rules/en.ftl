# The rules of Everything on 1 Card in our own words. An id is the number of its clause in rules.md; what stands under -ruling is what the
# printed rules leave open and we decided; -picture stands under the picture. Numbers come from the deck: $cards, $colors, $lines and $boxes
# of a card, $dice, how often they may be rolled $again, rows that must be $full, the card number that is the $end, points for $one sun and
# for $two; and from the picture: its $sum and its $points.

oc-rule-short = Roll the dice, cross off boxes on one of your cards, and let the others use your roll as well. A card with { $full } full rows is scored. When somebody has scored { $end } cards the game ends, and whoever has the most points wins.

oc-rule-c1-title = Cards and dice
oc-rule-c1-1 = There are { $cards } cards. Each has { $lines } rows, every one in another of the { $colors } colours, and { $boxes } boxes in all. A row is worth as many points as it has boxes. Two rows carry a sun.
oc-rule-c1-1-picture = The number in front is what a row is worth.
oc-rule-c1-2 = { $dice } dice, each with one side of every colour.
oc-rule-c1-2-picture = All sides of a die.

oc-rule-c2-title = Set-up
oc-rule-c2-1 = First of all, a start player takes the dice. Everybody knows who rolls first when cards are dealt and chosen.
oc-rule-c2-1-ruling = The start player is drawn at random.
oc-rule-c2-2 = Basic: everybody gets two cards, face up.
oc-rule-c2-3 = Advanced: everybody is dealt five cards and keeps three. The others are shuffled back.
oc-rule-c2-3-ruling = All choose at the same time. Until all have chosen, only you see your five cards.
oc-rule-c2-4 = Advanced: then three cards are turned up as the supply.

oc-rule-c3-title = Roll
oc-rule-c3-1 = Whoever’s turn it is rolls all the dice.
oc-rule-c3-2 = { $again ->
    [one] Then they may roll any number of dice again, once.
    [2] Then they may roll any number of dice again, up to twice.
   *[other] Then they may roll any number of dice again, up to { $again } times.
}
oc-rule-c3-2-picture = Two dice are rolled again, the others stay.
oc-rule-c3-3-ruling = Dice that were left lying may be rolled again later.

oc-rule-c4-title = Use the roll
oc-rule-c4 = Clockwise from whoever rolled, everybody may use the roll on one of their cards, or pass.
oc-rule-c4-1 = A colour fits a card if its row has at least as many free boxes as there are dice of it. On the card you choose, you must use every colour that fits: cross off a box for each of its dice, from the left.
oc-rule-c4-1-picture = Two colours fit. Of the third there are two dice, but one free box: it is ignored.
oc-rule-c4-2 = A colour that does not fit is ignored. You never use only some of its dice.
oc-rule-c4-3 = A card that no colour fits cannot be chosen.
oc-rule-c4-4 = You may always pass. A player without cards can do nothing else.

oc-rule-c5-title = Score a card
oc-rule-c5-1 = As soon as at least { $full } rows of a card are full it is scored. You cannot put that off.
oc-rule-c5-2 = It brings the points of all its full rows, and { $one } more if one sun row is full, { $two } more if both are. It is set aside, in view of all, and nothing more is crossed off on it.
oc-rule-c5-2-picture = { $full } full rows, one of them with a sun: { $sum } = { $points }.
oc-rule-c5-3 = Basic: the top card of the pile replaces it.
oc-rule-c5-3-ruling = That happens before the next player uses the roll.
oc-rule-c5-4 = Advanced: a supply card of your choice replaces it, at the same moment. The supply is filled up at once.
oc-rule-c5-5-ruling = When no card is left, you go on with fewer.
oc-rule-c5-6 = After everybody, the dice go to the next player clockwise.

oc-rule-c6-title = The end
oc-rule-c6-1 = The turn in which somebody scores their card number { $end } is played to its end. Then the game is over.
oc-rule-c6-2-ruling = From that card on, nobody takes a new one.
oc-rule-c6-3 = On cards that are not scored, every full row brings its points, but suns bring nothing.
oc-rule-c6-4 = The most points win.
oc-rule-c6-4-ruling = Players who are tied share the win.
oc-rule-c6-5-ruling = Every game ends. A turn in which nobody uses the roll is idle. After 12 idle turns in a row, after turn 150, or when nobody has a card any more, the game is over at the end of that turn and is scored as usual.

oc-rule-c7-title = What is hidden
oc-rule-c7-1 = Nobody knows the order of the pile, or what the dice will show.
oc-rule-c7-2 = The cards dealt in the advanced set-up are known to their player alone. What is kept is open once all have chosen.

## What is said of an example that is tried: what to do, why that is not it, what came of it.

oc-rule-c3-2-try = None of these cards has a red row. Pick the two red dice and roll them again.
oc-rule-c3-2-no = The choice is yours. But here, roll just the two red dice.
oc-rule-c3-2-tried = The other dice stayed as they lay. You could roll once more.
oc-rule-c4-1-try = Use this roll on one of the two cards, and watch the yellow dice.
oc-rule-c4-1-no = That is allowed, too. But here, use the roll on a card.
oc-rule-c4-1-tried = Every colour that fits is crossed off: all of its dice or none.
oc-rule-c5-2-try = Two rows of a card are full. Use the roll so that a third one is.
oc-rule-c5-2-no = That is allowed, too. But here, fill the third row.
oc-rule-c5-2-tried = Three full rows, one of them with a sun: scored at once, and a new card has come.
