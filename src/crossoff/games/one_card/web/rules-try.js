/** An example of the rules to be tried: the dice, my cards, and what comes of them. */
import { html, useState } from "/js/ui.js";
import { ScoredCard } from "./cards.js";
import { toggled } from "./choices.js";
import { NOTHING_PICKED, decision } from "./decision.js";
import { LyingDice, Tray } from "./dice.js";
import { Hand } from "./hand.js";
import { because } from "./refusals.js";

/** @typedef {import("/js/contract.js").TryProps} TryProps */
/** @typedef {import("./decision.js").Picked} Picked */
/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").View} View */

/** @param {TryProps} props */
export function Try({ me, phase, legal, pending, decide, refuse, bar, t, ...props }) {
  const view = /** @type {View} */ (props.view);
  const deck = /** @type {Deck} */ (props.deck);
  const [held, hold] = useState({ phase, picked: NOTHING_PICKED });
  const picked = held.phase === phase ? held.picked : NOTHING_PICKED;
  const open = pending ? [] : legal;
  const pick = (/** @type {Picked} */ next) => {
    refuse(null);
    hold({ phase, picked: next });
  };
  const canRoll = open.some((choice) => choice.verb === "reroll");
  const { cards, scored } = view.seats[me];
  const words = decision({
    ask: props.ask,
    speak: props.speak,
    legal: open,
    picked,
    pick,
    decide: (choice) => decide(choice.do),
    t,
  });
  const rolled = view.roll.filter((color) => color !== null).map(String);
  return html`<div class="oc oc-try">
    ${
      canRoll
        ? html`<${Tray} roll=${view.roll} faces=${deck.colors.order} turns=${[]} again=${picked.dice} tumbling=${[]} skip=${() => {}} t=${t}
          toggle=${(/** @type {number} */ die) => pick({ dice: toggled(picked.dice, die), cards: [] })} />`
        : html`<${LyingDice} roll=${rolled} t=${t} />`
    }
    <${Hand} deck=${deck} speak=${props.speak} cards=${cards} legal=${open} card=${picked.cards[0] ?? null} arrived=${[]} ringed=${{}} motion=${false} label=${t("oc-hand")} t=${t}
      choose=${(/** @type {string} */ card) => pick({ dice: [], cards: picked.cards.includes(card) ? [] : [card] })}
      enlarge=${() => refuse(open.length ? because(t, "oc-no-fit-here") : null)} />
    ${scored.length > 0 && html`<div class="oc-fan">${scored.map(([id, points]) => html`<${ScoredCard} key=${id} deck=${deck} id=${id} points=${points} t=${t} />`)}</div>`}
    ${legal.length > 0 && bar(words)}</div>`;
}
