// A connection that breaks, sleeps and reconnects: no decision is lost or made twice.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Connection, waitBefore } from "../../../src/crossoff/web/js/connection.js";

/** A world of one's own: sockets that only do what the test says, and a clock that stands still. */
class World {
  constructor() {
    this.sockets = [];
    this.timers = new Map();
    this.next = 1;
    this.random = () => 0.5;
  }

  socket = () => {
    const socket = { readyState: 0, sent: [], closed: false, send: (text) => socket.sent.push(JSON.parse(text)) };
    socket.close = () => (socket.closed = true);
    this.sockets.push(socket);
    return socket;
  };

  after = (run, ms) => {
    this.timers.set(this.next, { run, ms });
    return this.next++;
  };

  cancel = (timer) => this.timers.delete(timer);

  /** Let the shortest wait pass. */
  pass() {
    const [[id, { run, ms }]] = [...this.timers].sort((a, b) => a[1].ms - b[1].ms);
    this.timers.delete(id);
    run();
    return ms;
  }

  get last() {
    return this.sockets.at(-1);
  }
}

const WELCOME = {
  t: "welcome",
  seat: 0,
  seq: 4,
  table: {},
  missed: [],
  view: null,
  phase: "p1",
  legal: [],
  here: [true],
};

function connected() {
  const world = new World();
  const heard = [];
  const states = [];
  const refused = [];
  const line = new Connection({
    url: "ws://table",
    token: "t0",
    world,
    hear: (message) => heard.push(message),
    change: (state) => states.push(state),
    refused: (code, ask) => refused.push([code, ask.do]),
  });
  const say = (message) => world.last.onmessage({ data: JSON.stringify(message) });
  const answer = () => {
    world.last.readyState = 1;
    world.last.onopen();
  };
  const drop = (code = 1006) => world.last.onclose({ code });
  line.open();
  answer();
  say(WELCOME);
  return { line, world, heard, states, refused, say, answer, drop };
}

test("the first message is a hello with the secret and what we have", () => {
  const { world, states } = connected();
  assert.deepEqual(world.last.sent, [{ t: "hello", token: "t0", since: 0 }]);
  assert.deepEqual(states, ["open"]);
});

test("after a break the hello asks for what was missed", () => {
  const { world, say, drop, answer, states } = connected();
  say({ t: "event", seq: 9, what: [], view: null, phase: null, legal: [] });
  drop();
  assert.deepEqual(states, ["open", "lost"]);
  world.pass();
  answer();
  assert.deepEqual(world.last.sent, [{ t: "hello", token: "t0", since: 9 }]);
});

test("a decision without an answer is said again with the same id", () => {
  const { line, world, say, drop, answer } = connected();
  const id = line.decide({ do: "pass", phase: "p1" });
  const first = world.last.sent.at(-1);
  drop();
  world.pass();
  answer();
  say(WELCOME);
  assert.deepEqual(world.last.sent.at(-1), first);
  assert.equal(first.id, id);
  assert.match(id, /^[0-9a-f]{32}$/);
});

test("an acknowledged decision is not said again", () => {
  const { line, world, say, drop, answer } = connected();
  const id = line.decide({ do: "pass", phase: "p1" });
  say({ t: "ack", id, seq: 5 });
  drop();
  world.pass();
  answer();
  say(WELCOME);
  assert.equal(world.last.sent.length, 1);
  assert.equal(line.unanswered.size, 0);
});

test("a decision made while the line is lost goes out after the welcome", () => {
  const { line, world, say, drop, answer } = connected();
  drop();
  line.decide({ do: "pass", phase: "p1" });
  world.pass();
  answer();
  assert.equal(world.last.sent.length, 1); // only the hello: not welcomed yet
  say(WELCOME);
  assert.equal(world.last.sent.at(-1).t, "cmd");
});

test("an ack's number is not what we have seen: its event may still be on the way", () => {
  const { line, say } = connected();
  say({ t: "ack", id: "x", seq: 8 });
  assert.equal(line.since, 4);
});

test("a refused decision is told and forgotten; a busy server is asked again", () => {
  const { line, world, say, refused } = connected();
  const wrong = line.decide({ do: "use 1", phase: "p1" });
  say({ t: "err", id: wrong, code: "stale", detail: "", retryable: false });
  assert.deepEqual(refused, [["stale", "use 1"]]);
  const busy = line.decide({ do: "use 2", phase: "p1" });
  say({ t: "err", id: busy, code: "too_fast", detail: "", retryable: true });
  world.pass();
  assert.deepEqual(world.last.sent.filter((one) => one.id === busy).length, 2);
});

test("a wrong secret ends it: no further attempt", () => {
  const { line, world, refused, drop, answer, say, states } = connected();
  drop();
  world.pass();
  answer();
  say({ t: "err", id: null, code: "not_found", detail: "", retryable: false });
  assert.equal(states.at(-1), "closed");
  assert.deepEqual(refused, [["not_found", ""]]);
  assert.equal(world.timers.size, 0);
  assert.equal(line.state, "closed");
});

test("a preview is answered, and given up when the line breaks", async () => {
  const { line, world, say, drop } = connected();
  const asked = line.preview({ do: "mark P01 a1", phase: "p1" });
  say({ t: "preview", id: world.last.sent.at(-1).id, legal: [1], earns: { points: 2 }, ask: { prompt: "Done?" } });
  assert.deepEqual(await asked, { legal: [1], earns: { points: 2 }, ask: { prompt: "Done?" } });
  const lost = line.preview({ do: "mark P01 a1", phase: "p1" });
  drop();
  await assert.rejects(lost, { code: "offline" });
});

test("a silent line is asked after, then given up", () => {
  const { world, states } = connected();
  world.pass();
  assert.deepEqual(world.last.sent.at(-1), { t: "ping" });
  world.pass();
  assert.equal(states.at(-1), "lost");
});

test("waking up tries at once instead of waiting", () => {
  const { line, world, drop } = connected();
  drop();
  const before = world.sockets.length;
  line.wake();
  assert.equal(world.sockets.length, before + 1);
});

test("a dead line that a phone slept over is found out soon after waking", () => {
  const { line, world, states } = connected();
  line.wake();
  assert.deepEqual(world.last.sent.at(-1), { t: "ping" });
  world.pass();
  assert.equal(states.at(-1), "lost");
});

test("messages of a line given up are not heard any more", () => {
  const { world, heard, drop, answer } = connected();
  const old = world.last;
  drop();
  world.pass();
  answer();
  old.onmessage({ data: JSON.stringify({ t: "here", here: [] }) });
  assert.equal(heard.filter((one) => one.t === "here").length, 0);
});

test("waits grow up to a bound and are never the same for all", () => {
  const half = () => 0.5;
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => waitBefore(attempt, 1006, half));
  assert.deepEqual(
    waits,
    [...waits].sort((a, b) => a - b),
  );
  assert.ok(waits.at(-1) <= 15_000);
  assert.notEqual(
    waitBefore(3, 1006, () => 0),
    waitBefore(3, 1006, () => 0.9),
  );
  assert.ok(waitBefore(0, 1012, half) < 1500, "a restart is over soon");
  assert.ok(waitBefore(0, 1013, half) > 2000, "a full server needs time");
});
