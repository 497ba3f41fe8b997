/** What is said about cards, dice, seats and choices. Every word comes through `t`. */
import { fewestBoxes, missingColors, rowsOf } from "./facts.js";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */
/** @typedef {import("./facts.js").Deck} Deck */

/**
 * Several things in one sentence, joined the way the page's language joins them.
 * @param {string[]} words
 */
export function listed(words) {
  const language = globalThis.document?.documentElement.lang || "en";
  return new Intl.ListFormat(language).format(words);
}

/**
 * @param {Translate} t
 * @param {string[]} colors
 */
export const colorList = (t, colors) => listed(colors.map((color) => t(`oc-color-${color}`)));

/**
 * A card for the ear, row by row. Without `free` it is as printed.
 * @param {Translate} t
 * @param {Deck} deck
 * @param {string} id
 * @param {Record<string, number> | null} free
 * @param {Record<string, number>} adds boxes that the roll would cross off
 */
export function cardLabel(t, deck, id, free = null, adds = {}) {
  const rows = rowsOf(deck, id).map(({ color, boxes, sun }) => {
    const crossed = boxes - (free?.[color] ?? boxes);
    const state = crossed === boxes ? "complete" : free ? "open" : "printed";
    return t("oc-row-label", {
      color: t(`oc-color-${color}`),
      state,
      boxes,
      crossed,
      adds: adds[color] ?? 0,
      sun: sun ? "yes" : "no",
    });
  });
  return [t("oc-card-label", { card: id }), ...rows].join(" ");
}

/**
 * @param {Translate} t
 * @param {number} number from 1
 * @param {string | null} color null while it is in the air
 * @param {"kept" | "again" | "lies"} state
 */
export function dieLabel(t, number, color, state) {
  if (color === null) return t("oc-die-in-the-air", { number });
  const thing = { number, color: t(`oc-color-${color}`), shape: t(`oc-shape-${color}`) };
  return t(`oc-die-${state}`, thing);
}

/**
 * What a face of the dice does.
 * @param {Translate} t
 * @param {string} color
 */
export const dieTip = (t, color) => t("oc-tip-die", { color: t(`oc-color-${color}`) });

/**
 * What a sun is worth.
 * @param {Translate} t
 * @param {Deck} deck
 */
export const sunTip = (t, deck) => t("oc-tip-sun", { one: deck.bonus.suns[1] ?? 0, two: deck.bonus.suns[2] ?? 0 });

/**
 * Colours that a card has no row of.
 * @param {Translate} t
 * @param {string[]} colors
 */
const lacks = (t, colors) => t("oc-missing", { count: colors.length, colors: colorList(t, colors) });

/**
 * What speaks for a card that could be taken or kept.
 * @param {Translate} t
 * @param {Deck} deck
 * @param {string} id
 */
export function goodFor(t, deck, id) {
  const suns = rowsOf(deck, id)
    .filter((row) => row.sun)
    .map((row) => row.color);
  const missing = missingColors(deck, id);
  return {
    title: suns.length ? t("oc-suns-on", { count: suns.length, rows: colorList(t, suns) }) : t("oc-no-suns"),
    text: [t("oc-scores-with", { boxes: fewestBoxes(deck, id) }), ...(missing.length ? [lacks(t, missing)] : [])].join(
      " ",
    ),
  };
}
