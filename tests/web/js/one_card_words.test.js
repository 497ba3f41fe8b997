import assert from "node:assert/strict";
import test from "node:test";

import { cardLabel, dieLabel, goodFor } from "../../../src/crossoff/games/one_card/web/words.js";
import { DECK, t } from "./one_card_table.js";

test("a card is read row by row, with what the roll adds", () => {
  const free = { orange: 2, yellow: 2, green: 0, blue: 1, purple: 3 };
  const label = cardLabel(t, DECK, "02", free, { yellow: 2 });
  assert.equal(
    label,
    [
      "Card 02.",
      "orange: 3 of 5 crossed off.",
      "yellow: 4 of 6 crossed off, with a sun; this roll adds 2.",
      "green: all 4 crossed off, with a sun.",
      "blue: 1 of 2 crossed off.",
      "purple: 0 of 3 crossed off.",
    ].join(" "),
  );
  assert.match(cardLabel(t, DECK, "02"), /^Card 02\. orange: 5 boxes\. yellow: 6 boxes, with a sun\./);
});

test("a die is read with its number, colour and shape", () => {
  assert.equal(dieLabel(t, 2, "red", "kept"), "die 2: red hexagon, kept");
  assert.equal(dieLabel(t, 2, "red", "again"), "die 2: red hexagon, will be rolled again");
  assert.equal(dieLabel(t, 5, "blue", "lies"), "die 5: blue triangle");
  assert.equal(dieLabel(t, 1, null, "lies"), "die 1: rolling");
});

test("what speaks for a card: its suns, how soon it scores, what it lacks", () => {
  assert.deepEqual(goodFor(t, DECK, "02"), {
    title: "Suns on yellow and green",
    text: "Scores with 9 boxes. No red row.",
  });
});
