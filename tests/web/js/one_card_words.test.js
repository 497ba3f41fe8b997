import assert from "node:assert/strict";
import test from "node:test";

import {
  cardLabel,
  dieLabel,
  goodFor,
  outcome,
  prompt,
  summands,
} from "../../../src/crossoff/games/one_card/web/words.js";
import { DECK, seat, t, view } from "./one_card_table.js";

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

test("an outcome names the rows it fills and the colours that find no room", () => {
  const earns = { boxes: { yellow: 2, green: 1 }, rows: ["green", "orange"], scores: false, points: 0, suns: 1 };
  assert.deepEqual(outcome(t, DECK, view(), "02", earns), {
    great: false,
    title: "3 boxes",
    parts: ["Fills green.", "No room for purple and blue."],
  });
  const one = { boxes: { blue: 1 }, rows: [], scores: false, points: 0, suns: 0 };
  const red = view({ roll: ["blue", "red", "purple"] }); // the card has no red row
  assert.deepEqual(outcome(t, DECK, red, "02", one).parts, ["No red row.", "No room for purple."]);
  assert.equal(outcome(t, DECK, view({ roll: ["blue"] }), "02", one).title, "1 box");
});

test("the sum of a scored card comes from its rows and the deck's bonus", () => {
  const earns = { boxes: { blue: 1 }, rows: ["blue", "yellow", "purple"], scores: true, points: 13, suns: 1 };
  assert.deepEqual(summands(DECK, "02", earns), { rows: [6, 2, 3], suns: 1, bonus: 2 });
  assert.deepEqual(outcome(t, DECK, view(), "02", earns), {
    great: true,
    title: "Scores 13",
    parts: ["6 + 2 + 3 + 2 (sun)"],
  });
  assert.deepEqual(outcome(t, DECK, view(), "02", { ...earns, suns: 0, points: 11 }).parts, ["6 + 2 + 3"]);
});

test("what speaks for a card: its suns, how soon it scores, what it lacks", () => {
  assert.deepEqual(goodFor(t, DECK, "02"), {
    title: "Suns on yellow and green",
    text: "Scores with 9 boxes. No red row.",
  });
});

const roll = { do: "reroll 1", more: false, verb: "reroll", dice: [1] };
const pass = { do: "pass", more: false, verb: "pass" };
const use = { do: "use 02", more: false, verb: "use", cards: ["02"] };

test("the prompt says what can be done now", () => {
  assert.equal(prompt(view(), [use, pass, roll], 0, t), "Roll again, or use this roll?");
  assert.equal(prompt(view(), [use, pass], 0, t), "Use this roll?");
  assert.equal(prompt(view(), [pass], 0, t), "Nothing fits this roll");
  assert.equal(
    prompt(view(), [{ do: "take 02", more: false, verb: "take", cards: ["02"] }], 0, t),
    "Pick your next card",
  );
  assert.equal(
    prompt(view(), [{ do: "keep 02", more: false, verb: "keep", cards: ["02", "09", "11"] }], 0, t),
    "Keep three cards",
  );
  assert.equal(prompt(view({ phase: "over" }), [], 0, t), "The game is over");
});

test("whoever waits is told for how long", () => {
  const seats = [seat({ waiting: true }), seat(), seat()];
  assert.equal(prompt(view({ seats }), [], 1, t), "You’re next");
  assert.equal(prompt(view({ seats }), [], 2, t), "Two players before you");
  assert.equal(prompt(view({ seats, active: 1 }), [], 2, t), "You’re done with this roll");
  assert.equal(prompt(view({ seats, phase: "keep", active: null }), [], 1, t), "Waiting for the others");
  assert.equal(prompt(view({ seats }), [], null, t), "You’re watching");
});
