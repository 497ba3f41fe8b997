// The pictures of the rules, drawn as the cards on the table are.
import { html, signal } from "/js/ui.js";
import { Glyph } from "/js/draw/icons.js";
import { ExpeditionCard, RoundCard, ScoreCard, Tiles } from "./cards.js";
import { mapCard } from "./facts.js";
import { TreasureMap } from "./mapcard.js";
import { scoreLabel } from "./rivals.js";
import { SHEET, ofEachColor, overCoin, overCross, overPalm, sealed, threeWays } from "./rules-examples.js";
import { ScoreSheet } from "./scoresheet.js";
import { UPRIGHT, posed } from "./shapes.js";
import { CoinSymbol, CrossSymbol, PalmSymbol, SealMark } from "./symbols.js";
import { mapLabel, offerLabel, patternSize } from "./words.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{deck: Deck, t: Texts}} Pictured
 */

const NOWHERE = signal(null);
const BLANK = { coins: 0, cups: [], palms: [] };
const ROUNDS = 4; // as the words beside the picture have it: no deck says it

/** A map with what is crossed off on it just now. @param {import("./rules-examples.js").Laid & {t: Texts}} props */
const Laid = ({ card, fields, t }) => html`<${TreasureMap} card=${card} free=${card.byName.keys()} t=${t} role="img"
  label=${mapLabel(card, card.value - fields.length, t)} play=${{ possible: new Set(), chosen: new Set(fields), ghost: NOWHERE, focus: null }} />`;

/** A map as it is printed. @param {{card: import("./facts.js").MapCard, t: Texts}} props */
const Printed = ({ card, t }) =>
  html`<${TreasureMap} card=${card} free=${card.byName.keys()} t=${t} label=${offerLabel(card, t)} />`;

/** @param {{deck: Deck, written?: import("./cards.js").Written, earns?: import("./cards.js").Earns, t: Texts}} props */
const Card = ({
  deck,
  written = BLANK,
  earns,
  t,
}) => html`<${ScoreCard} deck=${deck} written=${written} earns=${earns} who="rules" t=${t}
  label=${scoreLabel(written, t("you"), t)} />`;

/** @param {{deck: Deck, taken: number, t: Texts}} props */
function Cups({ deck, taken, t }) {
  const left = deck.cups.values.length - taken;
  return html`<${RoundCard} deck=${deck} round=${1} rounds=${ROUNDS} left=${left} t=${t}
    label=${t("sg-round-card", { round: 1, rounds: ROUNDS, cups: left, best: deck.cups.values[taken] ?? 0 })} />`;
}

/** @param {Pictured} props */
export const EveryColor = ({ deck, t }) =>
  html`<div class="sg sg-figure is-four">${ofEachColor(deck).map((card) => html`<${Printed} key=${card.id} card=${card} t=${t} />`)}</div>`;

/** @param {Pictured} props */
export const EveryShape = ({ deck, t }) =>
  html`<ul class="sg sg-figure sg-shapes">${Object.entries(deck.patterns).map(
    ([pattern, rows]) => html`
  <li key=${pattern}><svg viewBox="-26 -26 52 52" role="img" aria-label=${t("sg-pattern", { pattern, fields: patternSize(deck, pattern) })}>
    <${Tiles} cells=${posed(rows, UPRIGHT)} tile=${15} /></svg><b>${deck.expedition[pattern] ?? 0} ×</b></li>`,
  )}</ul>`;

/** @param {Pictured} props */
export const BlankCard = ({ deck, t }) => html`<div class="sg sg-figure is-one"><${Card} deck=${deck} t=${t} /></div>`;

/** @param {Pictured} props */
export const AllCups = ({ deck, t }) =>
  html`<div class="sg sg-figure is-one"><${Cups} deck=${deck} taken=${0} t=${t} /></div>`;

/** @param {Pictured} props */
export function ThreeWays({ deck, t }) {
  const found = threeWays(deck);
  return (
    found &&
    html`<div class="sg sg-figure is-ways"><${ExpeditionCard} cells=${found.cells} turns=${true} />
    ${found.maps.map((map, k) => html`<${Laid} key=${k} ...${map} t=${t} />`)}</div>`
  );
}

/** @param {Pictured} props */
export function OverCross({ deck, t }) {
  const found = overCross(deck);
  return found && html`<div class="sg sg-figure is-one"><${Laid} ...${found} t=${t} /></div>`;
}

/** @param {Pictured} props */
export function OverCoin({ deck, t }) {
  const found = overCoin(deck);
  return (
    found &&
    html`<div class="sg sg-figure is-two"><${Laid} ...${found} t=${t} /><${Card} deck=${deck} earns=${{ coins: 1 }} t=${t} /></div>`
  );
}

/** @param {Pictured} props */
export function OverPalm({ deck, t }) {
  const found = overPalm(deck);
  return (
    found &&
    html`<div class="sg sg-figure is-two"><${Laid} ...${found} t=${t} /><${Card} deck=${deck} earns=${{ palms: [found.worth] }} t=${t} />
    <div class="sg-figure is-four">${found.display.map((id) => html`<${Printed} key=${id} card=${mapCard(deck, id)} t=${t} />`)}</div></div>`
  );
}

/** @param {Pictured} props */
export function FullRow({ deck, t }) {
  const { coins_per_row: coins } = deck.score_card;
  return html`<div class="sg sg-figure is-two"><${Card} deck=${deck} written=${{ coins, cups: deck.cups.values.slice(0, 1), palms: [] }} t=${t} />
    <${Cups} deck=${deck} taken=${1} t=${t} /></div>`;
}

/** @param {Pictured} props */
export function SealCounts({ deck, t }) {
  const found = sealed(deck);
  return (
    found &&
    html`<div class="sg sg-figure is-three">${[found.card, ...found.counted].map(
      (card) => html`
    <${TreasureMap} key=${card.id} card=${card} free=${[]} t=${t} label=${mapLabel(card, 0, t)} />`,
    )}</div>`
  );
}

/** @param {Pictured} props */
export const WholeSheet = ({ t }) =>
  html`<div class="sg-figure is-one pad"><${ScoreSheet} scores=${[SHEET]} winners=${[0]} names=${["Mia"]} t=${t} /></div>`;

/** A symbol at the head of its clause. @param {any} symbol */
const sign = (symbol) => () => html`<span class="sg"><${Glyph}>${symbol}<//></span>`;
export const CrossSign = sign(html`<${CrossSymbol} />`);
export const CoinSign = sign(html`<${CoinSymbol} />`);
export const PalmSign = sign(html`<${PalmSymbol} />`);
export const SealSign = sign(html`<${SealMark} color="orange" />`);
