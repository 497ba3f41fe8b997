// The others at the table: small, and large on a tap.
import { html } from "/js/ui.js";
import { Written } from "/js/draw/digits.js";
import { Cup, Icon, Pen } from "/js/draw/icons.js";
import { Earn, Zone } from "/js/pieces.js";
import { ScoreCard } from "./cards.js";
import { mapCard } from "./facts.js";
import { TreasureMap } from "./mapcard.js";
import { CoinSymbol, PalmSymbol } from "./symbols.js";
import { mapLabel } from "./words.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("/js/contract.js").SeatFacts} SeatFacts
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./fresh.js").Fresh} Fresh
 * @typedef {import("./view.js").SeatView} SeatView
 * @typedef {import("./view.js").TableView} TableView
 * @typedef {import("./words.js").Texts} Texts
 */

const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/** @param {{props: BoardProps, view: TableView, deck: Deck, fresh: Fresh}} props */
export function Rivals({ props, view, deck, fresh }) {
  const others = props.seats.filter((seat) => seat.seat !== props.me);
  return html`<${Zone} cls="sg-rivals" title=${props.t("sg-title-others")}>
    <div class=${`sg-others sg-others-${others.length}`}>${others.map(
      (who) => html`
      <${Rival} key=${who.seat} who=${who} seat=${view.seats[who.seat]} view=${view} deck=${deck} fresh=${fresh}
        t=${props.t} open=${props.open} replay=${props.replay} />`,
    )}</div>
    ${props.last}<//>`;
}

/** @param {SeatView} seat @param {SeatFacts} who @param {TableView} view @param {boolean} replay */
function stateOf(seat, who, view, replay) {
  if (replay) return "over";
  if (seat.waiting && !who.here) return "away";
  if (view.phase === "take") return seat.waiting ? "picking" : "none";
  if (view.phase === "over") return "over";
  return who.ready || !seat.waiting ? "ready" : "thinking";
}

/**
 * @param {{who: SeatFacts, seat: SeatView, view: TableView, deck: Deck, fresh: Fresh, t: Texts, open: BoardProps["open"], replay: boolean}} props
 */
function Rival({ who, seat, view, deck, fresh, t, open, replay }) {
  const state = stateOf(seat, who, view, replay);
  const gained = fresh.gains.get(who.seat);
  const label = t("sg-rival", { name: who.name, points: seat.score.total, state });
  const show = () =>
    open(who.name, html`<${RivalCards} seat=${seat} name=${who.name} deck=${deck} ringed=${fresh.ringed} t=${t} />`);
  return html`<button type="button" class="sg-other" aria-label=${label} onClick=${show}>
    <span class="sg-who"><${Pen} seat=${who.seat} capped=${state === "ready"} /><b>${who.name}</b>
      ${
        state !== "none" &&
        state !== "over" &&
        html`<em class=${`sg-state is-${state}`}>${state === "ready" && html`<${Icon} name="check" />`}
        <span>${t(state === "away" ? "seat-away" : `sg-${state}`)}</span></em>`
      }</span>
    <span class="sg-minis">${seat.maps.map(
      (map) => html`
      <${TreasureMap} key=${map.id} card=${mapCard(deck, map.id)} free=${map.free} t=${t} label="" small=${true}
        fresh=${fresh.marks.get(map.id)} ringed=${fresh.ringed.get(map.id)} cls=${fresh.arrived.has(map.id) ? "is-arriving" : ""} />`,
    )}
      <${ScoreCard} deck=${deck} written=${seat} who=${`seat${who.seat}`} label="" small=${true}
        fresh=${gained ? freshOn(seat, gained.items) : null} /></span>
    <span class="sg-sums">
      <${Earn} symbol=${html`<${CoinSymbol} />`} text=${String(seat.coins)} />
      <${Earn} symbol=${html`<${Cup} scale=${0.72} />`} text=${String(sum(seat.cups))} />
      <${Earn} symbol=${html`<${PalmSymbol} />`} text=${String(sum(seat.palms))} />
      ${gained && html`<span class="sg-gain"><${Written} value=${`+${gained.total}`} h=${18} fresh=${true} /></span>`}
      <b class="sg-points">${seat.score.total}</b></span></button>`;
}

/** Which boxes of a score card were written just now. @param {SeatView} seat @param {Record<string, number>} items points by line */
export function freshOn(seat, items) {
  return {
    coins: items.coins ?? 0,
    cups: newest(seat.cups, items.cups ?? 0),
    palms: seat.palms.slice(seat.palms.length - newest(seat.palms, items.palms ?? 0)),
  };
}

/** How many of the last values make up the points. @param {number[]} values @param {number} points */
function newest(values, points) {
  let [count, left] = [0, points];
  while (left > 0 && count < values.length) {
    count += 1;
    left -= values[values.length - count];
  }
  return count;
}

/** Everything in front of a seat, large. @param {{seat: SeatView, name: string, deck: Deck, ringed: Fresh["ringed"], t: Texts}} props */
const RivalCards = ({ seat, name, deck, ringed, t }) => html`<div class="sg sg-spread">
  ${
    seat.maps.length > 0 &&
    html`<${Zone} title=${t("sg-title-maps")}><div class="sg-row">${seat.maps.map(
      (map) => html`
    <${TreasureMap} key=${map.id} card=${mapCard(deck, map.id)} free=${map.free} t=${t} spoken=${true} ringed=${ringed.get(map.id)}
      label=${mapLabel(mapCard(deck, map.id), map.free.length, t)} />`,
    )}</div><//>`
  }
  <${Zone} title=${t("sg-title-card-of")} note=${t("sg-note-points", { points: seat.score.total })}><div class="sg-row">
    <${ScoreCard} deck=${deck} written=${seat} who=${name} label=${scoreLabel(seat, name, t)} t=${t} /></div><//>
  <${FinishedMaps} ids=${seat.completed} points=${seat.score.maps} deck=${deck} t=${t} /></div>`;

/** @param {{ids: string[], points: number, deck: Deck, t: Texts}} props */
export const FinishedMaps = ({ ids, points, deck, t }) => html`
  <${Zone} title=${t("sg-title-finished")} note=${ids.length > 0 ? t("sg-note-finished", { points }) : t("sg-none-finished")}>
    <div class="sg-row sg-shelf">${ids.map(
      (id) => html`<${TreasureMap} key=${id} card=${mapCard(deck, id)} free=${[]} t=${t}
      label=${mapLabel(mapCard(deck, id), 0, t)} />`,
    )}</div><//>`;

/** @param {Pick<SeatView, "coins" | "cups" | "palms">} seat @param {string} name @param {Texts} t */
export const scoreLabel = (seat, name, t) =>
  t("sg-score-card", { name, coins: seat.coins, cups: seat.cups.length, palms: seat.palms.length });
