# What the coach says in the tutorial of Everything on 1 Card, in one or two short sentences. $rival is
# the other player's name; buttons are named by their own texts.

oc-learn-roll = You roll five dice, up to three times. Keep the two blue ones: pick the other three and roll them again.
oc-learn-roll-other = Both blue dice should stay, and only those. Pick the other three.
oc-learn-roll-early = You could, but two rolls are left. Pick the three dice that are not blue and roll them again.
oc-learn-use = Three blue, that will do. Pick a card and press { oc-do-use }: each die crosses off a box in the row of its colour.
oc-learn-use-reroll = One more roll is allowed, but this one is good. Pick a card and use it.
oc-learn-use-pass = Passing is allowed, but all five dice fit. Pick a card and use it.
oc-learn-colour = { $rival } rolled, and you may use it too. All dice of a colour must fit: which card has room for four red?
oc-learn-colour-some = Three red boxes are too few for four dice, so none of them would count. Use the other card.
oc-learn-colour-pass = You may pass, but five boxes are waiting here. Use the card with room for four red.
oc-learn-everybody = Everybody may use every roll, on one card, or pass. Let us skip a few rolls.
oc-learn-score = With three complete rows a card is scored at once. Use this roll on the card that it completes.
oc-learn-score-other = This card stays open. The other one has two complete rows, and yellow makes three.
oc-learn-score-not = No need to: this roll completes a third row. Look for the card that scores.
oc-learn-scored = A point for each box in the complete rows: 14. A new card came from the pile.
oc-learn-suns = Blue would score this card already. But suns pay more, 2 for one and 5 for both: keep blue and roll the other four for red.
oc-learn-suns-keep = Keep just the blue die, it is safe. Roll the other four.
oc-learn-suns-early = That would be 13 points. Two rolls are left, and red brings the second sun: keep blue, roll the other four.
oc-learn-both = There it is: red completes the second row with a sun. Use the roll.
oc-learn-both-not = It cannot get better. Use the roll on the card that scores.
oc-learn-skip = 16 for the rows and 5 for the suns. Now on to the end of the game.
oc-learn-last = Whoever scores a fourth card ends the game with this turn. You have three: score one more.
oc-learn-last-not = One red box is missing, and there is a red die. Use the roll on that card.
oc-learn-end = You win. At the end complete rows count on open cards too, but without suns.
