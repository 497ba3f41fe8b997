// The top bar: menu, the game's status, who is ready, and a discreet sign when the connection is lost.
import { html } from "../ui.js";
import { listed, t } from "../texts.js";
import { Icon, Pen } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { useLasting } from "./bar.js";

/** @typedef {import("../contract.js").SeatFacts} SeatFacts */

/** @param {SeatFacts} seat @param {number | undefined} points */
function penWords(seat, points) {
  const words = t(seat.ready ? "pen-ready" : seat.here ? "pen-writing" : "pen-away", { name: seat.name });
  return points === undefined ? words : t("pen-points", { pen: words, points });
}

/**
 * The seats as pens with their points; the cap is on when a seat is ready.
 * @param {{seats: SeatFacts[], totals: number[]}} props
 */
export function Pens({ seats, totals }) {
  const ready = seats.filter((one) => one.ready).length;
  const words = listed(
    seats.map((one) => penWords(one, totals[one.seat])),
    "unit",
  );
  return html`<span class=${`readiness has-${seats.length}`} role="img" aria-label=${words} title=${words}>
    ${seats.map(
      (one) => html`<span key=${one.seat} class=${`${one.me ? "is-me" : ""} ${one.here ? "" : "is-away"}`}>
      <${Pen} seat=${one.seat} capped=${one.ready} />${totals[one.seat] !== undefined && html`<b>${totals[one.seat]}</b>`}</span>`,
    )}
    ${ready > 0 && html`<small>${t("ready-count", { ready, count: seats.length })}</small>`}</span>`;
}

/** @param {{lost: boolean}} props */
export function ConnectionSign({ lost }) {
  const lasts = useLasting(lost);
  return (
    lasts && html`<span class="line-lost" role="status"><${Icon} name="lost" /><span>${t("line-lost")}</span></span>`
  );
}

/**
 * @param {{status: import("../contract.js").Child, seats: SeatFacts[], totals: number[], lost: boolean, menu: () => void, help: () => void}} props
 */
export const TopBar = ({ status, seats, totals, lost, menu, help }) => html`
  <header class="top"><${ToolButton} icon="menu" label=${t("menu")} press=${menu} />
    <div class="status">${status}</div><span class="spacer"></span>
    <${ConnectionSign} lost=${lost} /><${Pens} seats=${seats} totals=${totals} />
    <span class="help"><${ToolButton} icon="help" label=${t("help")} press=${help} /></span></header>`;
