// The scale and the labels of the chart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart, ceilingOf } from "../../../src/crossoff/web/js/parts/chart.js";

test("the scale ends at a round number whose half is round too", () => {
  assert.deepEqual([1, 10, 11, 71, 95, 101, 230].map(ceilingOf), [10, 10, 20, 80, 100, 200, 300]);
});

test("names that would meet are moved apart in the order of their lines, and stay inside", () => {
  const places = apart([20, 22, 21]);
  const sorted = [...places].sort((a, b) => a - b);
  assert.ok(sorted.every((y, i) => i === 0 || y - sorted[i - 1] >= 13));
  assert.ok(places[0] < places[2] && places[2] < places[1]);
  assert.ok(Math.max(...apart([110, 111, 112])) <= 112);
});
