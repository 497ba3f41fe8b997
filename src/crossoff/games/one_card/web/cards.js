/** A card of Everything on 1 Card, drawn from the deck: five rows, their boxes, and the ink on them. */
import { html } from "/js/ui.js";
import { InkNumber } from "/js/draw/digits.js";
import { InkCross, InkRing } from "/js/draw/ink.js";
import { Sheet } from "/js/draw/sheet.js";
import { rowsOf } from "./facts.js";
import { Shape, Sun } from "./shapes.js";
import { cardLabel, sunTip } from "./words.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./words.js").Translate} Translate */

const ROWS = { top: 6.4, pitch: 21.3 }; // leaves room for the small print
const ROWS_ALONE = { top: 8.4, pitch: 22.3 };
const MIDDLE = 10; // of a row
const FIRST_BOX = 53.2;
const BOX_PITCH = 17.2;
const HALF_BOX = 7.8;
const SMALL_SUN = 8.6;

/**
 * @typedef {object} CardProps
 * @property {Deck} deck
 * @property {string} id
 * @property {Record<string, number> | null} [free] free boxes of each row; as printed without
 * @property {Record<string, number>} [adds] boxes that the roll would cross off
 * @property {boolean} [chosen] the roll will be used here: what it adds is ink already
 * @property {boolean} [small] without gloss, streaks and small print
 * @property {boolean} [draws] ink of the roll is drawn stroke by stroke
 * @property {Record<string, number>} [fresh] boxes, last in their rows, whose ink is drawn stroke by stroke too
 * @property {Record<string, number>} [ringed] boxes, last in their rows, that were crossed off in the last turn
 * @property {boolean} [silent] decoration, or named by what it lies in
 * @property {string} [cls]
 * @property {Translate} t
 */

/**
 * @param {number} place
 * @param {boolean} alone
 */
function rowTop(place, alone) {
  const { top, pitch } = alone ? ROWS_ALONE : ROWS;
  return (top + place * pitch).toFixed(1);
}

/** @param {CardProps} props */
export function OneCard({
  deck,
  id,
  free = null,
  adds = {},
  chosen = false,
  small = false,
  draws = false,
  fresh = {},
  ringed = {},
  silent = false,
  cls = "",
  t,
}) {
  const label = silent ? undefined : cardLabel(t, deck, id, free, adds);
  const tips = small ? {} : { sun: sunTip(t, deck), worth: t("oc-tip-worth") };
  let order = 0;
  const rows = rowsOf(deck, id).map((row, place) => {
    const added = adds[row.color] ?? 0;
    const crossed = row.boxes - (free?.[row.color] ?? row.boxes);
    const drawn = html`<${CardRow} key=${row.color} ...${row} id=${id} y=${rowTop(place, small)} crossed=${crossed}
      added=${added} fresh=${fresh[row.color] ?? 0} ringed=${ringed[row.color] ?? 0} chosen=${chosen} draws=${draws} small=${small} order=${order} tips=${tips} />`;
    order += (added + (fresh[row.color] ?? 0)) * 2;
    return drawn;
  });
  return html`<${Sheet} cls=${`onecard ${small ? "is-small" : ""} ${cls}`} label=${label} gloss=${!small}>
    ${rows}${!small && html`<${SmallPrint} deck=${deck} id=${id} />`}
  <//>`;
}

/**
 * A card set aside: its rows, and over them what it gave. Where its crosses were is not told any more.
 * @param {{deck: Deck, id: string, points: number, t: Translate}} props
 */
export const ScoredCard = ({ deck, id, points, t }) => html`
  <${Sheet} cls="onecard is-small is-scored" label=${t("oc-scored-label", { card: id, points })} gloss=${false}>
    ${rowsOf(deck, id).map(
      ({ color }, place) => html`
      <g key=${color} class=${`oc-row oc-${color}`} transform=${`translate(0 ${rowTop(place, true)})`}>
        <rect class="oc-band" x="7.6" y="0" width="160.8" height="20" rx="5" />
        <${Shape} color=${color} x=${18.4} y=${MIDDLE} scale=${0.75} /></g>`,
    )}
    <rect class="oc-plate" x="29" y="31" width="72" height="62" rx="20" />
    <${InkNumber} value=${points} x=${65} y=${62} h=${46} />
  <//>`;

