// The seats: the player, friends by link, people on this device, bots by level.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { characterOf, levelAbout } from "../games.js";
import { Face, Strength } from "../draw/faces.js";
import { Icon, Pen } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { anotherBot, withSeat } from "../plan.js";
import { myName } from "../settings.js";
import { closeSheet, openSheet } from "../parts/dialog.js";
import { lazy } from "../parts/lazy.js";
import { NotCome } from "../parts/trouble.js";

/** @typedef {import("../plan.js").Plan} Plan */
/** @typedef {import("../plan.js").PlannedSeat} PlannedSeat */
/** @typedef {import("../contract.js").GameFacts} GameFacts */

const LONGEST_NAME = 24;
const Cast = lazy(async () => (await import("../parts/cast.js")).Cast, NotCome);

/** @param {{value: string, label: string, hint: string, change: (value: string) => void}} props */
export const NameField = ({ value, label, hint, change }) => html`
  <input class="input name" value=${value} aria-label=${label} placeholder=${hint} maxlength=${LONGEST_NAME}
    autocomplete="off" spellcheck=${false} enterkeyhint="done"
    onInput=${(/** @type {InputEvent} */ event) => change(/** @type {HTMLInputElement} */ (event.target).value)} />`;

/** @param {string} kind "friend" or "local" @param {number} place @returns {PlannedSeat} */
const person = (kind, place) => (kind === "local" ? { kind, name: t("name-local", { place }) } : { kind: "friend" });

/** Who sits on a planned seat, in words. @param {PlannedSeat} seat */
const nameOfKind = (seat) =>
  seat.kind === "bot" ? characterOf(seat.bot) : t(seat.kind === "local" ? "a-local" : "a-friend");

/** Opens the sheet to choose who sits there. @param {{seat: PlannedSeat, place: number, game: GameFacts, change: (seat: PlannedSeat) => void}} props */
function KindOfSeat({ seat, place, game, change }) {
  const now = nameOfKind(seat);
  const choose = (/** @type {PlannedSeat} */ next) => {
    change(next);
    closeSheet();
  };
  const people = [person("friend", place), person("local", place)];
  const open = () =>
    openSheet(t("who-sits", { place }), html`<${Cast} seat=${seat} game=${game} people=${people} choose=${choose} />`);
  const strength = seat.kind === "bot" && game.bots.find((one) => one.name === seat.bot)?.strength;
  return html`<button type="button" class="seat-kind" aria-label=${`${t("who-sits", { place })}: ${now}`} onClick=${open}>
    ${seat.kind === "bot" && html`<${Face} level=${seat.bot} />`}<b>${now}</b>
    ${strength && html`<${Strength} strength=${strength} label="" />`}</button>`;
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
  const add = (/** @type {string} */ kind) => change(withSeat(plan, true, (place) => person(kind, place)));
  const addBot = () => {
    const taken = plan.seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : []));
    change(withSeat(plan, false, () => ({ kind: "bot", bot: anotherBot(game, taken) })));
  };
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
      <button type="button" onClick=${addBot}><${Icon} name="bot" />${t("add-bot")}</button></li>`
    }
  </ul>`;
}
