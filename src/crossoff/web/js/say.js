// What a game says, as the wire brings it: the id of a text with what stands in it, or words as they are.
import { hasText, listed } from "./texts.js";

/** @typedef {import("./contract.js").Say} Say */
/** @typedef {import("./contract.js").Translate} Translate */

/** @param {any} value @param {Translate} t @param {string[]} names @returns {string | number} */
function put(value, t, names) {
  if (Array.isArray(value)) return speak(/** @type {Say} */ (value), t, names);
  if (value?.list) return listed(value.list.map((/** @type {any} */ one) => put(one, t, names)));
  if (value?.items) return value.items.map((/** @type {any} */ one) => put(one, t, names)).join(", ");
  return value?.seat === undefined ? value : (names[value.seat] ?? "");
}

/**
 * In words; "" for nothing.
 * @param {Say | null | undefined} say
 * @param {Translate} t
 * @param {string[]} [names] of the seats, as they are said
 * @param {Record<string, string | number>} [more] what only the reader knows, such as how much they have picked
 * @returns {string}
 */
export function speak(say, t, names = [], more = {}) {
  if (!Array.isArray(say)) return say ?? "";
  const [said, values] = say;
  const spoken = Object.entries(values).map(([key, value]) => [key, put(value, t, names)]);
  return t(said, { ...more, ...Object.fromEntries(spoken) });
}

/** In fewer words, where the language has them: phones have little room. @param {Say | undefined} say @returns {Say | undefined} */
export function inShort(say) {
  if (!Array.isArray(say)) return say;
  const [id, values] = say;
  return hasText(`${id}-short`) ? [`${id}-short`, values] : say;
}
