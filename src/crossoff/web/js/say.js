// What a game says, as the wire brings it: the id of a text with what stands in it, or words as they are.
import { listed } from "./texts.js";

/** @typedef {import("./contract.js").Say} Say */
/** @typedef {import("./contract.js").Translate} Translate */

/** @param {any} value @param {Translate} t @returns {string | number} */
function put(value, t) {
  if (Array.isArray(value)) return speak(/** @type {Say} */ (value), t);
  return value?.list ? listed(value.list.map((/** @type {any} */ one) => put(one, t))) : value;
}

/** In words. @param {Say} say @param {Translate} t @param {Record<string, string | number>} [more] what else may stand in it, such as a name */
export function speak(say, t, more = {}) {
  if (typeof say === "string") return say;
  const [said, values] = say;
  return t(said, {
    ...more,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, put(value, t)])),
  });
}
