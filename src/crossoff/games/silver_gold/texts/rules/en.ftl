# The rules of Silver & Gold in our own words. An id is the number of its clause in rules.md; what stands under -ruling is what the
# printed rules leave open and we decided; -picture stands under the picture. Numbers come from the deck: $maps, $colors, $expeditions,
# $shapes, $rows and $coins of the score card, $boxes for palms, $cups as a list, $best of them; and from the pictures: $palms in sight,
# what a palm is $worth then, what a $seal pays for a map, and in $total.

sg-rule-short = Everybody crosses off the same shape at the same time, on two treasure maps of their own. A finished map brings points and a new map. After four rounds, whoever has the most points wins.

sg-rule-s1-title = The cards
sg-rule-s1-1 = There are { $maps } treasure maps in { $colors } colours. A map is worth as many points as it has fields: the number on its flag. Some maps carry a seal.
sg-rule-s1-1-picture = One map of each colour.
sg-rule-s1-2 = { $expeditions } expedition cards show { $shapes } shapes.
sg-rule-s1-2-picture = How many cards show each shape.
sg-rule-s1-3 = Everybody has a score card: { $rows } rows of { $coins } coins with a cup at the end of each, and { $boxes } boxes for palms.
sg-rule-s1-4 = The round card counts the four rounds and holds the cups: { $cups }.

sg-rule-s2-title = Set-up
sg-rule-s2-1 = Everybody is dealt four maps.
sg-rule-s2-1-ruling = The others don’t see them.
sg-rule-s2-2 = Keep two of them. The others are shuffled back into the pile, unshown.
sg-rule-s2-2-ruling = All choose at the same time, and nobody sees a choice before all have chosen.
sg-rule-s2-3 = Four maps are turned up as the display. The rest are the pile.
sg-rule-s2-4-ruling = Who is start player in the first turn is drawn at random.

sg-rule-s3-title = A turn begins
sg-rule-s3-1 = The top expedition card is turned up. Only this one lies in sight. You may remember the earlier ones of the round, but not look at them again.
sg-rule-s3-1-ruling = No log or record shows them before the round is over, unless the table has its memory aid switched on.

sg-rule-s4-title = Cross off
sg-rule-s4-1 = Everybody crosses off the whole shape, turned or flipped as you like, on free fields of one of their maps. Or, because you want to or have to, cross off exactly one free field on either map.
sg-rule-s4-1-ruling = You can do both at once. Turns are quarter turns.
sg-rule-s4-1-picture = The same shape as printed, turned and flipped.
sg-rule-s4-2 = You must cross off something.
sg-rule-s4-2-ruling = Only a player without any free field does nothing. Nobody sees the others’ marks before all are done.
sg-rule-s4-3 = Cross: for every cross you cover, cross off one more free field at once, on either map. If that one shows a cross too, go on.
sg-rule-s4-3-ruling = When no free field is left, extra fields still owed are lost.
sg-rule-s4-3-picture = The shape covers a cross, so one more field is crossed off.
sg-rule-s4-4 = Coin: for every coin you cover, cross off a coin on your score card, first row first. Beyond the last one, coins bring nothing.
sg-rule-s4-4-picture = One coin covered, one coin crossed off.
sg-rule-s4-5 = Palm: for every palm you cover, write a number into your next palm box: 1, and 1 more for each palm on the display. The display stays as it is meanwhile, so all palms of a turn write the same number. When the boxes are full, palms bring nothing.
sg-rule-s4-5-ruling = Palms score on their own. You can’t save a box for later.
sg-rule-s4-5-picture = Palms on display: { $palms }. This palm writes { $worth }.

sg-rule-s5-title = Cups and new maps
sg-rule-s5 = Then it goes round the table, clockwise from the start player.
sg-rule-s5-ruling = One player does all of this, in this order, before the next one does.
sg-rule-s5-1 = For each row of coins filled in this turn, take the highest cup that is left. When none is left, a row brings no cup.
sg-rule-s5-1-picture = The first full row takes the best cup: { $best }.
sg-rule-s5-2 = Every finished map is set aside, face up, for good.
sg-rule-s5-3 = For each of them take a new map: one from the display, or the top one of the pile, unseen.
sg-rule-s5-3-ruling = If you take two, you know the first before you choose the second. The display is not refilled in between.
sg-rule-s5-4 = Then the display is filled up to four from the pile, before the next player goes on.
sg-rule-s5-5 = When the pile is empty the display stays short, and only its maps can be taken.
sg-rule-s5-5-ruling = When both are empty, you go on with fewer maps.
sg-rule-s5-6-ruling = In the last turn of the game nobody takes a map.
sg-rule-s5-7 = After the last player, the start player moves one seat clockwise. That goes on from round to round.

sg-rule-s6-title = Rounds
sg-rule-s6-1 = After seven turns the round is over. The last expedition card stays unseen, and all { $expeditions } are shuffled again. The game has four rounds.

sg-rule-s7-title = Points
sg-rule-s7-1 = Every coin crossed off is one point. Cups and palm boxes are worth what is written in them.
sg-rule-s7-2 = Every finished map is worth its fields. Unfinished maps are worth nothing.
sg-rule-s7-3 = Seal: every seal on a finished map pays its points for each finished map of the seal’s colour that you have. All seals count.
sg-rule-s7-3-picture = The seal pays { $seal } for each of the two others: { $total }.
sg-rule-s7-4 = The most points win.
sg-rule-s7-5 = In a tie, whoever has more finished gray maps wins, then green, then orange, then purple.
sg-rule-s7-5-ruling = Players who are still tied share the win.

sg-rule-s8-title = What is hidden
sg-rule-s8-1 = Nobody knows the order of the piles, or the expeditions to come.
sg-rule-s8-2 = The maps that you were dealt and gave back are known to you alone. What you keep is open once all have chosen.
sg-rule-s8-3 = What you cross off in a turn and what it brings is known to you alone until all are done. That you are done, everybody sees.

## What is said of an example that is tried: what to do, why that is not it, what came of it.

sg-rule-s4-1-try = Lay this shape on one of the maps, turned or flipped as you like.
sg-rule-s4-1-no = One field is always allowed. But here, lay the whole shape.
sg-rule-s4-1-tried = That is how it is done. What is crossed off stays crossed off.
sg-rule-s4-3-try = Cover the cross with the shape, then cross off the field that it gives you.
sg-rule-s4-3-no = That covers no cross, so it gives no extra field. Once more.
sg-rule-s4-3-tried = One field more than the shape has: that is what a cross is good for.
sg-rule-s4-5-try = Cover the palm, with the shape or with a single field.
sg-rule-s4-5-no = The palm is still free. Once more.
sg-rule-s4-5-tried = 1 for itself and 1 for each palm on display: now it stands in your palm box.
