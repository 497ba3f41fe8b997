# The rules of Silver & Gold in our own words. An id is the number of its clause in rules.md; what stands under -ruling is what the
# printed rules leave open and we decided; -picture stands under the picture. Numbers come from the deck: $maps, $colors, $expeditions,
# $shapes, $rows and $coins of the score card, $boxes for palms, $cups as a list, $best of them; and from the pictures: $palms in sight,
# what a palm is $worth then, what a $seal pays for a map, and in $total.

sg-rule-short = Fill your treasure maps: a finished map scores as many points as it has squares. Each turn, everyone crosses off the same shape, each on two maps of their own, and picks up coins, cups and palms on the way. After four rounds, most points wins. For 2 to 4 players, about 20 minutes.

sg-rule-s1-title = The cards
sg-rule-s1-1 = There are { $maps } treasure maps. Their color tells their size: { $purple } purple maps with { $purple_size } squares, { $orange } orange with { $orange_size }, { $green } green with { $green_size } and { $gray } gray with { $gray_size }. A map is worth as many points as it has squares: the number on its flag. Some maps carry a seal.
sg-rule-s1-1-picture = One map of each color.
sg-rule-s1-2 = { $expeditions } expedition cards show { $shapes } shapes.
sg-rule-s1-2-picture = How many cards show each shape.
sg-rule-s1-3 = Everyone has a score card: { $rows } rows of { $coins } coins with a cup at the end of each, and { $boxes } palm boxes.
sg-rule-s1-4 = The round card counts the four rounds and holds the cups: { $cups }.

sg-rule-s2-title = Setup
sg-rule-s2-1 = Deal everyone four maps.
sg-rule-s2-1-ruling = The others don’t see them.
sg-rule-s2-2 = Keep two of yours. The others are shuffled back into the pile, unseen.
sg-rule-s2-2-ruling = Everyone chooses at the same time, and choices stay hidden until all have chosen.
sg-rule-s2-3 = Turn up four maps as the display. The rest are the pile.
sg-rule-s2-4-ruling = The first start player is drawn at random.

sg-rule-s3-title = Reveal
sg-rule-s3-1 = Turn up the top expedition card. Only this one is visible. You may remember earlier ones from this round, but not look at them again.
sg-rule-s3-1-ruling = No log or record shows them before the round is over, unless the table has its memory aid switched on.

sg-rule-s4-title = Cross off
sg-rule-s4-1 = Everyone crosses off the whole shape, turned or flipped any way, on free squares of one of their maps. Or, by choice or by necessity, exactly one free square on either map.
sg-rule-s4-1-ruling = You may both turn and flip it. Turns are quarter turns.
sg-rule-s4-1-picture = The same shape as printed, turned, and flipped.
sg-rule-s4-2 = You must cross off something.
sg-rule-s4-2-ruling = Only a player without a free square does nothing. Nobody sees the others’ marks until everyone is done.
sg-rule-s4-3 = Cross: for every cross you cover, cross off one more free square right away, on either map. If that one shows a cross, too, keep going.
sg-rule-s4-3-ruling = If no free square is left, any extra squares are lost.
sg-rule-s4-3-picture = The shape covers a cross, so one more square is crossed off.
sg-rule-s4-4 = Coin: for every coin you cover, cross off a coin on your score card, top row first. Once all are crossed off, further coins score nothing.
sg-rule-s4-4-picture = One coin covered, one coin crossed off.
sg-rule-s4-5 = Palm: for every palm you cover, write a number in your next palm box: 1, plus 1 for each palm on the display. Palms on your own maps don’t count. The display doesn’t change during this step, so all palms of a turn score the same. Once your boxes are full, palms score nothing.
sg-rule-s4-5-ruling = Palms score automatically. You can’t save a box for later.
sg-rule-s4-5-picture = Palms on display: { $palms }. This palm scores { $worth }.

