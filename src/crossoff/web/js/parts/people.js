// The seats and who is connected; the host can hand a seat to a bot or open it again.
import { html, useState } from "../ui.js";
import { t } from "../texts.js";
import { giveToBot, openSeat } from "../api.js";
import { levelAbout, levelName } from "../games.js";
import { Pen } from "../draw/icons.js";
import { usualBot } from "../plan.js";
import { linkTo, watchHash } from "../route.js";
import { seatsOf } from "../state.js";
import { keepTable, keptTable } from "../storage.js";
import { CopyLink } from "./copy.js";
import { Invitation } from "./invitation.js";
import { Trouble, troubleOf } from "./trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("../contract.js").SeatFacts} SeatFacts */
/** @typedef {import("../contract.js").GameFacts} GameFacts */

/** The state of a seat as text. @param {SeatFacts} seat @param {GameFacts} game */
function seatNote(seat, game) {
  if (seat.kind === "bot" && seat.bot)
    return t("seat-bot", { level: levelName(seat.bot), about: levelAbout(game, seat.bot) });
  if (seat.open) return t("seat-waiting");
  if (seat.me && seat.given !== seat.name) return seat.given;
  return t(seat.me ? "seat-me" : seat.kind === "local" ? "seat-local" : seat.here ? "seat-here" : "seat-away");
}

/** The list of seats. @param {{seats: SeatFacts[], game: GameFacts, act?: (seat: SeatFacts) => import("../contract.js").Child}} props */
export const SeatRows = ({ seats, game, act }) => html`<ul class="places">
  ${seats.map(
    (
      seat,
    ) => html`<li key=${seat.seat} class=${seat.here || seat.open ? "" : "is-away"}><${Pen} seat=${seat.seat} capped=${seat.ready} />
    <span class="seat-words"><b>${seat.name}</b><small>${seatNote(seat, game)}</small></span>${act?.(seat)}</li>`,
  )}</ul>`;

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
  const act = (/** @type {SeatFacts} */ seat) => {
    if (!host || seat.me || seat.kind === "local") return null;
    return seat.kind === "bot"
      ? html`<button type="button" class="text" onClick=${() => doing(openSeat(place.table, seat.seat, host))}>${t("open-seat")}</button>`
      : html`<button type="button" class="text" onClick=${() => doing(giveToBot(place.table, seat.seat, host, usualBot(game)))}>${t("give-to-bot")}</button>`;
  };
  const isWaiting = seats.some((seat) => seat.open);
  return html`<${SeatRows} seats=${seats} game=${game} act=${act} /><${Trouble} code=${trouble} />
    ${isWaiting && !busy && known?.invite && html`<${Invitation} table=${place.table} invite=${known.invite} />`}
    ${
      known?.watch &&
      html`<section class="watch"><h2>${t("watch-title")}</h2>
      <${CopyLink} link=${linkTo(watchHash(place.table, known.watch))} label=${t("watch-title")} /></section>`
    }`;
}
