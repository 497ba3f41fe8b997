/**
 * What a deck says about its cards, read once and kept by the deck object.
 *
 * @typedef {object} MapFacts
 * @property {string} id
 * @property {string} color
 * @property {string} [seal] the colour that a seal on this map rewards
 * @property {string[]} field rows as they lie on the card; a blank is sea
 *
 * @typedef {object} Deck
 * @property {{order: string[]}} colors in the order that breaks ties
 * @property {Record<string, number>} seals points a map of the seal's colour
 * @property {{values: number[]}} cups
 * @property {{coin_rows: number, coins_per_row: number, palms: number}} score_card
 * @property {Record<string, number>} expedition
 * @property {Record<string, string[]>} patterns
 * @property {MapFacts[]} maps
 *
 * @typedef {{x: number, y: number, name: string, symbol: string}} Field
 * @typedef {object} MapCard
 * @property {string} id
 * @property {string} color
 * @property {string | null} seal
 * @property {number} sealPoints
 * @property {number} value
 * @property {number} rows
 * @property {Field[]} fields
 * @property {Map<string, Field>} byName
 */

/** The signs of a deck file for what is printed on a field. */
export const SYMBOL = Object.freeze({ cross: "x", coin: "o", palm: "T" });

/** @type {WeakMap<Deck, Map<string, MapCard>>} */
const known = new WeakMap();

/** The name of a field: its column's letter and its row's number. */
export const fieldName = (/** @type {number} */ x, /** @type {number} */ y) => String.fromCharCode(97 + x) + (y + 1);

/** Column and row of a field, counted from 0. @returns {[number, number]} */
export const fieldPlace = (/** @type {string} */ name) => [name.charCodeAt(0) - 97, Number(name.slice(1)) - 1];

/**
 * The map of this id.
 * @param {Deck} deck
 * @param {string} id
 * @returns {MapCard}
 */
export function mapCard(deck, id) {
  const found = mapCards(deck).get(id);
  if (!found) throw new Error(`expected a map of the deck, got ${id}`);
  return found;
}

/** @param {Deck} deck */
function mapCards(deck) {
  let cards = known.get(deck);
  if (!cards) {
    cards = new Map(deck.maps.map((facts) => [facts.id, read(facts, deck)]));
    known.set(deck, cards);
  }
  return cards;
}

/** @param {MapFacts} facts @param {Deck} deck @returns {MapCard} */
function read(facts, deck) {
  const fields = facts.field.flatMap((row, y) =>
    [...row].flatMap((symbol, x) => (symbol === " " ? [] : [{ x, y, name: fieldName(x, y), symbol }])),
  );
  return {
    id: facts.id,
    color: facts.color,
    seal: facts.seal ?? null,
    sealPoints: facts.seal ? deck.seals[facts.seal] : 0,
    value: fields.length,
    rows: facts.field.length,
    fields,
    byName: new Map(fields.map((field) => [field.name, field])),
  };
}

/**
 * How many of each symbol these fields carry.
 * @param {MapCard} card
 * @param {Iterable<string>} [names] all fields unless told
 */
export function symbolsOn(card, names = card.byName.keys()) {
  const count = { crosses: 0, coins: 0, palms: 0 };
  for (const name of names) {
    const symbol = card.byName.get(name)?.symbol;
    if (symbol === SYMBOL.cross) count.crosses += 1;
    if (symbol === SYMBOL.coin) count.coins += 1;
    if (symbol === SYMBOL.palm) count.palms += 1;
  }
  return count;
}

/** How many of these maps have a colour. */
export const countColor = (/** @type {Deck} */ deck, /** @type {string[]} */ ids, /** @type {string} */ color) =>
  ids.filter((id) => mapCard(deck, id).color === color).length;

/** Palms in sight on the display. */
export const palmsInSight = (/** @type {Deck} */ deck, /** @type {(string | null)[]} */ display) =>
  display.reduce((sum, id) => sum + (id ? symbolsOn(mapCard(deck, id)).palms : 0), 0);
