import assert from "node:assert/strict";
import test from "node:test";

import {
  cardsToKeep,
  keepOf,
  passOf,
  rerollOf,
  takeOf,
  toggled,
  useOf,
} from "../../../src/crossoff/games/one_card/web/choices.js";
import { chosen, decision } from "../../../src/crossoff/games/one_card/web/decision.js";
import { fewestBoxes, missingColors, rivalsOf, rowsOf } from "../../../src/crossoff/games/one_card/web/facts.js";
import { DECK, t, view } from "./one_card_table.js";

const PASS = { do: "pass", more: false, verb: "pass", say: { done: "Pass" } };
const LEGAL = [
  { do: "use 02", more: false, verb: "use", cards: ["02"], say: { prompt: "Scores 17", detail: "6 + 4 + 2" } },
  PASS,
  { do: "reroll 2", more: false, verb: "reroll", dice: [2] },
  {
    do: "reroll 2 5",
    more: false,
    verb: "reroll",
    dice: [2, 5],
    say: { detail: "Keeping three dice", done: "Roll two" },
  },
];
const ASK = { prompt: "Roll again?", detail: "Pick dice", done: "Use it" };

test("rows lie in the order of the deck's colours", () => {
  assert.deepEqual(
    rowsOf(DECK, "02").map((row) => row.color),
    ["orange", "yellow", "green", "blue", "purple"],
  );
  assert.deepEqual(rowsOf(DECK, "02")[1], { color: "yellow", boxes: 6, sun: true });
  assert.deepEqual(missingColors(DECK, "02"), ["red"]);
});

test("a card that is not in the deck is an error that names it", () => {
  assert.throws(() => rowsOf(DECK, "99"), /99/);
});

test("the shortest rows say how soon a card can be scored", () => {
  assert.equal(fewestBoxes(DECK, "02"), 2 + 3 + 4);
  assert.equal(fewestBoxes({ ...DECK, end: { ...DECK.end, rows_to_score: 2 } }, "02"), 2 + 3);
});

test("the others sit from the seat after mine on", () => {
  assert.deepEqual(rivalsOf(view(), 1), [2, 0]);
  assert.deepEqual(rivalsOf(view(), null), [0, 1, 2]);
});

test("a tap finds its choice, in whatever order things were tapped", () => {
  assert.equal(useOf(LEGAL, "02")?.do, "use 02");
  assert.equal(useOf(LEGAL, "11"), undefined);
  assert.equal(rerollOf(LEGAL, [5, 2])?.do, "reroll 2 5");
  assert.equal(rerollOf(LEGAL, [2])?.do, "reroll 2");
  assert.equal(rerollOf(LEGAL, [1]), undefined);
  assert.equal(rerollOf(LEGAL, []), undefined);
  assert.equal(passOf(LEGAL)?.do, "pass");
});

test("dealt cards are kept when just as many are picked as a choice has", () => {
  const legal = [{ do: "keep 02 09 11", more: false, verb: "keep", cards: ["02", "09", "11"] }];
  assert.equal(cardsToKeep(legal), 3);
  assert.equal(cardsToKeep(LEGAL), 0);
  assert.equal(keepOf(legal, ["11", "02", "09"])?.do, "keep 02 09 11");
  assert.equal(keepOf(legal, ["11", "02"]), undefined);
});

test("a second tap takes the first one back", () => {
  assert.deepEqual(toggled([1, 2], 3), [1, 2, 3]);
  assert.deepEqual(toggled([1, 2], 1), [2]);
});

test("dice that are picked come before a card", () => {
  assert.equal(chosen(LEGAL, { dice: [2], cards: [] })?.do, "reroll 2");
  assert.equal(chosen(LEGAL, { dice: [], cards: ["02"] })?.do, "use 02");
  assert.equal(chosen(LEGAL, { dice: [], cards: [] }), undefined);
  const take = [{ do: "take 11", more: false, verb: "take", from: "supply", cards: ["11"] }];
  assert.equal(chosen(take, { dice: [], cards: ["11"] })?.do, "take 11");
  assert.equal(takeOf(take, "09"), undefined);
});

/** @param {any[]} legal @param {{dice?: number[], cards?: string[]}} picked @param {any} ask */
function bar(legal, picked, ask = ASK) {
  /** @type {string[]} */
  const done = [];
  const words = decision({
    legal,
    ask,
    speak: (say, { count } = {}) => `${say ?? ""}`.replace("COUNT", String(count)),
    picked: { dice: [], cards: [], ...picked },
    t,
    decide: (choice) => done.push(choice.do),
  });
  return { words, done };
}

test("the bar says what the choice says, and the button does just that", () => {
  const { words, done } = bar(LEGAL, { dice: [2, 5] });
  assert.equal(words.prompt, "Roll again?");
  assert.equal(words.detail, "Keeping three dice");
  assert.equal(words.main?.label, "Roll two");
  assert.equal(words.main?.disabled, false);
  words.main?.press();
  assert.deepEqual(done, ["reroll 2 5"]);
});

test("what a choice does not say stays as asked; passing is a plain button", () => {
  const { words, done } = bar(LEGAL, { cards: ["02"] });
  assert.equal(words.prompt, "Scores 17");
  assert.equal(words.main?.label, "Use it");
  assert.equal(words.other?.label, "Pass");
  words.other?.press();
  assert.deepEqual(done, ["pass"]);
});

test("nothing chosen, nothing to commit", () => {
  const { words, done } = bar(LEGAL, {});
  assert.equal(words.detail, "Pick dice");
  assert.equal(words.main?.disabled, true);
  words.main?.press();
  assert.deepEqual(done, []);
  assert.equal(bar([], {}, { prompt: "You’re next" }).words.main, null);
});

test("a player on whom nothing fits can only pass", () => {
  const { words } = bar([PASS], {}, { prompt: "Nothing fits" });
  assert.equal(words.main, null);
  assert.equal(words.other?.label, "Pass");
});

test("keeping counts down, and says when it is too much", () => {
  const ask = { prompt: "Keep three", missing: "COUNT more", done: "Keep them" };
  const legal = [{ do: "keep 02 09 11", more: false, verb: "keep", cards: ["02", "09", "11"] }];
  assert.equal(bar(legal, {}, ask).words.prompt, "Keep three");
  assert.equal(bar(legal, { cards: ["02"] }, ask).words.prompt, "2 more");
  assert.equal(bar(legal, { cards: ["02", "09", "11"] }, ask).words.prompt, "Keep three");
  assert.equal(bar(legal, { cards: ["02", "09", "11", "12"] }, ask).words.prompt, "-1 more");
});
