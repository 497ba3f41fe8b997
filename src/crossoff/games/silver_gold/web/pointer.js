// What a mouse does on my maps besides clicking: wheel and right button turn the shape, a long press takes one field.
import { useEffect, useRef } from "/js/ui.js";
import { fieldOf, mapOf } from "./place.js";

/**
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {ReturnType<typeof import("./hand.js").useShape>} Shape
 * @typedef {{current: HTMLElement | null}} Section
 */

const LONG_PRESS = 450; // ms
const NOTCH = 60; // px that only a wheel scrolls at once
const SWIPE = 140; // px of a touchpad for a quarter turn

/** Call a function with the latest values of what it uses. @template T @param {T} value */
function useLatest(value) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/**
 * A mouse button held on a field crosses off that field alone; a finger has taps for that, and shows what a symbol does.
 * The click that follows must do nothing: the result is true from then until the next press.
 * @param {Section} section
 * @param {MarkingHand} hand
 */
export function useHold(section, hand) {
  const isHeld = useRef(false);
  const latest = useLatest(hand);
  useEffect(() => {
    let timer = 0;
    const stop = () => clearTimeout(timer);
    const start = (/** @type {PointerEvent} */ event) => {
      stop();
      isHeld.current = false;
      const [map, field] = [mapOf(event), fieldOf(event)];
      if (event.pointerType !== "mouse" || event.button !== 0 || map === null || field === null) return;
      timer = setTimeout(() => {
        isHeld.current = true;
        latest.current.touchAlone(map, field);
      }, LONG_PRESS);
    };
    const own = section.current;
    own?.addEventListener("pointerdown", start);
    own?.addEventListener("pointerup", stop);
    own?.addEventListener("pointerleave", stop);
    return () => {
      stop();
      own?.removeEventListener("pointerdown", start);
      own?.removeEventListener("pointerup", stop);
      own?.removeEventListener("pointerleave", stop);
    };
  }, []);
  return isHeld;
}

/** Wheel and right button over the maps and the expedition card, also while the shape is carried. @param {Section} section @param {Shape} shape */
export function useTurning(section, shape) {
  const latest = useLatest(shape);
  useEffect(() => {
    let rolled = 0;
    const isOver = (/** @type {Event} */ event) => {
      const on = event.target instanceof Element ? event.target.closest(".sg-mine [data-map], .sg-grip") : null;
      return on !== null && latest.current.isHeld && section.current?.closest(".sg")?.contains(on);
    };
    const wheel = (/** @type {WheelEvent} */ event) => {
      const isInSheet = event.target instanceof Element && event.target.closest("dialog") !== null; // which scrolls
      if (event.ctrlKey || isInSheet || !isOver(event)) return;
      event.preventDefault();
      const isNotch = event.deltaMode !== 0 || Math.abs(event.deltaY) >= NOTCH;
      rolled = isNotch ? event.deltaY : rolled + event.deltaY;
      if (!isNotch && Math.abs(rolled) < SWIPE) return;
      if (rolled > 0) latest.current.turn();
      else latest.current.turnBack();
      rolled = 0;
    };
    const menu = (/** @type {MouseEvent} */ event) => {
      if (event.button !== 2 || !isOver(event)) return; // a long press of a finger is no right click
      event.preventDefault();
      latest.current.turn();
    };
    document.addEventListener("wheel", wheel, { passive: false });
    document.addEventListener("contextmenu", menu);
    return () => {
      document.removeEventListener("wheel", wheel);
      document.removeEventListener("contextmenu", menu);
    };
  }, []);
}
