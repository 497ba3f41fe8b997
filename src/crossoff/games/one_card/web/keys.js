/** The keyboard: dice by their numbers, cards by letters, R to roll again, P to pass, Enter to go with what is chosen. */
import { useLayoutEffect } from "/js/ui.js";

/**
 * @typedef {object} Keyed
 * @property {number} dice how many can be rolled again; 0 when none
 * @property {(die: number) => void} toggleDie
 * @property {string[]} cards those that can be chosen, in their order on the table
 * @property {(card: string) => void} pickCard
 * @property {(() => void) | null} pass null when that is no choice
 * @property {() => boolean} commit whether there was something to commit
 * @property {() => boolean} isRolling whether dice are picked, so that R commits
 * @property {(() => void) | null} clear null when nothing is picked
 */

const LETTERS = ["a", "b", "c"]; // more would be other keys; five dealt cards have digits

/** @param {Keyed} keyed */
export function useKeys(keyed) {
  // With the drawing, not after it: whoever sees the dice may press their keys.
  useLayoutEffect(() => {
    const hear = (/** @type {KeyboardEvent} */ event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector("dialog[open]")) return;
      if (pressed(event, keyed)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {Keyed} keyed
 */
function pressed(event, { dice, toggleDie, cards, pickCard, pass, commit, isRolling, clear }) {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("input, select, textarea")) return false;
  const die = Number(event.key);
  if (die >= 1 && die <= dice) {
    toggleDie(die);
    return true;
  }
  const card = cards[LETTERS.indexOf(event.key.toLowerCase())] ?? (dice ? undefined : cards[die - 1]);
  if (card) {
    pickCard(card);
    return true;
  }
  if (/^p$/i.test(event.key) && pass) {
    pass();
    return true;
  }
  if (event.key === "r" || event.key === "R") return isRolling() && commit();
  if (event.key === "Escape" && clear) {
    clear();
    return true;
  }
  // On a button Enter presses it, but for a card that is chosen already: there it means "this one".
  const control = target?.closest("button, a, summary");
  return event.key === "Enter" && (!control || control.matches(".oc-use.is-on, .oc-pick.is-on")) && commit();
}

/**
 * For the list of keys.
 * @param {import("./words.js").Translate} t
 */
export const keys = (t) => [
  { keys: t("oc-key-dice"), does: t("oc-key-dice-does") },
  { keys: "A, B, C", does: t("oc-key-card-does") },
  { keys: "R", does: t("oc-key-roll-does") },
  { keys: "P", does: t("oc-key-pass-does") },
  { keys: t("oc-key-use"), does: t("oc-key-use-does") },
];
