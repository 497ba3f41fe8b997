import assert from "node:assert/strict";
import test from "node:test";

import {
  canReroll,
  cardsToKeep,
  keepOf,
  passOf,
  rerollOf,
  takeOf,
  toggled,
  useOf,
} from "../../../src/crossoff/games/one_card/web/choices.js";
import { chosen, decision } from "../../../src/crossoff/games/one_card/web/decision.js";
import {
  fewestBoxes,
  leftOut,
  missingColors,
  rivalsOf,
  rowsOf,
  seatAsked,
  standing,
  turnOrder,
} from "../../../src/crossoff/games/one_card/web/facts.js";
import { DECK, seat, t, view } from "./one_card_table.js";

const SCORING = {
  boxes: { yellow: 2, green: 1 },
  rows: ["yellow", "green", "blue"],
  scores: true,
  points: 17,
  suns: 2,
};
const LEGAL = [
  { do: "use 02", more: false, verb: "use", cards: ["02"], earns: SCORING },
  { do: "pass", more: false, verb: "pass" },
  { do: "reroll 2", more: false, verb: "reroll", dice: [2] },
  { do: "reroll 2 5", more: false, verb: "reroll", dice: [2, 5] },
];

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

test("a roll goes round from the active seat", () => {
  assert.deepEqual(turnOrder(view({ active: 1 })), [1, 2, 0]);
  assert.deepEqual(rivalsOf(view(), 1), [2, 0]);
  assert.deepEqual(rivalsOf(view(), null), [0, 1, 2]);
});

test("each seat stands before, at or behind the one that is asked", () => {
  const seats = [seat({ waiting: true }), seat(), seat()];
  const now = view({ active: 1, seats });
  assert.deepEqual(
    [1, 2, 0].map((one) => standing(now, one)),
    ["done", "done", "deciding"],
  );
  assert.equal(seatAsked(now), 0);
  const first = view({ active: 0, seats });
  assert.deepEqual(
    [0, 1, 2].map((one) => standing(first, one)),
    ["rolling", "next", "next"],
  );
  assert.equal(standing(view({ active: 0, seats, rolls_left: 0 }), 0), "deciding");
  assert.equal(standing(view({ phase: "take", active: 2, seats }), 0), "taking");
  assert.equal(standing(view({ phase: "take", active: 2, seats }), 1), "next");
  assert.equal(standing(view({ phase: "keep", active: null, seats }), 1), "ready");
  assert.equal(standing(view({ phase: "over", seats: [seat(), seat()] }), 1), "idle");
  assert.equal(seatAsked(view({ phase: "over", seats: [seat(), seat()] })), null);
});

test("colours that a card leaves out are named once", () => {
  assert.deepEqual(leftOut(["red", "red", "blue", null], { blue: 1 }), ["red"]);
});

test("a tap finds its choice, in whatever order things were tapped", () => {
  assert.equal(useOf(LEGAL, "02")?.do, "use 02");
  assert.equal(useOf(LEGAL, "11"), undefined);
  assert.equal(rerollOf(LEGAL, [5, 2])?.do, "reroll 2 5");
  assert.equal(rerollOf(LEGAL, [2])?.do, "reroll 2");
  assert.equal(rerollOf(LEGAL, [1]), undefined);
  assert.equal(rerollOf(LEGAL, []), undefined);
  assert.equal(passOf(LEGAL)?.do, "pass");
  assert.equal(canReroll(LEGAL, 5), true);
  assert.equal(canReroll(LEGAL, 4), false);
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

/** @param {any[]} legal @param {{dice?: number[], cards?: string[]}} picked */
function bar(legal, picked, more = {}) {
  /** @type {string[]} */
  const done = [];
  const words = decision({
    deck: DECK,
    view: view(more),
    legal,
    me: 0,
    picked: { dice: [], cards: [], ...picked },
    t,
    decide: (choice) => done.push(choice.do),
  });
  return { words, done };
}

test("the main button says how many dice roll, and rolls just those", () => {
  const { words, done } = bar(LEGAL, { dice: [2, 5] });
  assert.equal(words.main?.label, "Roll two");
  assert.equal(words.detail, "Keeping three dice");
  assert.equal(words.main?.disabled, false);
  words.main?.press();
  assert.deepEqual(done, ["reroll 2 5"]);
});

test("the bar says what the chosen card earns; passing is a plain button", () => {
  const { words, done } = bar(LEGAL, { cards: ["02"] });
  assert.equal(words.prompt, "Scores 17");
  assert.equal(words.detail, "6 + 4 + 2 + 5 (both suns)");
  assert.equal(words.main?.label, "Use it");
  words.other?.press();
  assert.deepEqual(done, ["pass"]);
});

test("nothing chosen, nothing to commit", () => {
  const { words, done } = bar(LEGAL, {});
  assert.equal(words.main?.disabled, true);
  words.main?.press();
  assert.deepEqual(done, []);
  assert.equal(bar([], {}).words.main, null);
});

test("a player on whom nothing fits can only pass", () => {
  const { words } = bar([{ do: "pass", more: false, verb: "pass" }], {});
  assert.equal(words.prompt, "Nothing fits this roll");
  assert.equal(words.main, null);
  assert.equal(words.other?.label, "Pass");
});

test("keeping counts down, and says when it is too much", () => {
  const legal = [{ do: "keep 02 09 11", more: false, verb: "keep", cards: ["02", "09", "11"] }];
  assert.equal(bar(legal, { cards: ["02"] }).words.detail, "Two more");
  assert.equal(bar(legal, { cards: ["02", "09", "11"] }).words.main?.disabled, false);
  assert.equal(bar(legal, { cards: ["02", "09", "11", "12"] }).words.detail, "One too many");
});
