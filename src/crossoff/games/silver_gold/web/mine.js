// My maps: fields answer to taps, to the pointer above them and to the keyboard.
import { html, useState } from "/js/ui.js";
import { inked, possible } from "./choices.js";
import { mapCard } from "./facts.js";
import { pointOn } from "./hand.js";
import { TreasureMap } from "./mapcard.js";
import { isStep, step } from "./steps.js";
import { mapLabel } from "./words.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").MapView} MapView
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {import("./fresh.js").Fresh} Fresh
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{map: string, field: string}} Place
 */

const NONE = Object.freeze(new Set());

/** The field an event happened on. @param {Event} event @returns {string | null} */
const fieldOf = (event) => {
  const found = event.target instanceof Element ? event.target.closest("[data-field]") : null;
  return found?.getAttribute("data-field") ?? null;
};

/**
 * @param {{maps: MapView[], deck: Deck, hand: MarkingHand, shape: ReturnType<typeof import("./hand.js").useShape>,
 *   fresh: Fresh, t: Texts}} props
 */
export function MyMaps({ maps, deck, hand, shape, fresh, t }) {
  const [place, goTo] = useState(/** @type {Place | null} */ (null));
  const [may, will] = [possible(hand.marking), inked(hand.marking)];
  const cards = maps.map((map) => mapCard(deck, map.id));

  const onKeyDown = (/** @type {KeyboardEvent} */ event, /** @type {string} */ map) => {
    const field = fieldOf(event);
    if (field === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") hand.touch(map, field);
    else if (event.key === "s" || event.key === "S") shape.set(map, field);
    else if (isStep(event.key)) focusOn(step(cards, { map, field }, event.key), event.currentTarget);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (/** @type {PointerEvent} */ event, /** @type {string} */ map) => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const point = pointOn(/** @type {SVGSVGElement} */ (event.currentTarget), deck, event.clientX, event.clientY);
    shape.hover(map, point ? fieldOf(event) : null, point ?? undefined);
  };
  const playOf = (/** @type {MapView} */ map) => ({
    possible: may.get(map.id) ?? NONE,
    chosen: will.get(map.id) ?? NONE,
    ghost: shape.ghost,
    focus: place?.map === map.id ? place.field : firstOf(mapCard(deck, map.id), may.get(map.id)),
  });

  const onFocusIn = (/** @type {Event} */ event) => {
    const field = fieldOf(event);
    const map = event.target instanceof Element ? event.target.closest("[data-map]")?.getAttribute("data-map") : null;
    if (field === null || !map) return;
    goTo({ map, field });
    const byKeys = event.target instanceof Element && event.target.matches(":focus-visible");
    if (byKeys) shape.hover(map, field);
  };
  const draw = (/** @type {MapView} */ map, /** @type {number} */ k) => html`
    <${TreasureMap} key=${map.id} card=${cards[k]} free=${map.free} label=${mapLabel(cards[k], map.free.length, t)} t=${t}
      spoken=${true} play=${hand.asks ? playOf(map) : undefined} fresh=${fresh.marks.get(map.id)} ringed=${fresh.ringed.get(map.id)}
      cls=${`${will.has(map.id) ? "is-active" : ""} ${fresh.arrived.has(map.id) ? "is-arriving" : ""}`}
      onClick=${(/** @type {Event} */ event) => touchAt(event, map.id, hand)}
      onDblClick=${(/** @type {Event} */ event) => {
        const field = fieldOf(event);
        if (field !== null) shape.set(map.id, field);
      }}
      onPointerMove=${(/** @type {PointerEvent} */ event) => onPointerMove(event, map.id)}
      onPointerLeave=${() => shape.hover(map.id, null)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKeyDown(event, map.id)} />`;
  return html`<section class="zone sg-mine" aria-label=${t("sg-title-mine")} onFocusIn=${onFocusIn}>${maps.map(draw)}</section>`;
}

/** @param {Event} event @param {string} map @param {MarkingHand} hand */
function touchAt(event, map, hand) {
  const field = fieldOf(event);
  if (field !== null) hand.touch(map, field);
}

/** @param {import("./facts.js").MapCard} card @param {Set<string>} [may] */
const firstOf = (card, may) => (card.fields.find((field) => may?.has(field.name)) ?? card.fields[0]).name;

/** Among the maps that lie with one of them: an example of the rules may lie over the table. @param {Place} place @param {EventTarget | null} beside */
function focusOn({ map, field }, beside) {
  const mine = beside instanceof Element ? beside.closest(".sg-mine") : null;
  const found = mine?.querySelector(`svg[data-map="${map}"] [data-field="${field}"]`);
  if (found instanceof SVGElement) found.focus();
}
