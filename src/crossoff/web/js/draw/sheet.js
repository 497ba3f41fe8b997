// The laminated card that everything is printed on: clear rim, print, and a soft gloss over the ink.
import { html } from "../ui.js";

/**
 * A card of 88 by 63 mm, landscape by default. Its drawing goes between print and gloss, in units of
 * the viewBox (176 by 126). Without a label it is decorative.
 * @param {{cls?: string, label?: string, w?: number, h?: number, gloss?: boolean, children?: any,
 *   [attribute: string]: any}} props any other attribute goes to the svg
 */
export function Sheet({ cls = "", label, w = 176, h = 126, gloss = true, children, ...rest }) {
  const said = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class=${`card ${cls}`} viewBox=${`0 0 ${w} ${h}`} ...${said} ...${rest}>
    <rect class="rim-clear" x=".4" y=".4" width=${w - 0.8} height=${h - 0.8} rx="10" />
    <rect class="print" x="3.5" y="3.5" width=${w - 7} height=${h - 7} rx="7" />
    ${children}
    ${
      gloss &&
      html`<path class="gloss"
      d=${`M3.5 10.5a7 7 0 0 1 7-7H${w * 0.62}L${w * 0.3} ${h - 3.5}H10.5a7 7 0 0 1-7-7Z`} />`
    }
  </svg>`;
}

/** A woven texture over the print of a `Sheet`; `paper` is the id of a pattern in `Paint`. */
export const Weave = (/** @type {{paper: string, w?: number, h?: number}} */ { paper, w = 176, h = 126 }) => html`
  <rect class="weave" x="3.5" y="3.5" width=${w - 7} height=${h - 7} rx="7" fill=${`url(#${paper})`} />`;

/** The back of a card, with the number of cards in the pile. */
export const Back = (/** @type {{count?: number, label?: string}} */ { count, label }) => html`
  <${Sheet} cls="back" label=${label}>
    <rect class="weave" x="9" y="9" width="158" height="108" rx="4" fill="url(#paper-back)" />
    ${
      count !== undefined &&
      html`<circle class="plate" cx="88" cy="63" r="25" />
      <text class="value" x="88" y="71">${count}</text>`
    }
  <//>`;

/** The SVG patterns that cards refer to; rendered once per page. */
export const Paint = () => html`<svg class="paint" width="0" height="0" aria-hidden="true"><defs>
  <linearGradient id="gloss" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".34" />
    <stop offset=".55" stop-color="#fff" stop-opacity=".05" />
    <stop offset="1" stop-color="#fff" stop-opacity="0" />
  </linearGradient>
  <pattern id="paper-purple" width="20" height="9" patternUnits="userSpaceOnUse"><path d="M0 5Q5 0 10 5T20 5" /></pattern>
  <pattern id="paper-orange" width="10" height="10" patternUnits="userSpaceOnUse">
    <circle cx="2.5" cy="2.5" r="1.3" /><circle cx="7.5" cy="7.5" r="1.3" /></pattern>
  <pattern id="paper-green" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 4H8" /></pattern>
  <pattern id="paper-gray" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M6 3.5V8.5M3.5 6H8.5" /></pattern>
  <pattern id="paper-back" width="14" height="14" patternUnits="userSpaceOnUse">
    <path d="M3.5 3.5 10.5 10.5M10.5 3.5 3.5 10.5" /></pattern>
</defs></svg>`;
