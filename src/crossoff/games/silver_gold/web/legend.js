// Every symbol of the game with what it does.
import { html } from "/js/ui.js";
import { Cup, Glyph } from "/js/draw/icons.js";
import { CoinSymbol, CrossSymbol, PalmSymbol, SealMark } from "./symbols.js";

/** @param {{t: import("./words.js").Texts}} props */
export function Legend({ t }) {
  const lines = [
    { symbol: html`<${CrossSymbol} />`, words: t("sg-tip-cross") },
    { symbol: html`<${CoinSymbol} />`, words: t("sg-tip-coin") },
    { symbol: html`<${Cup} scale=${0.72} />`, words: t("sg-tip-cup") },
    { symbol: html`<${PalmSymbol} />`, words: t("sg-tip-palm") },
    { symbol: html`<${SealMark} color="orange" />`, words: t("sg-tip-seal", { color: "none", points: 0 }) },
  ];
  return html`<ul class="legend sg">${lines.map(({ symbol, words }, k) => html`<li key=${k}><${Glyph}>${symbol}<//><span>${words}</span></li>`)}</ul>`;
}
