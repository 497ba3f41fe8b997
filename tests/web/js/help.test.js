// Reasons for refusals, and first-time explanations.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, lead, touch } from "../../../src/crossoff/games/silver_gold/web/choices.js";
import { hints as mapHints } from "../../../src/crossoff/games/silver_gold/web/hints.js";
import { whyNotDone, whyNotField } from "../../../src/crossoff/games/silver_gold/web/refusals.js";
import { hints as cardHints } from "../../../src/crossoff/games/one_card/web/hints.js";
import { whyNotRoll } from "../../../src/crossoff/games/one_card/web/refusals.js";
import { DECK as CARDS, seat, t as words, view } from "./one_card_table.js";
import { DECK as MAPS, mark, t } from "./silver_gold_table.js";

const TABLE = {
  phase: "mark",
  round: 1,
  rounds: 4,
  turn: 2,
  turns: 7,
  seats: [{ maps: [{ id: "P04", free: ["b1", "b2", "c2", "d4"] }], waiting: true }],
};
const LEGAL = [mark(["P04 b1"]), mark(["P04 b2"]), mark(["P04 c2"]), mark(["P04 d4"], true), mark(["P04 b1 b2 c2"])];

const why = (/** @type {any} */ marking, /** @type {string} */ field, /** @type {any} */ table = TABLE) =>
  whyNotField(table, 0, marking, table === TABLE, "P04", field, t);

test("a field says why it cannot be crossed off", () => {
  assert.deepEqual(why(begin(LEGAL), "a2"), { words: "Already crossed off.", id: "sg-no-crossed" });
  assert.equal(why(touch(begin(LEGAL), "P04", "b1"), "d4")?.words, "Not part of the shape.");
  const marking = touch(touch(begin(LEGAL), "P04", "b1"), "P04", "b2");
  assert.equal(why(marking, "d4")?.words, "That’s all for this turn.");
  assert.equal(why(begin([]), "b1", { ...TABLE, round: 1 })?.id, "sg-no-sealed");
  assert.equal(why(begin([]), "b1", { ...TABLE, phase: "take" })?.id, "sg-no-taking");
  assert.equal(why(begin([]), "b1", { ...TABLE, phase: "over" }), null);
});

test("a turn that is not done says what is missing", () => {
  const first = begin(LEGAL);
  assert.equal(whyNotDone(first, t).id, "sg-no-nothing");
  assert.equal(whyNotDone(touch(first, "P04", "b1"), t).words, "The shape isn’t complete yet.");
  const owing = lead(touch(first, "P04", "d4"), "mark P04 d4", { legal: [mark(["P04 d4", "P04 b1"])], earns: {} });
  assert.equal(whyNotDone(owing, t).id, "sg-no-owed");
});

test("dice say why they cannot be rolled", () => {
  const seats = /** @type {any} */ ([{ name: "You" }, { name: "Otto" }]);
  const rolled = (/** @type {any} */ more) => whyNotRoll(words, view({ seats: [seat(), seat()], ...more }), 0, seats);
  assert.equal(rolled({ active: 1 })?.words, "Only Otto can roll now.");
  assert.equal(rolled({ active: 0, rolls_left: 0 })?.words, "No rolls left.");
  assert.equal(rolled({ active: null }), null);
});

const hint = (/** @type {any} */ all, /** @type {any} */ now) =>
  all.find((/** @type {any} */ one) => one.when({ view: TABLE, legal: [], me: 0, news: [], deck: MAPS, ...now }))?.id ??
  null;

test("Silver & Gold explains what is new", () => {
  assert.equal(hint(mapHints, { legal: [{ verb: "keep" }] }), "sg-hint-keep");
  assert.equal(hint(mapHints, { legal: LEGAL }), "sg-hint-mark");
  assert.equal(hint(mapHints, { legal: [mark(["P04 b1"])] }), "sg-hint-single");
  assert.equal(hint(mapHints, {}), "sg-hint-sealed");
  assert.equal(hint(mapHints, { me: null }), null);
  const gain = (/** @type {any} */ items, by = 0) => [{ verb: "gain", by, items, total: 1 }];
  assert.equal(hint(mapHints, { news: gain({ coins: 1 }), legal: LEGAL }), "sg-hint-coin");
  assert.equal(hint(mapHints, { news: gain({ palms: 3, cups: 6 }), legal: LEGAL }), "sg-hint-cup");
  assert.equal(
    hint(mapHints, { news: gain({ coins: 1 }, 1), legal: LEGAL }),
    "sg-hint-mark",
    "that of others is theirs",
  );
  assert.equal(hint(mapHints, { legal: LEGAL, view: { ...TABLE, round: 2, turn: 1 } }), "sg-hint-round");
  assert.equal(hint(mapHints, { legal: LEGAL, view: { ...TABLE, round: 4, turn: 7 } }), "sg-hint-last");
});

test("Everything on 1 Card explains what is new", () => {
  const now = (/** @type {any} */ more) => ({
    deck: CARDS,
    view: view({ phase: "use", active: 0, seats: [seat(), seat()] }),
    ...more,
  });
  const use = { verb: "use", cards: ["02"], earns: {} };
  const pass = { verb: "pass" };
  assert.equal(hint(cardHints, now({ legal: [use, pass, { verb: "reroll", dice: [1] }] })), "oc-hint-roll");
  assert.equal(hint(cardHints, now({ legal: [use, pass] })), "oc-hint-fit");
  assert.equal(hint(cardHints, now({ legal: [use, pass], me: 1 })), "oc-hint-share");
  assert.equal(hint(cardHints, now({ legal: [pass] })), "oc-hint-pass");
  assert.equal(hint(cardHints, now({ legal: [{ verb: "keep" }] })), "oc-hint-keep");
  assert.equal(hint(cardHints, now({ legal: [] })), null);
  const near = view({
    phase: "use",
    active: 0,
    seats: [
      seat(),
      seat({
        scored: [
          ["02", 9],
          ["11", 9],
          ["09", 9],
        ],
      }),
    ],
  });
  assert.equal(hint(cardHints, now({ legal: [use, pass], view: near })), "oc-hint-last");
});
