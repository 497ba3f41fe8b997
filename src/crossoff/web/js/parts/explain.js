// Explains the symbols one after another by keyboard, each explanation once. The focus stays where it is: players keep
// their place on the board, and symbols add no tab stops.
import { announce } from "./live.js";

/** Wait for the frame after a scroll. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** The symbols that can be explained now: those in the sheet, if one is open. @returns {Element[]} */
function explained() {
  const all = (document.querySelector("dialog[open]") ?? document).querySelectorAll("[data-tip]");
  /** @type {Map<string, Element>} */
  const found = new Map();
  for (const one of all) {
    const words = one.getAttribute("data-tip") ?? "";
    if (words && !found.has(words) && one.checkVisibility()) found.set(words, one);
  }
  return [...found.values()];
}

/**
 * Explain the next or the previous symbol.
 * @param {Element | null} from the current symbol
 * @param {1 | -1} step
 * @param {(one: Element) => void} show
 */
export async function explain(from, step, show) {
  const all = explained();
  if (all.length === 0) return;
  const now = all.findIndex((one) => one.getAttribute("data-tip") === from?.getAttribute("data-tip"));
  const next = now < 0 ? (step > 0 ? 0 : all.length - 1) : (now + step + all.length) % all.length;
  all[next].scrollIntoView({ block: "nearest", inline: "nearest" });
  await drawn();
  show(all[next]);
  announce(all[next].getAttribute("data-tip") ?? "");
}
