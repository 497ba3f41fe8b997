// The board of games that bring none: any view as text, any choice by its words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { viewLines } from "../../../src/crossoff/web/js/generic/lines.js";
import { sentence } from "../../../src/crossoff/web/js/generic/words.js";

const t = (id, args = {}) => `${id} ${Object.values(args).join(" ")}`.trim();

test("a view is told field by field, and seat by seat", () => {
  const view = {
    game: "sticks",
    observer: 0,
    actors: [0],
    table: { sticks: 13, row: [1, 2], empty: [], none: null },
    seats: [
      { score: { total: 2 }, taken: 3 },
      { score: { total: 0 }, taken: 1 },
    ],
  };
  assert.deepEqual(viewLines(view, ["You", "Otto"]), [
    "sticks: 13",
    "row: 1 2",
    "empty: -",
    "You: total 2, taken 3",
    "Otto: total 0, taken 1",
  ]);
});

test("fields inside others have both names, lists of things are told by what is in them", () => {
  const view = { cup: { left: 2 }, cards: [{ id: "P01", free: 3 }], seats: [] };
  assert.deepEqual(viewLines(view, []), ["cup left: 2", "cards: P01 3"]);
  assert.deepEqual(viewLines({}, []), []);
});

test("what happened is told in the words of the record", () => {
  const context = { t, names: ["You", "Otto"], deck: {} };
  assert.equal(sentence({ verb: "take", words: ["2"], by: 1 }, context), "generic-told Otto take 2");
  assert.equal(sentence({ verb: "roll", words: ["3"], by: null }, context), "roll 3");
  assert.equal(sentence({ verb: "pass", by: 0, auto: true }, context), "generic-told You pass");
  assert.equal(sentence({ verb: "ready", by: 0 }, context), null);
});
