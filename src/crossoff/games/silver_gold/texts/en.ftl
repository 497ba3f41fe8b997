# Silver & Gold, as the board says it. Where a text has $name, it also has $you: yes when that name
# is the reader ("You"), no otherwise; verbs and cases may need it.

sg-title = Silver & Gold

## How the bots play

sg-bot-random = Picks any legal choice.
sg-bot-greedy = Takes what looks best right now.
sg-bot-novice = Fills one map after the other and pays no heed to symbols.
sg-bot-casual = Counts fields and symbols, and overlooks something now and then.
sg-bot-skilled = Knows how many turns a map still takes, and misjudges a step at times.
sg-bot-expert = Knows what every map is worth, whatever is left of it.
sg-bot-master = Plays out thousands of games in its head before each decision.

## Cards in words

sg-a-map = { $color ->
    [purple] a purple map
    [orange] an orange map
    [green] a green map
    [gray] a gray map
   *[other] a map
}
sg-both-maps = both maps
sg-field = { $symbol ->
    [coin] { $field }, coin
    [cross] { $field }, cross
    [palm] { $field }, palm
   *[none] { $field }
}, { $state ->
    [possible] free, can be crossed off
    [chosen] crossed off, not yet done
    [crossed] crossed off
   *[free] free
}
sg-map = { $color ->
    [purple] Purple map
    [orange] Orange map
    [green] Green map
    [gray] Gray map
   *[other] Map
}, worth { $value }, { $left ->
    [0] all fields crossed off
    [one] one field left
   *[other] { $left } fields left
}{ $seal ->
    [purple] , seal: { $points } for each purple map
    [orange] , seal: { $points } for each orange map
    [green] , seal: { $points } for each green map
    [gray] , seal: { $points } for each gray map
   *[none] { "" }
}
sg-offer-map = { $color ->
    [purple] Purple map
    [orange] Orange map
    [green] Green map
    [gray] Gray map
   *[other] Map
}, worth { $value }{ $crosses ->
    [0] { "" }
    [one] , one cross
   *[other] , { $crosses } crosses
}{ $coins ->
    [0] { "" }
    [one] , one coin
   *[other] , { $coins } coins
}{ $palms ->
    [0] { "" }
    [one] , one palm
   *[other] , { $palms } palms
}{ $seal ->
    [purple] , seal: { $points } for each purple map
    [orange] , seal: { $points } for each orange map
    [green] , seal: { $points } for each green map
    [gray] , seal: { $points } for each gray map
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] Your score card
   *[no] Score card of { $name }
}: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $cups ->
    [one] one cup
   *[other] { $cups } cups
}, { $palms ->
    [one] one palm
   *[other] { $palms } palms
}
sg-round-card = Round { $round } of { $rounds }, { $cups ->
    [0] no cup left
    [one] one cup left, worth { $best }
   *[other] { $cups } cups left, the best is worth { $best }
}
sg-pattern = { $pattern ->
    [I2] two in a line
    [I3] three in a line
    [L3] a corner of three
    [O4] a square of four
    [T4] a T of four
    [L4] an L of four
   *[other] { $fields } fields
}
sg-expedition-card = Expedition: { $shape }
sg-expedition-turn = Expedition: { $shape }. Tap to turn it, hold to flip it, drag it onto a map
sg-expedition-none = Expedition, not yet turned up
sg-pile = Pile, { $count ->
    [0] empty
    [one] one map
   *[other] { $count } maps
}
sg-place-empty = Empty place

## Parts of the table

sg-title-expedition = Expedition
sg-title-round = Round
sg-title-display = On display
sg-title-mine = Your maps
sg-title-card = Your card
sg-title-finished = Finished
sg-title-others = At the table
sg-title-other-map = Your other map
sg-title-seen = Seen this round
sg-title-card-of = Score card
sg-title-maps = Maps
sg-note-palm = a palm scores { $points }
sg-note-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sg-note-finished = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sg-none-finished = none yet
sg-round = Round { $round }
sg-turn = Turn { $turn } of { $turns }
sg-next-cup = Best cup left: { $value }
sg-no-cup = No cup left
sg-ready = ready
sg-thinking = thinking
sg-picking = picking a map
sg-rival = { $name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $state ->
    [over] { "" }
    [ready] , ready
    [picking] , picking a map
    [thinking] , thinking
   *[none] , waiting
}. Open the cards
sg-open-display = The display, larger
sg-open-score = Your score card, larger
sg-open-finished = Your finished maps
sg-open-round = The round card, larger

## What is asked

