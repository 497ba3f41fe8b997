/** The end of a game: every card and what it gave, side by side as on a score pad. */
import { html } from "/js/ui.js";
import { Written } from "/js/draw/digits.js";
import { Glyph, Pen } from "/js/draw/icons.js";
import { InkLoop } from "/js/draw/ink.js";
import { ScoredCard } from "./cards.js";
import { ScoredSheet } from "./rivals.js";

/** @typedef {{cards: number[], open: number, total: number}} Score */

/** @param {import("/js/contract.js").ScoreSheetProps} props */
export function ScoreSheet({ scores, winners, names, t }) {
  const sheets = /** @type {Score[]} */ (scores);
  const most = Math.max(...sheets.map((score) => score.cards.length));
  return html`<table class="oc oc-sheet" aria-label=${t("oc-sheet")}>
    <thead><tr><td></td>${names.map((name, seat) => html`<th key=${seat} scope="col"><${Pen} seat=${seat} />${name}</th>`)}</tr></thead>
    <tbody>
      ${Array.from(
        { length: most },
        (_, k) => html`<tr key=${k}>
        <th scope="row"><${Glyph}><rect class="oc-tiny" x="-10" y="-7" width="20" height="14" rx="3" /><//>${t("oc-sheet-card", { number: k + 1 })}</th>
        ${sheets.map(
          (score, seat) =>
            html`<td key=${seat}>${
              k < score.cards.length
                ? html`<${Written} value=${score.cards[k]} h=${19} />`
                : html`<span class="unseen">${t("oc-sheet-none")}</span>`
            }</td>`,
        )}</tr>`,
      )}
      <tr><th scope="row"><${Glyph}><rect class="oc-tiny is-open" x="-10" y="-7" width="20" height="14" rx="3" /><//>${t("oc-sheet-open")}</th>
        ${sheets.map((score, seat) => html`<td key=${seat}><${Written} value=${score.open} h=${19} /></td>`)}</tr>
    </tbody>
    <tfoot><tr><th scope="row">${t("oc-sheet-total")}</th>
      ${sheets.map(
        (score, seat) => html`<td key=${seat}><${Written} value=${score.total} h=${28} />
        ${winners.includes(seat) && html`<${InkLoop} /><span class="unseen">${t("oc-sheet-won")}</span>`}</td>`,
      )}</tr></tfoot>
  </table>`;
}

/**
 * The cards that a seat has scored, in a row; large on a tap.
 * @param {Pick<import("/js/contract.js").BoardProps, "view" | "deck" | "t" | "open"> & {seat: number}} props
 */
export function Finished({ view, deck, seat, t, open }) {
  const facts = /** @type {import("./facts.js").Deck} */ (deck);
  const { scored } = /** @type {import("./facts.js").SeatView} */ (view.seats[seat]);
  if (scored.length === 0) return null;
  const show = () => open(t("oc-scored"), html`<${ScoredSheet} deck=${facts} scored=${scored} t=${t} />`);
  return html`<button type="button" class="oc end-row" aria-label=${t("oc-scored")} onClick=${show}>
    ${scored.map(([id, points]) => html`<${ScoredCard} key=${id} deck=${facts} id=${id} points=${points} t=${t} />`)}</button>`;
}
