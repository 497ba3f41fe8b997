/** My cards, each with what the roll would do to it. */
import { html } from "/js/ui.js";
import { Icon } from "/js/draw/icons.js";
import { useOf } from "./choices.js";
import { OneCard } from "./cards.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").OpenCard} OpenCard */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {import("/js/contract.js").BoardProps["speak"]} Speak */

/**
 * @param {{deck: Deck, speak: Speak, cards: OpenCard[], legal: Choice[], card: string | null, arrived: string[], ringed: import("./rivals.js").Ringed,
 *   choose: (card: string) => void, enlarge: (card: OpenCard) => void, motion: boolean, label: string,
 *   t: Translate}} props `card`: the one that is chosen
 */
export function Hand({ deck, speak, cards, legal, card, arrived, ringed, choose, enlarge, motion, label, t }) {
  return html`<section class=${`oc-hand has-${cards.length}`} data-choices aria-label=${label}>
    ${cards.map(
      (one) => html`<${HandCard} key=${one.id} deck=${deck} speak=${speak} card=${one} ringed=${ringed[one.id]}
      choice=${useOf(legal, one.id)} isAsked=${legal.length > 0} isChosen=${one.id === card}
      isNew=${motion && arrived.includes(one.id)} choose=${choose} enlarge=${enlarge} motion=${motion} t=${t} />`,
    )}
    ${cards.length === 0 && html`<p class="oc-none">${t("oc-no-cards")}</p>`}
  </section>`;
}

/**
 * @param {{deck: Deck, speak: Speak, card: OpenCard, ringed?: Record<string, number>, choice: Choice | undefined, isAsked: boolean, isChosen: boolean,
 *   isNew: boolean, choose: (card: string) => void, enlarge: (card: OpenCard) => void, motion: boolean,
 *   t: Translate}} props
 */
function HandCard({ deck, speak, card, ringed, choice, isAsked, isChosen, isNew, choose, enlarge, motion, t }) {
  const earns = choice?.earns;
  const classes = ["oc-use", isChosen && "is-on", earns && "is-open", isNew && "is-new"].filter(Boolean).join(" ");
  return html`<button type="button" class=${classes} aria-pressed=${earns ? String(isChosen) : undefined}
    onClick=${() => (earns ? choose(card.id) : enlarge(card))}>
    <${OneCard} deck=${deck} id=${card.id} free=${card.free} adds=${earns?.boxes ?? {}} ringed=${ringed} chosen=${isChosen}
      draws=${motion} t=${t} />
    ${
      earns &&
      html`<${Outcome} title=${speak(choice?.say?.prompt)} parts=${(choice?.outcome ?? []).map((one) => speak(one))}
      great=${earns.scores} isChosen=${isChosen} />`
    }
    ${!earns && isAsked && html`<span class="oc-outcome is-not"><span>${t("oc-no-fit")}</span></span>`}
  </button>`;
}

/** @param {{title: string, parts: string[], great: boolean, isChosen: boolean}} props */
const Outcome = ({ title, parts, great, isChosen }) => html`
  <span class=${`oc-outcome${great ? " is-great" : ""}`}>
    <b>${isChosen && !great && html`<${Icon} name="check" />`}${title}</b>${" "}<span>${parts.join(" ")}</span></span>`;
