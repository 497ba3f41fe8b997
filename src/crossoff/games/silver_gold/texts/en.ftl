# Silver & Gold, as the board says it. Where a text has $name, it also has $you: yes when that name
# is the reader ("You"), no otherwise; verbs and cases may need it.

sg-title = Silver & Gold
sg-credits = Silver & Gold is a game by Phil Walker-Harding, published by NSV (Nürnberger-Spielkarten-Verlag).
sg-about = Cross off treasure maps. 20 minutes.
sg-memory = Shows the expedition cards already seen this round.

## How the bots play

sg-bot-novice = Fills one map after another and ignores the symbols.
sg-bot-casual = Counts squares and symbols, but overlooks something now and then.
sg-bot-skilled = Knows how many turns a map still takes, but misjudges one now and then.
sg-bot-expert = Knows what every map is worth at every stage.
sg-bot-master = Plays out thousands of games in its head before every move.
sg-bot-tempo = Looks one step ahead, at the turns that maps still take.
sg-bot-learned = Plays with a small trained network.

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
    [single] free, can be crossed off on its own
    [chosen] crossed off, not confirmed yet
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
    [0] all squares crossed off
    [one] 1 square left
   *[other] { $left } squares left
}{ $seal ->
    [purple] , seal: { $points } per purple map
    [orange] , seal: { $points } per orange map
    [green] , seal: { $points } per green map
    [gray] , seal: { $points } per gray map
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
    [one] , 1 cross
   *[other] , { $crosses } crosses
}{ $coins ->
    [0] { "" }
    [one] , 1 coin
   *[other] , { $coins } coins
}{ $palms ->
    [0] { "" }
    [one] , 1 palm
   *[other] , { $palms } palms
}{ $seal ->
    [purple] , seal: { $points } per purple map
    [orange] , seal: { $points } per orange map
    [green] , seal: { $points } per green map
    [gray] , seal: { $points } per gray map
   *[none] { "" }
}
sg-score-card = { $you ->
    [yes] Your score card
   *[no] Score card of { $name }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $cups ->
    [one] 1 cup
   *[other] { $cups } cups
}, { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
sg-round-card = Round { $round } of { $rounds }, { $cups ->
    [0] no cups left
    [one] 1 cup left, worth { $best }
   *[other] { $cups } cups left, the best is worth { $best }
}
sg-pattern = { $pattern ->
    [I2] two in a line
    [I3] three in a line
    [L3] a corner of three
    [O4] a block of four
    [T4] a T of four
    [L4] an L of four
   *[other] { $fields } squares
}
sg-expedition-card = Expedition: { $shape }
sg-expedition-turn = Expedition: { $shape }. Tap to turn, hold to flip, or drag onto a map
sg-expedition-none = Expedition, not revealed yet
sg-pile = Pile, { $count ->
    [0] empty
    [one] 1 map
   *[other] { $count } maps
}
sg-place-empty = Empty space

## Parts of the table

sg-title-expedition = Expedition
sg-title-round = Round
sg-title-display = On display
sg-title-mine = Your maps
sg-title-card = Your score
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
sg-no-cup = No cups left
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
    [away] , away
   *[none] , waiting
}. Show cards
sg-open-display = Enlarge the display
sg-open-score = Enlarge your score card
sg-open-finished = Show your finished maps
sg-open-round = Enlarge the round card

## What is asked

