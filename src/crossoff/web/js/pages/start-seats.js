// The seats: the player, friends by link, people on this device, bots by level.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { levelAbout, levelName } from "../games.js";
import { Icon, Pen } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { usualBot, withSeat } from "../plan.js";
import { myName } from "../settings.js";

/** @typedef {import("../plan.js").Plan} Plan */
/** @typedef {import("../plan.js").PlannedSeat} PlannedSeat */
/** @typedef {import("../contract.js").GameFacts} GameFacts */

const LONGEST_NAME = 24;

/** @param {{value: string, label: string, hint: string, change: (value: string) => void}} props */
export const NameField = ({ value, label, hint, change }) => html`
  <input class="input name" value=${value} aria-label=${label} placeholder=${hint} maxlength=${LONGEST_NAME}
    autocomplete="off" spellcheck=${false} enterkeyhint="done"
    onInput=${(/** @type {InputEvent} */ event) => change(/** @type {HTMLInputElement} */ (event.target).value)} />`;

const BOT = "bot:";

/** The value of a seat in the list of kinds. @param {PlannedSeat} seat */
const nameOfKind = (seat) => (seat.kind === "bot" ? BOT + seat.bot : seat.kind);

/** @param {string} kind as in the list @param {number} place @returns {PlannedSeat} */
function seatOfKind(kind, place) {
  if (kind.startsWith(BOT)) return { kind: "bot", bot: kind.slice(BOT.length) };
  return kind === "local" ? { kind: "local", name: t("name-local", { place }) } : { kind: "friend" };
}

/** @param {{seat: PlannedSeat, place: number, game: GameFacts, change: (seat: PlannedSeat) => void}} props */
function KindOfSeat({ seat, place, game, change }) {
  const now = nameOfKind(seat);
  const option = (/** @type {string} */ kind, /** @type {string} */ label) =>
    html`<option key=${kind} value=${kind} selected=${kind === now}>${label}</option>`;
  return html`<select class="select" aria-label=${t("who-sits", { place })}
    onChange=${(/** @type {Event} */ event) => change(seatOfKind(/** @type {HTMLSelectElement} */ (event.target).value, place))}>
    ${option("friend", t("a-friend"))}${option("local", t("a-local"))}
    ${game.bots.map((one) => option(BOT + one.name, t("bot-named", { level: levelName(one.name) })))}</select>`;
}

/** @param {{seat: PlannedSeat, place: number, game: GameFacts, change: (seat: PlannedSeat) => void}} props */
function SeatWords({ seat, place, game, change }) {
  if (seat.kind === "me") {
    return html`<span class="seat-words seat-mine"><b>${t("you")}</b><${NameField} value=${myName.value} label=${t("my-name")} hint=${t("my-name-hint")}
      change=${(/** @type {string} */ name) => (myName.value = name)} /></span>`;
  }
  return html`<span class="seat-words"><${KindOfSeat} seat=${seat} place=${place} game=${game} change=${change} />
    ${
      seat.kind === "local" &&
      html`<${NameField} value=${seat.name} label=${t("name-of", { place })} hint=${t("name-local", { place })}
      change=${(/** @type {string} */ name) => change({ kind: "local", name })} />`
    }
    ${seat.kind === "bot" && html`<small>${levelAbout(game, seat.bot)}</small>`}
    ${seat.kind === "friend" && html`<small>${t("by-link")}</small>`}</span>`;
}

/**
 * @param {{plan: Plan, game: GameFacts, change: (plan: Plan) => void, canAdd: boolean, canRemove: boolean}} props
 */
export function SeatList({ plan, game, change, canAdd, canRemove }) {
  const put = (/** @type {PlannedSeat[]} */ seats) => change({ ...plan, seats });
  const add = (/** @type {string} */ kind) =>
    change(withSeat(plan, !kind.startsWith(BOT), (place) => seatOfKind(kind, place)));
  return html`<ul class="places">
    ${plan.seats.map(
      (seat, i) => html`<li key=${i}><${Pen} seat=${i} />
      <${SeatWords} seat=${seat} place=${i + 1} game=${game}
        change=${(/** @type {PlannedSeat} */ next) => put(plan.seats.map((old, j) => (i === j ? next : old)))} />
      ${
        i > 0 &&
        canRemove &&
        html`<${ToolButton} icon="close" label=${t("remove-seat", { place: i + 1 })}
        press=${() => put(plan.seats.filter((_, j) => j !== i))} />`
      }</li>`,
    )}
    ${
      canAdd &&
      html`<li class="add"><span class="add-word"><${Icon} name="plus" /><span>${t("add")}</span></span>
      <button type="button" onClick=${() => add("friend")}><${Icon} name="link" />${t("add-friend")}</button>
      <button type="button" onClick=${() => add("local")}><${Icon} name="person" />${t("add-local")}</button>
      <button type="button" onClick=${() => add(BOT + usualBot(game))}><${Icon} name="bot" />${t("add-bot")}</button></li>`
    }
  </ul>`;
}
