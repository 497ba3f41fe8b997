/**
 * The shape of an expedition card as a person turns it, and where it can lie. Which placements
 * are allowed is in the list of choices; here they are only compared with the shape in hand.
 *
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {{turns: number, flipped: boolean}} Pose
 * @typedef {[number, number][]} Cells
 */
import { fieldPlace } from "./facts.js";

/** @type {Pose} */
export const UPRIGHT = Object.freeze({ turns: 0, flipped: false });

/** Quarter turns clockwise. @param {Pose} pose @returns {Pose} */
export const turned = (pose, times = 1) => ({ ...pose, turns: (pose.turns + times) % 4 });

/** Left and right exchanged, as it lies now. @param {Pose} pose @returns {Pose} */
export const flipped = (pose) => ({ turns: (4 - pose.turns) % 4, flipped: !pose.flipped });

/** The pattern's cells in a pose, moved to the corner. @param {string[]} rows @param {Pose} pose @returns {Cells} */
export function posed(rows, pose) {
  /** @type {Cells} */
  let cells = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "#" ? [/** @type {[number, number]} */ ([x, y])] : [])),
  );
  if (pose.flipped) cells = cells.map(([x, y]) => [-x, y]);
  for (let k = 0; k < pose.turns; k += 1) cells = cells.map(([x, y]) => [-y, x]);
  return cornered(cells);
}

/** @param {Cells} cells @returns {Cells} */
function cornered(cells) {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells
    .map(([x, y]) => /** @type {[number, number]} */ ([x - left, y - top]))
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
}

/** The same text for the same cells. @param {Cells} cells */
export const keyOf = (cells) => cornered(cells).join(" ");

/** Width and height. @param {Cells} cells @returns {[number, number]} */
export const extent = (cells) => [Math.max(...cells.map(([x]) => x)) + 1, Math.max(...cells.map(([, y]) => y)) + 1];

/** @param {Choice} choice @returns {Cells} */
const cellsOf = (choice) => (choice.groups?.[0].fields ?? []).map(fieldPlace);

/** The placements among the first choices that lie as the shape in hand. @param {Choice[]} legal @param {Cells} shape */
export function lying(legal, shape) {
  const key = keyOf(shape);
  return legal.filter((one) => one.groups?.length === 1 && keyOf(cellsOf(one)) === key);
}

/** Middle of the smallest box around a placement, in fields. @param {Choice} choice @returns {[number, number]} */
export function middle(choice) {
  const cells = cellsOf(choice);
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs) + 1) / 2, (Math.min(...ys) + Math.max(...ys) + 1) / 2];
}

/**
 * The placement on a map whose middle is nearest to a point, no farther than `reach` fields.
 * @param {Choice[]} placements
 * @param {string} map
 * @param {[number, number]} point
 * @param {number} reach
 * @returns {Choice | null}
 */
export function nearest(placements, map, [x, y], reach) {
  let best = null;
  let least = reach;
  for (const one of placements) {
    if (one.groups?.[0].map !== map) continue;
    const [mx, my] = middle(one);
    const away = Math.hypot(mx - x, my - y);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}

/**
 * The placement that covers a field, the one with its middle nearest to the pointer first.
 * @param {Choice[]} placements
 * @param {string} map
 * @param {string} field
 * @param {[number, number]} [point] the middle of the field unless told
 */
export function covering(placements, map, field, point) {
  const [x, y] = fieldPlace(field);
  const over = placements.filter((one) => one.groups?.[0].fields.includes(field));
  return nearest(over, map, point ?? [x + 0.5, y + 0.5], Infinity);
}
