// Persistent data in this browser. If storage is blocked or full, it lasts until the page closes.
import { randomHex } from "./random.js";

/** @type {Map<string, string>} */
const memory = new Map();
const PREFIX = "crossoff.";

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @returns {T}
 */
export function kept(key, otherwise) {
  let text = memory.get(key) ?? null;
  try {
    text = localStorage.getItem(PREFIX + key) ?? text;
  } catch {
    /* blocked: fall back to the page's memory */
  }
  if (text === null) return otherwise;
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
export function keep(key, value) {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    /* blocked or full */
  }
}

/** True if what is kept outlasts this page. */
export function lasts() {
  try {
    localStorage.setItem(`${PREFIX}probe`, "");
    localStorage.removeItem(`${PREFIX}probe`);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key @returns {string | null} */
export function keptInTab(key) {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Keep a text for this tab alone. @param {string} key @param {string} value */
export function keepInTab(key, value) {
  try {
    sessionStorage.setItem(PREFIX + key, value);
  } catch {
    /* blocked or full */
  }
}

/** @typedef {{request: string, id: string, at: number}} Attempt */
const ATTEMPT_LASTS = 600_000; // milliseconds

/**
 * The idempotency key of a request. It stays the same until the request succeeds, even after a reload, so that a server whose response was lost doesn't act twice.
 * @param {...unknown} request @returns {Attempt}
 */
export function attemptAt(...request) {
  const text = JSON.stringify(request);
  const last = kept("attempt", /** @type {Attempt | null} */ (null));
  if (last?.request === text && Date.now() - last.at < ATTEMPT_LASTS) return last;
  const attempt = { request: text, id: randomHex(32), at: Date.now() };
  keep("attempt", attempt);
  return attempt;
}

/** The request has succeeded: the next one gets a new key. */
export const endAttempt = () => keep("attempt", null);

/** @param {string} key */
function drop(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* blocked */
  }
}

/**
 * A table known to this browser. Secrets it doesn't have are missing.
 * @typedef {object} KeptTable
 * @property {string} table
 * @property {string} game
 * @property {string} token the secret this page plays (or watches) with
 * @property {{seat: number, token: string}[]} local other players on this device
 * @property {string} [host]
 * @property {string} [invite]
 * @property {string} [watch]
 * @property {string} [nonce] our contribution to the game's randomness: one per table
 * @property {boolean} [isGiven] it was sent before the game began
 * @property {string} [promise] the commitment before the first draw
 * @property {string[]} names of the others
 * @property {boolean} ended
 * @property {number} at when it was last opened
 */

const MOST = 60; // ended ones are dropped first: the key to a seat is kept nowhere else
const MOST_HEADS = 256; // each covers all decisions before it

/** The storage key for the heads of a table's hash chain, one per change of the log. @param {string} table */
const headsKey = (table) => `heads.${table}`;

/** @param {string} table @returns {string[]} */
export const keptHeads = (table) => kept(headsKey(table), []);

/** Store a head sent by the server, to compare it with the record later. @param {string} table @param {string} head */
export function keepHead(table, head) {
  const heads = keptHeads(table);
  if (!heads.includes(head)) keep(headsKey(table), [...heads, head].slice(-MOST_HEADS));
}

/** All tables known to this browser, the latest first. @returns {KeptTable[]} */
export const keptTables = () => kept("tables", []);

/** @param {string} id @returns {KeptTable | undefined} */
export const keptTable = (id) => keptTables().find((one) => one.table === id);

/**
 * Store a table, or update a known one.
 * @param {Partial<KeptTable> & {table: string}} more
 */
export function keepTable(more) {
  const known = keptTable(more.table);
  /** @type {KeptTable} */
  const one = { game: "", token: "", local: [], names: [], ended: false, ...known, ...more, at: Date.now() };
  const all = [one, ...keptTables().filter((other) => other.table !== one.table)];
  const dropped = new Set(all.length > MOST ? [all.findLast((other) => other.ended) ?? all[MOST]] : []);
  keep(
    "tables",
    all.filter((other) => !dropped.has(other)),
  );
  for (const { table } of dropped) drop(headsKey(table));
  return one;
}

/** Store the first commitment seen for a table; the game there has not begun. @param {string} table @param {string} commitment */
export function keepPromise(table, commitment) {
  if (!keptTable(table)?.promise) keepTable({ table, promise: commitment });
}

/** @param {string} id */
export function forgetTable(id) {
  keep(
    "tables",
    keptTables().filter((one) => one.table !== id),
  );
  drop(headsKey(id));
}
