// The shape in hand: turned, flipped, held over a map.
import { useEffect, useMemo, useRef, useSignal, useState } from "/js/ui.js";
import { fieldsOf, groupOf, open } from "./choices.js";
import { mapCard } from "./facts.js";
import { inFields } from "./mapcard.js";
import { UPRIGHT, covering, flipped, keyOf, lying, posed, turned } from "./shapes.js";

/**
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./mapcard.js").Ghost} Ghost
 * @typedef {[number, number][]} Cells
 */

const BACK = 3; // quarter turns clockwise that make one the other way

/** What the pointer or the focus is on. @typedef {{map: string, field: string, point?: [number, number]}} Hovered */
/** Finds the placement to be shown: among those that lie as the shape is held, or once a field is touched any that are left. @typedef {(held: Choice[], left: Choice[]) => Choice | null} Look */

/**
 * @param {{deck: Deck, pattern: string | null, turn: string, hand: MarkingHand}} props `turn` names the turn: each begins upright
 */
export function useShape({ deck, pattern, turn, hand }) {
  const [held, hold] = useState({ turn, pose: UPRIGHT });
  const poseOf = (/** @type {typeof held} */ now) => (now.turn === turn ? now.pose : UPRIGHT);
  const pose = poseOf(held);
  const rows = pattern === null ? null : deck.patterns[pattern];
  const cells = useMemo(() => (rows ? posed(rows, pose) : null), [rows, pose]);
  const ghost = useSignal(/** @type {Ghost} */ (null));
  const left = hand.asks ? open(hand.marking) : [];
  const shapes = left.filter(
    (one) => hand.marking.steps.length === 1 && (groupOf(one, hand.marking)?.fields.length ?? 0) > 1,
  );
  const fitting = cells ? lying(shapes, cells) : [];
  const looked = useRef(/** @type {Look | null} */ (null));
  const show = () => {
    const group = looked.current?.(fitting, hand.marking.taps.length > 0 ? shapes : [])?.groups?.[0] ?? null;
    if (group?.fields.join() !== ghost.peek()?.fields.join() || group?.map !== ghost.peek()?.map) ghost.value = group;
  };
  useEffect(show, [hand.marking, hand.asks, turn, cells]); // also when the pointer rests
  const look = (/** @type {Look | null} */ find) => {
    looked.current = find;
    show();
  };
  /** The placement that is shown. */
  const shown = () => {
    const { map, fields } = ghost.peek() ?? { map: "", fields: [] };
    return shapes.find(({ groups }) => groups?.[0].map === map && groups[0].fields.join() === fields.join());
  };
  const turnBy = (/** @type {number} */ times) => hold((now) => ({ turn, pose: turned(poseOf(now), times) }));
  return {
    cells,
    ghost,
    fitting,
    /** True while the shape, or the rest of it, can be crossed off. */
    isHeld: shapes.length > 0,
    /** Before anything is touched: the fields where the shape fits, as it is held or else in any way. @returns {Map<string, Set<string>> | null} */
    reach: () =>
      shapes.length > 0 && hand.marking.taps.length === 0 ? fieldsOf(fitting.length > 0 ? fitting : shapes) : null,
    canTurn: rows !== null && keyOf(posed(rows, turned(pose))) !== keyOf(posed(rows, pose)),
    canFlip: rows !== null && keyOf(posed(rows, flipped(pose))) !== keyOf(posed(rows, pose)),
    turn: () => turnBy(1),
    turnBack: () => turnBy(BACK),
    flip: () => hold((now) => ({ turn, pose: flipped(poseOf(now)) })),
    look,
    shown,
    /** Shows the shape at a place, or nothing. */
    hover: (/** @type {Hovered | null} */ place) =>
      look(
        place &&
          ((held, left) =>
            covering(held, place.map, place.field, place.point) ?? covering(left, place.map, place.field, place.point)),
      ),
    /** Puts the shape down where it is shown, if that covers the field. Returns true if it did. */
    put: (/** @type {string} */ map, /** @type {string} */ field) => {
      const found = shown();
      if (found?.groups?.[0].map !== map || !found.groups[0].fields.includes(field)) return false;
      hand.choose(found, { map, field });
      return true;
    },
  };
}

/** Where a pointer is on a map's drawing, in fields. @param {SVGSVGElement} svg @param {Deck} deck @param {number} x @param {number} y @returns {[number, number] | null} */
export function pointOn(svg, deck, x, y) {
  const matrix = svg.getScreenCTM();
  if (!matrix || !svg.dataset.map) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return inFields(mapCard(deck, svg.dataset.map), point.x, point.y);
}
