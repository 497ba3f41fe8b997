// What is printed on the cards, drawn round 0,0: coin, cross, palm, the emblems of the map colours.
import { html } from "/js/ui.js";
import { SYMBOL } from "./facts.js";

const CROSS = "M-5.6-4.2-4.2-5.6 0-1.7 4.2-5.6 5.6-4.2 1.7 0 5.6 4.2 4.2 5.6 0 1.7-4.2 5.6-5.6 4.2-1.7 0Z";
const STAR = "M0-4 1.2-1.2 4 0 1.2 1.2 0 4-1.2 1.2-4 0-1.2-1.2Z";
const LEAVES =
  "M1.2-2C-1-6.5-6-6.5-8.5-2.5-5-3.8-2-3 1.2-2ZM1.2-2C-2-2.5-6 0-6.5 4-4 1-1.5-.5 1.2-2Z" +
  "M1.2-2C.2-6 3-9.3 7-8.5 4.5-7 2.8-4.8 1.2-2ZM1.2-2C4-5 8.5-4.5 9.2 0 7-2 4-2.3 1.2-2Z" +
  "M1.2-2C4-1.5 6.5.8 6 4.5 5 2 3.2 0 1.2-2Z";

export const CrossSymbol = () => html`<g class="sg-cross"><circle r="9" pathLength="24" /><path d=${CROSS} /></g>`;
export const CoinSymbol = () => html`
  <g class="sg-coin"><circle r="8.6" /><circle class="sg-coin-rim" r="6.3" /><path d=${STAR} /></g>`;
export const PalmSymbol = () => html`
  <g class="sg-palm"><path class="sg-trunk" d="M-1.5 9.5C-2 5 .2 1 1.2-2" /><path class="sg-leaf" d=${LEAVES} /></g>`;

/** A field's symbol by its sign in the deck; nothing for an empty field. */
export function FieldSymbol(/** @type {{sign: string}} */ { sign }) {
  if (sign === SYMBOL.cross) return html`<${CrossSymbol} />`;
  if (sign === SYMBOL.coin) return html`<${CoinSymbol} />`;
  if (sign === SYMBOL.palm) return html`<${PalmSymbol} />`;
  return null;
}

/** @type {Record<string, string>} a snippet of each colour's paper */
const EMBLEMS = {
  purple: "M-8 0Q-6-3.4-4 0T0 0 4 0 8 0",
  orange: "M-6.5 0h.01M0 0h.01M6.5 0h.01",
  green: "M-7.5 2.6-3.5-2.6M-2 2.6 2-2.6M3.5 2.6 7.5-2.6",
  gray: "M-6-2.6V2.6M-8.6 0H-3.4M6-2.6V2.6M3.4 0H8.6",
};

/** The emblem ties a seal to its maps without colour. */
export const Emblem = (/** @type {{color: string, y?: number}} */ { color, y = 0 }) => html`
  <path class=${`sg-emblem sg-emblem-${color}`} transform=${`translate(0 ${y})`} d=${EMBLEMS[color] ?? ""} />`;

/** Edge of a wax seal. */
const scallop = (/** @type {number} */ r, /** @type {number} */ bumps) =>
  `${Array.from({ length: bumps * 2 }, (_, i) => {
    const [angle, k] = [(i * Math.PI) / bumps, i % 2 ? r * 0.91 : r];
    return `${i ? "L" : "M"}${(Math.sin(angle) * k).toFixed(1)} ${(-Math.cos(angle) * k).toFixed(1)}`;
  }).join("")}Z`;
const WAX = scallop(20, 14);

/** @param {{color: string, points: number, x?: number, y?: number, tip?: string}} props */
export const Seal = ({ color, points, x = 0, y = 0, tip }) => html`
  <g class=${`sg-seal sg-${color}`} transform=${`translate(${x} ${y})`} data-tip=${tip}>
    <path class="sg-wax" d=${WAX} /><path class="weave" d=${WAX} fill=${`url(#paper-${color})`} />
    <circle class="sg-disc" r="14.5" /><text y="2.5">+${points}</text><${Emblem} color=${color} y=${8} /></g>`;

/** A small seal for a line of text: no number, the emblem only. */
export const SealMark = (/** @type {{color: string}} */ { color }) => html`
  <g class=${`sg-seal sg-${color}`} transform="scale(.5)"><path class="sg-wax" d=${WAX} /><circle class="sg-disc" r="14.5" />
    <${Emblem} color=${color} /></g>`;

/** A map as small as a letter. */
export const MapMark = (/** @type {{color: string}} */ { color }) => html`
  <g class=${`sg-${color}`}><rect class="sg-mark-sea" x="-10" y="-7" width="20" height="14" rx="2.5" />
    <rect class="sg-mark-land" x="-6" y="-3.5" width="8" height="7" rx="1" /></g>`;

const ROSE = "M0-19 3.4-3.4 19 0 3.4 3.4 0 19-3.4 3.4-19 0-3.4-3.4Z";

/** The compass on a map without a seal and under the shape of an expedition. */
export const Rose = (/** @type {{x: number, y: number, scale?: number}} */ { x, y, scale = 1 }) => html`
  <g class="sg-rose" transform=${`translate(${x} ${y}) scale(${scale})`}><circle r="13" /><path d=${ROSE} /></g>`;
