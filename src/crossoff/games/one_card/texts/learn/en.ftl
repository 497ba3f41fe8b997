# What the coach says in the tutorial of Everything on 1 Card, in one or two short sentences. $rival is
# the other player's name; buttons are named by their own texts.

oc-learn-roll = Three full rows score a card; four scored cards end the game. You may roll three times. Keep the two blue dice: pick the other three and roll them again.
oc-learn-roll-other = Keep both blue dice, and only those. Pick the other three.
oc-learn-roll-early = You could, but you have two rolls left. Pick the three dice that aren’t blue and roll them again.
oc-learn-use = Three blue, that’ll do. Pick a card and press { oc-do-use }: each die crosses off a box in the row of its color.
oc-learn-use-reroll = You could roll once more, but this one is good. Pick a card and use it.
oc-learn-use-pass = You could pass, but all five dice fit. Pick a card and use the roll.
oc-learn-colour = { $rival } rolled, and you may use the roll, too. All dice of a color must fit: which card has room for four red?
oc-learn-colour-some = Three red boxes are too few for four dice, so none of them would count. Use the other card.
oc-learn-colour-pass = You may pass, but you can get five boxes here. Use the card with room for four red.
oc-learn-everybody = Everyone may use every roll, on one card, or pass. Let’s skip a few rolls.
oc-learn-score = With three full rows, a card is scored right away. Use this roll on the card it completes.
oc-learn-score-other = That card isn’t scored yet. The other one has two full rows, and yellow makes three.
oc-learn-score-not = No need: this roll fills a third row. Look for the card that scores.
oc-learn-scored = A point for each box in the full rows: 14. You drew a new card from the pile.
oc-learn-suns = Blue would already score this card. But suns pay extra, 2 for one and 5 for both: keep blue and roll the other four for red.
oc-learn-suns-keep = Keep just the blue die, it’s safe. Roll the other four.
oc-learn-suns-early = That would be 13 points. You have two rolls left, and red gets you the second sun: keep blue, roll the other four.
oc-learn-both = There it is: red fills the second row with a sun. Use the roll.
oc-learn-both-not = It won’t get any better. Use the roll on the card that scores.
oc-learn-skip = Full rows plus 5 for both suns: 21 points. Now on to the end of the game.
oc-learn-last = The turn in which someone scores a fourth card is the last. You have three: score one more.
oc-learn-last-not = You need one red box, and there’s a red die. Use the roll on that card.
oc-learn-end = You win. At the end, full rows on unscored cards count too, but without suns. The advanced rules let you choose your cards.
