// Ink: everything a player wrote with the felt-tip. The strokes' colour and opacity are in ink.css.
import { html } from "../ui.js";
import { seeded } from "./seeded.js";

/** @typedef {{x: number, y: number}} Point */

const short = (/** @type {number} */ v) => v.toFixed(1);

/**
 * One stroke: a slightly bowed line, and a dry streak where the tip skips.
 * @param {Point} from
 * @param {Point} to
 * @param {number} width
 * @param {() => number} random
 * @returns {{d: string, width: string, streak: string, streakWidth: string}}
 */
export function strokePath(from, to, width, random) {
  const size = Math.hypot(to.x - from.x, to.y - from.y);
  const jitter = (/** @type {number} */ by) => (random() - 0.5) * by * size;
  const [ax, ay] = [from.x + jitter(0.12), from.y + jitter(0.12)];
  const [bx, by] = [to.x + jitter(0.12), to.y + jitter(0.12)];
  const [qx, qy] = [(ax + bx) / 2 + jitter(0.16), (ay + by) / 2 + jitter(0.16)];
  const along = (/** @type {number} */ k) => `${short(ax + (bx - ax) * k)} ${short(ay + (by - ay) * k)}`;
  return {
    d: `M${along(0)}Q${short(qx)} ${short(qy)} ${along(1)}`,
    width: short(width * (0.92 + random() * 0.2)),
    streak: `M${along(0.55)}L${along(0.88)}`,
    streakWidth: short(width * 0.16),
  };
}

/**
 * A cross of two strokes around a point. `fresh` animates it stroke by stroke.
 * @param {{x?: number, y?: number, r: number, seed: string, fresh?: boolean, delay?: number, streaks?: boolean}} props
 *   `r`: from the centre to a tip; `seed`: card id and field; `delay`: the number of strokes before it
 */
export function InkCross({ x = 0, y = 0, r, seed, fresh = false, delay = 0, streaks = true }) {
  const random = seeded(seed);
  const first = strokePath({ x: x - r, y: y - r }, { x: x + r, y: y + r }, r * 0.42, random);
  const second = strokePath({ x: x + r, y: y - r }, { x: x - r, y: y + r }, r * 0.42, random);
  return html`<g class=${fresh ? "cross is-fresh" : "cross"}>
    ${[first, second].map(
      (s, i) => html`
      <path class="ink" pathLength="1" d=${s.d} stroke-width=${s.width} style=${{ "--order": delay + i }} />
      ${streaks && html`<path class="streak" d=${s.streak} stroke-width=${s.streakWidth} />`}`,
    )}
  </g>`;
}

const RING = "M2.6-7.6C-4-9.5-8.4-4-7.6 1.5c.7 5 5.4 7.2 9.8 5.7C6.8 5.7 8 0 5.4-4 3.9-6.2.9-7.2-2.4-6.6";

/**
 * A circle drawn around something, about 16 units across at scale 1.
 * @param {{x?: number, y?: number, scale?: number, fresh?: boolean}} props
 */
export const InkRing = ({ x = 0, y = 0, scale = 1, fresh = false }) => html`
  <path class=${fresh ? "ink ring is-fresh" : "ink ring"} pathLength="1" stroke-width="1.7" d=${RING}
    transform=${`translate(${x} ${y}) scale(${scale})`} />`;

/** The loop around a winner's total: fills its container, in vermilion. */
export const InkLoop = () => html`
  <svg class="loop" viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
    <path class="ink" pathLength="1"
      d="M70 8C40-2 6 8 6 30c0 20 28 25 50 23 24-2 40-12 38-27C92 12 66 5 42 9" />
  </svg>`;