sg-mark = Cross off the shape
sg-mark-short = Cross it off
sg-mark-or = or just one field
sg-mark-one = Cross off one field
sg-mark-one-short = Pick one field
sg-mark-one-why = the shape won't fit
sg-to-go = { $count ->
    [one] One more field
   *[other] { $count } more fields
}
sg-to-go-short = { $count ->
    [one] One to go
   *[other] { $count } to go
}
sg-so-far = So far
sg-extra = { $count ->
    [one] Extra field
   *[other] { $count } extra fields
}
sg-extra-where = on either map
sg-left = { $count } left
sg-crossed = { $count ->
    [one] One field
   *[other] { $count } fields
}
sg-finishes = { $count ->
    [one] Map finished
   *[other] Both finished
}
sg-earns-nothing = nothing to collect
sg-one-field = Just one field
sg-or-one = or just this one
sg-done = Done
sg-turn-shape = Turn the shape
sg-flip-shape = Flip the shape
sg-take-back = Take back
sg-keep = { $count ->
    [one] Keep one map
    [2] Keep two maps
   *[other] Keep { $count } maps
}
sg-keep-more = { $count ->
    [one] One more map
   *[other] { $count } more maps
}
sg-keep-rest = the rest goes back
sg-keep-these = Keep these?
sg-keep-main = Keep them
sg-keep-points = worth { $points } together
sg-take = Pick your next map
sg-take-finished = { $count ->
    [one] Map finished. Pick the next one.
   *[other] { $count } maps finished. Pick the next one.
}
sg-take-how = from the display or unseen
sg-take-map = { $color ->
    [purple] Purple, { $value } points
    [orange] Orange, { $value } points
    [green] Green, { $value } points
    [gray] Gray, { $value } points
   *[other] { $value } points
}
sg-take-pile = Unseen
sg-take-pile-what = the top of the pile
sg-take-pile-count = { $count ->
    [one] one map in the pile
   *[other] { $count } maps in the pile
}
sg-take-main = Take it
sg-then-palm = then a palm scores { $points }
sg-then-palm-short = then { $points }
sg-waiting-for = Waiting for { $name }
sg-waiting-count = { $count ->
    [0] One moment
    [one] Waiting for one more
   *[other] Waiting for { $count } others
}
sg-picks = { $name } picks a map
sg-watching = You are looking on
sg-over = Game over
sg-sealed = your marks stay covered
sg-turned-down = your maps stay covered

## What a map is good for

sg-good-fields = { $count ->
    [one] one field
   *[other] { $count } fields
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] one palm
           *[other] { $palms } palms
        }
        [one] { $palms ->
            [0] one coin
            [one] one coin, one palm
           *[other] one coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] { $coins } coins
            [one] { $coins } coins, one palm
           *[other] { $coins } coins, { $palms } palms
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] one cross
            [one] one cross, one palm
           *[other] one cross, { $palms } palms
        }
        [one] { $palms ->
            [0] one cross, one coin
            [one] one cross, one coin, one palm
           *[other] one cross, one coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] one cross, { $coins } coins
            [one] one cross, { $coins } coins, one palm
           *[other] one cross, { $coins } coins, { $palms } palms
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } crosses
            [one] { $crosses } crosses, one palm
           *[other] { $crosses } crosses, { $palms } palms
        }
        [one] { $palms ->
            [0] { $crosses } crosses, one coin
            [one] { $crosses } crosses, one coin, one palm
           *[other] { $crosses } crosses, one coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] { $crosses } crosses, { $coins } coins
            [one] { $crosses } crosses, { $coins } coins, one palm
           *[other] { $crosses } crosses, { $coins } coins, { $palms } palms
        }
    }
}
sg-good-seal = { $seal ->
    [purple] { $have ->
        [0] seal: +{ $points } for each purple map
        [one] seal: +{ $points } for each purple map, you have one
       *[other] seal: +{ $points } for each purple map, you have { $have }
    }
    [orange] { $have ->
        [0] seal: +{ $points } for each orange map
        [one] seal: +{ $points } for each orange map, you have one
       *[other] seal: +{ $points } for each orange map, you have { $have }
    }
    [green] { $have ->
        [0] seal: +{ $points } for each green map
        [one] seal: +{ $points } for each green map, you have one
       *[other] seal: +{ $points } for each green map, you have { $have }
    }
   *[gray] { $have ->
        [0] seal: +{ $points } for each gray map
        [one] seal: +{ $points } for each gray map, you have one
       *[other] seal: +{ $points } for each gray map, you have { $have }
    }
}
sg-good-plain = nothing but fields

## What a decision earns

sg-earn-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
sg-earn-number = +{ $count }
sg-earn-cups = { $count ->
    [one] a cup
   *[other] { $count } cups
}
sg-earn-palms = +{ $points }
sg-earn-map = +{ $points }

## What happened

