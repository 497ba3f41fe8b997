// The other cards of the game: expedition, score card, round card.
import { html } from "/js/ui.js";
import { InkNumber } from "/js/draw/digits.js";
import { Cup } from "/js/draw/icons.js";
import { InkCross, InkRing } from "/js/draw/ink.js";
import { Sheet } from "/js/draw/sheet.js";
import { CoinSymbol, PalmSymbol, Rose } from "./symbols.js";
import { extent } from "./shapes.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{coins: number, cups: number[], palms: number[]}} Written what stands on a score card
 * @typedef {{coins?: number, cups?: number, palms?: number[]}} Earns what a decision would add to it
 */

const TILE = 32;
const TURN = "M-22-3a7 7 0 1 1-1.5 7M-22-8v5.5h5.5";
const FLIP = "M16-7v14M12-5 5 5H12ZM20-5 27 5H20Z";

/** Tiles of a shape round 0,0. @param {{cells: [number, number][], tile?: number}} props */
export function Tiles({ cells, tile = TILE }) {
  const [w, h] = extent(cells);
  const gap = tile * 0.047;
  return html`<g class="sg-tiles">${cells.map(
    ([x, y]) => html`
    <rect x=${(x - w / 2) * tile + gap} y=${(y - h / 2) * tile + gap} width=${tile - 2 * gap} height=${tile - 2 * gap}
      rx=${tile * 0.16} />`,
  )}</g>`;
}

/** Stands upright, so that it is never taken for a map. @param {{cells: [number, number][] | null, turns: boolean}} props */
export const ExpeditionCard = ({ cells, turns }) => html`
  <${Sheet} cls="sg-expedition" w=${126} h=${176}>
    <${Rose} x=${63} y=${80} scale=${3} />
    ${cells && html`<g transform="translate(63 80)"><${Tiles} cells=${cells} /></g>`}
    ${turns && html`<g class="sg-turns" transform="translate(63 155)"><path d=${TURN} /><path d=${FLIP} /></g>`}
  <//>`;

/**
 * Rows of coins with a cup at the end of each, and boxes for palms. What was played is ink; what a
 * decision would earn lies on aqua.
 * @param {{deck: Deck, written: Written, earns?: Earns | null, who: string, label: string, fresh?: Earns | null,
 *   small?: boolean, t?: Texts}} props `fresh`: what was gained just now; with `t` its symbols say what they do
 */
export function ScoreCard({ deck, written, earns, who, label, fresh, small = false, t }) {
  const { coin_rows: rows, coins_per_row: perRow, palms: boxes } = deck.score_card;
  const coins = Math.min(written.coins + (earns?.coins ?? 0), rows * perRow);
  const row = (/** @type {number} */ k) => 22 + k * (81 / rows);
  const gained = written.coins - (fresh?.coins ?? 0);
  return html`<${Sheet} cls="sg-score" label=${label} gloss=${!small}>
    ${Array.from({ length: rows * perRow }, (_, k) => {
      const [x, y] = [22 + (k % perRow) * (100 / perRow), row(Math.floor(k / perRow))];
      return html`<${CoinBox} key=${k} x=${x} y=${y} seed=${`${who}coin${k}`} small=${small} tip=${t?.("sg-tip-coin")} crossed=${k < coins}
        chosen=${k >= written.coins && k < coins} fresh=${k >= gained && k < written.coins} />`;
    })}
    ${Array.from(
      { length: rows },
      (_, k) => html`
      <${CupBox} key=${k} y=${row(k)} value=${written.cups[k]} tip=${t?.("sg-tip-cup")}
        chosen=${k >= Math.floor(written.coins / perRow) && k < Math.floor(written.coins / perRow) + (earns?.cups ?? 0)}
        fresh=${k >= written.cups.length - (fresh?.cups ?? 0)} />`,
    )}
    <path class="sg-rule" d="M12 93.5H164" />
    <g transform="translate(22 107) scale(.95)"><${PalmSymbol} /></g>
    ${Array.from(
      { length: boxes },
      (_, k) => html`
      <${PalmBox} key=${k} x=${42 + k * (124 / boxes)} w=${124 / boxes - 5} tip=${t?.("sg-tip-palm")} written=${written.palms}
        earned=${earns?.palms ?? []} place=${k} fresh=${k >= written.palms.length - (fresh?.palms?.length ?? 0)} />`,
    )}
  <//>`;
}

