/** What is said about cards, dice, seats and choices. Every word comes through `t`. */
import { cardsToKeep, canReroll } from "./choices.js";
import { leftOut, missingColors, rowsOf, fewestBoxes, standing, turnOrder } from "./facts.js";

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Translate */
/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./choices.js").Earns} Earns */

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
 * What using the roll on a card would bring: a title, and what there is to say about it.
 * @param {Translate} t
 * @param {Deck} deck
 * @param {View} view
 * @param {string} id
 * @param {Earns} earns
 */
export function outcome(t, deck, view, id, earns) {
  if (earns.scores) {
    return { great: true, title: t("oc-scores", { points: earns.points }), parts: [sumText(t, deck, id, earns)] };
  }
  const boxes = Object.values(earns.boxes).reduce((a, b) => a + b, 0);
  const filled = earns.rows.filter((color) => color in earns.boxes);
  const out = leftOut(view.roll, earns.boxes);
  const lacking = missingColors(deck, id);
  const [missing, unfit] = [
    out.filter((color) => lacking.includes(color)),
    out.filter((color) => !lacking.includes(color)),
  ];
  const parts = [];
  if (filled.length) parts.push(t("oc-fills", { count: filled.length, rows: colorList(t, filled) }));
  if (missing.length) parts.push(lacks(t, missing));
  if (unfit.length) parts.push(t("oc-unfit", { count: unfit.length, colors: colorList(t, unfit) }));
  return { great: false, title: t("oc-boxes", { boxes }), parts };
}

/**
 * How a scored card's points come about: its complete rows, then the suns.
 * @param {Translate} t
 * @param {Deck} deck
 * @param {string} id
 * @param {Earns} earns
 */
function sumText(t, deck, id, earns) {
  const { rows, suns, bonus } = summands(deck, id, earns);
  return t("oc-sum", { rows: rows.join(" + "), suns, bonus });
}

/**
 * The numbers that add up to a scored card's points.
 * @param {Deck} deck
 * @param {string} id
 * @param {Earns} earns
 */
export function summands(deck, id, earns) {
  const rows = rowsOf(deck, id)
    .filter((row) => earns.rows.includes(row.color))
    .map((row) => row.boxes);
  return { rows, suns: earns.suns, bonus: deck.bonus.suns[earns.suns] ?? 0 };
}

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

/**
 * One line: what can I do now?
 * @param {View} view
 * @param {Choice[]} legal
 * @param {number | null} me
 * @param {Translate} t
 */
export function prompt(view, legal, me, t) {
  if (view.phase === "over") return t("oc-prompt-over");
  if (cardsToKeep(legal)) return t("oc-prompt-keep", { cards: cardsToKeep(legal) });
  if (legal.some((choice) => choice.verb === "take")) return t("oc-prompt-take");
  if (view.roll.some((_, die) => canReroll(legal, die + 1))) return t("oc-prompt-roll");
  if (legal.some((choice) => choice.verb === "use")) return t("oc-prompt-use");
  if (legal.length) return t("oc-prompt-pass");
  if (me === null) return t("oc-prompt-watch");
  return waiting(view, me, t);
}

/**
 * @param {View} view
 * @param {number} me
 * @param {Translate} t
 */
function waiting(view, me, t) {
  const mine = standing(view, me);
  if (mine === "ready") return t("oc-prompt-ready");
  if (mine === "done") return t("oc-prompt-done");
  const order = turnOrder(view);
  const now = order.findIndex((seat) => view.seats[seat].waiting);
  return t("oc-prompt-next", { before: now < 0 ? 0 : order.indexOf(me) - now });
}
