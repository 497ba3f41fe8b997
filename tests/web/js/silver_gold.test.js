import assert from "node:assert/strict";
import test from "node:test";

import {
  begin,
  choose,
  chosen,
  exactly,
  extraFrom,
  fieldsToGo,
  inked,
  isFilledIn,
  justOne,
  lead,
  open,
  possible,
  touch,
  whole,
  withCards,
} from "../../../src/crossoff/games/silver_gold/web/choices.js";
import { mapCard } from "../../../src/crossoff/games/silver_gold/web/facts.js";
import { DECK, mark } from "./silver_gold_table.js";

const LEGAL = [
  mark(["P04 b1"]),
  mark(["P04 b2"]),
  mark(["P04 c1"]),
  mark(["P04 d4"], true),
  mark(["O01 a2"]),
  mark(["P04 b1 b2 c2"]),
  mark(["P04 b1 c1 b2"]),
  mark(["P04 c3 c4 d4"], true),
];
const EARNS = { fields: 3, coins: 1, cups: 0, palms: [], maps: [], points: 0, extras: 0 };

const fields = (/** @type {Map<string, Set<string>>} */ found, /** @type {string} */ map) =>
  [...(found.get(map) ?? [])].sort();

test("before the first touch every field of a choice can be touched", () => {
  const marking = begin(LEGAL);
  assert.deepEqual(fields(possible(marking), "P04"), ["b1", "b2", "c1", "c2", "c3", "c4", "d4"]);
  assert.deepEqual(fields(possible(marking), "O01"), ["a2"]);
  assert.equal(whole(marking), null);
});

test("a touch leaves the choices that cover it", () => {
  const marking = touch(begin(LEGAL), "P04", "b1");
  assert.deepEqual(
    open(marking).map((one) => one.do),
    ["mark P04 b1", "mark P04 b1 b2 c2", "mark P04 b1 c1 b2"],
  );
  assert.deepEqual(fields(possible(marking), "P04"), ["b2", "c1", "c2"]);
  assert.deepEqual(fields(possible(marking), "O01"), []);
  assert.equal(fieldsToGo(marking), 2);
});

test("the field touched first can be all, when that is a choice", () => {
  const marking = touch(begin(LEGAL), "P04", "b1");
  const one = exactly(marking);
  assert.equal(one?.do, "mark P04 b1");
  assert.equal(one && whole(choose(marking, one)), "mark P04 b1");
  assert.equal(exactly(touch(marking, "P04", "b2")), undefined);
});

test("when one choice is left the rest is drawn by itself", () => {
  const marking = touch(touch(begin(LEGAL), "P04", "b1"), "P04", "c1");
  assert.equal(whole(marking), "mark P04 b1 c1 b2");
  assert.deepEqual(fields(inked(marking), "P04"), ["b1", "b2", "c1"]);
  assert.equal(whole(touch(begin(LEGAL), "O01", "a2")), "mark O01 a2");
});

test("a field that no choice covers does nothing", () => {
  const marking = touch(begin(LEGAL), "P04", "b1");
  assert.equal(touch(marking, "P04", "d4"), marking);
  assert.equal(touch(marking, "O01", "a2"), marking);
});

test("touching again takes back, and so does taking back", () => {
  const first = begin(LEGAL);
  const marking = touch(first, "P04", "b1");
  assert.deepEqual(touch(marking, "P04", "b1").taps, []);
  assert.equal(marking.past, first);
  const done = touch(marking, "P04", "c1");
  assert.equal(done.past, marking);
  assert.equal(chosen(touch(done, "P04", "b1")), null);
});

test("a field that was filled in stays when it is touched", () => {
  const done = touch(touch(begin(LEGAL), "P04", "b1"), "P04", "c1");
  assert.ok(isFilledIn(done, "P04", "b2"));
  assert.ok(!isFilledIn(done, "P04", "c1"));
  assert.equal(touch(done, "P04", "b2"), done);
  const put = choose(begin(LEGAL), LEGAL[6], { map: "P04", field: "b1" });
  for (const field of ["b1", "c1", "b2"]) assert.equal(touch(put, "P04", field), put);
});

