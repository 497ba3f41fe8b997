/** A card was scored: it lifts, its rows are circled, the sum is written, rays fade. */
import { html } from "/js/ui.js";
import { Written } from "/js/draw/digits.js";
import { Glyph } from "/js/draw/icons.js";
import { OneCard } from "./cards.js";
import { Sun } from "./shapes.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./moves.js").Scored} Scored */
/** @typedef {import("./words.js").Translate} Translate */

/**
 * @param {{deck: Deck, scored: Scored, title?: string, t: Translate}} props
 */
export function Cheer({ deck, scored, title, t }) {
  const { card, free, earns, points } = scored;
  const after = earns
    ? Object.fromEntries(Object.entries(free).map(([color, n]) => [color, n - (earns.boxes[color] ?? 0)]))
    : free;
  return html`<div class="oc-cheer">
    ${title && html`<p class="oc-cheer-title">${title}</p>`}
    <div class="oc-hero"><div class="oc-burst" aria-hidden="true"></div>
      <${OneCard} deck=${deck} id=${card} free=${after} fresh=${earns?.boxes ?? {}} t=${t} /></div>
    <p class="oc-sum">${earns && html`<${Sum} earns=${earns} />`}
      <span class="oc-total"><${Written} value=${points} h=${46} fresh=${true} delay=${earns ? 6 : 2} /></span></p>
  </div>`;
}

/** @param {{earns: import("./choices.js").Earns}} props */
function Sum({ earns: { sum: rows, suns, bonus } }) {
  return html`<span class="oc-parts">
    ${rows.map((points, k) => html`<${Written} key=${k} value=${k ? `+${points}` : points} h=${26} fresh=${true} delay=${2 + k} />`)}
    ${
      suns > 0 &&
      html`<span class="oc-bonus">
      ${Array.from({ length: suns }, (_, k) => html`<${Glyph} key=${k}><${Sun} /><//>`)}
      <${Written} value=${`+${bonus}`} h=${26} fresh=${true} delay=${2 + rows.length} /></span>`
    }
  </span>`;
}

/**
 * The celebration over the table; any tap goes on.
 * @param {{deck: Deck, scored: Scored, title: string, skip: () => void, t: Translate}} props
 */
export const CheerOver = ({ deck, scored, title, skip, t }) => html`
  <button type="button" class="oc-over" aria-label=${t("oc-skip")} onClick=${skip}>
    <${Cheer} deck=${deck} scored=${scored} title=${title} t=${t} /></button>`;