/**
 * @param {{id: string, color: string, boxes: number, sun: boolean, y: string, crossed: number, added: number,
 *   fresh: number, ringed: number, chosen: boolean, draws: boolean, small: boolean, order: number, tips: {sun?: string, worth?: string}}} props
 */
function CardRow({ id, color, boxes, sun, y, crossed, added, fresh, ringed, chosen, draws, small, order, tips }) {
  const isComplete = crossed === boxes;
  const willBe = !isComplete && crossed + added === boxes;
  const first = crossed - fresh; // box from which on ink is new
  return html`<g class=${`oc-row oc-${color}`} transform=${`translate(0 ${y})`}>
    <rect class="oc-band" x="7.6" y="0" width="160.8" height="20" rx="5" />
    <${Shape} color=${color} x=${18.4} y=${MIDDLE} scale=${0.75} />
    ${willBe && html`<circle class="oc-halo" cx="35.8" cy=${MIDDLE} r="8.4" />`}
    <text class="oc-worth" x="35.8" y="14.4" data-tip=${tips.worth}>${boxes}</text>
    ${Array.from(
      { length: boxes },
      (_, box) => html`<${Box} key=${box} seed=${id + color + box} box=${box}
      state=${box < crossed ? "crossed" : box >= crossed + added ? "free" : chosen ? "chosen" : "possible"}
      ringed=${box < crossed && box >= crossed - ringed} streaks=${!small} fresh=${box >= first && (draws || box < crossed)} order=${order + (box - first) * 2} />`,
    )}
    ${sun && html`<${Sun} x=${FIRST_BOX + 0.6 + boxes * BOX_PITCH} y=${MIDDLE} scale=${0.86} tip=${tips.sun} />`}
    ${(isComplete || (willBe && chosen)) && html`<${InkRing} x=${35.6} y=${MIDDLE} fresh=${fresh > 0 || (draws && willBe)} />`}
  </g>`;
}

/** @param {{seed: string, box: number, state: string, ringed: boolean, streaks: boolean, fresh: boolean, order: number}} props */
function Box({ seed, box, state, ringed, streaks, fresh, order }) {
  const x = FIRST_BOX + box * BOX_PITCH;
  const isInk = state === "crossed" || state === "chosen";
  return html`<g class=${`oc-box is-${state}`}>
    <rect x=${x - HALF_BOX} y=${MIDDLE - HALF_BOX} width=${HALF_BOX * 2} height=${HALF_BOX * 2} rx="3.5" />
    ${ringed && html`<rect class="ringed" x=${x - HALF_BOX + 0.6} y=${MIDDLE - HALF_BOX + 0.6} width=${HALF_BOX * 2 - 1.2} height=${HALF_BOX * 2 - 1.2} rx="3" />`}
    ${state === "possible" && html`<circle class="hint" cx=${x} cy=${MIDDLE} r="2.3" />`}
    ${isInk && html`<${InkCross} x=${x} y=${MIDDLE} r=${5.5} seed=${seed} fresh=${fresh} delay=${order} streaks=${streaks} />`}
  </g>`;
}

/**
 * The foot of a card: what complete sun rows are worth, and the card's number.
 * @param {{deck: Deck, id: string}} props
 */
function SmallPrint({ deck, id }) {
  let x = 12.4;
  const bonuses = deck.bonus.suns.map((points, suns) => {
    if (suns === 0) return null;
    const from = x;
    const text = from + suns * SMALL_SUN;
    x = text + 18;
    return html`<g key=${suns}>
      ${Array.from({ length: suns }, (_, k) => html`<${Sun} key=${k} x=${from + k * SMALL_SUN} y=${117} scale=${0.42} />`)}
      <text class="oc-small" x=${text - 1} y="119.7">+${points}</text></g>`;
  });
  return html`<g class="oc-print">${bonuses}<text class="oc-small is-number" x="166" y="119.7">#${id}</text></g>`;
}
