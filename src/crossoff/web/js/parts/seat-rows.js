// The seats of a table as a list: pen, name, and who or what sits there.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { levelAbout, levelName } from "../games.js";
import { Face } from "../draw/faces.js";
import { Pen } from "../draw/icons.js";

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
    ${seat.bot && html`<${Face} level=${seat.bot} />`}<span class="seat-words"><b>${seat.name}</b><small>${seatNote(seat, game)}</small></span>${act?.(seat)}</li>`,
  )}</ul>`;
