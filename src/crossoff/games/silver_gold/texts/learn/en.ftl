# What the coach says in the tutorial of Silver & Gold, in one or two short sentences. $rival is the
# other player's name; buttons are named by their own texts.

sg-learn-shape = The expedition card shows the shape of this turn. Pick fields on one of your maps until it lies there, then press { sg-done }.
sg-learn-shape-one = One field is allowed, but three get you further. Try the whole shape, round a corner.
sg-learn-turn = Shapes may be turned and flipped: tap the card, or just pick the fields. Cross off this line standing up.
sg-learn-turn-one = That was a single field. Try the whole line: three fields on top of each other.
sg-learn-turn-flat = Lying down is fine too. But for once, let it stand: three fields on top of each other.
sg-learn-one = The square fits on neither map. Then you cross off one field, any you like.
sg-learn-together = { $rival } had the same shapes: everybody crosses off at once, on their own maps. Let us skip a few turns.
sg-learn-cross = A cross gives you another field at once. Cover the one on the orange map, then pick a plain field there as well.
sg-learn-cross-none = The cross is still free. Stand the line at the left edge of the orange map, down to the cross.
sg-learn-cross-one = Right, the cross leads on. Now do it with the whole line, that makes four fields.
sg-learn-cross-later = Clever, but leave the coin, the palm and the green map for later. Take a plain field of the orange map.
sg-learn-coins = You both have three coins. The first to fill a row of four wins the best cup: cover the coin.
sg-learn-coins-none = No coin under that one. Cover the coin at the bottom right of the orange map.
sg-learn-palm = The cup worth 6 is yours, { $rival } gets 5. A palm scores 1, and 1 more for each palm on display: now 3. Cover it.
sg-learn-palm-none = The palm is still free. It stands on the orange map, in the second row.
sg-learn-finish = Three points. On the green map only three fields are left: finish it.
sg-learn-finish-some = That leaves fields open. All three at once, and the map is finished.
sg-learn-finish-none = A good place for later. First the green map: its right edge, from top to bottom.
sg-learn-take = Ten fields, ten points. And its seal pays 2 for every purple map you finish: take the purple one.
sg-learn-take-other = A fine map, but the seal does not pay for it. Take the purple one.
sg-learn-take-pile = The top of the pile can be anything. A purple map lies open here: take that.
sg-learn-skip = Good choice. Four rounds of seven turns make a game: on to the very last turn.
sg-learn-last = Two points behind, and the last turn. Only finished maps count: finish the purple one.
sg-learn-last-none = That finishes no map, and { $rival } would win. Three fields of the purple map are left: cover all of them.
sg-learn-end = You win. Maps, seals, coins, cups and palms add up. In a real game you first keep two of four maps.
