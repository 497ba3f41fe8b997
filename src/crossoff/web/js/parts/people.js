// The seats and who is connected; the host can hand a seat to a bot or open it again.
import { html, useState } from "../ui.js";
import { t } from "../texts.js";
import { giveToBot, openSeat } from "../api.js";
import { usualBot } from "../plan.js";
import { linkTo, watchHash } from "../route.js";
import { seatsOf } from "../state.js";
import { keepTable, keptTable } from "../storage.js";
import { CopyLink } from "./copy.js";
import { closeSheet } from "./dialog.js";
import { Invitation } from "./invitation.js";
import { showNote } from "./notes.js";
import { SeatRows } from "./seat-rows.js";
import { Trouble, troubleOf } from "./trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("../contract.js").SeatFacts} SeatFacts */

/** @param {{place: Place, loaded: import("../pages/table.js").Loaded}} props */
export function People({ place, loaded }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const { game } = loaded;
  const known = keptTable(place.table);
  const host = known?.host;
  const seats = seatsOf(place.state.value, t, place.isShared);
  const doing = async (/** @type {Promise<any>} */ work) => {
    setBusy(true); // until the answer is here, the kept invitation may be an old one
    try {
      const { invite } = await work;
      setTrouble(null);
      if (invite) keepTable({ table: place.table, invite });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  };
  const nudge = (/** @type {SeatFacts} */ seat) => {
    place.nudge(seat.seat);
    showNote(t("nudge-sent", { name: seat.name }));
    closeSheet();
  };
  const act = (/** @type {SeatFacts} */ seat) => {
    const isAwaited = seat.kind === "human" && place.state.value.view?.seats?.[seat.seat]?.waiting;
    const mayNudge = isAwaited && !seat.me && place.state.value.seat !== null;
    return html`${mayNudge && html`<button type="button" class="text" onClick=${() => nudge(seat)}>${t("nudge")}</button>`}${change(seat)}`;
  };
  const change = (/** @type {SeatFacts} */ seat) => {
    if (!host || seat.me || seat.kind === "local") return null;
    return seat.kind === "bot"
      ? html`<button type="button" class="text" onClick=${() => doing(openSeat(place.table, seat.seat, host))}>${t("open-seat")}</button>`
      : html`<button type="button" class="text" onClick=${() => doing(giveToBot(place.table, seat.seat, host, usualBot(game)))}>${t("give-to-bot")}</button>`;
  };
  const isWaiting = seats.some((seat) => seat.open);
  return html`<${SeatRows} seats=${seats} game=${game} act=${act} /><${Trouble} code=${trouble} />
    ${isWaiting && !busy && known?.invite && html`<${Invitation} table=${place.table} invite=${known.invite} game=${game.name} />`}
    ${
      known?.watch &&
      html`<section class="watch"><h2>${t("watch-title")}</h2>
      <${CopyLink} link=${linkTo(watchHash(place.table, known.watch))} label=${t("watch-title")} /></section>`
    }`;
}
