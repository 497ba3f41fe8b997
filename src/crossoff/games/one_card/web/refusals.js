/** Why something on the table cannot be done now: a few words, and the clause of rules.md to read up. */

/** @typedef {import("/js/contract.js").Why} Why */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./words.js").Translate} Translate */

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
  if (view.active !== me) return { words: t("oc-no-roll-theirs", { name: seats[view.active].name }), clause: "C3.1" };
  return { words: t("oc-no-roll-left"), clause: "C3.2" };
}
