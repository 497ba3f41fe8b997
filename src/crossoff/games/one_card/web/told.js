/** What happened, one sentence a line: for the live region and the list of the last turn. */
import { listed } from "./words.js";

/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {import("./moves.js").What} What */
/** @typedef {{t: Translate, names: string[], deck: any}} Context */

/**
 * @param {What} what
 * @param {Context} context
 * @returns {string | null} null for what needs no telling
 */
export function sentence(what, { t, names }) {
  const name = what.by === null || what.by === undefined ? "" : names[what.by];
  switch (what.verb) {
    case "keep":
      return t("oc-told-keep", { name, list: listed(what.cards) });
    case "ready":
      return t("oc-told-ready", { name });
    case "supply":
      return t("oc-told-supply", { count: what.cards.length, list: listed(what.cards) });
    case "start":
      return t("oc-told-start", { name: names[what.seat] });
    case "roll":
      return t("oc-told-roll", { dice: diceList(t, what.dice) });
    case "reroll":
      return t("oc-told-reroll", { name, dice: what.dice.length });
    case "use":
      return used(what, name, t);
    case "gain":
      return gained(what, name, t);
    case "pass":
      return t("oc-told-pass", { name });
    case "take":
      return t("oc-told-take", { name, card: what.cards[0] });
    case "draw":
      return t("oc-told-draw", { name: names[what.seat], card: what.cards[0] });
    default:
      return null;
  }
}

/**
 * @param {What} what
 * @param {string} name
 * @param {Translate} t
 */
function used(what, name, t) {
  const card = what.cards[0];
  if (!what.earns) return t("oc-told-use", { name, card });
  const counts = /** @type {number[]} */ (Object.values(what.earns.boxes));
  return t("oc-told-boxes", { name, card, boxes: counts.reduce((a, b) => a + b, 0) });
}

/**
 * Points that count from now on: those of scored cards. Open rows may still be scored with their card.
 * @param {What} what
 * @param {string} name
 * @param {Translate} t
 */
function gained(what, name, t) {
  const scored = /** @type {number[]} */ (what.items?.cards ?? []);
  if (!scored.length) return null;
  return t("oc-told-scored", { name, points: scored.reduce((a, b) => a + b, 0) });
}

/**
 * A roll by its colours: "2 yellow, green and blue".
 * @param {Translate} t
 * @param {string[]} dice
 */
function diceList(t, dice) {
  const colors = [...new Set(dice)];
  return listed(
    colors.map((color) =>
      t("oc-told-color", {
        count: dice.filter((one) => one === color).length,
        color: t(`oc-color-${color}`),
      }),
    ),
  );
}
