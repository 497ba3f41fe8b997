// The middle of the table: expedition, display, round card, own score card, finished maps.
import { html } from "/js/ui.js";
import { Back } from "/js/draw/sheet.js";
import { tilt } from "/js/draw/seeded.js";
import { Zone } from "/js/pieces.js";
import { ExpeditionCard, RoundCard, ScoreCard, Tiles } from "./cards.js";
import { mapCard } from "./facts.js";
import { Legend } from "./legend.js";
import { TreasureMap } from "./mapcard.js";
import { MemoryAid } from "./memory.js";
import { FinishedMaps, freshOn, scoreLabel } from "./rivals.js";
import { goodFor, mapLabel, offerLabel, patternWords } from "./words.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./fresh.js").Fresh} Fresh
 * @typedef {import("./view.js").SeatView} SeatView
 * @typedef {import("./view.js").TableView} TableView
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{view: TableView, deck: Deck, t: Texts}} Part
 */

/**
 * @param {Part & {shape: ReturnType<typeof import("./hand.js").useShape>, drag: ReturnType<typeof import("./drag.js").useDrag>,
 *   asks: boolean, open: BoardProps["open"]}} props
 */
export function Expedition({ view, deck, shape, drag, asks, open, t }) {
  const card = html`<${ExpeditionCard} cells=${shape.cells} turns=${asks && shape.cells !== null} />`;
  const said =
    view.expedition === null
      ? t("sg-expedition-none")
      : t(asks ? "sg-expedition-turn" : "sg-expedition-card", { shape: patternWords(view.expedition, deck, t) });
  const turnByKey = (/** @type {MouseEvent} */ event) => event.detail === 0 && shape.turn();
  return html`<${Zone} cls="sg-expo" title=${t("sg-title-expedition")}>
    <div class="sg-turnover" key=${`${view.round}-${view.turn}`}>${
      asks
        ? html`<button type="button" class="sg-grip" aria-label=${said} onClick=${turnByKey} ...${drag.grips}>${card}</button>`
        : html`<div role="img" aria-label=${said}>${card}</div>`
    }</div>
    ${view.seen && html`<${MemoryAid} seen=${view.seen} deck=${deck} open=${open} t=${t} />`}<//>`;
}

/** The shape while it is carried over the table. @param {{shape: {cells: [number, number][] | null}, drag: ReturnType<typeof import("./drag.js").useDrag>}} props */
export const Carried = ({ shape, drag }) =>
  drag.lifted > 0 &&
  shape.cells &&
  html`
  <svg class="sg-carried" aria-hidden="true"><g transform=${drag.place}><${Tiles} cells=${shape.cells} tile=${drag.lifted} /></g></svg>`;

/**
 * The display and the pile. On a small screen they are one target; each card is one otherwise.
 * @param {Part & {open: BoardProps["open"], mine: string[], fresh: Fresh, wide: boolean}} props
 */
export function Offer({ view, deck, open, mine, fresh, wide, t }) {
  const show = () => open(t("sg-title-display"), html`<${OfferLarge} view=${view} deck=${deck} mine=${mine} t=${t} />`);
  const target = (/** @type {string} */ label, /** @type {any} */ card) =>
    wide ? html`<button type="button" class="sg-opens" aria-label=${label} onClick=${show}>${card}</button>` : card;
  const places = view.display.map((id, k) => {
    if (id === null) return html`<span key=${k} class="sg-empty-place" role="img" aria-label=${t("sg-place-empty")} />`;
    const card = mapCard(deck, id);
    return target(
      offerLabel(card, t),
      html`<${TreasureMap} key=${id} card=${card} free=${card.byName.keys()} label="" t=${t}
      small=${!wide} cls=${fresh.arrived.has(id) ? "is-arriving" : ""} />`,
    );
  });
  const pile = target(t("sg-pile", { count: view.pile }), html`<${Back} key="pile" count=${view.pile} label="" />`);
  return html`<${Zone} cls="sg-offer" title=${t("sg-title-display")} note=${t("sg-note-palm", { points: view.palm })}>
    ${
      wide
        ? html`<div class="sg-display">${places}${pile}</div>`
        : html`<button type="button" class="sg-display" aria-label=${t("sg-open-display")} onClick=${show}>${places}</button>`
    }<//>`;
}

