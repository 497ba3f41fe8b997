// The end, itemised as on paper: maps, seals, coins, cups, palms, side by side.
import { html } from "/js/ui.js";
import { Written } from "/js/draw/digits.js";
import { Cup, Glyph, Pen } from "/js/draw/icons.js";
import { InkLoop } from "/js/draw/ink.js";
import { mapCard } from "./facts.js";
import { TreasureMap } from "./mapcard.js";
import { FinishedMaps } from "./rivals.js";
import { CoinSymbol, MapMark, PalmSymbol, SealMark } from "./symbols.js";

/** @typedef {import("/js/contract.js").ScoreSheetProps} SheetProps */

const LINES = [
  { item: "maps", symbol: html`<${MapMark} color="green" />` },
  { item: "seals", symbol: html`<${SealMark} color="purple" />` },
  { item: "coins", symbol: html`<${CoinSymbol} />` },
  { item: "cups", symbol: html`<${Cup} scale=${0.72} />` },
  { item: "palms", symbol: html`<${PalmSymbol} />` },
];

/** @param {SheetProps} props */
export function ScoreSheet({ scores, winners, names, t }) {
  return html`<table class="sg sg-sheet"><caption class="unseen">${t("sg-sheet-caption")}</caption>
    <thead><tr><td></td>${names.map((name, k) => html`<th scope="col"><${Pen} seat=${k} /><span>${name}</span></th>`)}</tr></thead>
    <tbody>${LINES.map(
      ({ item, symbol }) => html`<tr>
      <th scope="row"><${Glyph}>${symbol}<//><span>${t(`sg-sheet-${item}`)}</span></th>
      ${scores.map((score) => html`<td><${Written} value=${score[item]} h=${19} /></td>`)}</tr>`,
    )}</tbody>
    <tfoot><tr><th scope="row">${t("sg-sheet-total")}</th>
      ${scores.map(
        (score, k) => html`<td class=${winners.includes(k) ? "is-won" : ""}>
        <${Written} value=${score.total} h=${28} />${winners.includes(k) && html`<${InkLoop} />`}</td>`,
      )}</tr></tfoot></table>`;
}

/** The maps that a seat has finished, in a row; large on a tap. @param {Pick<import("/js/contract.js").BoardProps, "view" | "deck" | "t" | "open"> & {seat: number}} props */
export function Finished({ view, deck, seat, t, open }) {
  const facts = /** @type {import("./facts.js").Deck} */ (deck);
  const { completed: ids, score } = /** @type {import("./view.js").SeatView} */ (view.seats[seat]);
  if (ids.length === 0) return null;
  const show = () =>
    open(
      t("sg-title-finished"),
      html`<div class="sg sg-spread"><${FinishedMaps} ids=${ids} points=${score.maps} deck=${facts} t=${t} /></div>`,
    );
  return html`<button type="button" class="sg end-row" aria-label=${t("sg-title-finished")} onClick=${show}>
    ${ids.map((id) => html`<${TreasureMap} key=${id} card=${mapCard(facts, id)} free=${[]} t=${t} label="" small=${true} />`)}</button>`;
}
