# What the coach says in the tutorial of Silver & Gold, in one or two short sentences. $rival is the
# other player's name; buttons are named by their own texts.

sg-learn-shape = A finished map scores its squares, and most points after four rounds wins. Pick squares on one map in the shape of the expedition card, then { sg-done }.
sg-learn-shape-one = One square is allowed, but three get you further. Try the whole shape, around a corner.
sg-learn-turn = You can turn and flip shapes: tap the card, or just pick the squares. This time, place the line upright.
sg-learn-turn-one = That was a single square. Try the whole line: three squares in a column.
sg-learn-turn-flat = Sideways works too, but this time make it a column of three.
sg-learn-one = The block doesn’t fit on either map. Then you cross off one square, any you like.
sg-learn-together = { $rival } had the same shapes: everyone crosses off at the same time, each on their own maps. Let’s skip a few turns.
sg-learn-cross = A cross gives you one more square right away. Cover the one on the orange map, then pick a plain square there as well.
sg-learn-cross-none = The cross is still free. Place the line upright along the left edge of the orange map, down to the cross.
sg-learn-cross-one = Right, the cross gives you one more. Now do it with the whole line: that makes four squares.
sg-learn-cross-later = Clever, but save the coin, the palm and the green map for later. Pick a plain square on the orange map.
sg-learn-coins = A full row of four coins wins the best cup left. { $rival } can fill one this turn, too, but you’re the start player and go first. Cover the coin.
sg-learn-coins-none = That covers no coin. Cover the one at the bottom right of the orange map.
sg-learn-palm = You went first and took the cup worth 6; { $rival } got 5. A palm scores 1, plus 1 for each palm on display: 3 right now. Cover it.
sg-learn-palm-none = The palm is still free. It’s in the second row of the orange map.
sg-learn-finish = Three points. The green map has only three squares left: finish it.
sg-learn-finish-some = That leaves squares open. Cross off all three at once to finish the map.
sg-learn-finish-none = A good spot for later. First the green map: its right edge, top to bottom.
sg-learn-take = Ten squares, ten points. And its seal pays 2 for every purple map you finish: take the purple one.
sg-learn-take-other = A fine map, but the seal doesn’t pay for it. Take the purple one.
sg-learn-take-pile = The top of the pile could be anything. There’s a purple map on display: take that.
sg-learn-skip = Good choice. A game is four rounds of seven turns. On to the very last one.
sg-learn-last = Two points behind, and this is the last turn. Only finished maps count: finish the purple one.
sg-learn-last-none = That doesn’t finish a map, and { $rival } would win. The purple map has three squares left: cover them all.
sg-learn-end = You win. Maps, seals, coins, cups and palms add up. In a real game you first keep two of four maps, and the start player changes every turn.
