/** Choosing new cards: those dealt at the start of an advanced game, and those of the supply. */
import { html } from "/js/ui.js";
import { Back } from "/js/draw/sheet.js";
import { PickSign, Zone } from "/js/pieces.js";
import { clauseOf } from "/js/whynot.js";
import { OneCard } from "./cards.js";
import { Legend } from "./legend.js";
import { goodFor } from "./words.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./words.js").Translate} Translate */

/**
 * @param {{deck: Deck, cards: string[], picked: string[], pick: ((card: string) => void) | null, label: string,
 *   t: Translate}} props `pick` is null when nothing can be chosen
 */
export const Picks = ({ deck, cards, picked, pick, label, t }) => html`
  <section class=${`oc-picks has-${cards.length}`} data-choices aria-label=${label}>
    ${cards.map((id) => {
      const { title, text } = goodFor(t, deck, id);
      const isOn = picked.includes(id);
      return html`<button key=${id} type="button" class=${`oc-pick${isOn ? " is-on" : ""}`} aria-pressed=${String(isOn)}
        disabled=${!pick} onClick=${() => pick?.(id)}>
        <${OneCard} deck=${deck} id=${id} t=${t} />
        <b>${title}</b><span>${text}</span>${pick && html`<${PickSign} isOn=${isOn} />`}</button>`;
    })}
  </section>`;

/**
 * The cards that can be taken for a scored one, and the pile they come from.
 * @param {{deck: Deck, supply: {id: string}[], pile: number, enlarge: () => void, t: Translate}} props
 */
export const Supply = ({ deck, supply, pile, enlarge, t }) => html`
  <${Zone} cls="oc-supply" title=${t("oc-supply")}><div class="oc-shelf">
    ${supply.map(
      ({ id }) => html`
      <button key=${id} type="button" class="oc-slot" onClick=${enlarge}>
        <${OneCard} deck=${deck} id=${id} small=${true} t=${t} /></button>`,
    )}
    ${pile > 0 && html`<span class="oc-slot is-pile"><${Back} count=${pile} label=${t("oc-pile", { cards: pile })} /></span>`}
  </div><//>`;

/**
 * Cards enlarged in a sheet, with what speaks for each unless they are being played.
 * @param {{deck: Deck, cards: {id: string, free?: Record<string, number> | null}[], why?: import("/js/contract.js").Why | null,
 *   rules?: (clause: string) => void, t: Translate}} props `why` the card cannot be used
 */
export const Enlarged = ({ deck, cards, why, rules, t }) => html`
  <div class=${`oc oc-large has-${cards.length}`}>
    ${
      why &&
      html`<p>${why.words} ${
        clauseOf(why) &&
        rules &&
        html`
      <button type="button" class="text" onClick=${() => rules(String(clauseOf(why)))}>${t("why")}</button>`
      }</p>`
    }
    ${cards.map(({ id, free = null }) => {
      const words = goodFor(t, deck, id);
      return html`<figure key=${id}><${OneCard} deck=${deck} id=${id} free=${free} t=${t} />
        ${!free && html`<figcaption><b>${words.title}</b> <span>${words.text}</span></figcaption>`}</figure>`;
    })}
    <${Legend} deck=${deck} t=${t} />
  </div>`;
