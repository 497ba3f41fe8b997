// My maps: fields answer to taps, to the pointer above them and to the keyboard.
import { html, useRef, useState } from "/js/ui.js";
import { extraFrom, inked, possible } from "./choices.js";
import { mapCard } from "./facts.js";
import { pointOn } from "./hand.js";
import { TreasureMap } from "./mapcard.js";
import { drawingOf, fieldOf, mapOf, pulse } from "./place.js";
import { useHold, useTurning } from "./pointer.js";
import { isStep, step } from "./steps.js";
import { mapLabel } from "./words.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").MapView} MapView
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {import("./fresh.js").Fresh} Fresh
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {import("./place.js").Place} Place
 */

const NONE = Object.freeze(new Set());

/**
 * @param {{maps: MapView[], deck: Deck, hand: MarkingHand, shape: ReturnType<typeof import("./hand.js").useShape>,
 *   fresh: Fresh, t: Texts}} props
 */
export function MyMaps({ maps, deck, hand, shape, fresh, t }) {
  const [place, goTo] = useState(/** @type {Place | null} */ (null));
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  const [may, will] = [possible(hand.marking), inked(hand.marking)];
  const fits = shape.reach();
  const cards = maps.map((map) => mapCard(deck, map.id));

  const onKeyDown = (/** @type {KeyboardEvent} */ event, /** @type {string} */ map) => {
    const field = fieldOf(event);
    if (field === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" && event.shiftKey) hand.touchAlone(map, field);
    else if (event.key === "Enter") press(map, field);
    else if (event.key === " ") touch(map, field);
    else if (isStep(event.key)) drawingOf(section.current, step(cards, { map, field }, event.key))?.focus();
    else return;
    event.preventDefault();
  };
  const onPointerMove = (/** @type {PointerEvent} */ event, /** @type {string} */ map) => {
    if (event.pointerType !== "mouse" || event.buttons !== 0) return;
    const point = pointOn(/** @type {SVGSVGElement} */ (event.currentTarget), deck, event.clientX, event.clientY);
    const field = fieldOf(event);
    shape.hover(point && field ? { map, field, point } : null);
  };
  /** One field, whatever is shown. @param {string} map @param {string} field */
  const touch = (map, field) => {
    if (!hand.touch(map, field)) pulse(section.current, { map, field });
  };
  /** What is shown under the pointer or the focus; else one field. @param {string} map @param {string} field */
  const press = (map, field) => {
    if (!shape.put(map, field)) touch(map, field);
  };
  const onClick = (/** @type {MouseEvent} */ event, /** @type {string} */ map) => {
    const field = fieldOf(event);
    if (field === null || isHeld.current) return;
    if (event.shiftKey) hand.touchAlone(map, field);
    else press(map, field);
  };
  const isHeld = useHold(section, hand);
  useTurning(section, shape);
  const playOf = (/** @type {MapView} */ map) => ({
    possible: may.get(map.id) ?? NONE,
    fitting: fits && (fits.get(map.id) ?? NONE),
    gave: extraFrom(hand.marking, mapCard(deck, map.id)),
    chosen: will.get(map.id) ?? NONE,
    ghost: shape.ghost,
    focus: place?.map === map.id ? place.field : firstOf(mapCard(deck, map.id), may.get(map.id)),
  });
  const sentOf = (/** @type {MapView} */ map) => ({
    possible: NONE,
    chosen: will.get(map.id) ?? NONE,
    ghost: shape.ghost,
    focus: null,
  });

  const onFocusIn = (/** @type {Event} */ event) => {
    const [map, field] = [mapOf(event), fieldOf(event)];
    if (field === null || map === null) return;
    goTo({ map, field });
    const byKeys = event.target instanceof Element && event.target.matches(":focus-visible");
    if (byKeys) shape.hover({ map, field });
  };
  const draw = (/** @type {MapView} */ map, /** @type {number} */ k) => html`
    <${TreasureMap} key=${map.id} card=${cards[k]} free=${map.free} label=${mapLabel(cards[k], map.free.length, t)} t=${t}
      spoken=${true} play=${hand.asks ? playOf(map) : hand.isSent ? sentOf(map) : undefined} fresh=${fresh.marks.get(map.id)} ringed=${fresh.ringed.get(map.id)}
      cls=${`${will.has(map.id) ? "is-active" : ""} ${fresh.arrived.has(map.id) ? "is-arriving" : ""}`}
      data-last=${place?.map === map.id || undefined}
      onClick=${(/** @type {MouseEvent} */ event) => onClick(event, map.id)}
      onPointerMove=${(/** @type {PointerEvent} */ event) => onPointerMove(event, map.id)}
      onPointerLeave=${() => shape.hover(null)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => onKeyDown(event, map.id)} />`;
  return html`<section class="zone sg-mine" data-choices ref=${section} aria-label=${t("sg-title-mine")} onFocusIn=${onFocusIn}>${maps.map(draw)}</section>`;
}

/** @param {import("./facts.js").MapCard} card @param {Set<string>} [may] */
const firstOf = (card, may) => (card.fields.find((field) => may?.has(field.name)) ?? card.fields[0]).name;