sg-mark = Cross off the shape
sg-mark-short = Cross it off
sg-mark-or = or just one square
sg-mark-one = Cross off one square
sg-mark-one-short = Pick one square
sg-mark-one-why = the shape doesn’t fit
sg-to-go = { $count ->
    [one] One more square
   *[other] { $count } more squares
}
sg-to-go-short = { $count ->
    [one] One to go
   *[other] { $count } to go
}
sg-so-far = So far
sg-extra = { $count ->
    [one] Extra square
   *[other] { $count } extra squares
}
sg-extra-where = on either map
sg-crossed = { $count ->
    [one] One square
   *[other] { $count } squares
}
sg-finishes = { $count ->
    [one] Map finished
   *[other] Both maps finished
}
sg-earns-nothing = no bonus
sg-one-field = Just one square
sg-or-one = or just this one
sg-done = Done
sg-turn-shape = Turn the shape
sg-flip-shape = Flip the shape
sg-take-back = Undo
sg-keep = { $count ->
    [one] Keep one map
    [2] Keep two maps
   *[other] Keep { $count } maps
}
sg-keep-more = { $count ->
    [one] One more map
   *[other] { $count } more maps
}
sg-keep-rest = the rest go back
sg-keep-these = Keep these?
sg-keep-main = Keep them
sg-keep-points = worth { $points } together
sg-take = Pick your next map
sg-take-finished = { $count ->
    [one] Map finished. Pick the next one.
   *[other] { $count } maps finished. Pick the next one.
}
sg-take-how = from the display, or unseen
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
    [one] 1 map in the pile
   *[other] { $count } maps in the pile
}
sg-take-main = Take it
sg-then-palm = then a palm scores { $points }
sg-then-palm-short = then { $points }
sg-waiting-for = Waiting for { $name }
sg-waiting-count = { $count ->
    [0] One moment
    [one] Waiting for one player
   *[other] Waiting for { $count } players
}
sg-picks = { $name } is picking a map
sg-watching = You’re watching
sg-over = Game over
sg-sealed = hidden until everyone is done
sg-turned-down = hidden until everyone has chosen

## What a map is good for

