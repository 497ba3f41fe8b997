# The rules of Everything on 1 Card in our own words. An id is the number of its clause in rules.md; what stands under -ruling is what the
# printed rules leave open and we decided; -picture stands under the picture. Numbers come from the deck: $cards, $colors, $lines and $boxes
# of a card, $dice, how often they may be rolled $again, rows that must be $full, the card number that is the $end, points for $one sun and
# for $two; and from the picture: its $sum and its $points.

oc-rule-short = Fill the rows of your cards: { $full } full rows score a card. Roll the dice and cross off boxes on one of your cards; everyone else may use your roll, too. When someone has scored { $end } cards, the game ends, and most points wins. For 2 to 4 players, about 15 minutes.

oc-rule-c1-title = Cards and dice
oc-rule-c1-1 = There are { $cards } cards. Each has { $lines } rows, in { $lines } different colors out of { $colors }, and { $boxes } boxes in all. A row is worth as many points as it has boxes. Two rows carry a sun.
oc-rule-c1-1-picture = The number in front is what a row is worth.
oc-rule-c1-2 = There are { $dice } dice. Each has one side of every color.
oc-rule-c1-2-picture = The six sides of a die.

oc-rule-c2-title = Setup
oc-rule-c2-1 = First, a start player takes the dice, so that everyone knows who rolls first before cards are dealt and chosen.
oc-rule-c2-1-ruling = The start player is drawn at random.
oc-rule-c2-2 = Basic: everyone gets two cards, face up.
oc-rule-c2-3 = Advanced: everyone is dealt five cards and keeps three. The others are shuffled back.
oc-rule-c2-3-ruling = Everyone chooses at the same time. Until all have chosen, only you see your five cards.
oc-rule-c2-4 = Advanced: then turn up three cards as the supply.

oc-rule-c3-title = Roll
oc-rule-c3-1 = On your turn, roll all the dice.
oc-rule-c3-2 = { $again ->
    [one] Then you may roll any number of dice again, once.
    [2] Then you may roll any number of dice again, up to twice.
   *[other] Then you may roll any number of dice again, up to { $again } times.
}
oc-rule-c3-2-picture = Two dice are rolled again, the others stay.
oc-rule-c3-3-ruling = Dice you kept may be rolled again later.

oc-rule-c4-title = Use the roll
oc-rule-c4 = Clockwise from the player who rolled, everyone may use the roll on one of their cards, or pass.
oc-rule-c4-1 = All dice of a color or none: a color fits if its row has at least as many free boxes as there are dice of it. On the card you choose, you must use every color that fits. Cross off one box per die, from the left.
oc-rule-c4-1-example = You rolled two blue, two green and one red. Your card has three free blue boxes, one free green box and no red row: cross off two blue boxes.
oc-rule-c4-1-picture = Two colors fit. Of the third there are two dice, but only one free box: it’s ignored.
oc-rule-c4-2 = Colors that don’t fit are ignored. You never use just some of the dice of a color.
oc-rule-c4-3 = You can’t choose a card that no color fits.
oc-rule-c4-4 = You may always pass. A player without cards has to.

oc-rule-c5-title = Score a card
oc-rule-c5-1 = As soon as at least { $full } rows of a card are full, it’s scored. You can’t put it off.
oc-rule-c5-2 = It scores the points of all its full rows, plus { $one } if one sun row is full, or { $two } if both are. Set it aside where everyone can see it. Nothing more is crossed off on it.
oc-rule-c5-2-example = Rows of 6, 4 and 3 are full, and the 6 and the 3 have suns: 6 + 4 + 3 + 5 = 18. No card scores more than { $most }: all { $boxes } boxes and both suns.
oc-rule-c5-2-picture = { $full } full rows, one of them with a sun: { $sum } = { $points }.
oc-rule-c5-3 = Basic: replace it with the top card of the pile.
oc-rule-c5-3-ruling = That happens before the next player uses the roll.
oc-rule-c5-4 = Advanced: replace it with a supply card of your choice, at the same moment. The supply is refilled right away.
oc-rule-c5-5-ruling = When no cards are left, you carry on with fewer.
oc-rule-c5-6 = When everyone has used the roll or passed, the dice go to the next player clockwise.

oc-rule-c6-title = The end
oc-rule-c6-1 = When someone has scored { $end } cards, finish the turn: the players after them may still use the roll. Then the game is over.
oc-rule-c6-2-ruling = From that card on, nobody takes a new one.
oc-rule-c6-3 = On cards that weren’t scored, every full row scores its points, but suns score nothing.
oc-rule-c6-4 = Most points wins.
oc-rule-c6-4-ruling = Players who are tied share the win.
oc-rule-c6-4-example = Mia scored four cards: 18 + 12 + 15 + 13 = 58. On an unscored card she has full rows of 5 and 2: 5 + 2 = 7. Total: 58 + 7 = 65.
oc-rule-c6-5-ruling = Every game ends. A turn in which nobody uses the roll is idle. After 12 idle turns in a row, after turn 150, or when nobody has a card left, the game is over at the end of that turn and is scored as usual.

oc-rule-c7-title = What is hidden
oc-rule-c7-1 = Nobody knows the order of the pile, or what the dice will show.
oc-rule-c7-2 = Only you know the cards you’re dealt in the advanced setup. What you keep is revealed once everyone has chosen.

## What is said of an example that is tried: what to do, why that is not it, what came of it.

oc-rule-c3-2-try = None of these cards has a red row. Pick the two red dice and roll them again.
oc-rule-c3-2-no = You could do that. But here, roll just the two red dice.
oc-rule-c3-2-tried = The other dice stayed put. You could roll once more.
oc-rule-c4-1-try = Use this roll on one of the two cards, and watch the yellow dice.
oc-rule-c4-1-no = That’s allowed, too. But here, use the roll on a card.
oc-rule-c4-1-tried = Every color that fits is crossed off: all of its dice or none.
oc-rule-c5-2-try = Two rows of a card are full. Use the roll so that a third one is.
oc-rule-c5-2-no = That’s allowed, too. But here, fill the third row.
oc-rule-c5-2-tried = Three full rows, one of them with a sun: scored right away, and you got a new card.
