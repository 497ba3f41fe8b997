/** What the pictures of the rules show, found in the deck: whatever deck is played with, they show its own cards. */
import { rowsOf } from "./facts.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").Row} Row */

/** Boxes by colour. @param {Row[]} rows @param {(row: Row, place: number) => number} count @returns {Record<string, number>} */
const byColor = (rows, count) => Object.fromEntries(rows.map((row, place) => [row.color, count(row, place)]));

/** A roll by the colours of the dice, as many as there are. @param {Deck} deck @param {string[]} colors */
const rollOf = (deck, colors) => Array.from({ length: deck.dice.count }, (_, die) => colors[die % colors.length]);

/**
 * Two rows that fit the roll, and one with a single box left that two dice want.
 * @param {Deck} deck
 */
export function usedRoll(deck) {
  const { id } = deck.cards[0];
  const [first, second, third, ...others] = rowsOf(deck, id);
  const free = { ...byColor([first, second, ...others], (row) => row.boxes), [third.color]: 1 };
  return {
    id,
    free,
    roll: rollOf(deck, [first.color, first.color, second.color, third.color, third.color]),
    adds: { [first.color]: 2, [second.color]: 1 },
  };
}

/**
 * A card that this roll completes: as many full rows as it takes, one sun among them.
 * @param {Deck} deck
 */
export function scoredCard(deck) {
  const { id } = deck.cards[0];
  const rows = rowsOf(deck, id);
  const suns = rows.filter((row) => row.sun);
  const full = [...suns.slice(0, 1), ...rows.filter((row) => !row.sun)]
    .slice(0, deck.end.rows_to_score)
    .map((row) => row.color);
  return {
    id,
    free: byColor(rows, (row) => (full.includes(row.color) ? 0 : row.boxes)),
    sum: [...rows.filter((row) => full.includes(row.color)).map((row) => row.boxes), deck.bonus.suns[1] ?? 0],
  };
}

/** A roll with one die of each colour in turn. @param {Deck} deck */
export const firstRoll = (deck) =>
  rollOf(
    deck,
    [0, 2, 2, 4, 2].map((place) => deck.colors.order[place % deck.colors.order.length]),
  );

/** The score sheet that the example adds up. */
export const SHEET = { cards: [18, 12, 15, 13], open: 7, total: 65 };
