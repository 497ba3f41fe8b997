// The shape in hand: turned, flipped, held over a map.
import { useEffect, useMemo, useRef, useSignal, useState } from "/js/ui.js";
import { exactly, groupOf, open } from "./choices.js";
import { mapCard } from "./facts.js";
import { inFields } from "./mapcard.js";
import { UPRIGHT, covering, flipped, keyOf, lying, nearest, posed, turned } from "./shapes.js";

/**
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./mapcard.js").Ghost} Ghost
 * @typedef {[number, number][]} Cells
 */

const REACH = 1.6; // fields between the shape held and the place it snaps to
const LONG_PRESS = 450; // ms
const SLACK = 7; // px a finger may move and still tap
const ABOVE_FINGER = 56; // px, so that the hand does not cover the shape

/**
 * @param {{deck: Deck, pattern: string | null, turn: string, hand: MarkingHand}} props `turn` names the turn: each begins upright
 */
export function useShape({ deck, pattern, turn, hand }) {
  const [held, hold] = useState({ turn, pose: UPRIGHT });
  const pose = held.turn === turn ? held.pose : UPRIGHT;
  const rows = pattern === null ? null : deck.patterns[pattern];
  const cells = useMemo(() => (rows ? posed(rows, pose) : null), [rows, pose]);
  const ghost = useSignal(/** @type {Ghost} */ (null));
  const left = hand.asks ? open(hand.marking) : [];
  const shapes = left.filter(
    (one) => hand.marking.steps.length === 1 && (groupOf(one, hand.marking)?.fields.length ?? 0) > 1,
  );
  const fitting = cells ? lying(shapes, cells) : [];
  useEffect(() => {
    ghost.value = null;
  }, [hand.marking, turn]);
  return {
    cells,
    ghost,
    fitting,
    canTurn: rows !== null && keyOf(posed(rows, turned(pose))) !== keyOf(posed(rows, pose)),
    canFlip: rows !== null && keyOf(posed(rows, flipped(pose))) !== keyOf(posed(rows, pose)),
    turn: () => hold({ turn, pose: turned(pose) }),
    flip: () => hold({ turn, pose: flipped(pose) }),
    /** Shows the shape at a field, or nothing. */
    hover: (
      /** @type {string} */ map,
      /** @type {string | null} */ field,
      /** @type {[number, number] | undefined} */ point = undefined,
    ) => {
      const found = field === null ? null : at(fitting, shapes, hand, map, field, point);
      const group = found?.groups?.[0] ?? null;
      if (group?.fields.join() !== ghost.peek()?.fields.join() || group?.map !== ghost.peek()?.map) ghost.value = group;
    },
    /** The whole shape at a field, if it fits there as it is held. */
    set: (/** @type {string} */ map, /** @type {string} */ field) => {
      const found = covering(fitting, map, field);
      if (found) hand.choose(found);
    },
  };
}

/** As it is held; once a field is touched, any way that is left. @param {Choice[]} fitting @param {Choice[]} shapes @param {MarkingHand} hand @param {string} map @param {string} field @param {[number, number]} [point] */
function at(fitting, shapes, hand, map, field, point) {
  const held = covering(fitting, map, field, point);
  return held ?? (exactly(hand.marking) ? covering(shapes, map, field, point) : null);
}

/** Where a pointer is on a map's drawing, in fields. @param {SVGSVGElement} svg @param {Deck} deck @param {number} x @param {number} y @returns {[number, number] | null} */
export function pointOn(svg, deck, x, y) {
  const matrix = svg.getScreenCTM();
  if (!matrix || !svg.dataset.map) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  return inFields(mapCard(deck, svg.dataset.map), point.x, point.y);
}

/**
 * The expedition card under a finger: a tap turns the shape, a long press flips it, and dragging
 * lays it on a map.
 * @param {ReturnType<typeof useShape>} shape
 * @param {MarkingHand} hand
 * @param {Deck} deck
 */
export function useDrag(shape, hand, deck) {
  const place = useSignal("");
  const [lifted, lift] = useState(0); // px a field is wide where the shape is held, 0 while it lies
  const press = useRef(/** @type {{x: number, y: number, moved: boolean, timer: number} | null} */ (null));
  const latest = useRef({ shape, hand });
  latest.current = { shape, hand };

  const move = (/** @type {PointerEvent} */ event) => {
    const down = press.current;
    if (!down) return;
    if (!down.moved) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
      clearTimeout(down.timer);
      if (latest.current.shape.fitting.length === 0 && !latest.current.hand.asks) return;
      down.moved = true;
      lift(fieldWidth());
    }
    const [x, y] = [event.clientX, event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE_FINGER)];
    place.value = `translate(${x} ${y})`;
    latest.current.shape.ghost.value = placeUnder(latest.current.shape.fitting, deck, x, y)?.groups?.[0] ?? null;
  };
  const end = (/** @type {PointerEvent} */ event) => {
    const down = press.current;
    press.current = null;
    if (!down) return;
    clearTimeout(down.timer);
    const { ghost, fitting } = latest.current.shape;
    const [shown, dropped] = [ghost.peek(), down.moved && event.type === "pointerup"];
    ghost.value = null;
    lift(0);
    const found = dropped && shown ? fitting.find((one) => one.groups?.[0] === shown) : null;
    if (found) latest.current.hand.choose(found);
    else if (!down.moved && down.timer !== 0 && event.type === "pointerup") latest.current.shape.turn();
  };
  const start = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    const down = { x: event.clientX, y: event.clientY, moved: false, timer: 0 };
    down.timer = setTimeout(() => {
      down.timer = 0; // flipped: lifting the finger does not turn it as well
      latest.current.shape.flip();
    }, LONG_PRESS);
    press.current = down;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
  };
  return {
    place,
    lifted,
    grips: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}

/** @returns {SVGSVGElement[]} */
const ownMaps = () =>
  [...document.querySelectorAll(".sg-mine svg[data-map]")].map((one) => /** @type {SVGSVGElement} */ (one));

/** How wide a field of the own maps is on the screen. */
function fieldWidth() {
  const first = ownMaps()[0]?.querySelector(".sg-hit");
  return first?.getBoundingClientRect().width ?? 0;
}

/** @param {Choice[]} fitting @param {Deck} deck @param {number} x @param {number} y */
function placeUnder(fitting, deck, x, y) {
  for (const svg of ownMaps()) {
    const box = svg.getBoundingClientRect();
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    const point = pointOn(svg, deck, x, y);
    if (point && svg.dataset.map) return nearest(fitting, svg.dataset.map, point, REACH);
  }
  return null;
}
