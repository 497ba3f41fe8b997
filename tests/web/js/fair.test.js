import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import test from "node:test";

import {
  SCHEME,
  commitment,
  drawNumber,
  gameKey,
  hmacSha256,
  sha256,
} from "../../../src/crossoff/web/js/fair.js";

const vectors = JSON.parse(
  readFileSync(new URL("../../../docs/fairness-vectors.json", import.meta.url), "utf8"),
);

/** @param {number} length */
const bytes = (length) => Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 255);

test("SHA-256 of the standard's examples", () => {
  const hex = (/** @type {string} */ text) =>
    Buffer.from(sha256(new TextEncoder().encode(text))).toString("hex");
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
    const expected = createHmac("sha256", bytes(length)).update(bytes(2 * length)).digest();
    assert.deepEqual(Buffer.from(hmacSha256(bytes(length), bytes(2 * length))), expected);
  }
});

test("the vectors are of this scheme", () => assert.equal(vectors.scheme, SCHEME));

test("commitments", () => {
  assert.ok(vectors.commitments.length);
  for (const { seed, salt, commitment: right } of vectors.commitments) {
    assert.equal(commitment(seed, salt), right);
    assert.notEqual(commitment(salt, seed), right);
  }
});

test("keys", () => {
  assert.ok(vectors.keys.length);
  for (const { seed, nonces, key } of vectors.keys) assert.equal(gameKey(seed, nonces), key);
});

test("a nonce may be missing or in capitals", () => {
  const { seed, key } = vectors.keys.find((/** @type {any} */ v) => v.nonces[1] === "ab");
  assert.equal(gameKey(seed, [null, "AB"]), key);
});

test("numbers, with words refused on the way", () => {
  assert.ok(vectors.numbers.length);
  for (const { key, n, head, total, number } of vectors.numbers) {
    assert.equal(drawNumber(key, n, head, BigInt(total)), BigInt(number));
  }
});

test("whole games: every draw of the three", () => {
  assert.equal(vectors.games.length, 3);
  for (const { record, draws } of vectors.games) {
    const { seed, salt, nonces, commitment: right } = record.fairness;
    assert.equal(commitment(seed, salt), right);
    const key = gameKey(seed, nonces);
    for (const { n, head, total, number, outcome } of draws) {
      if (total === undefined) assert.equal(outcome, record.fairness.start);
      else assert.equal(drawNumber(key, n, head, BigInt(total)), BigInt(number));
    }
  }
});

test("what is no secret, nonce or total is refused", () => {
  const [{ seed, salt }] = vectors.commitments;
  for (const bad of ["", "0".repeat(63), "0".repeat(65), "g".repeat(64), `${seed}\n`]) {
    assert.throws(() => commitment(bad, salt), RangeError);
    assert.throws(() => commitment(seed, bad), RangeError);
    assert.throws(() => gameKey(bad, []), RangeError);
    assert.throws(() => drawNumber(bad, 0, "* roll", 6n), RangeError);
  }
  for (const bad of ["0".repeat(65), "g", "0x1", " "]) {
    assert.throws(() => gameKey(seed, ["", bad]), RangeError);
  }
  for (const bad of [0n, -1n, (1n << 64n) + 1n]) {
    assert.throws(() => drawNumber(seed, 0, "* roll", bad), RangeError);
  }
});
