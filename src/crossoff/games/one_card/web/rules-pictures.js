/** The pictures of the rules, drawn as cards and dice on the table are. */
import { html } from "/js/ui.js";
import { Glyph } from "/js/draw/icons.js";
import { OneCard } from "./cards.js";
import { LyingDice } from "./dice.js";
import { SHEET, firstRoll, scoredCard, usedRoll } from "./rules-examples.js";
import { ScoreSheet } from "./scores.js";
import { Sun } from "./shapes.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {{deck: Deck, t: Translate}} Pictured */

/** @param {Pictured} props */
export const PrintedCard = ({ deck, t }) =>
  html`<div class="oc oc-figure is-one"><${OneCard} deck=${deck} id=${deck.cards[0].id} t=${t} /></div>`;

/** @param {Pictured} props */
export const AllFaces = ({ deck, t }) =>
  html`<div class="oc oc-figure is-wide"><${LyingDice} roll=${deck.colors.order} t=${t} /></div>`;

/** @param {Pictured} props */
export const RollAgain = ({ deck, t }) =>
  html`<div class="oc oc-figure is-wide"><${LyingDice} roll=${firstRoll(deck)} again=${[1, 4]} t=${t} /></div>`;

/** @param {Pictured} props */
export function UsedRoll({ deck, t }) {
  const { id, free, roll, adds } = usedRoll(deck);
  return html`<div class="oc oc-figure is-wide"><${LyingDice} roll=${roll} t=${t} />
    <${OneCard} deck=${deck} id=${id} free=${free} adds=${adds} chosen=${true} t=${t} /></div>`;
}

/** @param {Pictured} props */
export function Scored({ deck, t }) {
  const { id, free } = scoredCard(deck);
  return html`<div class="oc oc-figure is-one"><${OneCard} deck=${deck} id=${id} free=${free} t=${t} /></div>`;
}

/** @param {Pictured} props */
export const WholeSheet = ({ t }) =>
  html`<div class="oc-figure is-one pad"><${ScoreSheet} scores=${[SHEET]} winners=${[0]} names=${["Mia"]} t=${t} /></div>`;

/** At the head of the clause about suns. */
export const SunSign = () => html`<span class="oc"><${Glyph}><${Sun} scale=${1.1} /><//></span>`;
