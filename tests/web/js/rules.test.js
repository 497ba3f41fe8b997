// Searching the rules, and the pictures in them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cut, hasAll, hitsIn, wordsOf } from "../../../src/crossoff/web/js/pages/rules-search.js";
import { rowsOf } from "../../../src/crossoff/games/one_card/web/facts.js";
import { firstRoll, scoredCard, usedRoll } from "../../../src/crossoff/games/one_card/web/rules-examples.js";
import { mapCard, symbolsOn } from "../../../src/crossoff/games/silver_gold/web/facts.js";
import {
  overCoin,
  overCross,
  overPalm,
  places,
  sealed,
  threeWays,
} from "../../../src/crossoff/games/silver_gold/web/rules-examples.js";
import { keyOf } from "../../../src/crossoff/games/silver_gold/web/shapes.js";
import { fieldPlace } from "../../../src/crossoff/games/silver_gold/web/facts.js";
import { DECK as CARDS } from "./one_card_table.js";
import { DECK as MAPS } from "./silver_gold_table.js";

const marked = (/** @type {string} */ text, /** @type {string} */ query) =>
  cut(text, wordsOf(query))
    .map((part) => (part.isHit ? `[${part.text}]` : part.text))
    .join("");

test("words are found whatever their case and accents", () => {
  assert.equal(marked("Münzen: Jede Münze zählt.", "munz"), "[Münz]en: Jede [Münz]e zählt.");
  assert.equal(marked("Die große Reihe", "GROSSE reihe"), "Die [große] [Reihe]");
  assert.equal(marked("l’ordre des pioches", "l'ordre"), "[l’ordre] des pioches");
  assert.equal(marked("Nothing here", "palm"), "Nothing here");
});

test("what overlaps is marked as one", () => {
  assert.deepEqual(hitsIn("palmpalms", ["palm", "mpa", "alms"]), [[0, 9]]);
  assert.deepEqual(hitsIn("aaaa", ["aa"]), [[0, 4]]);
});

test("every word must be there, in any of the texts", () => {
  assert.equal(hasAll(["The display", "stays as it is"], wordsOf("stays display")), true);
  assert.equal(hasAll(["The display"], wordsOf("display pile")), false);
  assert.equal(hasAll(["anything"], wordsOf("   ")), true);
});

const lies = (/** @type {string[]} */ fields) => keyOf(fields.map(fieldPlace));

test("the pictures of Silver & Gold lay shapes where they fit", () => {
  const deck = { ...MAPS, patterns: { ...MAPS.patterns, J4: [".#", ".#", "##"] } };
  const ways = threeWays(deck);
  assert.equal(new Set(ways?.maps.map(({ fields }) => lies(fields))).size, 3);
  for (const { card, fields } of ways?.maps ?? []) assert.ok(fields.every((name) => card.byName.has(name)));
  assert.equal(threeWays(MAPS), null, "no shape has two sides");
  assert.deepEqual(
    places(mapCard(MAPS, "S06"), [
      [0, 0],
      [0, 1],
      [0, 2],
    ]),
    [
      ["b1", "b2", "b3"],
      ["c1", "c2", "c3"],
    ],
  );
});

test("the pictures of Silver & Gold show what their words say", () => {
  const cross = overCross(MAPS);
  assert.equal(cross && symbolsOn(cross.card, cross.fields).crosses, 1);
  assert.equal(cross?.fields.length, new Set(cross?.fields).size);
  const coin = overCoin(MAPS);
  assert.deepEqual(coin && symbolsOn(coin.card, coin.fields), { crosses: 0, coins: 1, palms: 0 });
  assert.equal(overPalm(MAPS), null, "too few maps with palms");
  const palmed = { ...MAPS, maps: [...MAPS.maps, { id: "X1", color: "gray", field: ["TT"] }] };
  assert.deepEqual([overPalm(palmed)?.palms, overPalm(palmed)?.worth], [3, 4]);
  assert.equal(sealed(MAPS), null, "too few maps of its colour");
  const counted = { ...MAPS, maps: [...MAPS.maps, { id: "X2", color: "purple", field: [".."] }] };
  assert.deepEqual([sealed(counted)?.points, sealed(counted)?.total], [2, 4]);
});

test("the pictures of Everything on 1 Card show what their words say", () => {
  const { roll, free, adds } = usedRoll(CARDS);
  assert.equal(roll.length, CARDS.dice.count);
  for (const color of new Set(roll)) {
    const dice = roll.filter((one) => one === color).length;
    assert.equal(adds[color] ?? 0, free[color] >= dice ? dice : 0, color);
  }
  const { sum, free: left } = scoredCard(CARDS);
  const full = rowsOf(CARDS, CARDS.cards[0].id).filter((row) => left[row.color] === 0);
  assert.equal(full.length, CARDS.end.rows_to_score);
  assert.equal(full.filter((row) => row.sun).length, 1);
  assert.deepEqual(sum, [...full.map((row) => row.boxes), CARDS.bonus.suns[1]]);
  assert.equal(firstRoll(CARDS).length, CARDS.dice.count);
});
