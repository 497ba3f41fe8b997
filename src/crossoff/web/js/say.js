// What a game says, as the wire brings it: the id of a text with what stands in it, or words as they are.
import { listed } from "./texts.js";

/** @typedef {import("./contract.js").Say} Say */
/** @typedef {import("./contract.js").Translate} Translate */

/** @param {any} value @param {Translate} t @param {string[]} names @returns {string | number} */
function put(value, t, names) {
  if (Array.isArray(value)) return speak(/** @type {Say} */ (value), t, names);
  if (value?.list) return listed(value.list.map((/** @type {any} */ one) => put(one, t, names)));
  return value?.seat === undefined ? value : (names[value.seat] ?? "");
}

/** In words. @param {Say} say @param {Translate} t @param {string[]} [names] of the seats, as they are said */
export function speak(say, t, names = []) {
  if (typeof say === "string") return say;
  const [said, values] = say;
  return t(said, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, put(value, t, names)])));
}
