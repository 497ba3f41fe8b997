import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";

import * as fair from "../../../src/crossoff/web/js/fair.js";
import { hmacSha256, sha256 } from "../../../src/crossoff/web/js/sha256.js";

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8"));
const [first, second] = [read("fairness-1-vectors.json"), read("fairness-vectors.json")];

/** @param {number} length */
const bytes = (length) => Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);

test("SHA-256 of the standard's examples", () => {
  const hex = (/** @type {string} */ text) => Buffer.from(sha256(new TextEncoder().encode(text))).toString("hex");
  assert.equal(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  assert.equal(
    hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("SHA-256 of any length is that of another implementation", () => {
  for (let length = 0; length < 300; length++) {
    const expected = createHash("sha256").update(bytes(length)).digest();
    assert.deepEqual(Buffer.from(sha256(bytes(length))), expected, `${length} bytes`);
  }
});

test("SHA-256 of a part of a buffer reads that part alone", () => {
  const part = bytes(200).subarray(30, 100);
  const expected = createHash("sha256").update(part).digest();
  assert.deepEqual(Buffer.from(sha256(part)), expected);
});

test("HMAC for keys shorter and longer than a block is that of another implementation", () => {
  for (let length = 0; length < 140; length++) {
    const expected = createHmac("sha256", bytes(length))
      .update(bytes(2 * length))
      .digest();
    assert.deepEqual(Buffer.from(hmacSha256(bytes(length), bytes(2 * length))), expected);
  }
});

test("the vectors are of these schemes", () =>
  assert.deepEqual([first.scheme, second.scheme], [fair.FIRST, fair.SECOND]));

test("/1: commitments, keys, and numbers with words refused on the way", () => {
  for (const { seed, salt, commitment } of first.commitments) assert.equal(fair.commitment1(seed, salt), commitment);
  for (const { seed, nonces, key } of first.keys) assert.equal(fair.gameKey1(seed, nonces), key);
  for (const { key, n, head, total, number } of first.numbers) {
    assert.equal(fair.drawNumber1(key, n, head, BigInt(total)), BigInt(number));
  }
});

test("/1: every draw of the whole games", () => {
  assert.equal(first.games.length, 3);
  for (const { record, draws } of first.games) {
    assert.equal(fair.commitmentOf(record), record.fairness.commitment);
    assert.deepEqual(fair.headsOf(record), []);
    const key = fair.gameKey1(record.fairness.seed, record.fairness.nonces);
    for (const { n, head, total, number, outcome } of draws) {
      if (total === undefined) assert.equal(outcome, record.fairness.start);
      else assert.equal(fair.drawNumber1(key, n, head, BigInt(total)), BigInt(number));
    }
  }
});

test("/2: terms and commitments", () => {
  const hex = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString("hex");
  for (const terms of second.terms) assert.equal(hex(fair.encodedTerms(terms)), terms.bytes);
  for (const { seed, salt, terms, commitment } of second.commitments) {
    assert.equal(fair.commitment(seed, salt, fair.encodedTerms(second.terms[terms])), commitment);
  }
});

test("/2: keys, ranks, heads, and numbers with words refused on the way", () => {
  for (const { seed, commitment, nonces, key, head } of second.keys) {
    assert.equal(fair.gameKey(seed, commitment, nonces), key);
    assert.equal(fair.firstHead(commitment, nonces), head);
  }
  for (const { key, label, card, rank } of second.ranks) assert.equal(fair.cardRank(key, label, card), rank);
  for (const { head, line, next } of second.heads) assert.equal(fair.nextHead(head, line), next);
  for (const { key, label, total, number } of second.numbers) {
    assert.equal(fair.drawNumber(key, label, BigInt(total)), BigInt(number));
  }
});

test("/2: commitment, chain and draws of the whole games", () => {
  assert.equal(second.games.length, 3);
  for (const { record, draws } of second.games) {
    assert.equal(fair.commitmentOf(record), record.fairness.commitment);
    const heads = fair.headsOf(record);
    assert.equal(heads.length, record.log.length + 1);
    assert.equal(heads[heads.length - 1], record.fairness.head);
    const key = fair.gameKey(record.fairness.seed, record.fairness.commitment, record.fairness.nonces);
    for (const { label, total, number } of draws) {
      if (total !== undefined) assert.equal(fair.drawNumber(key, label, BigInt(total)), BigInt(number));
    }
  }
});

test("/2: whatever a commitment is for, another of it has another commitment", () => {
  const { record } = second.games[1];
  for (const change of [{ game: "chess" }, { options: {} }, { deck: {} }, { seats: ["Ann"] }]) {
    assert.notEqual(fair.commitmentOf({ ...record, ...change }), record.fairness.commitment);
  }
  for (const change of [{ table: "" }, { start: undefined }, { start: 0 }]) {
    const other = { ...record, fairness: { ...record.fairness, ...change } };
    assert.notEqual(fair.commitmentOf(other), record.fairness.commitment);
  }
});

test("a nonce may be missing or in capitals", () => {
  const { seed, key } = first.keys.find((/** @type {any} */ v) => v.nonces[1] === "ab");
  assert.equal(fair.gameKey1(seed, [null, "AB"]), key);
});

test("what is no secret, nonce, total or deck is refused", () => {
  const [{ seed, salt }] = first.commitments;
  for (const bad of ["", "0".repeat(63), "0".repeat(65), "g".repeat(64), `${seed}\n`]) {
    assert.throws(() => fair.commitment1(bad, salt), RangeError);
    assert.throws(() => fair.commitment1(seed, bad), RangeError);
    assert.throws(() => fair.gameKey1(bad, []), RangeError);
    assert.throws(() => fair.drawNumber1(bad, 0, "* roll", 6n), RangeError);
    assert.throws(() => fair.nextHead(bad, "0 pass"), RangeError);
  }
  for (const bad of ["0".repeat(65), "g", "0x1", " "]) {
    assert.throws(() => fair.gameKey1(seed, ["", bad]), RangeError);
  }
  for (const bad of [0n, -1n, (1n << 64n) + 1n]) {
    assert.throws(() => fair.drawNumber(seed, "roll 0 0 1", bad), RangeError);
  }
  for (const deck of [1.5, null, { 7: "a" }, [true]]) {
    assert.throws(() => fair.encodedTerms({ ...second.terms[0], deck }), RangeError);
  }
});
