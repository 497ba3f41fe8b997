// Points turn by turn, one line per seat; dashes distinguish the lines without colour.
import { html } from "../ui.js";
import { listed, t } from "../texts.js";

const [LEFT, RIGHT, TOP, BOTTOM] = [28, 312, 12, 112];
const LINE = 13; // a name's height
const BOX = "0 2 380 118";

/** A round number at or above the maximum, whose half is round, too. @param {number} most */
export function ceilingOf(most) {
  for (let unit = 10; ; unit *= 10) {
    for (const step of [1, 2, 3, 4, 6, 8, 10]) if (unit * step >= most) return unit * step;
  }
}

/** The positions of names next to the ends of their lines, without overlaps. @param {number[]} ends @returns {number[]} */
export function apart(ends) {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a] - ends[b]);
  const places = [...ends];
  order.forEach((i, n) => {
    if (n > 0) places[i] = Math.max(places[i], places[order[n - 1]] + LINE);
  });
  const over = Math.max(0, ...places.map((y) => y - BOTTOM));
  return places.map((y) => y - over);
}

/** @param {{totals: number[][], names: string[], at?: number}} props `totals`: the seats' points at each step; `at`: the current step */
export function Chart({ totals, names, at }) {
  if (totals.length < 2) return html`<svg class="chart" viewBox=${BOX} aria-hidden="true" />`; // a placeholder, to avoid a layout shift
  const ceiling = ceilingOf(Math.max(1, ...totals.flat()));
  const x = (/** @type {number} */ i) => LEFT + (i * (RIGHT - LEFT)) / (totals.length - 1);
  const y = (/** @type {number} */ points) => BOTTOM - (points * (BOTTOM - TOP)) / ceiling;
  const line = (/** @type {number} */ seat) =>
    totals.map((row, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(row[seat]).toFixed(1)}`).join("");
  const last = totals[totals.length - 1];
  const places = apart(last.map(y));
  const words = t("chart-label", {
    scores: listed(
      names.map((name, seat) => `${name} ${last[seat]}`),
      "unit",
    ),
  });
  return html`<svg class="chart" viewBox=${BOX} role="img" aria-label=${words}>
    ${[0, ceiling / 2, ceiling].map(
      (points) => html`<path class="grid" d=${`M${LEFT} ${y(points)}H${RIGHT}`} />
      <text x=${LEFT - 6} y=${y(points) + 4}>${points}</text>`,
    )}
    ${at !== undefined && html`<path class="now" d=${`M${x(at)} ${TOP - 4}V${BOTTOM}`} />`}
    ${names.map(
      (name, seat) => html`<path class=${`line pen-${seat + 1}`} d=${line(seat)} />
      <text class="name" x=${RIGHT + 6} y=${places[seat] + 4}>${name}</text>`,
    )}</svg>`;
}
