/** Why something on the table cannot be done now. */

/** @typedef {import("/js/contract.js").Why} Why */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./words.js").Translate} Translate */

/** @param {Translate} t @param {string} id @param {Record<string, string | number>} [values] @returns {Why} */
export const because = (t, id, values = {}) => ({ id, words: t(id, values) });

/**
 * Why the dice cannot be rolled again.
 * @param {Translate} t
 * @param {View} view
 * @param {number} me
 * @param {import("/js/contract.js").SeatFacts[]} seats
 * @returns {Why | null}
 */
export function whyNotRoll(t, view, me, seats) {
  if (view.active === null || view.phase === "over") return null;
  if (view.active !== me) return because(t, "oc-no-roll-theirs", { name: seats[view.active].name });
  return because(t, "oc-no-roll-left");
}
