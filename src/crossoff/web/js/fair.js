/**
 * Lets players verify the randomness of a game: `crossoff-fair/2` (docs/fairness.md) and the older
 * `crossoff-fair/1` (docs/fairness-1.md). Contains no game rules: `crossoff verify` checks which draws were due.
 */
import { hmacSha256, joined, sha256 } from "./sha256.js";

export const FIRST = "crossoff-fair/1";
export const SECOND = "crossoff-fair/2";

const WORDS = 1n << 64n; // the number of values of 8 bytes
const DRAWN = 255; // encodes that the start seat is drawn

/** @param {string} text */
const utf8 = (text) => new TextEncoder().encode(text);

/** @param {string} scheme @param {string} purpose */
const tag = (scheme, purpose) => utf8(`${scheme} ${purpose}\0`);

/** @param {Uint8Array} bytes */
const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {number} number */
function u32(number) {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}

/**
 * @param {string} text 64 hex digits
 * @param {string} what its name, for the error
 */
function fromHex(text, what) {
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new RangeError(`expected a ${what} of 64 hex digits`);
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** @param {(string | null | undefined)[]} nonces up to 64 hex digits each, in the order of the seats */
function encodedNonces(nonces) {
  const parts = nonces.map((nonce) => {
    const text = (nonce ?? "").toLowerCase();
    if (!/^[0-9a-f]{0,64}$/.test(text)) throw new RangeError("expected nonces of up to 64 hex digits");
    return joined(Uint8Array.of(text.length), utf8(text));
  });
  return joined(Uint8Array.of(nonces.length), ...parts);
}

/** The remainder modulo `total` of the first unbiased word. @param {(attempt: number) => Uint8Array} digest @param {bigint} total */
function numberBelow(digest, total) {
  if (total < 1n || total > WORDS) throw new RangeError("expected a total weight from 1 to 2**64");
  for (let attempt = 0; ; attempt++) {
    const word = new DataView(digest(attempt).buffer).getBigUint64(0);
    // Rejection sampling: the last few words would bias towards low numbers.
    if (word < WORDS - (WORDS % total)) return word % total;
  }
}

// --- crossoff-fair/1 ---

/** @param {string} seed @param {string} salt @returns {string} */
export const commitment1 = (seed, salt) =>
  toHex(sha256(joined(tag(FIRST, "commitment"), fromHex(salt, "salt"), fromHex(seed, "seed"))));

/** @param {string} seed @param {(string | null | undefined)[]} nonces @returns {string} */
export const gameKey1 = (seed, nonces) =>
  toHex(hmacSha256(fromHex(seed, "seed"), joined(tag(FIRST, "key"), encodedNonces(nonces))));

/**
 * @param {string} key
 * @param {number} n the number of earlier draws in the game
 * @param {string} head how the draw's line in the record begins, such as "* deal 0"
 * @param {bigint} total weight of all outcomes
 */
export function drawNumber1(key, n, head, total) {
  const bytes = fromHex(key, "key");
  return numberBelow(
    (attempt) => hmacSha256(bytes, joined(tag(FIRST, "draw"), u32(n), u32(attempt), utf8(head))),
    total,
  );
}

// --- crossoff-fair/2 ---

/** @param {string} text */
const field = (text) => joined(u32(utf8(text).length), utf8(text));

/** Encode a value of a deck, with type tags. @param {unknown} value @returns {Uint8Array} */
function encodedValue(value) {
  if (typeof value === "string") return joined(utf8("s"), field(value));
  if (Number.isInteger(value)) return joined(utf8("i"), field(String(value)));
  if (Array.isArray(value)) return joined(utf8("l"), u32(value.length), ...value.map(encodedValue));
  if (value === null || typeof value !== "object")
    throw new RangeError("expected texts, whole numbers, lists and objects");
  const keys = Object.keys(value);
  // JavaScript moves integer-like keys to the front, so their order in the record is lost.
  if (keys.some((key) => /^\d+$/.test(key))) throw new RangeError("expected no key that looks like a number");
  return joined(
    utf8("o"),
    u32(keys.length),
    ...keys.flatMap((key) => [field(key), encodedValue(/** @type {any} */ (value)[key])]),
  );
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function byBytes(one, other) {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at < 0 ? one.length - other.length : one[at] - (other[at] ?? -1);
}

/**
 * Encode the terms that a commitment covers.
 * @param {{table: string, game: string, options: Record<string, string>, deck: unknown, seats: number, start?: number | null}} terms
 */
export function encodedTerms({ table, game, options, deck, seats, start }) {
  const names = Object.keys(options).sort((one, other) => byBytes(utf8(one), utf8(other)));
  return joined(
    field(table),
    field(game),
    Uint8Array.of(names.length),
    ...names.flatMap((name) => [field(name), field(options[name])]),
    encodedValue(deck),
    Uint8Array.of(seats, start ?? DRAWN),
  );
}

/** The commitment to a seed, published before anybody sends a nonce. @param {string} seed @param {string} salt @param {Uint8Array} terms @returns {string} */
export const commitment = (seed, salt, terms) =>
  toHex(sha256(joined(tag(SECOND, "commitment"), fromHex(salt, "salt"), fromHex(seed, "seed"), terms)));

/** The key of a game's draws. @param {string} seed @param {string} committed @param {(string | null | undefined)[]} nonces @returns {string} */
export const gameKey = (seed, committed, nonces) =>
  toHex(
    hmacSha256(
      fromHex(seed, "seed"),
      joined(tag(SECOND, "key"), fromHex(committed, "commitment"), encodedNonces(nonces)),
    ),
  );

/** The number of a draw, below `total`. @param {string} key @param {string} label @param {bigint} total */
export function drawNumber(key, label, total) {
  const bytes = fromHex(key, "key");
  return numberBelow((attempt) => hmacSha256(bytes, joined(tag(SECOND, "draw"), u32(attempt), utf8(label))), total);
}

/** The rank of a card by its index in the deck: the lowest is drawn first. @param {string} key @param {string} label @param {number} card @returns {string} */
export const cardRank = (key, label, card) =>
  toHex(hmacSha256(fromHex(key, "key"), joined(tag(SECOND, "rank"), u32(card), utf8(label))));

/** The head of the hash chain before the first decision. @param {string} committed @param {(string | null | undefined)[]} nonces @returns {string} */
export const firstHead = (committed, nonces) =>
  toHex(sha256(joined(tag(SECOND, "log"), fromHex(committed, "commitment"), encodedNonces(nonces))));

/** The head after one more line; draws are not chained. @param {string} head @param {string} line @returns {string} */
export const nextHead = (head, line) =>
  line.startsWith("*") ? head : toHex(sha256(joined(tag(SECOND, "line"), fromHex(head, "head"), utf8(line))));

// --- records ---

/** Recompute the commitment from a record's seed, salt and terms. @param {Record<string, any>} record @returns {string} */
export function commitmentOf(record) {
  const { scheme, seed, salt, table, start } = record.fairness;
  if (scheme === FIRST) return commitment1(seed, salt);
  const { game, options, deck, seats } = record;
  return commitment(seed, salt, encodedTerms({ table, game, options, deck, seats: seats.length, start }));
}

/** All heads of a record's chain, starting with the one before its first line; empty if decisions were not chained. @param {Record<string, any>} record @returns {string[]} */
export function headsOf(record) {
  if (record.fairness.scheme === FIRST) return [];
  const heads = [firstHead(record.fairness.commitment, record.fairness.nonces)];
  for (const line of record.log) heads.push(nextHead(heads[heads.length - 1], line));
  return heads;
}
