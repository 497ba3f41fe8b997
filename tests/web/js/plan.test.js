// The requests of the start page.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  anotherBot,
  canAdd,
  canRemove,
  easyPlan,
  firstPlan,
  fitted,
  requestOf,
  withSeat,
} from "../../../src/crossoff/web/js/plan.js";
import { joinHash, learnHash, routeOf, seatHash, tableHash, watchHash } from "../../../src/crossoff/web/js/route.js";

const GAME = {
  name: "one",
  title: "One",
  players: [2, 3, 4],
  options: { variant: ["basic", "advanced"] },
  bots: [
    { name: "greedy", about: "", strength: null },
    { name: "novice", about: "", strength: 1 },
    { name: "casual", about: "", strength: 2 },
    { name: "master", about: "", strength: 5 },
  ],
  decks: ["standard"],
  board: "/games/one/board.js",
};

test("a cold page plans a game against a casual bot", () => {
  assert.deepEqual(requestOf(firstPlan(GAME), "Mara"), {
    game: "one",
    seats: [{ kind: "human" }, { kind: "bot", bot: "casual" }],
    name: "Mara",
    options: { variant: "basic" },
    memory_aid: false,
    seconds: null,
  });
});

test("whoever has just learned a game meets the easiest bot", () => {
  assert.deepEqual(requestOf(easyPlan(GAME), "Mara").seats, [{ kind: "human" }, { kind: "bot", bot: "novice" }]);
});

test("friends are free human seats, people on this device bring their names", () => {
  const plan = { ...firstPlan(GAME), seats: [{ kind: "me" }, { kind: "friend" }, { kind: "local", name: "Jonas" }] };
  assert.deepEqual(requestOf(plan, "Mara").seats, [
    { kind: "human" },
    { kind: "human" },
    { kind: "local", name: "Jonas" },
  ]);
});

test("a plan of another game is made to fit: seats, levels and options", () => {
  const small = { ...GAME, name: "two", players: [2], options: {}, bots: [{ name: "wise", about: "" }] };
  const plan = { ...firstPlan(GAME), seats: [{ kind: "me" }, { kind: "bot", bot: "casual" }, { kind: "friend" }] };
  const fit = fitted(plan, small);
  assert.deepEqual(fit.seats, [{ kind: "me" }, { kind: "bot", bot: "wise" }]);
  assert.deepEqual(fit.options, {});
  assert.deepEqual(fitted({ ...plan, seats: [{ kind: "me" }], options: { variant: "odd" } }, GAME).options, {
    variant: "basic",
  });
});

test("the first person replaces the bot that nobody chose, and no other bot", () => {
  const kinds = (/** @type {any} */ plan) => plan.seats.map((/** @type {any} */ seat) => seat.kind);
  const withFriend = (/** @type {any} */ plan) => withSeat(plan, true, () => ({ kind: "friend" }));
  assert.deepEqual(kinds(withFriend(firstPlan(GAME))), ["me", "friend"]);
  assert.deepEqual(kinds(withFriend(withFriend(firstPlan(GAME)))), ["me", "friend", "friend"]);
  const chosen = { ...firstPlan(GAME), seats: [{ kind: "me" }, { kind: "bot", bot: "casual" }] };
  assert.deepEqual(kinds(withFriend(chosen)), ["me", "bot", "friend"]);
  const second = withSeat(firstPlan(GAME), false, () => ({ kind: "bot", bot: "novice" }));
  assert.deepEqual(kinds(second), ["me", "bot", "bot"]);
});

test("added bots differ, and none is a baseline", () => {
  const taken = [];
  for (let i = 0; i < 3; i += 1) taken.push(anotherBot(GAME, taken));
  assert.deepEqual(taken, ["casual", "novice", "master"]);
  assert.equal(anotherBot(GAME, taken), "casual");
});

test("seats can be added and taken away only in the game's range", () => {
  const plan = firstPlan(GAME);
  assert.ok(canAdd(plan, GAME) && !canRemove(plan, GAME));
  const full = { ...plan, seats: [...plan.seats, { kind: "friend" }, { kind: "friend" }] };
  assert.ok(!canAdd(full, GAME) && canRemove(full, GAME));
});

test("addresses keep their secrets in the fragment and lead back to the same page", () => {
  const [table, secret] = ["0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2)];
  assert.deepEqual(routeOf(seatHash(table, secret)), { page: "table", table, token: secret });
  assert.deepEqual(routeOf(tableHash(table)), { page: "table", table, token: null });
  assert.deepEqual(routeOf(joinHash(table, secret)), { page: "join", table, invite: secret });
  assert.deepEqual(routeOf(watchHash(table, secret)), { page: "watch", table, watch: secret });
  assert.deepEqual(routeOf(learnHash("one-card")), { page: "learn", game: "one-card" });
  assert.deepEqual(routeOf(""), { page: "start" });
  for (const wrong of ["#t/", "#t/short", `#t/${table}/short`, `#x/${table}/${secret}`, `#t/${table}/${secret}/more`]) {
    assert.deepEqual(routeOf(wrong), { page: "lost" });
  }
});
