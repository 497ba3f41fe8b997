/**
 * Cards, turns and questions in words. Everything is said through the game's texts; here is only
 * which text fits.
 *
 * @typedef {import("/js/contract.js").Translate} Texts
 * @typedef {import("/js/contract.js").What} What
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./facts.js").MapCard} MapCard
 * @typedef {import("./facts.js").Field} Field
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./view.js").TableView} TableView
 */
import { SYMBOL, countColor, mapCard, symbolsOn } from "./facts.js";

/** @type {Record<string, string>} */
const SYMBOL_WORDS = { [SYMBOL.cross]: "cross", [SYMBOL.coin]: "coin", [SYMBOL.palm]: "palm" };

/** @param {Field} field @param {string} state free, possible, chosen or crossed @param {Texts} t */
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

/** "a purple map", to stand in a sentence. @param {string} color @param {Texts} t */
export const aMap = (color, t) => t("sg-a-map", { color });

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

/**
 * One thing that happened, or null for what is not told.
 * @param {What} what
 * @param {import("/js/contract.js").SentenceContext} context
 * @returns {string | null}
 */
export function sentence(what, { t, names, deck }) {
  const name = what.by === null ? "" : names[what.by];
  const facts = /** @type {Deck} */ (deck);
  switch (what.verb) {
    case "keep":
      return t("sg-say-keep", { name, count: what.cards?.length ?? 0 });
    case "mark":
      return sayMark(what, name, facts, t);
    case "take":
      return sayTake(what, name, facts, t);
    case "gain":
      return sayGain(what, name, t);
    case "ready":
      return t("sg-say-ready", { name });
    case "start":
      return t("sg-say-start", { name: names[what.seat] });
    case "expedition":
      return what.card === null
        ? null
        : t("sg-say-expedition", { pattern: what.card, fields: patternSize(facts, what.card) });
    default:
      return null;
  }
}

/** @param {Deck} deck @param {string} pattern */
export const patternSize = (deck, pattern) => deck.patterns[pattern]?.join("").replace(/[^#]/g, "").length ?? 0;

/** @param {What} what @param {string} name @param {Deck} deck @param {Texts} t */
function sayMark(what, name, deck, t) {
  /** @type {{map: string, fields: string[]}[]} */
  const groups = what.groups;
  const [fields, coins, palms] = groups.reduce(
    ([f, c, p], group) => {
      const on = symbolsOn(mapCard(deck, group.map), group.fields);
      return [f + group.fields.length, c + on.coins, p + on.palms];
    },
    [0, 0, 0],
  );
  const maps = new Set(groups.map((group) => group.map));
  const where = maps.size > 1 ? t("sg-both-maps") : aMap(mapCard(deck, groups[0].map).color, t);
  const earned = (coins > 0 ? 1 : 0) + (palms > 0 ? 2 : 0);
  const id = ["sg-say-mark", "sg-say-mark-coins", "sg-say-mark-palms", "sg-say-mark-coins-palms"][earned];
  return t(id, { name, fields, coins, palms, where });
}

/** @param {What} what @param {string} name @param {Deck} deck @param {Texts} t */
function sayTake(what, name, deck, t) {
  const card = what.cards?.[0];
  if (!card) return t("sg-say-take-unseen", { name });
  const map = aMap(mapCard(deck, card).color, t);
  return t(what.from === "pile" ? "sg-say-take-pile" : "sg-say-take", { name, map });
}

/** Coins were told with the marks; told here is what is worth lifting the head for. @param {What} what @param {string} name @param {Texts} t */
function sayGain(what, name, t) {
  const { maps = 0, seals = 0, cups = 0, palms = 0 } = what.items ?? {};
  if (maps > 0 && seals > 0) return t("sg-say-finished-seal", { name, maps, seals });
  if (maps > 0) return t("sg-say-finished", { name, maps });
  if (cups > 0) return t("sg-say-cup", { name, cups });
  return palms > 0 ? t("sg-say-palms", { name, palms }) : null;
}

/**
 * What can be done now, in one line. Before the game begins there is nothing in the view yet.
 * @param {Partial<TableView>} view
 * @param {Choice[]} legal
 * @param {number | null} me
 * @param {Texts} t
 */
export function prompt(view, legal, me, t) {
  if (view.phase === "over") return t("sg-over");
  if (legal.length > 0) return ask(legal, t);
  if (me === null) return t("sg-watching");
  const others = (view.seats ?? []).filter((seat, k) => k !== me && seat.waiting).length;
  return t("sg-waiting-count", { count: others });
}

/** @param {Choice[]} legal @param {Texts} t */
function ask(legal, t) {
  if (legal[0].verb === "keep") return t("sg-keep", { count: legal[0].cards?.length ?? 0 });
  if (legal[0].verb === "take") return t("sg-take");
  return t(hasShape(legal) ? "sg-mark" : "sg-mark-one");
}

/** Whether the shape fits anywhere. @param {Choice[]} legal */
export const hasShape = (legal) => legal.some((one) => (one.groups?.[0].fields.length ?? 0) > 1);
