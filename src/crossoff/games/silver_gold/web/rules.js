/**
 * The rules page: the clauses of rules.md in their order, each with its picture. The words are in texts/rules/.
 *
 * @typedef {import("./facts.js").Deck} Deck
 */
import {
  AllCups,
  BlankCard,
  CoinSign,
  CrossSign,
  EveryColor,
  EveryShape,
  FullRow,
  OverCoin,
  OverCross,
  OverPalm,
  PalmSign,
  SealCounts,
  SealSign,
  ThreeWays,
  WholeSheet,
} from "./rules-pictures.js";
import { overPalm, sealed } from "./rules-examples.js";
import { mapCard } from "./facts.js";

/** @type {import("/js/contract.js").RulesModule["sections"]} */
export const sections = [
  {
    id: "S1",
    clauses: [
      { id: "S1.1", Picture: EveryColor },
      { id: "S1.2", Picture: EveryShape },
      { id: "S1.3", Picture: BlankCard },
      { id: "S1.4", Picture: AllCups },
    ],
  },
  { id: "S2", clauses: [{ id: "S2.1" }, { id: "S2.2" }, { id: "S2.3" }, { id: "S2.4" }] },
  { id: "S3", clauses: [{ id: "S3.1" }] },
  {
    id: "S4",
    clauses: [
      { id: "S4.1", Picture: ThreeWays, lesson: "rule-s4-1" },
      { id: "S4.2" },
      { id: "S4.3", Sign: CrossSign, Picture: OverCross, lesson: "rule-s4-3" },
      { id: "S4.4", Sign: CoinSign, Picture: OverCoin },
      { id: "S4.5", Sign: PalmSign, Picture: OverPalm, lesson: "rule-s4-5" },
    ],
  },
  {
    id: "S5",
    clauses: [
      { id: "S5.1", Picture: FullRow },
      { id: "S5.2" },
      { id: "S5.3" },
      { id: "S5.4" },
      { id: "S5.5" },
      { id: "S5.6" },
      { id: "S5.7" },
    ],
  },
  { id: "S6", clauses: [{ id: "S6.1" }] },
  {
    id: "S7",
    clauses: [
      { id: "S7.1" },
      { id: "S7.2" },
      { id: "S7.3", Sign: SealSign, Picture: SealCounts },
      { id: "S7.4", Picture: WholeSheet },
      { id: "S7.5" },
    ],
  },
  { id: "S8", clauses: [{ id: "S8.1" }, { id: "S8.2" }, { id: "S8.3" }] },
];

/** What examples are tried with. */
export const loadTry = () => import("./rules-try.js");

/** The colours that the words name. */
const NAMED = ["purple", "orange", "green", "gray"];

/** How many maps have a colour, how many squares, and what its seal pays. @param {Deck} deck @param {string} color */
function ofColor(deck, color) {
  const maps = deck.maps.filter((map) => map.color === color);
  const size = maps.length > 0 ? mapCard(deck, maps[0].id).value : 0;
  return { [color]: maps.length, [`${color}_size`]: size, [`${color}_pays`]: deck.seals[color] ?? 0 };
}

/** The numbers that the words name. @param {Deck} deck */
export function facts(deck) {
  const { maps, colors, cups, patterns, expedition, score_card: card } = deck;
  const [palm, seal] = [overPalm(deck), sealed(deck)];
  return {
    maps: maps.length,
    colors: colors.order.length,
    shapes: Object.keys(patterns).length,
    expeditions: Object.values(expedition).reduce((sum, count) => sum + count, 0),
    rows: card.coin_rows,
    coins: card.coins_per_row,
    boxes: card.palms,
    cups: cups.values.join(", "),
    best: cups.values[0] ?? 0,
    palms: palm?.palms ?? 0,
    worth: palm?.worth ?? 0,
    seal: seal?.points ?? 0,
    total: seal?.total ?? 0,
    ...Object.assign({}, ...NAMED.map((color) => ofColor(deck, color))),
  };
}