sg-rule-s5-title = Cups and new maps
sg-rule-s5 = Now players take turns, clockwise from the start player.
sg-rule-s5-ruling = Each player does all of this, in this order, before the next one does.
sg-rule-s5-1 = For each row of coins you filled this turn, take the highest cup left. It’s a race: early rows win the big cups, and if several players fill a row in the same turn, turn order decides. When no cups are left, you get none.
sg-rule-s5-1-example = Mia is start player. She, Leo and Zoe all fill a row this turn: Mia takes the 6, Leo the 5, Zoe the 4.
sg-rule-s5-1-picture = The first full row takes the best cup: { $best }.
sg-rule-s5-2 = Set every finished map aside, face up, for good.
sg-rule-s5-3 = For each of them, take a new map: one from the display, or the top one of the pile, unseen.
sg-rule-s5-3-ruling = If you take two, you see the first before you choose the second. The display isn’t refilled in between.
sg-rule-s5-4 = Then refill the display to four from the pile, before the next player’s turn.
sg-rule-s5-5 = When the pile is empty, the display isn’t refilled, and you can only take maps from there.
sg-rule-s5-5-ruling = When both are empty, you carry on with fewer maps.
sg-rule-s5-6-ruling = In the last turn of the game, nobody takes a map.
sg-rule-s5-7 = After the last player, the start player moves one seat clockwise. This continues from round to round.

sg-rule-s6-title = Rounds
sg-rule-s6-1 = A round is over after seven turns. The last expedition card stays unseen, and all { $expeditions } are shuffled again. The game has four rounds.

sg-rule-s7-title = Scoring
sg-rule-s7-1 = Every coin crossed off is 1 point. Cups and palm boxes score what’s written in them.
sg-rule-s7-2 = Every finished map scores its squares. Unfinished maps score nothing.
sg-rule-s7-3 = Seal: every seal on a finished map pays for each finished map of the seal’s color that you have: { $gray_pays } for each gray map, { $green_pays } for green, { $orange_pays } for orange, { $purple_pays } for purple. All seals count. No map has a seal of its own color.
sg-rule-s7-3-picture = The seal on the first map pays { $seal } for each of the other two: { $total }.
sg-rule-s7-4 = Most points wins.
sg-rule-s7-4-example = Mia finished five maps: 14 + 14 + 12 + 10 + 8 = 58. Her purple seal pays 2 for each of her two purple maps: 4. Ten coins: 10. Two cups: 6 + 3 = 9. Three palms: 2 + 4 + 3 = 9. Total: 58 + 4 + 10 + 9 + 9 = 90.
sg-rule-s7-5 = In a tie, whoever has more finished gray maps wins, then green, then orange, then purple.
sg-rule-s7-5-ruling = Players who are still tied share the win.

sg-rule-s8-title = What is hidden
sg-rule-s8-1 = Nobody knows the order of the piles, or the expeditions to come.
sg-rule-s8-2 = Only you know the maps you were dealt and gave back. What you keep is revealed once everyone has chosen.
sg-rule-s8-3 = Only you know what you cross off in a turn and what it earns, until everyone is done. Everyone can see that you’re done.

## What is said of an example that is tried: what to do, why that is not it, what came of it.

sg-rule-s4-1-try = Place this shape on one of the maps, turned or flipped as you like.
sg-rule-s4-1-no = One square is always allowed. But here, place the whole shape.
sg-rule-s4-1-tried = That’s it. What’s crossed off stays crossed off.
sg-rule-s4-3-try = Cover the cross with the shape, then cross off the extra square it gives you.
sg-rule-s4-3-no = That covers no cross, so it gives no extra square. Try again.
sg-rule-s4-3-tried = One square more than the shape has: that’s what a cross is good for.
sg-rule-s4-5-try = Cover the palm, with the shape or with a single square.
sg-rule-s4-5-no = The palm is still free. Try again.
sg-rule-s4-5-tried = 1 for itself and 1 for each palm on display. Now it’s in your palm box.
