import assert from "node:assert/strict";
import test from "node:test";

import { CHEER_MS, movesBetween, rolledDice } from "../../../src/crossoff/games/one_card/web/moves.js";
import { Playback } from "../../../src/crossoff/games/one_card/web/playback.js";
import { seat, view } from "./one_card_table.js";

const EARNS = { boxes: { blue: 1 }, rows: ["blue"], scores: true, points: 21, suns: 0 };
const card = (/** @type {Record<string, number>} */ free) => ({ id: "02", free });

/** @param {any} more @param {any[]} news @param {any[]} legal @returns {any} */
const scene = (more = {}, news = [], legal = []) => ({ view: view(more), legal, news });

const before = scene(
  { seats: [seat({ cards: [card({ blue: 1, red: 2 })] }), seat()] },
  [],
  [{ do: "use 02", more: false, verb: "use", cards: ["02"], earns: EARNS }],
);
const used = { verb: "use", by: 0, cards: ["02"] };

test("a card that was scored is celebrated before the dice roll", () => {
  const after = scene({ seats: [seat({ scored: [["02", 21]] }), seat()] }, [
    used,
    { verb: "roll", by: null, dice: ["red"] },
  ]);
  const { steps, scored, inked } = movesBetween(before, after, true);
  assert.deepEqual(
    steps.map((step) => step.kind),
    ["cheer", "roll", "rest"],
  );
  assert.equal(steps[0].ms, CHEER_MS);
  assert.deepEqual(scored, [{ seat: 0, card: "02", points: 21, free: { blue: 1, red: 2 }, earns: EARNS }]);
  assert.deepEqual(inked, []);
});

test("without motion nothing tumbles, but the sum is shown", () => {
  const after = scene({ seats: [seat({ scored: [["02", 21]] }), seat()] }, [
    used,
    { verb: "roll", by: null, dice: ["red"] },
  ]);
  assert.deepEqual(
    movesBetween(before, after, false).steps.map((step) => step.kind),
    ["cheer"],
  );
});

test("points are celebrated even where nobody told how they came about", () => {
  const after = scene({ seats: [seat({ scored: [["02", 21]] }), seat()] }, [used]);
  assert.equal(movesBetween({ ...before, legal: [] }, after, true).scored[0].earns, null);
});

test("ink that is new is known by what was free before", () => {
  const after = scene({ seats: [seat({ cards: [card({ blue: 0, red: 2 })] }), seat()] }, [used]);
  const { inked, scored } = movesBetween(before, after, true);
  assert.deepEqual(inked, [{ seat: 0, card: "02", boxes: { blue: 1 } }]);
  assert.deepEqual(scored, []);
});

test("only the dice that were rolled again tumble", () => {
  const roll = { verb: "roll", by: null, dice: [] };
  assert.deepEqual(rolledDice(scene({}, [{ verb: "reroll", by: 0, dice: [2, 4] }, roll])), [2, 4]);
  assert.deepEqual(rolledDice(scene({}, [{ verb: "pass", by: 0 }, roll])), [1, 2, 3, 4, 5]);
  assert.deepEqual(rolledDice(scene({}, [{ verb: "pass", by: 0 }])), []);
});

test("a new card arrives where it was taken, drawn or kept", () => {
  const after = scene({}, [
    { verb: "draw", by: null, seat: 0, cards: ["11"] },
    { verb: "deal", by: null, seat: 1, cards: null },
  ]);
  assert.deepEqual(movesBetween(before, after, true).arrived, ["11"]);
});

/** A clock that moves when it is told to. */
function handClock() {
  /** @type {{run: () => void, ms: number}[]} */
  const timers = [];
  return {
    start: (/** @type {() => void} */ run, /** @type {number} */ ms) => {
      const timer = { run, ms };
      timers.push(timer);
      return timer;
    },
    stop: (/** @type {any} */ timer) => {
      timers.splice(timers.indexOf(timer), 1);
    },
    tick: () => timers.shift()?.run(),
    get pending() {
      return timers.length;
    },
  };
}

function playback() {
  const clock = handClock();
  const shown = new Playback(scene(), () => {}, clock);
  shown.motion = true;
  return { clock, shown };
}

const rolling = (/** @type {string[]} */ roll) => scene({ roll }, [{ verb: "roll", by: null, dice: roll }]);

test("scenes wait for one another, and nobody decides before the last has come to rest", () => {
  const { clock, shown } = playback();
  const [first, second] = [rolling(["red"]), rolling(["blue"])];
  shown.update(first);
  shown.update(second);
  assert.equal(shown.scene, first);
  assert.equal(shown.step?.kind, "roll");
  assert.equal(shown.isLive, false);
  clock.tick(); // the dice have landed
  assert.equal(shown.step?.kind, "rest");
  assert.equal(shown.isLive, false);
  clock.tick();
  assert.equal(shown.scene, second);
  clock.tick();
  assert.equal(shown.step?.kind, "rest");
  assert.equal(shown.isLive, true);
  clock.tick();
  assert.equal(shown.step, null);
  assert.equal(clock.pending, 0);
});

test("a tap goes on to the next movement", () => {
  const { clock, shown } = playback();
  shown.update(rolling(["red"]));
  shown.skip();
  assert.equal(shown.step?.kind, "rest");
  assert.equal(clock.pending, 1);
  shown.skip();
  shown.skip();
  assert.equal(shown.step, null);
  assert.equal(clock.pending, 0);
});

test("the same news again is the same scene, with what has changed", () => {
  const { shown } = playback();
  const first = rolling(["red"]);
  shown.update(first);
  const changed = { ...first, legal: [{ do: "pass", more: false, verb: "pass" }] };
  shown.update(changed);
  assert.equal(shown.scene, changed);
  assert.equal(shown.step?.kind, "roll");
});

test("each die remembers how often it was rolled", () => {
  const { shown } = playback();
  shown.motion = false;
  shown.update(scene({}, [{ verb: "roll", by: null, dice: [] }]));
  shown.update(
    scene({}, [
      { verb: "reroll", by: 0, dice: [2] },
      { verb: "roll", by: null, dice: [] },
    ]),
  );
  assert.deepEqual(shown.turns, [1, 2, 1, 1, 1]);
});

test("whoever steps by hand sees the last scene at once", () => {
  const { clock, shown } = playback();
  shown.update(rolling(["red"]));
  shown.update(rolling(["blue"]));
  shown.isPaced = false;
  const last = rolling(["green"]);
  shown.update(last);
  assert.equal(shown.scene, last);
  assert.equal(shown.step, null);
  assert.equal(clock.pending, 0);
});

test("whoever falls far behind is brought to the present", () => {
  const { shown } = playback();
  const scenes = Array.from({ length: 40 }, (_, k) => rolling([`${k}`]));
  for (const one of scenes) shown.update(one);
  for (let k = 0; k < 40 && !shown.isLive; k += 1) shown.skip();
  assert.equal(shown.scene, scenes.at(-1));
});

test("whoever decides during a celebration has seen it", () => {
  const { clock, shown } = playback();
  shown.update(before);
  shown.settle();
  shown.update(scene({ phase: "take", seats: [seat({ scored: [["02", 21]] }), seat()] }, [used]));
  assert.equal(shown.step?.kind, "cheer");
  assert.equal(shown.isLatest, true);
  shown.settle();
  assert.equal(shown.isLive, true);
  assert.equal(clock.pending, 0);
  const next = rolling(["red"]);
  shown.update(next);
  assert.equal(shown.scene, next);
});
