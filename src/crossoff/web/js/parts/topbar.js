// The top bar: menu, the game's status, who is ready, and a discreet sign when the connection is lost.
import { html } from "../ui.js";
import { listed, t } from "../texts.js";
import { Icon, Pen } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { useLasting } from "./bar.js";

/** @typedef {import("../contract.js").SeatFacts} SeatFacts */

/** The seats as pens; the cap is on when a seat is ready. @param {{seats: SeatFacts[]}} props */
export function Pens({ seats }) {
  const ready = seats.filter((one) => one.ready).length;
  const words = listed(
    seats.map((one) => t(one.ready ? "pen-ready" : one.here ? "pen-writing" : "pen-away", { name: one.name })),
    "unit",
  );
  return html`<span class="readiness" role="img" aria-label=${words} title=${words}>
    ${seats.map((one) => html`<span key=${one.seat} class=${one.here ? "" : "is-away"}><${Pen} seat=${one.seat} capped=${one.ready} /></span>`)}
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
 * @param {{status: import("../contract.js").Child, seats: SeatFacts[], lost: boolean, menu: () => void, help: () => void}} props
 */
export const TopBar = ({ status, seats, lost, menu, help }) => html`
  <header class="top"><${ToolButton} icon="menu" label=${t("menu")} press=${menu} />
    <div class="status">${status}</div><span class="spacer"></span>
    <${ConnectionSign} lost=${lost} /><${Pens} seats=${seats} />
    <span class="help"><${ToolButton} icon="help" label=${t("help")} press=${help} /></span></header>`;
