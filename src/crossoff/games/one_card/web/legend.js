/** Every symbol of the game with what it does. */
import { html } from "/js/ui.js";
import { Glyph } from "/js/draw/icons.js";
import { InkRing } from "/js/draw/ink.js";
import { Shape, Sun } from "./shapes.js";
import { sunTip } from "./words.js";

/** @typedef {import("./words.js").Translate} Translate */

/** @param {{deck: import("./facts.js").Deck, t: Translate}} props */
export function Legend({ deck, t }) {
  const lines = [
    { symbol: html`<${Shape} color=${deck.colors.order[0]} scale=${0.9} />`, words: t("oc-tip-dice") },
    { symbol: html`<${InkRing} scale=${1.1} />`, words: t("oc-tip-worth") },
    { symbol: html`<${Sun} scale=${1.1} />`, words: sunTip(t, deck) },
  ];
  return html`<ul class="legend oc">${lines.map(({ symbol, words }, k) => html`<li key=${k}><${Glyph}>${symbol}<//><span>${words}</span></li>`)}</ul>`;
}