sg-good-fields = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
sg-good-symbols = { $crosses ->
    [0] { $coins ->
        [0] { $palms ->
            [one] 1 palm
           *[other] { $palms } palms
        }
        [one] { $palms ->
            [0] 1 coin
            [one] 1 coin, 1 palm
           *[other] 1 coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] { $coins } coins
            [one] { $coins } coins, 1 palm
           *[other] { $coins } coins, { $palms } palms
        }
    }
    [one] { $coins ->
        [0] { $palms ->
            [0] 1 cross
            [one] 1 cross, 1 palm
           *[other] 1 cross, { $palms } palms
        }
        [one] { $palms ->
            [0] 1 cross, 1 coin
            [one] 1 cross, 1 coin, 1 palm
           *[other] 1 cross, 1 coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] 1 cross, { $coins } coins
            [one] 1 cross, { $coins } coins, 1 palm
           *[other] 1 cross, { $coins } coins, { $palms } palms
        }
    }
   *[other] { $coins ->
        [0] { $palms ->
            [0] { $crosses } crosses
            [one] { $crosses } crosses, 1 palm
           *[other] { $crosses } crosses, { $palms } palms
        }
        [one] { $palms ->
            [0] { $crosses } crosses, 1 coin
            [one] { $crosses } crosses, 1 coin, 1 palm
           *[other] { $crosses } crosses, 1 coin, { $palms } palms
        }
       *[other] { $palms ->
            [0] { $crosses } crosses, { $coins } coins
            [one] { $crosses } crosses, { $coins } coins, 1 palm
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
sg-good-plain = no symbols, no seal

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
sg-say-start = { $you ->
    [yes] You go first
   *[no] { $name } goes first
}
sg-say-mark = { $fields ->
    [one] { $name } crossed off 1 square on { $where }
   *[other] { $name } crossed off { $fields } squares on { $where }
}
sg-say-mark-coins = { $fields ->
    [one] { $name } crossed off 1 square on { $where }
   *[other] { $name } crossed off { $fields } squares on { $where }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
sg-say-mark-palms = { $fields ->
    [one] { $name } crossed off 1 square on { $where }
   *[other] { $name } crossed off { $fields } squares on { $where }
}: { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
sg-say-mark-coins-palms = { $fields ->
    [one] { $name } crossed off 1 square on { $where }
   *[other] { $name } crossed off { $fields } squares on { $where }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $palms ->
    [one] 1 palm
   *[other] { $palms } palms
}
sg-say-take = { $name } took { $map } from the display
sg-say-take-pile = { $name } took { $map } from the pile
sg-say-finished = { $name } scored { $maps } for maps
sg-say-finished-seal = { $name } scored { $maps } for maps and { $seals } for seals
sg-say-cup = { $name } won a cup worth { $cups }
sg-say-palms = { $palms ->
    [one] { $name } scored 1 for palms
   *[other] { $name } scored { $palms } for palms
}
# The same in a few words each: "Otto: 4 squares, 2 coins, cup 6"
sg-brief-fields = { $count ->
    [one] 1 square
   *[other] { $count } squares
}
sg-brief-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
sg-brief-take = took { $map }
sg-brief-maps = map { $points }
sg-brief-seals = seals { $points }
sg-brief-cups = cup { $points }
sg-brief-palms = palm { $points }

## The score sheet

sg-sheet-maps = Maps
sg-sheet-seals = Seals
sg-sheet-coins = Coins
sg-sheet-cups = Cups
sg-sheet-palms = Palms
sg-sheet-total = Total
sg-sheet-caption = Everyone’s points
sg-tie-color = { $color ->
    [purple] { $points } each. More purple maps: { $most } to { $next }.
    [orange] { $points } each. More orange maps: { $most } to { $next }.
    [green] { $points } each. More green maps: { $most } to { $next }.
    [gray] { $points } each. More gray maps: { $most } to { $next }.
   *[other] { $points } each. The colors of the maps break the tie.
}
sg-tie-shared = { $points } each, and the same maps. The win is shared.
# What made the difference, after "By 9 points:". $points: how many more
sg-cause-maps = { $points } more for maps
sg-cause-seals = { $points } more for seals
sg-cause-coins = { $points } more for coins
sg-cause-cups = { $points } more for cups
sg-cause-palms = { $points } more for palms
# A round is over. $scores: everyone's points
sg-round-over = Round { $round } is over. { $scores }

## What a symbol does

sg-tip-cross = Cross: cross off one more square right away, on either map.
sg-tip-coin = Coin: 1 point. A full row of coins wins a cup.
sg-tip-cup = Cup: for a full row of coins, take the highest one left.
sg-tip-palm = Palm: scores 1, plus 1 for each palm on display.
sg-tip-seal = { $color ->
    [purple] Seal: +{ $points } at the end for each purple map you’ve finished.
    [orange] Seal: +{ $points } at the end for each orange map you’ve finished.
    [green] Seal: +{ $points } at the end for each green map you’ve finished.
    [gray] Seal: +{ $points } at the end for each gray map you’ve finished.
   *[other] Seal: points at the end for each finished map of its color.
}
sg-tip-value = What the map is worth once it’s finished.

## Why something cannot be done

sg-no-crossed = Already crossed off.
sg-no-shape = Not part of the shape.
sg-no-fit = The shape doesn’t fit there.
sg-no-more = That’s all for this turn.
sg-no-sealed = You’re done for this turn.
sg-no-taking = Maps are being picked.
sg-no-owed = You still have an extra square to cross off.
sg-no-half = The shape isn’t complete yet.
sg-no-nothing = Cross off something first.
sg-no-keep = { $count ->
    [one] Pick one more map.
   *[other] Pick { $count } maps first.
}
sg-no-take = Pick a map first.

## Said once, when it happens first

sg-hint-keep = A map is worth as many points as it has squares. Small ones are finished sooner.
sg-hint-mark = Turn and flip the shape as you like, or cross off just one square.
sg-hint-single = The shape doesn’t fit anywhere, so cross off any one square.
sg-hint-sealed = Nobody sees your marks until everyone is done.
sg-hint-coin = Coins are a point each, and every full row wins a cup.
sg-hint-palm = Your palm scored 1 for itself and 1 for each palm on display.
sg-hint-cup = You filled a row of coins and took the highest cup left.
sg-hint-seal = A seal pays for every finished map of its color, including ones you finish later.
sg-hint-take = A finished map is yours for good. Replace it with a map from the display, or with the top one of the pile.
sg-hint-round = A new round: all the expedition cards are shuffled again.
sg-hint-last = This is the last turn. Only finished maps count.

## Keys

sg-key-move = Arrows
sg-key-move-does = move from square to square
sg-key-put = Enter
sg-key-put-does = place the shape as shown
sg-key-cross = Space
sg-key-cross-does = cross off just this square
sg-key-turn-does = turn the shape
sg-key-flip-does = flip the shape
sg-key-back = Backspace
sg-key-back-does = undo
sg-key-done-does = confirm your turn