/** @param {{x: number, y: number, seed: string, small: boolean, crossed: boolean, chosen: boolean, fresh: boolean, tip?: string}} props */
const CoinBox = ({ x, y, seed, small, crossed, chosen, fresh, tip }) => html`
  <g class=${chosen ? "sg-slot is-chosen" : "sg-slot"} data-box="coin" data-tip=${tip} transform=${`translate(${x} ${y})`}>
    <circle class="sg-halo" r="12.5" /><${CoinSymbol} />
    ${crossed && html`<${InkCross} r=${7.2} seed=${seed} fresh=${chosen || fresh} streaks=${!small} />`}</g>`;

/** @param {{y: number, value?: number, chosen: boolean, fresh: boolean, tip?: string}} props */
const CupBox = ({ y, value, chosen, fresh, tip }) => html`
  <g><path class="sg-lead" d=${`M110 ${y}h16m-4-4 4 4-4 4`} />
    <g class=${chosen ? "sg-slot is-chosen" : "sg-slot"} data-box="cup" data-tip=${tip} transform=${`translate(148 ${y})`}>
      <circle class="sg-halo" r="14" /><${Cup} />
      ${value !== undefined && html`<${InkNumber} value=${value} y=${-3} h=${13} fresh=${fresh} />`}
      ${value !== undefined && fresh && html`<g class="sg-ringed"><${InkRing} scale=${1.5} fresh=${true} /></g>`}
    </g></g>`;

/** @param {{x: number, w: number, place: number, written: number[], earned: number[], fresh: boolean, tip?: string}} props */
function PalmBox({ x, w, place, written, earned, fresh, tip }) {
  const value = written[place] ?? earned[place - written.length];
  const chosen = place >= written.length && value !== undefined;
  return html`<g class=${chosen ? "sg-palmbox is-chosen" : "sg-palmbox"} data-box="palm" data-tip=${tip}>
    <rect class="sg-box" x=${x} y="97.5" width=${w} height="19" rx="4" />
    ${value !== undefined && html`<${InkNumber} value=${value} x=${x + w / 2} y=${107} h=${14} fresh=${chosen || fresh} />`}</g>`;
}

/**
 * Boxes of the rounds, and the cups; those taken are crossed.
 * @param {{deck: Deck, round: number, rounds: number, left: number, label: string, t?: Texts}} props `left`: cups still there
 */
export function RoundCard({ deck, round, rounds, left, label, t }) {
  const { values } = deck.cups;
  const [step, perRow] = [152 / rounds, Math.ceil(values.length / 2)];
  return html`<${Sheet} cls="sg-score sg-rounds" label=${label}>
    ${Array.from(
      { length: rounds },
      (_, k) => html`
      <g class=${k + 1 === round ? "sg-round is-now" : "sg-round"} transform=${`translate(${15 + (k + 0.42) * step} 26.5)`}>
        <rect x=${-step * 0.42} y="-12.5" width=${step * 0.84} height="25" rx="6" /><text y="5.5">${k + 1}</text>
        ${k + 1 < round && html`<${InkCross} r=${8.5} seed=${`round${k}`} />`}</g>`,
    )}
    ${values.map((value, k) => {
      const [x, y] = [37 + (k % perRow) * (153 / perRow), 61 + Math.floor(k / perRow) * 35];
      return html`<g transform=${`translate(${x} ${y})`} data-tip=${t?.("sg-tip-cup")}><${Cup} scale=${1.15}><text y="1">${value}</text><//>
        ${k < values.length - left && html`<${InkCross} r=${11} seed=${`cup${k}`} />`}</g>`;
    })}
  <//>`;
}
