/**
 * What the pictures of the rules show, found in the deck: whatever deck is played with, they show its own cards.
 *
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./facts.js").MapCard} MapCard
 * @typedef {import("./shapes.js").Pose} Pose
 * @typedef {{card: MapCard, fields: string[]}} Laid a map, and fields crossed off on it in this turn
 */
import { fieldName, fieldPlace, mapCard, palmsInSight, symbolsOn } from "./facts.js";
import { UPRIGHT, flipped, keyOf, posed, turned } from "./shapes.js";

/** @type {Pose[]} */
const POSES = [UPRIGHT, turned(UPRIGHT), flipped(UPRIGHT)];

/** @param {Deck} deck */
const cardsOf = (deck) => deck.maps.map(({ id }) => mapCard(deck, id));

/** Where a shape fits on an empty map, as names of fields. @param {MapCard} card @param {[number, number][]} cells @returns {string[][]} */
export function places(card, cells) {
  return card.fields
    .map(({ x, y }) => cells.map(([dx, dy]) => fieldName(x + dx, y + dy)))
    .filter((names) => names.every((name) => card.byName.has(name)));
}

/** The first map and shape for which something is found. @template T @param {Deck} deck @param {(card: MapCard, rows: string[]) => T | null | undefined} look @returns {T | null} */
function first(deck, look) {
  for (const card of cardsOf(deck)) {
    for (const rows of Object.values(deck.patterns)) {
      const found = look(card, rows);
      if (found) return found;
    }
  }
  return null;
}

/** How many different symbols are printed on a map. @param {MapCard} card */
const kinds = (card) => Object.values(symbolsOn(card)).filter((count) => count > 0).length;

/** One map of each colour with as much on it as there is, every second with a seal. @param {Deck} deck @returns {MapCard[]} */
export const ofEachColor = (deck) =>
  [...deck.colors.order].reverse().flatMap((color, k) => {
    const worth = (/** @type {MapCard} */ card) => kinds(card) + ((card.seal !== null) === (k % 2 === 1) ? 4 : 0);
    return cardsOf(deck)
      .filter((card) => card.color === color)
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, 1);
  });

/** Whether flipping a shape makes one that no turning makes. @param {string[]} rows */
const hasTwoSides = (rows) =>
  [0, 1, 2, 3].every((turns) => keyOf(posed(rows, { turns, flipped: false })) !== keyOf(posed(rows, flipped(UPRIGHT))));

/** A shape with two sides, on a map where it lies as printed, turned and flipped. @param {Deck} deck */
export const threeWays = (deck) =>
  first(deck, (card, rows) => {
    if (!hasTwoSides(rows)) return null;
    const shapes = POSES.map((pose) => posed(rows, pose));
    const laid = shapes.map((cells, k) => {
      const found = places(card, cells);
      return found[Math.min(k, found.length - 1)];
    });
    return laid.every(Boolean) ? { cells: shapes[0], maps: laid.map((fields) => ({ card, fields })) } : null;
  });

/** A shape that covers so much of everything. @param {MapCard} card @param {string[]} rows @param {{crosses: number, coins: number, palms: number}} wanted */
const covering = (card, rows, wanted) =>
  places(card, posed(rows, UPRIGHT)).find((fields) => {
    const on = symbolsOn(card, fields);
    return on.crosses === wanted.crosses && on.coins === wanted.coins && on.palms === wanted.palms;
  });

/** A shape over a cross, and the field it gives. @param {Deck} deck @returns {Laid | null} */
export const overCross = (deck) =>
  first(deck, (card, rows) => {
    const fields = rows.length > 1 && covering(card, rows, { crosses: 1, coins: 0, palms: 0 });
    if (!fields) return null;
    const away = (/** @type {import("./facts.js").Field} */ { x, y }) =>
      Math.min(...fields.map(fieldPlace).map(([fx, fy]) => Math.abs(fx - x) + Math.abs(fy - y)));
    const extra = card.fields
      .filter(({ symbol }) => symbol === ".")
      .reduce((best, field) => (away(field) > away(best) ? field : best));
    return { card, fields: [...fields, extra.name] };
  });

/** A shape over one coin. @param {Deck} deck @returns {Laid | null} */
export const overCoin = (deck) =>
  first(deck, (card, rows) => {
    const fields = rows.length > 1 && covering(card, rows, { crosses: 0, coins: 1, palms: 0 });
    return fields ? { card, fields } : null;
  });

/** A palm that is crossed off, the display meanwhile, and what is written. @param {Deck} deck @returns {(Laid & {display: string[], palms: number, worth: number}) | null} */
export function overPalm(deck) {
  const withPalms = cardsOf(deck).filter((card) => symbolsOn(card).palms > 0);
  if (withPalms.length < 3) return null;
  const [card, ...others] = withPalms;
  const fields = card.fields
    .filter((field) => symbolsOn(card, [field.name]).palms > 0)
    .slice(0, 1)
    .map((field) => field.name);
  const plain = cardsOf(deck)
    .filter((one) => symbolsOn(one).palms === 0)
    .slice(0, 2);
  const display = [others[0], plain[0], others[1], plain[1]].filter(Boolean).map(({ id }) => id);
  const palms = palmsInSight(deck, display);
  return { card, fields, display, palms, worth: 1 + palms };
}

/** A finished map with a seal, and two finished maps that it counts; they carry no seal that would pay too. @param {Deck} deck */
export function sealed(deck) {
  for (const card of cardsOf(deck)) {
    const counted = cardsOf(deck)
      .filter((one) => one !== card && one.seal === null && one.color === card.seal)
      .slice(0, 2);
    if (card.seal !== null && card.seal !== card.color && counted.length === 2) {
      return { card, counted, points: card.sealPoints, total: card.sealPoints * counted.length };
    }
  }
  return null;
}

/** The score sheet that the example adds up. */
export const SHEET = { maps: 58, seals: 4, coins: 10, cups: 9, palms: 9, total: 90 };
