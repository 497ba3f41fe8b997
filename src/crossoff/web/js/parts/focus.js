// The keyboard's way to what can be chosen: the focus follows the question, and arrow keys enter from anywhere.
// A board marks the parts with choices as `data-choices`, and in them where the focus was last as `data-last`.
import { useEffect } from "../ui.js";
import { isSheetOpen } from "./dialog.js";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const CHOICES = ["button:not(:disabled)", "[tabindex='0']"];

let byKeys = false; // how the page was used last: a pointer needs no focus

/** True if the focus is nowhere, as after a pressed button is gone. */
const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Move the focus to where it was last among the choices, or to the first one. Return true if there is one. */
function enter() {
  const within = ["[data-choices] [data-last] ", "[data-choices] "];
  for (const part of within) {
    const found = document.querySelector(CHOICES.map((one) => part + one).join());
    if (!(found instanceof HTMLElement || found instanceof SVGElement)) continue;
    found.focus();
    return true;
  }
  return false;
}

/** @param {KeyboardEvent} event */
function hearKey(event) {
  byKeys = true;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
  if (isPlain && ARROWS.includes(event.key) && isLost() && !isSheetOpen() && enter()) event.preventDefault();
}

function hearPointer() {
  byKeys = false;
}

/** @param {string | null} question changes with every new question; null while nothing is asked */
export function useFocus(question) {
  useEffect(() => {
    addEventListener("keydown", hearKey);
    addEventListener("pointerdown", hearPointer, true);
    return () => {
      removeEventListener("keydown", hearKey);
      removeEventListener("pointerdown", hearPointer, true);
    };
  }, []);
  useEffect(() => {
    if (question !== null && byKeys && isLost() && !isSheetOpen()) enter();
  }, [question]);
}
