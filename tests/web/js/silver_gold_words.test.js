import assert from "node:assert/strict";
import test from "node:test";

import { countColor, mapCard, palmsInSight, symbolsOn } from "../../../src/crossoff/games/silver_gold/web/facts.js";
import { fieldLabel, goodFor, mapLabel, offerLabel } from "../../../src/crossoff/games/silver_gold/web/words.js";
import { DECK, t } from "./silver_gold_table.js";

test("a deck is read as it lies: fields, value, symbols", () => {
  const card = mapCard(DECK, "P04");
  assert.equal(card.value, 14);
  assert.deepEqual(symbolsOn(card), { crosses: 1, coins: 2, palms: 1 });
  assert.deepEqual(symbolsOn(card, ["b1", "a2", "b2"]), { crosses: 0, coins: 1, palms: 1 });
  assert.equal(palmsInSight(DECK, ["P04", null, "S06", "O01"]), 2);
  assert.equal(countColor(DECK, ["P04", "O01"], "orange"), 1);
  assert.throws(() => mapCard(DECK, "X99"), /X99/);
});

test("a field says where it is, what is on it and what can be done", () => {
  const { byName } = mapCard(DECK, "P04");
  const label = (/** @type {string} */ name, /** @type {string} */ state) =>
    fieldLabel(/** @type {any} */ (byName.get(name)), state, t);
  assert.equal(label("b1", "possible"), "b1, coin, free, can be crossed off");
  assert.equal(label("b2", "free"), "b2, free");
  assert.equal(label("d4", "crossed"), "d4, cross, crossed off");
  assert.equal(label("a2", "chosen"), "a2, palm, crossed off, not confirmed yet");
});

test("a map says its worth, what is left and its seal", () => {
  assert.equal(mapLabel(mapCard(DECK, "P04"), 5, t), "Purple map, worth 14, 5 squares left");
  assert.equal(mapLabel(mapCard(DECK, "O01"), 1, t), "Orange map, worth 12, 1 square left, seal: 2 per purple map");
  assert.equal(offerLabel(mapCard(DECK, "P04"), t), "Purple map, worth 14, 1 cross, 2 coins, 1 palm");
});

test("a new map says what it is good for", () => {
  assert.deepEqual(goodFor(mapCard(DECK, "S06"), DECK, [], t), ["1 palm"]);
  assert.deepEqual(goodFor(mapCard(DECK, "O01"), DECK, ["P04", "S06"], t), [
    "2 crosses",
    "seal: +2 for each purple map, you have one",
  ]);
});
