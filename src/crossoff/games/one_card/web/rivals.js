/** The others at the table: their cards in small, their points, and where they stand in this turn. */
import { html } from "/js/ui.js";
import { Pen } from "/js/draw/icons.js";
import { Zone } from "/js/pieces.js";
import { OneCard, ScoredCard } from "./cards.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./moves.js").Inked} Inked */
/** @typedef {ReturnType<typeof import("./moves.js").ringedBy>} Ringed */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {import("/js/contract.js").SeatFacts} SeatFacts */
/** @typedef {import("/js/contract.js").Child} Child */

/**
 * @param {{deck: Deck, view: View, rivals: number[], seats: SeatFacts[], inked: Inked[], ringed: Ringed, last: Child,
 *   enlarge: (seat: number) => void, motion: boolean, t: Translate}} props
 */
export const Rivals = ({ deck, view, rivals, seats, inked, ringed, last, enlarge, motion, t }) => html`
  <${Zone} cls="oc-rivals" title=${t("oc-table")}>
    <div class=${`oc-others has-${rivals.length}`}>
      ${rivals.map(
        (seat) => html`<${Rival} key=${seat} deck=${deck} view=${view} seat=${seat} who=${seats[seat]}
        inked=${motion ? inked.filter((one) => one.seat === seat) : []} ringed=${ringed} press=${() => enlarge(seat)} t=${t} />`,
      )}
    </div>${last}
  <//>`;

/**
 * @param {{deck: Deck, view: View, seat: number, who: SeatFacts, inked: Inked[], ringed: Ringed, press: () => void, t: Translate}} props
 */
function Rival({ deck, view, seat, who, inked, ringed, press, t }) {
  const { cards, scored, score, waiting, standing: where } = view.seats[seat];
  return html`<button type="button" class=${`oc-other${view.asked === seat ? " is-asked" : ""}`} onClick=${press}>
    <span class="oc-who"><${Pen} seat=${seat} capped=${where === "done" || where === "ready"} /><b>${who.name}</b>
      <em>${t(waiting && !who.here ? "seat-away" : `oc-standing-${where}`)}</em></span>
    <span class=${`oc-minis has-${cards.length}`}>
      ${cards.map(
        (card) => html`<${OneCard} key=${card.id} deck=${deck} id=${card.id} free=${card.free} small=${true}
        fresh=${inked.find((one) => one.card === card.id)?.boxes ?? {}} ringed=${ringed[card.id]} t=${t} />`,
      )}</span>
    <span class="oc-sums"><span class="oc-count">${t("oc-of-cards", { scored: scored.length, cards: deck.end.scored_cards })}</span>
      <b class="oc-points" aria-label=${t("oc-points-label", { points: score.total })}>${score.total}</b></span>
  </button>`;
}

/**
 * My scored cards, fanned out, with what each gave. On a small screen only the sum is left.
 * @param {{deck: Deck, view: View, seat: number, enlarge: () => void, t: Translate}} props
 */
export function ScoredPile({ deck, view, seat, enlarge, t }) {
  const { scored, score } = view.seats[seat];
  const count = t("oc-of-cards", { scored: scored.length, cards: deck.end.scored_cards });
  return html`<${Zone} cls="oc-scored" title=${t("oc-scored")} note=${count}>
    <button type="button" class="oc-pile" onClick=${enlarge}>
      <span class="oc-fan">${scored.map(
        ([id, points]) => html`
        <${ScoredCard} key=${id} deck=${deck} id=${id} points=${points} t=${t} />`,
      )}
        ${scored.length === 0 && html`<span class="oc-empty" aria-hidden="true"></span>`}</span>
      <span class="oc-sums">
        <b class="oc-points" aria-label=${t("oc-points-label", { points: score.total })}>${score.total}</b>
        <span class="oc-count is-count">${count}</span>
        ${score.open > 0 && html`<span class="oc-count is-open">${t("oc-open-rows", { points: score.open })}</span>`}</span>
    </button><//>`;
}

/**
 * The scored cards of a seat, enlarged in a sheet.
 * @param {{deck: Deck, scored: [string, number][], t: Translate}} props
 */
export const ScoredSheet = ({ deck, scored, t }) => html`<div class=${`oc oc-large has-${scored.length}`}>
  ${scored.map(([id, points]) => html`<figure key=${id}><${ScoredCard} deck=${deck} id=${id} points=${points} t=${t} /></figure>`)}
  ${scored.length === 0 && html`<p>${t("oc-nothing-scored")}</p>`}
</div>`;