sg-say-keep = { $count ->
    [one] { $name } kept one map
    [2] { $name } kept two maps
   *[other] { $name } kept { $count } maps
}
sg-say-ready = { $you ->
    [yes] You are ready
   *[no] { $name } is ready
}
sg-say-start = { $you ->
    [yes] You begin
   *[no] { $name } begins
}
sg-say-expedition = Expedition: { $pattern ->
    [I2] two in a line
    [I3] three in a line
    [L3] a corner of three
    [O4] a square of four
    [T4] a T of four
    [L4] an L of four
   *[other] { $fields } fields
}
sg-say-mark = { $fields ->
    [one] { $name } crossed off one field on { $where }
   *[other] { $name } crossed off { $fields } fields on { $where }
}
sg-say-mark-coins = { $fields ->
    [one] { $name } crossed off one field on { $where }
   *[other] { $name } crossed off { $fields } fields on { $where }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
sg-say-mark-palms = { $fields ->
    [one] { $name } crossed off one field on { $where }
   *[other] { $name } crossed off { $fields } fields on { $where }
}: { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
sg-say-mark-coins-palms = { $fields ->
    [one] { $name } crossed off one field on { $where }
   *[other] { $name } crossed off { $fields } fields on { $where }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
sg-say-take = { $name } took { $map } from the display
sg-say-take-pile = { $name } took { $map } from the pile
sg-say-take-unseen = { $name } took the top of the pile
sg-say-finished = { $name } finished maps worth { $maps }
sg-say-finished-seal = { $name } finished maps worth { $maps }, and { $seals } from seals
sg-say-cup = { $name } won a cup worth { $cups }
sg-say-palms = { $palms ->
    [one] { $name } scored 1 for palms
   *[other] { $name } scored { $palms } for palms
}

## The score sheet

sg-sheet-maps = Maps
sg-sheet-seals = Seals
sg-sheet-coins = Coins
sg-sheet-cups = Cups
sg-sheet-palms = Palms
sg-sheet-total = Total
sg-sheet-caption = Points of every player
sg-tie-color = { $color ->
    [purple] { $points } each. More purple maps: { $most } to { $next }.
    [orange] { $points } each. More orange maps: { $most } to { $next }.
    [green] { $points } each. More green maps: { $most } to { $next }.
    [gray] { $points } each. More gray maps: { $most } to { $next }.
   *[other] { $points } each. The maps' colours decide.
}
sg-tie-shared = { $points } each, and the same maps. The win is shared.

## What a symbol does

sg-tip-cross = Cross: cross off one more field at once, on either map.
sg-tip-coin = Coin: 1 point. A full row of coins wins a cup.
sg-tip-cup = Cup: for a full row of coins, the highest one that is left.
sg-tip-palm = Palm: scores 1, and 1 more for each palm on display.
sg-tip-seal = { $color ->
    [purple] Seal: +{ $points } at the end for each purple map you have finished.
    [orange] Seal: +{ $points } at the end for each orange map you have finished.
    [green] Seal: +{ $points } at the end for each green map you have finished.
    [gray] Seal: +{ $points } at the end for each gray map you have finished.
   *[other] Seal: points at the end for each finished map of its colour.
}
sg-tip-value = What the map is worth when it is finished.

## Why something cannot be done

sg-no-crossed = Already crossed off.
sg-no-shape = Not part of the shape.
sg-no-more = That is all this turn.
sg-no-sealed = You are done this turn.
sg-no-taking = Maps are being picked.
sg-no-owed = An extra field is due.
sg-no-half = The shape is incomplete.
sg-no-nothing = Cross off something first.
sg-no-keep = { $count ->
    [one] Pick one more map.
   *[other] Pick { $count } maps first.
}
sg-no-take = Pick a map first.

## Said once, when it happens first

sg-hint-keep = A map is worth as many points as it has fields. Small ones are finished sooner.
sg-hint-mark = Turn and flip the shape as you like, or cross off just one field.
sg-hint-single = The shape fits nowhere, so you cross off one field of your choice.
sg-hint-sealed = Nobody sees your marks until all are done.
sg-hint-coin = Coins are a point each, and every full row wins a cup.
sg-hint-palm = Your palm counted itself and every palm on display.
sg-hint-cup = You filled a row of coins and took the highest cup left.
sg-hint-seal = A seal pays for each finished map of its colour, also for those to come.
sg-hint-take = A finished map is yours for good. Its place goes to a map on display, or to an unseen one.
sg-hint-round = A new round: all expedition cards are shuffled again.
sg-hint-last = This is the last turn. Only finished maps count.

## Keys

sg-key-move = Arrows
sg-key-move-does = go from field to field
sg-key-cross = Enter, Space
sg-key-cross-does = cross off the field
sg-key-turn-does = turn the shape
sg-key-flip-does = flip the shape
sg-key-shape-does = set the whole shape at this field
sg-key-back = Backspace
sg-key-back-does = take back
sg-key-done-does = done
