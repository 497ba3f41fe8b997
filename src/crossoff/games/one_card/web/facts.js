/**
 * What deck and view say about cards and seats, put the way the board asks for it.
 * Nothing here decides what is allowed: that stands in the list of choices (choices.js).
 */

/** @typedef {{id: string, rows: Record<string, number>, suns: string[]}} Card */
/**
 * @typedef {object} Deck
 * @property {{order: string[]}} colors
 * @property {{count: number, rolls: number}} dice
 * @property {{suns: number[]}} bonus
 * @property {{scored_cards: number, rows_to_score: number}} end
 * @property {Card[]} cards
 */
/** @typedef {{color: string, boxes: number, sun: boolean}} Row */
/** @typedef {{id: string, free: Record<string, number>}} OpenCard */
/**
 * @typedef {object} SeatView
 * @property {OpenCard[]} cards
 * @property {[string, number][]} scored
 * @property {boolean} waiting
 * @property {Standing} standing where it stands in this turn
 * @property {{cards: number[], open: number, total: number}} score
 */
/**
 * @typedef {object} View
 * @property {string} variant
 * @property {string} phase
 * @property {number | null} active before the first turn: who will roll first
 * @property {number | null} asked the seat that decides now
 * @property {(string | null)[]} roll
 * @property {number} rolls_left
 * @property {(string | null)[]} supply
 * @property {number} pile
 * @property {string[]} hand
 * @property {SeatView[]} seats
 * @property {{why: string, turns: number, left: number} | null} ends the end that comes by itself, once it is near
 */
/** @typedef {"choosing" | "ready" | "rolling" | "deciding" | "taking" | "next" | "done" | "idle"} Standing */

/**
 * @param {Deck} deck
 * @param {string} id
 * @returns {Card}
 */
export function cardOf(deck, id) {
  const card = deck.cards.find((one) => one.id === id);
  if (!card) throw new RangeError(`expected a card of the deck, got ${id}`);
  return card;
}

/**
 * The rows of a card from top to bottom, in the deck's order of colours.
 * @param {Deck} deck
 * @param {string} id
 * @returns {Row[]}
 */
export function rowsOf(deck, id) {
  const card = cardOf(deck, id);
  return deck.colors.order
    .filter((color) => card.rows[color] > 0)
    .map((color) => ({ color, boxes: card.rows[color], sun: card.suns.includes(color) }));
}

/**
 * The colours that a card has no row of.
 * @param {Deck} deck
 * @param {string} id
 */
export function missingColors(deck, id) {
  const { rows } = cardOf(deck, id);
  return deck.colors.order.filter((color) => !(rows[color] > 0));
}

/**
 * How few boxes score an empty card: those of its shortest rows.
 * @param {Deck} deck
 * @param {string} id
 */
export function fewestBoxes(deck, id) {
  const lengths = rowsOf(deck, id).map((row) => row.boxes);
  return lengths
    .sort((a, b) => a - b)
    .slice(0, deck.end.rows_to_score)
    .reduce((a, b) => a + b, 0);
}

/**
 * The others in the order of the table, from the seat after mine; all seats for an onlooker.
 * @param {View} view
 * @param {number | null} me
 * @returns {number[]}
 */
export function rivalsOf(view, me) {
  const seats = view.seats.map((_, seat) => seat);
  return me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
}
