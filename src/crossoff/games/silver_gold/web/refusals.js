/**
 * Why something on the table cannot be done now: a few words, and the clause of rules.md to read up. That it cannot is seen
 * from the list of choices.
 *
 * @typedef {import("/js/contract.js").Why} Why
 * @typedef {import("./choices.js").Marking} Marking
 * @typedef {import("./words.js").Texts} Texts
 */
import { chosen } from "./choices.js";

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
  if (!own?.free.includes(field)) return { words: t("sg-no-crossed"), clause: "S4.1" };
  return { words: t(chosen(marking) ? "sg-no-more" : "sg-no-shape"), clause: "S4.1" };
}

/** Nobody crosses off out of turn. @param {Record<string, any>} view @param {Texts} t @returns {Why | null} */
function whyNotNow(view, t) {
  if (view.phase === "mark") return { words: t("sg-no-sealed"), clause: "S4.2" };
  return view.phase === "take" ? { words: t("sg-no-taking"), clause: "S5" } : null;
}

/** Why the turn is not done yet. @param {Marking} marking @param {Texts} t @returns {Why} */
export function whyNotDone(marking, t) {
  if (chosen(marking)) return { words: t("sg-no-owed"), clause: "S4.3" };
  if (marking.taps.length > 0) return { words: t("sg-no-half"), clause: "S4.1" };
  return { words: t("sg-no-nothing"), clause: "S4.2" };
}
