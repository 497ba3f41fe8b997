import assert from "node:assert/strict";
import test from "node:test";

import { mapCard } from "../../../src/crossoff/games/silver_gold/web/facts.js";
import { freshOf, isShown } from "../../../src/crossoff/games/silver_gold/web/fresh.js";
import {
  UPRIGHT,
  covering,
  extent,
  flipped,
  keyOf,
  lying,
  middle,
  nearest,
  posed,
  turned,
} from "../../../src/crossoff/games/silver_gold/web/shapes.js";
import { step } from "../../../src/crossoff/games/silver_gold/web/steps.js";
import { DECK, mark } from "./silver_gold_table.js";

const L3 = DECK.patterns.L3;
const PLACES = [
  mark(["P04 b1 b2 c2"]),
  mark(["P04 b1 c1 b2"]),
  mark(["P04 c3 c4 d4"]),
  mark(["O01 a2 a3 b4"]),
  mark(["P04 b1"]),
];

test("four turns or two flips bring the shape back", () => {
  for (const rows of Object.values(DECK.patterns)) {
    let pose = UPRIGHT;
    for (let k = 0; k < 4; k += 1) {
      assert.equal(keyOf(posed(rows, flipped(flipped(pose)))), keyOf(posed(rows, pose)));
      pose = turned(pose);
    }
    assert.equal(keyOf(posed(rows, pose)), keyOf(posed(rows, UPRIGHT)));
  }
});

test("a quarter turn goes clockwise and a flip changes left and right, however it lies", () => {
  assert.deepEqual(posed(L3, UPRIGHT), [
    [0, 0],
    [0, 1],
    [1, 1],
  ]);
  assert.deepEqual(posed(L3, turned(UPRIGHT)), [
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  assert.deepEqual(posed(L3, flipped(UPRIGHT)), [
    [1, 0],
    [0, 1],
    [1, 1],
  ]);
  assert.deepEqual(posed(L3, flipped(turned(UPRIGHT))), [
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
  assert.deepEqual(extent(posed(DECK.patterns.T4, turned(UPRIGHT))), [2, 3]);
});

test("only placements that lie as the shape is held are taken", () => {
  assert.deepEqual(
    lying(PLACES, posed(L3, UPRIGHT)).map((one) => one.do),
    ["mark P04 b1 b2 c2", "mark P04 c3 c4 d4"],
  );
  assert.deepEqual(
    lying(PLACES, posed(L3, turned(UPRIGHT))).map((one) => one.do),
    ["mark P04 b1 c1 b2"],
  );
});

test("a held shape snaps to the nearest placement in reach, on that map only", () => {
  const fitting = lying(PLACES, posed(L3, UPRIGHT));
  assert.deepEqual(middle(fitting[0]), [2, 1]);
  assert.equal(nearest(fitting, "P04", [2.2, 1.3], 1.5)?.do, "mark P04 b1 b2 c2");
  assert.equal(nearest(fitting, "P04", [3, 2.4], 1.5)?.do, "mark P04 c3 c4 d4");
  assert.equal(nearest(fitting, "P04", [0, 3.5], 1.5), null);
  assert.equal(nearest(fitting, "O01", [2.2, 1.3], 1.5), null);
});

test("the shape at a field covers it", () => {
  const fitting = lying(PLACES, posed(L3, UPRIGHT));
  assert.equal(covering(fitting, "P04", "c4")?.do, "mark P04 c3 c4 d4");
  assert.equal(covering(fitting, "P04", "a2"), null);
});

test("arrows go to the nearest field in line and on to the next map", () => {
  const cards = ["P04", "O01"].map((id) => mapCard(DECK, id));
  const go = (/** @type {string} */ field, /** @type {string} */ key, map = "P04") =>
    Object.values(step(cards, { map, field }, key)).join(" ");
  assert.equal(go("b1", "ArrowDown"), "P04 b2");
  assert.equal(go("d2", "ArrowRight"), "O01 a2");
  assert.equal(go("a2", "ArrowRight", "O01"), "O01 d2");
  assert.equal(go("a2", "ArrowLeft", "O01"), "P04 d2");
  assert.equal(go("d4", "ArrowRight", "O01"), "O01 d4");
  assert.equal(go("a2", "ArrowUp"), "P04 b1");
});

test("others' ink comes seat by seat; my own is on the table already", () => {
  const news = [
    { ...mark(["P04 b1 b2"]), by: 0 },
    { ...mark(["O01 a1", "O01 a2"]), by: 1 },
    { ...mark(["S06 b1"]), by: 2 },
    { verb: "gain", by: 2, items: { coins: 1 }, total: 1 },
    { verb: "take", by: 1, from: "display", cards: ["S06"] },
  ];
  const fresh = freshOf(news, 0, false);
  assert.equal(fresh.marks.has("P04"), false);
  assert.deepEqual(
    [...(fresh.marks.get("O01") ?? [])],
    [
      ["a1", 0],
      ["a2", 0],
    ],
  );
  assert.ok((fresh.marks.get("S06")?.get("b1") ?? 0) > 0);
  assert.deepEqual(fresh.gains.get(2), { items: { coins: 1 }, total: 1 });
  assert.ok(fresh.arrived.has("S06"));
  assert.equal(freshOf(news, 0, true).marks.has("P04"), true);
  assert.equal(isShown([{ verb: "ready", by: 1 }]), false);
});