test("a shape put down at a field can become that field alone", () => {
  const put = choose(begin(LEGAL), LEGAL[6], { map: "P04", field: "b1" });
  const one = justOne(put);
  assert.equal(one && whole(one), "mark P04 b1");
  assert.equal(one?.past, put);
  assert.equal(one && justOne(one), undefined);
  assert.equal(justOne(choose(begin(LEGAL), LEGAL[6])), undefined);
  const touched = justOne(touch(begin(LEGAL), "P04", "b1"));
  assert.equal(touched && whole(touched), "mark P04 b1");
});

test("the cross that gave an extra field is known until that is crossed off", () => {
  const placed = choose(begin(LEGAL), LEGAL[7], { map: "P04", field: "c3" });
  const card = mapCard(DECK, "P04");
  assert.deepEqual([...extraFrom(placed, card)], []);
  const legal = [mark(["P04 c3 c4 d4", "O01 a2"]), mark(["P04 c3 c4 d4", "P04 b1"])];
  const owing = lead(placed, "mark P04 c3 c4 d4", { legal, earns: EARNS });
  assert.deepEqual([...extraFrom(owing, card)], ["d4"]);
  assert.deepEqual([...extraFrom(touch(owing, "O01", "a2"), card)], []);
});

test("an extra field leads on, each choice again from the beginning", () => {
  const placed = touch(begin(LEGAL), "P04", "c3");
  assert.equal(whole(placed), null);
  const text = "mark P04 c3 c4 d4";
  const legal = [mark(["P04 c3 c4 d4", "O01 a2"]), mark(["P04 c3 c4 d4", "P04 b1"])];
  const owing = lead(placed, text, { legal, earns: { ...EARNS, extras: 1 } });
  assert.deepEqual(fields(possible(owing), "O01"), ["a2"]);
  assert.equal(owing.earns?.extras, 1);
  const done = touch(owing, "O01", "a2");
  assert.equal(whole(done), `${text}; O01 a2`);
  assert.deepEqual(fields(inked(done), "P04"), ["c3", "c4", "d4"]);
  assert.equal(owing.past?.taps.length, 0);
});

test("a shape taken back takes its extras with it", () => {
  const text = "mark P04 c3 c4 d4";
  const owing = lead(touch(begin(LEGAL), "P04", "c3"), text, {
    legal: [mark([text.slice(5), "O01 a2"])],
    earns: EARNS,
  });
  const again = touch(touch(owing, "O01", "a2"), "P04", "c3");
  assert.equal(again.steps.length, 1);
  assert.equal(inked(again).size, 0);
});

test("an answer to something taken back is dropped", () => {
  const marking = begin(LEGAL);
  assert.equal(lead(marking, "mark P04 b1", { legal: [], earns: EARNS }), marking);
});

test("what a whole decision earns does not open another step", () => {
  const done = touch(begin(LEGAL), "O01", "a2");
  const told = lead(done, "mark O01 a2", { legal: [], earns: EARNS });
  assert.equal(told.steps.length, 1);
  assert.equal(whole(told), "mark O01 a2");
  assert.equal(told.earns, EARNS);
});

test("cards picked leave the pairs that have them", () => {
  const legal = [
    ["P01", "G07"],
    ["P01", "S02"],
    ["G07", "S02"],
  ].map((cards) => ({
    do: `keep ${cards.join(" ")}`,
    more: false,
    verb: "keep",
    cards,
  }));
  assert.deepEqual(
    withCards(legal, ["S02"]).map((one) => one.do),
    ["keep P01 S02", "keep G07 S02"],
  );
  assert.deepEqual(
    withCards(legal, ["S02", "G07"]).map((one) => one.do),
    ["keep G07 S02"],
  );
});
