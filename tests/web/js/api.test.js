// Retried requests, against a real local server that loses answers.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, beforeEach, test } from "node:test";
import { createTable, joinTable } from "../../../src/crossoff/web/js/api.js";
import { attemptAt, endAttempt } from "../../../src/crossoff/web/js/storage.js";

/** What the server does with the next requests, and their bodies. */
let turns = [];
let heard = [];
const LOST = (response) => response.socket.destroy();
const answers = (status, body) => (response) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
const FULL = answers(409, { code: "full", detail: "" });
const BUSY = answers(503, { code: "unavailable", detail: "" });
const DONE = answers(201, { seat: 1, token: "t" });

const server = createServer((request, response) => {
  let text = "";
  request.on("data", (part) => (text += part));
  request.on("end", () => {
    heard.push({ path: request.url, ...JSON.parse(text) });
    (turns.shift() ?? FULL)(response);
  });
});
const reach = globalThis.fetch;
before(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  globalThis.fetch = (path, how) => reach(`http://127.0.0.1:${server.address().port}${path}`, how);
});
after(() => server.close());
beforeEach(() => (heard = []));

const WHO = { invite: "i", name: "Ann", id: "0".repeat(32) };
const atOnce = async () => {};

test("an answer that is lost is asked for again, with the same id", async () => {
  turns = [LOST, BUSY, DONE];
  assert.deepEqual(await joinTable("x", WHO, atOnce), { seat: 1, token: "t" });
  assert.deepEqual(heard, Array(3).fill({ path: "/api/tables/x/join", ...WHO }));
});

test("a refusal is taken for an answer", async () => {
  turns = [FULL];
  await assert.rejects(joinTable("x", WHO, atOnce), { code: "full" });
  assert.equal(heard.length, 1);
});

test("a server that never answers is given up", async () => {
  turns = [LOST, LOST, LOST, LOST];
  await assert.rejects(createTable({ id: "1" }, atOnce), { code: "offline" });
  assert.equal(heard.length, 4);
});

test("a request keeps its id until it has succeeded; another one gets another", () => {
  const first = attemptAt("table", "Ann");
  assert.deepEqual(attemptAt("table", "Ann"), first);
  assert.notEqual(attemptAt("table", "Bob").id, first.id);
  const again = attemptAt("table", "Ann");
  endAttempt();
  assert.notEqual(attemptAt("table", "Ann").id, again.id);
});
