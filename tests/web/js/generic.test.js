// The generic board: any view as text, any choice by its notation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { viewLines } from "../../../src/crossoff/web/js/generic/lines.js";

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
