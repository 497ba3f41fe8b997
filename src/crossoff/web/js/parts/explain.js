// The symbols one after another by the keyboard, each explanation once. The focus stays where it is: nobody loses
// their place on the board, and no symbol is one more stop on the way.
import { announce } from "./live.js";

/** A page scrolls before it is drawn again. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** What can be explained now: in the sheet, where one lies over the table. @returns {Element[]} */
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
 * Explain the symbol after this one, or before it.
 * @param {Element | null} from the symbol that is explained now
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
