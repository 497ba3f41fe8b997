// Carrying the shape from the expedition card to a map.
import { useRef, useSignal, useState } from "/js/ui.js";
import { pointOn } from "./hand.js";
import { nearest } from "./shapes.js";

/**
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {ReturnType<typeof import("./hand.js").useShape>} Shape
 * @typedef {{x: number, y: number, moved: boolean, timer: number, at: [number, number]}} Press
 */

const REACH = 1.6; // fields between the shape held and the place it snaps to
const LONG_PRESS = 450; // ms
const SLACK = 7; // px a finger may move and still tap
const ABOVE_FINGER = 56; // px, so that the hand does not cover the shape
const SLIDE_BACK = 260; // ms

/**
 * The expedition card under a finger: a tap turns the shape, a long press flips it, and dragging
 * lays it on a map. Where it does not fit, it slides back, and `refuse` says why.
 * @param {{shape: Shape, hand: MarkingHand, deck: Deck, motion: boolean, refuse: () => void}} props
 */
export function useDrag({ shape, hand, deck, motion, refuse }) {
  const place = useSignal("");
  const [lifted, lift] = useState(0); // px a field is wide where the shape is held, 0 while it lies
  const press = useRef(/** @type {Press | null} */ (null));
  const latest = useRef({ shape, hand, refuse });
  latest.current = { shape, hand, refuse };

  const move = (/** @type {PointerEvent} */ event) => {
    const down = press.current;
    if (!down) return;
    if (!down.moved) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < SLACK) return;
      clearTimeout(down.timer);
      if (!latest.current.shape.isHeld) return;
      down.moved = true;
      lift(fieldWidth());
    }
    down.at = [event.clientX, event.clientY - (event.pointerType === "mouse" ? 0 : ABOVE_FINGER)];
    place.value = `translate(${down.at.join(" ")})`;
    latest.current.shape.look((held) => placeUnder(held, deck, down.at));
  };
  const end = (/** @type {PointerEvent} */ event) => {
    const down = press.current;
    press.current = null;
    if (!down) return;
    clearTimeout(down.timer);
    const isDropped = down.moved && event.type === "pointerup";
    const found = isDropped && latest.current.shape.shown();
    if (down.moved) latest.current.shape.look(null);
    if (found) latest.current.hand.choose(found);
    else if (isDropped && mapAt(down.at)) latest.current.refuse();
    if (down.moved && !found && motion) slideBack(down, () => lift(0));
    else lift(0);
    if (!down.moved && down.timer !== 0 && event.type === "pointerup") latest.current.shape.turn();
  };
  const start = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0) return;
    /** @type {Press} */
    const down = { x: event.clientX, y: event.clientY, moved: false, timer: 0, at: [event.clientX, event.clientY] };
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
    isCarrying: () => press.current?.moved ?? false,
    grips: { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
  };
}

/** @param {Press} from where it was taken and where it is let go @param {() => void} done */
function slideBack({ x, y, at }, done) {
  const carried = document.querySelector(".sg-carried > g");
  if (!carried) return done();
  const frames = [
    [at[0], at[1], 1],
    [x, y, 0.6],
  ].map(([left, top, scale]) => ({
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
  }));
  const slide = carried.animate(frames, { duration: SLIDE_BACK, easing: "ease-in-out", fill: "forwards" });
  slide.onfinish = slide.oncancel = done;
}

/** @returns {SVGSVGElement[]} */
const ownMaps = () =>
  [...document.querySelectorAll(".sg-mine svg[data-map]")].map((one) => /** @type {SVGSVGElement} */ (one));

/** How wide a field of the own maps is on the screen. */
function fieldWidth() {
  const first = ownMaps()[0]?.querySelector(".sg-hit");
  return first?.getBoundingClientRect().width ?? 0;
}

/** The map of one's own at a point of the screen. @param {[number, number]} point */
const mapAt = ([x, y]) =>
  ownMaps().find((svg) => {
    const box = svg.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  });

/** @param {Choice[]} fitting @param {Deck} deck @param {[number, number]} at */
function placeUnder(fitting, deck, at) {
  const svg = mapAt(at);
  const point = svg && pointOn(svg, deck, ...at);
  return point && svg.dataset.map ? nearest(fitting, svg.dataset.map, point, REACH) : null;
}
