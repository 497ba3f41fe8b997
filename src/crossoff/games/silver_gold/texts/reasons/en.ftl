# Why a deck or a record of this game is refused. As locales/en/reasons.ftl.

## Decks
sg-why-few-maps = { $players } players need { $needed } maps, the deck has { $got }
sg-why-few-expeditions = a round turns up { $needed } cards, the deck has { $count }
sg-why-unknown-pattern = unknown pattern { $got }; expected { $known }
sg-why-pile = 'pile' is the pile's name in a record
sg-why-single-cell = a single cell; a pattern has 2 to 16
sg-why-wide-row = row { $row } has { $columns } columns, outside the grid of { $size }
sg-why-symbol = unknown symbol { $got }; expected one of { $known }
sg-why-nothing-drawn = nothing is drawn
sg-why-apart = not all cells are connected edge to edge

## What was expected in a record, without an article: also "2 × map"
sg-why-map = map
sg-why-map-dealt = map that was dealt
sg-why-map-displayed = map of the display
sg-why-map-own = map of this seat
sg-why-field = field
sg-why-pattern = pattern
sg-why-shape = { $pattern } turned or mirrored, or one field
sg-why-one-field = one field
