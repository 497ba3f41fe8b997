/** What stands in the top bar: who rolls first while cards are chosen, then whose roll this is and how many are left. */
import { html, signal } from "/js/ui.js";
import { Pips } from "/js/pieces.js";

/** What the board shows: it takes its time, and the top bar must not run ahead of it. */
export const shownView = signal(/** @type {import("./facts.js").View | null} */ (null));

/** @param {import("/js/contract.js").StatusProps} props */
export function Status({ view: latest, deck, seats, me, t }) {
  const view = shownView.value ?? /** @type {import("./facts.js").View} */ (latest);
  if (view.phase === "over") return html`<h1>${t("oc-over")}</h1>`;
  if (view.active === null) return html`<h1>${t("oc-deal")}</h1>`;
  const mine = view.active === me;
  if (view.phase === "keep") {
    return html`<h1>${mine ? t("oc-deal-mine") : t("oc-deal-theirs", { name: seats[view.active].name })}</h1>`;
  }
  const rolls = deck.dice.rolls;
  const left = t("oc-rolls-left", { left: view.rolls_left });
  const { name } = seats[view.active];
  return html`<h1>${
    mine
      ? t("oc-roll-mine")
      : html`<span class="oc-long">${t("oc-roll-theirs", { name })}</span>
    <span class="oc-short" aria-hidden="true">${name}</span>`
  }</h1>
    <${Pips} count=${rolls} now=${rolls - view.rolls_left} label=${left} />
    <small class="oc-left" aria-hidden="true">${view.seats[view.active].standing === "rolling" && left}</small>`;
}
