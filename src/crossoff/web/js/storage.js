// What this browser remembers. Where storage is forbidden or full, it remembers until the page closes.

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
  } catch { /* forbidden: the memory of this page has to do */ }
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
  } catch { /* forbidden or full */ }
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
 * @property {string} [nonce] what we added to the game's chance
 * @property {string} [commitment] as it was when we sat down
 * @property {string[]} names of the others
 * @property {boolean} ended
 * @property {number} at when it was last looked at
 */

const MOST = 12;

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
  keep("tables", [one, ...keptTables().filter((other) => other.table !== one.table)].slice(0, MOST));
  return one;
}

/** @param {string} id */
export function forgetTable(id) {
  keep("tables", keptTables().filter((one) => one.table !== id));
}
