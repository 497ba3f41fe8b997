// Progress in each lesson, stored in this browser.
import { keep, kept } from "./storage.js";

/** The lesson that teaches a whole game. */
export const TUTORIAL = "tutorial";

/** `decisions` lead to where the player left off; `done`: the end was reached. @typedef {{decisions: string[], done: boolean}} Learned */

const KEY = "learned";
/** @type {Learned} */
const NOTHING = { decisions: [], done: false };

/** @returns {Record<string, Learned>} */
const all = () => kept(KEY, {});

/** @param {string} game @param {string} [lesson] @returns {Learned} */
export const learned = (game, lesson = TUTORIAL) => all()[`${game}/${lesson}`] ?? NOTHING;

/** @param {string} game @param {string} lesson @param {string[]} decisions @param {boolean} isEnd */
export function keepLearned(game, lesson, decisions, isEnd) {
  keep(KEY, { ...all(), [`${game}/${lesson}`]: { decisions, done: isEnd || learned(game, lesson).done } });
}
