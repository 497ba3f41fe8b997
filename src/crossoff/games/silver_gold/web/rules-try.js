// An example of the rules to be tried: the expedition, my maps, and what lies around them that counts.
import { html, useMemo } from "/js/ui.js";
import { ExpeditionCard, ScoreCard } from "./cards.js";
import { mapCard } from "./facts.js";
import { freshOf } from "./fresh.js";
import { useShape } from "./hand.js";
import { TreasureMap } from "./mapcard.js";
import { markBar } from "./markbar.js";
import { useMarking } from "./marking.js";
import { MyMaps } from "./mine.js";
import { scoreLabel } from "./rivals.js";
import { offerLabel, patternSize } from "./words.js";

/**
 * @typedef {import("/js/contract.js").TryProps} TryProps
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").TableView} TableView
 */

/** @param {TryProps} props */
export function Try(props) {
  const { me, legal, phase, t } = props;
  const view = /** @type {TableView} */ (props.view);
  const deck = /** @type {Deck} */ (props.deck);
  const fresh = useMemo(() => freshOf([], null, false), []);
  const hand = useMarking({ ...props, replay: false, sound: () => {} });
  const shape = useShape({ deck, pattern: view.expedition, turn: phase ?? "", hand });
  const asks = legal.length > 0;
  const seat = view.seats[me];
  const pattern = view.expedition ?? "";
  return html`<div class="sg sg-try">
    <div class=${asks ? "sg-try-top" : "sg-try-top is-done"}>
      ${
        asks &&
        html`<button type="button" class="sg-grip" title=${t("sg-turn-shape")} onClick=${shape.turn}
        aria-label=${`${t("sg-expedition-card", { shape: t("sg-pattern", { pattern, fields: patternSize(deck, pattern) }) })}. ${t("sg-turn-shape")}`}>
        <${ExpeditionCard} cells=${shape.cells} turns=${true} /></button>`
      }
      <div class="sg-try-display">${view.display.map(
        (id) =>
          id !== null &&
          html`<${TreasureMap} key=${id} card=${mapCard(deck, id)}
        free=${mapCard(deck, id).byName.keys()} label=${offerLabel(mapCard(deck, id), t)} small=${true} t=${t} />`,
      )}</div>
      <${ScoreCard} deck=${deck} written=${seat} earns=${hand.marking.earns} who="try" label=${scoreLabel(seat, t("you"), t)} t=${t} /></div>
    <${MyMaps} maps=${seat.maps} deck=${deck} hand=${hand} shape=${shape} fresh=${fresh} t=${t} />
    ${asks && props.bar(markBar({ hand, shape, deck, wide: false, ask: props.ask, speak: props.speak, t }))}</div>`;
}
