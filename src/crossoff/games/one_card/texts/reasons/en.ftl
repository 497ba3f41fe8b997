# Why a deck or a record of this game is refused. As locales/en/reasons.ftl.

## Decks
oc-why-few-cards = { $players } players need { $needed } cards, the deck has { $got }
oc-why-row-sum = row sum { $sum }; a card has { $boxes } boxes
# $color: a colour as the deck names it
oc-why-no-row = the card has no { $color } row to carry a sun
oc-why-sun-twice = the { $color } row has its sun already

## Records
oc-why-dice = expected { $count } dice, got { $got }
oc-why-die-moved = expected die { $die } to stay { $color }, got { $got }

## What was expected in a record, without an article: also "2 × card"
oc-why-decision = use, pass or reroll
oc-why-card = card
oc-why-card-dealt = card that was dealt
oc-why-card-supplied = card of the supply
oc-why-card-own = card of this seat
oc-why-die = die
oc-why-color = color
