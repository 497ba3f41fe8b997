// What is heard of an event, and in which order.
import assert from "node:assert/strict";
import test from "node:test";

import { soundsOf } from "../../../src/crossoff/games/silver_gold/web/fresh.js";

const MARK = { verb: "mark", by: 1, groups: [] };

test("others' pens come first, then what I gain, then the next card", () => {
  const gain = { verb: "gain", by: 0, items: { cups: 6, coins: 2, maps: 12 }, total: 20 };
  const news = [{ ...MARK, by: 0 }, MARK, gain, { verb: "expedition", by: null, card: "L3" }];
  assert.deepEqual(soundsOf(news, 0), ["pen", "coin", "finish", "cup", "card"]);
});

test("what others gain is not heard, nor is my own pen again", () => {
  const gain = { verb: "gain", by: 1, items: { cups: 6 }, total: 6 };
  assert.deepEqual(soundsOf([{ ...MARK, by: 0 }, gain], 0), []);
  assert.deepEqual(soundsOf([MARK, gain], null), ["pen"]);
});
