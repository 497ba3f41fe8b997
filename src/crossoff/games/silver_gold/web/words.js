/**
 * Cards, turns and questions in words. Everything is said through the game's texts; here is only
 * which text fits.
 *
 * @typedef {import("/js/contract.js").Translate} Texts
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./facts.js").MapCard} MapCard
 * @typedef {import("./facts.js").Field} Field
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./view.js").TableView} TableView
 */
import { SYMBOL, countColor, symbolsOn } from "./facts.js";

/** @type {Record<string, string>} */
const SYMBOL_WORDS = { [SYMBOL.cross]: "cross", [SYMBOL.coin]: "coin", [SYMBOL.palm]: "palm" };

/** @param {Field} field @param {string} state free, possible, single, chosen or crossed @param {Texts} t */
export const fieldLabel = (field, state, t) =>
  t("sg-field", { field: field.name, symbol: SYMBOL_WORDS[field.symbol] ?? "none", state });

/** What a symbol on a field does; nothing for an empty one. @param {string} symbol its sign in the deck @param {Texts} t */
export function symbolTip(symbol, t) {
  if (symbol === SYMBOL.cross) return t("sg-tip-cross");
  if (symbol === SYMBOL.coin) return t("sg-tip-coin");
  return symbol === SYMBOL.palm ? t("sg-tip-palm") : undefined;
}

/** @param {MapCard} card @param {number} left fields still free @param {Texts} t */
export const mapLabel = (card, left, t) =>
  t("sg-map", { color: card.color, value: card.value, left, seal: card.seal ?? "none", points: card.sealPoints });

/** A map that lies in the display or on a hand: what is printed on it. @param {MapCard} card @param {Texts} t */
export const offerLabel = (card, t) =>
  t("sg-offer-map", {
    color: card.color,
    value: card.value,
    ...symbolsOn(card),
    seal: card.seal ?? "none",
    points: card.sealPoints,
  });

/** What a map is good for, line by line. @param {MapCard} card @param {Deck} deck @param {string[]} mine finished and on the table @param {Texts} t @returns {string[]} */
export function goodFor(card, deck, mine, t) {
  const lines = [];
  const symbols = symbolsOn(card);
  if (symbols.coins + symbols.crosses + symbols.palms > 0) lines.push(t("sg-good-symbols", symbols));
  if (card.seal) {
    const have = countColor(deck, mine, card.seal);
    lines.push(t("sg-good-seal", { seal: card.seal, points: card.sealPoints, have }));
  }
  return lines.length > 0 ? lines : [t("sg-good-plain")];
}

/** @param {Deck} deck @param {string} pattern */
export const patternSize = (deck, pattern) => deck.patterns[pattern]?.join("").replace(/[^#]/g, "").length ?? 0;

/** Whether the shape fits anywhere. @param {Choice[]} legal */
export const hasShape = (legal) => legal.some((one) => (one.groups?.[0].fields.length ?? 0) > 1);

/** A shape in the middle of a sentence. @param {string} pattern @param {Deck} deck @param {Texts} t */
export const patternWords = (pattern, deck, t) => t("sg-pattern", { pattern, fields: patternSize(deck, pattern) });
