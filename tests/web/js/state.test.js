// A seat's state is the sum of its messages, from any point of reconnection.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  NOTHING,
  after,
  handOver,
  isAsked,
  isSecret,
  nextShown,
  readyAfter,
  seatsOf,
} from "../../../src/crossoff/web/js/state.js";

const TABLE = {
  game: "g",
  started: true,
  ended: null,
  seats: [
    { kind: "human", name: "Mara", open: false },
    { kind: "bot", name: "", bot: "casual", open: false },
    { kind: "human", name: "", open: true },
  ],
};
const welcome = (more = {}) => ({
  t: "welcome",
  seat: 0,
  seq: 2,
  table: TABLE,
  missed: [],
  view: { seats: [] },
  phase: null,
  legal: [],
  here: [true, true, false],
  ...more,
});
const event = (seq, what, more = {}) => ({ t: "event", seq, what, view: { seq }, phase: null, legal: [], ...more });

test("a welcome sets everything, without anything to animate", () => {
  const state = after(NOTHING, welcome({ missed: [{ seq: 1, what: [{ verb: "begin", by: null }] }] }));
  assert.equal(state.seat, 0);
  assert.deepEqual(state.news, []);
  assert.equal(state.past.length, 1);
  assert.equal(state.live, false);
});

test("only a comeback has missed anything", () => {
  const missed = [{ seq: 3, what: [{ verb: "pass", by: 1 }] }];
  const first = after(NOTHING, welcome({ missed }));
  assert.deepEqual(first.missed, []);
  assert.deepEqual(after(first, welcome({ seq: 3, missed })).missed, missed[0].what);
});

test("an event is news; the table stays when it is not sent again", () => {
  const before = after(NOTHING, welcome());
  const state = after(before, event(3, [{ verb: "roll", by: null, dice: [] }]));
  assert.equal(state.table, TABLE);
  assert.deepEqual(state.view, { seq: 3 });
  assert.equal(state.news.length, 1);
  assert.notEqual(state.news, before.news);
});

test("a card that covers others hides them from the list of what happened", () => {
  const card = (name, more = {}) => ({ verb: "expedition", by: null, card: name, ...more });
  const mark = { verb: "mark", by: 0 };
  let state = after(NOTHING, welcome({ missed: [{ seq: 1, what: [card("L4")] }] }));
  state = after(state, event(3, [mark, card("T4", { covers: true })]));
  assert.deepEqual(state.past, [mark, card("T4", { covers: true })]);
  state = after(state, event(4, [card("I2")])); // a new round, or a memory aid
  assert.deepEqual(
    state.past.map((what) => what.card),
    [undefined, "T4", "I2"],
  );
});

test("the time that is left ends by this device's clock, and is gone with the question", () => {
  const asked = after(NOTHING, welcome({ left: 12.5 }), 1000);
  assert.equal(asked.until, 13_500);
  assert.equal(after(asked, event(3, []), 2000).until, null);
});

test("an event that was seen already changes nothing", () => {
  const state = after(after(NOTHING, welcome()), event(3, []));
  assert.equal(after(state, event(3, [{ verb: "pass", by: 1 }])), state);
});

test("caps go on with sealed decisions and off when they are opened", () => {
  const sealed = readyAfter(
    [],
    [
      { verb: "ready", by: 1 },
      { verb: "ready", by: 0 },
    ],
  );
  assert.deepEqual([sealed[0], sealed[1], sealed[2] ?? false], [true, true, false]);
  assert.deepEqual(
    readyAfter(sealed, [
      { verb: "mark", by: 0 },
      { verb: "gain", by: 0 },
    ]),
    [],
  );
  assert.deepEqual(readyAfter(sealed, [{ verb: "sit", by: 2 }]), sealed);
});

test("missed lines put the caps on as if one had been there", () => {
  const state = after(
    NOTHING,
    welcome({
      missed: [
        { seq: 1, what: [{ verb: "mark", by: 0 }] },
        { seq: 2, what: [{ verb: "ready", by: 1 }] },
      ],
    }),
  );
  assert.equal(state.ready[1], true);
});

test("seats are named from one's own place; round one device nobody is 'you'", () => {
  const t = (id, args) => (args?.place ? `${id} ${args.place}` : id);
  const state = after(NOTHING, welcome());
  assert.deepEqual(
    seatsOf(state, t).map((seat) => seat.name),
    ["you", "bot-name 2", "seat-open 3"],
  );
  assert.equal(seatsOf(state, t, true)[0].name, "Mara");
  assert.deepEqual(
    seatsOf(state, t).map((seat) => seat.here),
    [true, true, false],
  );
});

const asked = { ...NOTHING, phase: "p", legal: [{ do: "pass", more: false, verb: "pass" }] };

test("the seat that is asked stays in view, then the next one that is asked", () => {
  assert.ok(isAsked(asked));
  assert.equal(nextShown([asked, asked], 0), 0);
  assert.equal(nextShown([NOTHING, asked], 0), 1);
  assert.equal(nextShown([asked, NOTHING, NOTHING], 1), 0);
  assert.equal(nextShown([NOTHING, NOTHING], 1), 1);
});

test("what several decide at once, and a hand of cards, is for one pair of eyes", () => {
  const viewed = (view, ready = []) => ({ ...NOTHING, view, ready });
  assert.ok(isSecret(viewed({ seats: [{ waiting: true }, { waiting: true }], hand: [] })));
  assert.ok(isSecret(viewed({ seats: [{ waiting: true }, { waiting: false }], hand: [] }, [false, true])));
  assert.ok(isSecret(viewed({ seats: [{ waiting: true }], hand: ["P01"] })));
  assert.ok(!isSecret(viewed({ seats: [{ waiting: true }, { waiting: false }], hand: [] })));
});

const secret = { view: { seats: [{ waiting: true }, { waiting: true }], hand: [] } };
const mine = { ...asked, ...secret };
const done = { ...NOTHING, ...secret };

test("who decides at once with others has the device to himself, and gives it on in order", () => {
  const first = { shown: 0, holder: null, covered: false, isBehind: false };
  assert.deepEqual(handOver([mine, mine], first), { shown: 0, covered: true });
  assert.deepEqual(handOver([mine, mine], { ...first, holder: 0 }), { shown: 0, covered: false });
  assert.deepEqual(handOver([done, mine], { ...first, holder: 0 }), { shown: 1, covered: true });
  // Her connection was the first to report that both are asked; his is next.
  assert.deepEqual(handOver([mine, mine], { ...first, shown: 1, covered: true }), { shown: 0, covered: true });
});

test("the turn passes on when all have the news, but hands are covered at once", () => {
  const behind = { shown: 0, holder: 0, covered: false, isBehind: true };
  assert.deepEqual(handOver([done, mine], behind), { shown: 0, covered: false });
  assert.deepEqual(handOver([mine, done], { ...behind, holder: null }), { shown: 0, covered: true });
});

test("a clock that runs out under the cover lifts it for nobody", () => {
  const handed = { shown: 1, holder: 0, covered: true, isBehind: false };
  assert.deepEqual(handOver([mine, mine], handed), { shown: 0, covered: true });
  assert.deepEqual(handOver([asked, NOTHING], handed), { shown: 0, covered: false });
});