/** @param {Part & {mine: string[]}} props */
const OfferLarge = ({ view, deck, mine, t }) => html`<div class="sg sg-spread">
  <p>${t("sg-note-palm", { points: view.palm })}</p>
  <ul class="sg-row sg-offers">${view.display.map(
    (id, k) =>
      id !== null &&
      html`<li key=${k}>
    <${TreasureMap} card=${mapCard(deck, id)} free=${mapCard(deck, id).byName.keys()} label=${offerLabel(mapCard(deck, id), t)} t=${t} spoken=${true} />
    <${Good} id=${id} deck=${deck} mine=${mine} t=${t} /></li>`,
  )}
    <li><${Back} count=${view.pile} label=${t("sg-pile", { count: view.pile })} /><b>${t("sg-take-pile")}</b>
      <span>${t("sg-take-pile-what")}</span></li></ul><${Legend} t=${t} /></div>`;

/** What a map is good for, under it. @param {{id: string, deck: Deck, mine: string[], t: Texts}} props */
export const Good = ({ id, deck, mine, t }) => html`
  <b>${t("sg-good-fields", { count: mapCard(deck, id).value })}</b>
  ${goodFor(mapCard(deck, id), deck, mine, t).map((line) => html`<span>${line}</span>`)}`;

/** @param {Part} props */
export const Rounds = ({ view, deck, t }) =>
  html`<${Zone} cls="sg-cups" title=${t("sg-title-round")}><${RoundLarge} view=${view} deck=${deck} t=${t} /><//>`;

/** @param {Part} props */
export const RoundLarge = ({
  view,
  deck,
  t,
}) => html`<${RoundCard} deck=${deck} round=${view.round} rounds=${view.rounds} left=${view.cups.length} t=${t}
  label=${t("sg-round-card", { round: view.round, rounds: view.rounds, cups: view.cups.length, best: view.cups[0] ?? 0 })} />`;

/**
 * @param {Part & {seat: SeatView, who: number, name: string, earns: Record<string, any> | null, fresh: Fresh, open: BoardProps["open"]}} props
 */
export function OwnCard({ seat, who, name, deck, earns, fresh, open, t }) {
  const label = scoreLabel(seat, name, t);
  const gained = fresh.gains.get(who);
  const draw = (
    /** @type {string} */ said,
  ) => html`<${ScoreCard} deck=${deck} written=${seat} earns=${earns} who="me" label=${said} t=${t}
    fresh=${gained ? freshOn(seat, gained.items) : null} />`;
  const show = () =>
    open(
      t("sg-title-card"),
      html`<div class="sg sg-spread"><div class="sg-row">${draw(label)}</div>
    <${FinishedMaps} ids=${seat.completed} points=${seat.score.maps} deck=${deck} t=${t} /><${Legend} t=${t} /></div>`,
    );
  return html`<${Zone} cls="sg-own" title=${t("sg-title-card")} note=${t("sg-note-points", { points: seat.score.total })}>
    <button type="button" class="sg-opens" aria-label=${`${label}. ${t("sg-open-score")}`} onClick=${show}>${draw("")}</button><//>`;
}

/** @param {Part & {seat: SeatView, fresh: Fresh, open: BoardProps["open"]}} props */
export function FinishedPile({ seat, deck, fresh, open, t }) {
  const { completed: ids } = seat;
  if (ids.length === 0) return null;
  const show = () =>
    open(
      t("sg-title-finished"),
      html`<div class="sg sg-spread">
    <${FinishedMaps} ids=${ids} points=${seat.score.maps} deck=${deck} t=${t} /></div>`,
    );
  return html`<${Zone} cls="sg-done" title=${t("sg-title-finished")} note=${t("sg-note-finished", { points: seat.score.maps })}>
    <button type="button" class="sg-fan" aria-label=${t("sg-open-finished")} onClick=${show}>
      ${ids.map(
        (id) => html`<${TreasureMap} key=${id} card=${mapCard(deck, id)} free=${[]} t=${t} label="" small=${true}
        cls=${fresh.finished.has(id) ? "is-landing" : ""} style=${{ "--askew": `${tilt(id, 4).toFixed(1)}deg` }} />`,
      )}</button><//>`;
}

/** A map of one's own that only lies there. @param {{map: import("./view.js").MapView, deck: Deck, t: Texts}} props */
export const LyingMap = ({
  map,
  deck,
  t,
}) => html`<${TreasureMap} card=${mapCard(deck, map.id)} free=${map.free} t=${t} spoken=${true}
  label=${mapLabel(mapCard(deck, map.id), map.free.length, t)} />`;
