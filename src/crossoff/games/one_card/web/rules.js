/** The rules page: the clauses of rules.md in their order, each with its picture. The words are in texts/rules/. */
import { AllFaces, PrintedCard, RollAgain, Scored, SunSign, UsedRoll, WholeSheet } from "./rules-pictures.js";
import { scoredCard } from "./rules-examples.js";
import { rowsOf } from "./facts.js";

/** @typedef {import("./facts.js").Deck} Deck */

/** @type {import("/js/contract.js").RulesModule["sections"]} */
export const sections = [
  {
    id: "C1",
    clauses: [
      { id: "C1.1", Picture: PrintedCard },
      { id: "C1.2", Picture: AllFaces },
    ],
  },
  { id: "C2", clauses: [{ id: "C2.1" }, { id: "C2.2" }, { id: "C2.3" }, { id: "C2.4" }] },
  { id: "C3", clauses: [{ id: "C3.1" }, { id: "C3.2", Picture: RollAgain, lesson: "rule-c3-2" }, { id: "C3.3" }] },
  {
    id: "C4",
    clauses: [{ id: "C4.1", Picture: UsedRoll, lesson: "rule-c4-1" }, { id: "C4.2" }, { id: "C4.3" }, { id: "C4.4" }],
  },
  {
    id: "C5",
    clauses: [
      { id: "C5.1" },
      { id: "C5.2", Sign: SunSign, Picture: Scored, lesson: "rule-c5-2" },
      { id: "C5.3" },
      { id: "C5.4" },
      { id: "C5.5" },
      { id: "C5.6" },
    ],
  },
  {
    id: "C6",
    clauses: [{ id: "C6.1" }, { id: "C6.2" }, { id: "C6.3" }, { id: "C6.4", Picture: WholeSheet }, { id: "C6.5" }],
  },
  { id: "C7", clauses: [{ id: "C7.1" }, { id: "C7.2" }] },
];

/** What examples are tried with. */
export const loadTry = () => import("./rules-try.js");

/** The numbers that the words name. @param {Deck} deck */
export function facts(deck) {
  const { cards, colors, dice, bonus, end } = deck;
  const rows = rowsOf(deck, cards[0].id);
  const { sum } = scoredCard(deck);
  return {
    cards: cards.length,
    colors: colors.order.length,
    lines: rows.length,
    boxes: rows.reduce((count, row) => count + row.boxes, 0),
    dice: dice.count,
    again: dice.rolls - 1,
    full: end.rows_to_score,
    end: end.scored_cards,
    one: bonus.suns[1] ?? 0,
    two: bonus.suns[2] ?? 0,
    most: rows.reduce((count, row) => count + row.boxes, 0) + (bonus.suns[2] ?? 0),
    sum: sum.join(" + "),
    points: sum.reduce((a, b) => a + b, 0),
  };
}
