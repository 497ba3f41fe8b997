// Handwritten numbers: ten single-stroke digits in a box of 10 by 14.
import { html } from "../ui.js";

/** @type {Record<string, string>} */
const STROKES = {
  0: "M5.6 1.4C2.6 1 1.2 4 1.2 7.2c0 3.4 1.4 5.6 3.9 5.6 2.6 0 3.9-2.6 3.9-5.9C9 3.6 7.6 1.6 4.9 1.5",
  1: "M2.6 3.8 5.7 1.2 5.2 12.9",
  2: "M1.6 4C1.8 2 3.4 1.2 5 1.3c2 .1 3.3 1.4 3 3.4C7.6 7.3 4 9.6 1.4 12.5c2.4-.4 5-.4 7.5-.1",
  3: "M1.8 2.4C3.4.9 7.6.9 7.8 3.6 7.9 5.7 5.7 6.5 4 6.6c2.5-.1 4.7.8 4.6 3.1-.1 3.1-4.8 4-7.2 2.1",
  4: "M5.7 1.2 1.2 8.8c2.6.2 5.2.1 7.9-.3M6.9 5.6 6.4 13",
  5: "M8.2 1.5C6.2 1.7 4.5 1.7 2.7 1.6L2 6.5c2.2-1.3 6.6-.9 6.6 2.7 0 3.7-4.6 4.5-7.1 2.6",
  6: "M7.3 1.2C4 2.6 1.5 6 1.5 9.3c0 2.2 1.5 3.6 3.5 3.6 2.2 0 3.7-1.5 3.6-3.5-.1-1.9-1.6-3-3.4-2.9C3.3 6.6 2 8 1.6 9.6",
  7: "M1.3 1.9c2.5.2 5 .1 7.6-.3C6.6 5 5 8.6 4.2 12.9",
  8: "M8 2.9C7.2 1.3 2.4.6 2.3 3.6c-.1 3 6.2 3 6.2 6.3 0 3.9-7.2 3.8-7.1.2C1.5 6.9 7.8 6.3 8.1 3.1",
  9: "M8.3 4.6C8.2 2.4 6.9 1.2 5.1 1.3 3 1.4 1.6 3 1.7 5c.1 1.9 1.6 2.9 3.3 2.7C6.9 7.5 8.2 6 8.3 4.3c0 3-.5 6-2.4 8.6",
  "+": "M5 4.2 4.9 10.2M1.9 7.3 8.1 7",
  "-": "M2 7.2 8.1 7",
};
const STEP = 9.6;

/** The width of a handwritten number with height `h`. */
export const writtenWidth = (/** @type {string | number} */ value, /** @type {number} */ h) =>
  String(value).length * STEP * (h / 14);

/**
 * A handwritten number inside a drawing, centred at (x, y).
 * @param {{value: string | number, x?: number, y?: number, h: number, fresh?: boolean, delay?: number}} props
 */
export function InkNumber({ value, x = 0, y = 0, h, fresh = false, delay = 0 }) {
  const k = h / 14;
  const left = x - writtenWidth(value, h) / 2;
  return html`<g class=${fresh ? "written is-fresh" : "written"} fill="none">
    ${[...String(value)].map(
      (glyph, i) => html`
      <path class="ink" pathLength="1" stroke-width="1.7" d=${STROKES[glyph]} style=${{ "--order": delay + i }}
        transform=${`translate(${(left + i * STEP * k).toFixed(1)} ${(y - h / 2).toFixed(1)}) scale(${k.toFixed(3)})`} />`,
    )}
  </g>`;
}

/**
 * A handwritten number in a line of text, `h` pixels high, labelled with its value.
 * @param {{value: string | number, h?: number, fresh?: boolean, delay?: number}} props
 */
export function Written({ value, h = 22, fresh = false, delay = 0 }) {
  const w = writtenWidth(value, h);
  return html`<svg class="number" role="img" aria-label=${String(value)} width=${w.toFixed(0)} height=${h}
    viewBox=${`0 0 ${w.toFixed(1)} ${h}`}>
    <${InkNumber} value=${value} x=${w / 2} y=${h / 2} h=${h} fresh=${fresh} delay=${delay} /></svg>`;
}
