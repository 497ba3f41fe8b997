/**
 * Why something on the table cannot be done now. That it cannot is seen from the list of choices.
 *
 * @typedef {import("/js/contract.js").Why} Why
 * @typedef {import("./choices.js").Marking} Marking
 * @typedef {import("./words.js").Texts} Texts
 */
import { chosen } from "./choices.js";

/** @param {Texts} t @param {string} id @param {Record<string, string | number>} [values] @returns {Why} */
export const because = (t, id, values = {}) => ({ id, words: t(id, values) });

/**
 * Why a field cannot be crossed off.
 * @param {Record<string, any>} view
 * @param {number} me
 * @param {Marking} marking
 * @param {boolean} asks whether this seat may cross off anything
 * @param {string} map
 * @param {string} field
 * @param {Texts} t
 * @returns {Why | null}
 */
export function whyNotField(view, me, marking, asks, map, field, t) {
  if (!asks) return whyNotNow(view, t);
  const own = view.seats[me].maps.find((/** @type {{id: string}} */ one) => one.id === map);
  if (!own?.free.includes(field)) return because(t, "sg-no-crossed");
  return because(t, chosen(marking) ? "sg-no-more" : "sg-no-shape");
}

/** Nobody crosses off out of turn. @param {Record<string, any>} view @param {Texts} t @returns {Why | null} */
function whyNotNow(view, t) {
  if (view.phase === "mark") return because(t, "sg-no-sealed");
  return view.phase === "take" ? because(t, "sg-no-taking") : null;
}

/** Why the turn is not done yet. @param {Marking} marking @param {Texts} t @returns {Why} */
export function whyNotDone(marking, t) {
  if (chosen(marking)) return because(t, "sg-no-owed");
  if (marking.taps.length > 0) return because(t, "sg-no-half");
  return because(t, "sg-no-nothing");
}
