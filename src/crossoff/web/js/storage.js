// What this browser remembers. Where storage is forbidden or full, it remembers until the page closes.
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
    /* forbidden: the memory of this page has to do */
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
    /* forbidden or full */
  }
}

/** @typedef {{request: string, id: string, at: number}} Attempt */
const ATTEMPT_LASTS = 600_000; // milliseconds

/**
 * The id to send with a request. It stays the same until it has succeeded, also after a reload, so that a server that did what was asked and could not say so does not do it twice.
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

/** The request has succeeded: the same again is another one. */
export const endAttempt = () => keep("attempt", null);

/** @param {string} key */
function drop(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    /* forbidden */
  }
}

/**
 * A table this browser has a place at. Secrets it does not hold are missing.
 * @typedef {object} KeptTable
 * @property {string} table
 * @property {string} game
 * @property {string} token the secret this page plays (or looks on) with
 * @property {{seat: number, token: string}[]} local other people on this device
 * @property {string} [host]
 * @property {string} [invite]
 * @property {string} [watch]
 * @property {string} [nonce] what we send to be added to the game's chance: one for each table
 * @property {boolean} [isGiven] it was sent before the game began
 * @property {string} [promise] the commitment as it was before the first draw
 * @property {string[]} names of the others
 * @property {boolean} ended
 * @property {number} at when it was last looked at
 */

const MOST = 12;
const MOST_HEADS = 256; // each covers all decisions before it

/** Where the heads of a table's chain of decisions are kept, one for each change of the log. @param {string} table */
const headsKey = (table) => `heads.${table}`;

/** @param {string} table @returns {string[]} */
export const keptHeads = (table) => kept(headsKey(table), []);

/** Keep what the server has said of the decisions so far, to compare it with the record. @param {string} table @param {string} head */
export function keepHead(table, head) {
  const heads = keptHeads(table);
  if (!heads.includes(head)) keep(headsKey(table), [...heads, head].slice(-MOST_HEADS));
}

/** All tables this browser knows, the latest first. @returns {KeptTable[]} */
export const keptTables = () => kept("tables", []);

/** @param {string} id @returns {KeptTable | undefined} */
export const keptTable = (id) => keptTables().find((one) => one.table === id);

/**
 * Remember a table, or more about one already known.
 * @param {Partial<KeptTable> & {table: string}} more
 */
export function keepTable(more) {
  const known = keptTable(more.table);
  /** @type {KeptTable} */
  const one = { game: "", token: "", local: [], names: [], ended: false, ...known, ...more, at: Date.now() };
  const all = [one, ...keptTables().filter((other) => other.table !== one.table)];
  keep("tables", all.slice(0, MOST));
  for (const { table } of all.slice(MOST)) drop(headsKey(table));
  return one;
}

/** Keep the commitment that a table was first known by; the game there has not begun. @param {string} table @param {string} commitment */
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
