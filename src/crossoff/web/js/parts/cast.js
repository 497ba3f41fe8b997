// Who may sit on a seat: people, and the five opponents as cards.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { Face, Strength } from "../draw/faces.js";
import { Icon } from "../draw/icons.js";
import { characterOf, levelAbout } from "../games.js";
import { kept } from "../storage.js";

/** @typedef {import("../plan.js").PlannedSeat} PlannedSeat */

/** Set in a browser's local storage by developers, to play against the baselines. */
const BASELINES = "baselines";

/** The bots to choose from: those with a strength, and one already chosen. @param {import("../contract.js").GameFacts} game @param {PlannedSeat} seat */
function offered(game, seat) {
  const all = kept(BASELINES, false) || game.bots.every((one) => !one.strength);
  return game.bots.filter((one) => all || one.strength || (seat.kind === "bot" && seat.bot === one.name));
}

/**
 * @param {{seat: PlannedSeat, game: import("../contract.js").GameFacts, people: PlannedSeat[], choose: (seat: PlannedSeat) => void}} props
 */
export const Cast = ({ seat, game, people, choose }) => html`<ul class="cast">
  ${offered(game, seat).map(
    ({ name, strength }) => html`<li key=${name}>
    <button type="button" aria-pressed=${seat.kind === "bot" && seat.bot === name} onClick=${() => choose({ kind: "bot", bot: name })}>
      <${Face} level=${name} /><b>${characterOf(name)}</b>
      ${strength && html`<${Strength} strength=${strength} label=${t("strength", { strength })} />`}
      <small>${levelAbout(game, name)}</small></button></li>`,
  )}
  ${people.map(
    (
      one,
    ) => html`<li key=${one.kind}><button type="button" aria-pressed=${seat.kind === one.kind} onClick=${() => choose(one)}>
      <${Icon} name=${one.kind === "friend" ? "link" : "person"} /><b>${t(one.kind === "friend" ? "a-friend" : "a-local")}</b>
      <small>${t(one.kind === "friend" ? "by-link" : "by-device")}</small></button></li>`,
  )}</ul>`;
