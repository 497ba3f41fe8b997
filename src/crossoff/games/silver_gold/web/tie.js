/**
 * How a tie was broken, in words.
 *
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").TableView} TableView
 * @typedef {import("/js/contract.js").ScoreSheetProps} SheetProps
 */
import { countColor } from "./facts.js";

/**
 * The line under the result; null when the points decided.
 * @param {SheetProps} props
 * @returns {string | null}
 */
export function subtitle({ scores, winners, t, view, deck }) {
  const points = Math.max(...scores.map((score) => score.total));
  const level = scores.flatMap((score, k) => (score.total === points ? [k] : []));
  if (level.length < 2) return null;
  if (winners.length === level.length) return t("sg-tie-shared", { points });
  const rung = decidedBy(/** @type {TableView} */ (view), /** @type {Deck} */ (deck), level);
  return t("sg-tie-color", { points, ...(rung ?? { color: "none", most: 0, next: 0 }) });
}

/** The colour that split the leaders last. @param {TableView} view @param {Deck} deck @param {number[]} level */
function decidedBy(view, deck, level) {
  let [left, found] = [level, /** @type {{color: string, most: number, next: number} | null} */ (null)];
  for (const color of deck.colors.order) {
    const counts = left.map((seat) => countColor(deck, view.seats[seat].completed, color));
    const most = Math.max(...counts);
    const rest = counts.filter((count) => count < most);
    if (rest.length > 0) found = { color, most, next: Math.max(...rest) };
    left = left.filter((_, k) => counts[k] === most);
  }
  return found;
}
