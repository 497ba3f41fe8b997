// The memory aid: all expedition cards of a round, those seen turned up.
import { html } from "/js/ui.js";
import { Icon } from "/js/draw/icons.js";
import { ExpeditionCard } from "./cards.js";
import { UPRIGHT, posed } from "./shapes.js";
import { patternWords } from "./words.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./words.js").Texts} Texts
 */

/** @param {{seen: string[], deck: Deck, t: Texts}} props */
function SeenCards({ seen, deck, t }) {
  const count = Object.values(deck.expedition).reduce((sum, one) => sum + one, 0);
  return html`<ul class="sg-seen" aria-label=${t("sg-title-seen")}>${Array.from({ length: count }, (_, k) =>
    seen[k] === undefined
      ? html`<li key=${k} class="is-unseen" aria-hidden="true"><${ExpeditionCard} cells=${null} turns=${false} /></li>`
      : html`<li key=${k} role="img" aria-label=${patternWords(seen[k], deck, t)}>
        <${ExpeditionCard} cells=${posed(deck.patterns[seen[k]], UPRIGHT)} turns=${false} /></li>`,
  )}</ul>`;
}

/** Beside the expedition; on a small screen, where a tap on the card turns the shape, behind a button on it. @param {{seen: string[], deck: Deck, open: import("/js/contract.js").BoardProps["open"], t: Texts}} props */
export function MemoryAid({ seen, deck, open, t }) {
  const cards = html`<${SeenCards} seen=${seen} deck=${deck} t=${t} />`;
  return html`<small class="sg-seen-title">${t("sg-title-seen")}</small>${cards}
    <button type="button" class="sg-seen-open" aria-label=${t("sg-title-seen")}
      onClick=${() => open(t("sg-title-seen"), html`<div class="sg sg-spread">${cards}</div>`)}><${Icon} name="eye" /></button>`;
}
