/**
 * Finding the legal choice behind what somebody tapped. `legal` is complete, so what is not found
 * is not allowed.
 */

/**
 * @typedef {object} Earns
 * @property {Record<string, number>} boxes boxes crossed off, by colour
 * @property {string[]} rows all rows of the card that are then complete
 * @property {boolean} scores
 * @property {number} points
 * @property {number[]} sum what the complete rows are worth
 * @property {number} suns sun rows among the complete ones
 * @property {number} bonus what they add
 */
/**
 * @typedef {object} Choice
 * @property {string} do
 * @property {boolean} more
 * @property {string} verb
 * @property {string[]} [cards]
 * @property {number[]} [dice]
 * @property {Earns} [earns]
 * @property {import("/js/contract.js").Ask} [say] what stands in place of the question's words once it is chosen
 * @property {import("/js/contract.js").Say[]} [outcome] what using the roll does to the card
 */

/**
 * @param {readonly (string | number)[]} a
 * @param {readonly (string | number)[]} b
 */
function isSameSet(a, b) {
  return a.length === b.length && a.every((one) => b.includes(one));
}

/**
 * Using the roll on a card.
 * @param {Choice[]} legal
 * @param {string | null} card
 */
export function useOf(legal, card) {
  return legal.find((choice) => choice.verb === "use" && choice.cards?.[0] === card);
}

/**
 * Rolling just these dice again, by their numbers from 1.
 * @param {Choice[]} legal
 * @param {number[]} dice
 */
export function rerollOf(legal, dice) {
  return legal.find((choice) => choice.verb === "reroll" && isSameSet(choice.dice ?? [], dice));
}

/**
 * Keeping just these dealt cards.
 * @param {Choice[]} legal
 * @param {string[]} cards
 */
export function keepOf(legal, cards) {
  return legal.find((choice) => choice.verb === "keep" && isSameSet(choice.cards ?? [], cards));
}

/**
 * Taking a card from the supply.
 * @param {Choice[]} legal
 * @param {string | null} card
 */
export function takeOf(legal, card) {
  return legal.find((choice) => choice.verb === "take" && choice.cards?.[0] === card);
}

/** @param {Choice[]} legal */
export function passOf(legal) {
  return legal.find((choice) => choice.verb === "pass");
}

/**
 * How many dealt cards are to be kept; 0 when that is not asked.
 * @param {Choice[]} legal
 */
export function cardsToKeep(legal) {
  return legal.find((choice) => choice.verb === "keep")?.cards?.length ?? 0;
}

/**
 * A list with one entry more, or without it when it was there.
 * @template T
 * @param {T[]} list
 * @param {T} entry
 * @returns {T[]}
 */
export function toggled(list, entry) {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
