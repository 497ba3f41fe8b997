// The player's settings: theme, motion, sounds, hints, language, name. Stored in this browser only.
import { effect, signal } from "./ui.js";
import { keep, kept } from "./storage.js";
import { useLanguage } from "./texts.js";

/** @typedef {"system" | "light" | "dark"} Theme */
/** @typedef {"system" | "less"} Motion */

/** @template T @param {string} key @param {T} otherwise @returns {import("../vendor/signals.js").Signal<T>} */
function setting(key, otherwise) {
  const one = signal(kept(key, otherwise));
  effect(() => keep(key, one.value));
  return one;
}

export const theme = setting("theme", /** @type {Theme} */ ("system"));
export const motion = setting("motion", /** @type {Motion} */ ("system"));
export const sounds = setting("sounds", false);
export const hints = setting("hints", true);
export const emotes = setting("emotes", true); // those of others are shown
export const myName = setting("name", "");

const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** True if animations are allowed. */
export const mayMove = () => motion.value === "system" && !(still?.matches ?? false);

/** Apply the settings, now and whenever they change. */
export function followSettings() {
  const root = document.documentElement;
  effect(() => {
    if (theme.value === "system") delete root.dataset.theme;
    else root.dataset.theme = theme.value;
  });
  effect(() => {
    if (motion.value === "less") root.dataset.motion = "less";
    else delete root.dataset.motion;
  });
}

/** @param {string} code */
export async function wishLanguage(code) {
  keep("language", code);
  await useLanguage(code);
}
