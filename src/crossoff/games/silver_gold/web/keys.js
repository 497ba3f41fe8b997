// Keys of the board that work wherever the focus is.
import { useEffect, useRef } from "/js/ui.js";

/**
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{hand: import("./marking.js").MarkingHand, shape: ReturnType<typeof import("./hand.js").useShape>, commit: () => void}} Bound
 */

/** R turns, F flips, Backspace takes back, D is done. @param {Bound} bound */
export function useKeys(bound) {
  const latest = useRef(bound);
  latest.current = bound;
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      const { hand, shape, commit } = latest.current;
      if (event.key === "r" || event.key === "R") shape.turn();
      else if (event.key === "f" || event.key === "F") shape.flip();
      else if (event.key === "Backspace") hand.takeBack();
      else if (event.key === "d" || event.key === "D") commit();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Whether somebody is writing, or a sheet lies over the table. @param {KeyboardEvent} event */
const isBusy = (event) =>
  event.defaultPrevented ||
  document.querySelector("dialog[open]") !== null ||
  (event.target instanceof Element && event.target.closest("input, textarea, select") !== null);

/** @param {Texts} t */
export const keys = (t) => [
  { keys: t("sg-key-move"), does: t("sg-key-move-does") },
  { keys: t("sg-key-put"), does: t("sg-key-put-does") },
  { keys: t("sg-key-cross"), does: t("sg-key-cross-does") },
  { keys: "R", does: t("sg-key-turn-does") },
  { keys: "F", does: t("sg-key-flip-does") },
  { keys: t("sg-key-back"), does: t("sg-key-back-does") },
  { keys: "D", does: t("sg-key-done-does") },
];
