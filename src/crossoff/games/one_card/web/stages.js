/** The two moments in which new cards are chosen instead of used. */
import { html } from "/js/ui.js";
import { Zone } from "/js/pieces.js";
import { OneCard } from "./cards.js";
import { Cheer } from "./cheer.js";
import { Picks } from "./picks.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./decision.js").Picked} Picked */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {((card: string) => void) | null} Pick */

/**
 * The dealt cards, of which some are kept. An onlooker sees none.
 * @param {{deck: Deck, view: View, picked: Picked, pick: Pick, t: Translate}} props
 */
export const KeepStage = ({ deck, view, picked, pick, t }) => html`
  <${Picks} deck=${deck} cards=${view.hand} picked=${picked.cards} pick=${pick} label=${t("oc-dealt")} t=${t} />`;

/**
 * The card just scored, and the supply to choose the next one from.
 * @param {{deck: Deck, view: View, picked: Picked, pick: Pick, scored?: import("./moves.js").Scored, t: Translate}} props
 */
export const TakeStage = ({ deck, view, picked, pick, scored, t }) => html`
  ${scored && html`<${Cheer} deck=${deck} scored=${scored} t=${t} />`}
  <${Picks} deck=${deck} cards=${view.supply.filter((id) => id !== null)} picked=${picked.cards} pick=${pick}
    label=${t("oc-supply")} t=${t} />`;

/**
 * The cards that stay with somebody who takes a new one.
 * @param {{deck: Deck, cards: import("./facts.js").OpenCard[], enlarge: (card: import("./facts.js").OpenCard) => void,
 *   t: Translate}} props
 */
export const Rest = ({ deck, cards, enlarge, t }) => html`
  <${Zone} cls="oc-rest" title=${t("oc-rest")}><div class="oc-shelf">
    ${cards.map(
      (card) => html`<button key=${card.id} type="button" class="oc-slot" onClick=${() => enlarge(card)}>
      <${OneCard} deck=${deck} id=${card.id} free=${card.free} small=${true} t=${t} /></button>`,
    )}
  </div><//>`;
