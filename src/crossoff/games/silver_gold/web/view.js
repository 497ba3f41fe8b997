/**
 * What the server shows of a table, as types.
 *
 * @typedef {{id: string, free: string[], marked: string[]}} MapView
 * @typedef {object} SeatView
 * @property {MapView[]} maps
 * @property {string[]} completed
 * @property {number} coins
 * @property {number[]} cups
 * @property {number[]} palms
 * @property {number} extras
 * @property {boolean} waiting
 * @property {Record<string, number>} score
 *
 * @typedef {object} TableView
 * @property {string} phase
 * @property {number} round
 * @property {number} rounds
 * @property {number} turn
 * @property {number} turns
 * @property {number | null} start
 * @property {string | null} expedition
 * @property {string[] | null} seen
 * @property {(string | null)[]} display
 * @property {number} pile
 * @property {number} palm what a palm writes now
 * @property {number[]} cups
 * @property {string[]} hand
 * @property {SeatView[]} seats
 */
export {};
