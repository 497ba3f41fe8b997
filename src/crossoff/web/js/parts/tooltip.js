// What a symbol does, beside it: on hover, on keyboard focus, under a long press; a tap is enough where it does nothing else.
// Whatever has `data-tip` says that text. Esc takes it away; it stays while the pointer is on it. E goes from one to the next.
import { useLayoutEffect } from "../ui.js";

const REST = 450; // milliseconds a pointer rests or a finger presses before anything is said
const GRACE = 150; // milliseconds to get from the symbol to its words
const GAP = 8; // px between them, and to the edge
const SLACK = 8; // px a pressing finger may move

/** @type {HTMLElement | null} */
let tip = null;
/** @type {Element | null} */
let owner = null;
/** @type {number | undefined} */
let timer;
let last = { x: -1, y: -1 }; // where the pointer was: the page may move under it, which asks for nothing
let pressed = false; // a long press has spoken: lifting the finger is no tap

/** @param {EventTarget | null} target */
const tipped = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** Whether a tap there does something of its own. @param {Element} one */
const isPress = (one) => one.closest("button, a, [role=button]:not([aria-disabled=true])") !== null;

/** @param {() => void} run @param {number} ms */
function soon(run, ms) {
  clearTimeout(timer);
  timer = setTimeout(run, ms);
}

function hide() {
  clearTimeout(timer);
  tip?.remove();
  if (owner?.getAttribute("aria-describedby") === "tip") owner.removeAttribute("aria-describedby");
  owner?.classList.remove("is-explained");
  owner = tip = null;
}

/** Above what it is about, below where there is no room; never past an edge. @param {HTMLElement} box @param {DOMRect} at */
function lay(box, at) {
  const { width, height } = box.getBoundingClientRect();
  const middle = at.left + at.width / 2 - width / 2;
  const above = at.top - height - GAP;
  box.style.left = `${Math.max(GAP, Math.min(middle, document.documentElement.clientWidth - width - GAP))}px`;
  box.style.top = `${above >= GAP ? above : at.bottom + GAP}px`;
}

/** @param {Element} one */
function show(one) {
  const text = one.getAttribute("data-tip");
  if (one === owner || !text || !one.isConnected) return;
  hide();
  const box = document.createElement("div");
  box.id = "tip";
  box.className = "tip";
  box.role = "tooltip";
  box.textContent = text;
  (one.closest("dialog") ?? document.body).append(box); // under a sheet nothing can be reached
  lay(box, one.getBoundingClientRect());
  one.setAttribute("aria-describedby", "tip");
  tip = box;
  owner = one;
}

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType !== "mouse") return;
  if (Math.hypot(event.clientX - last.x, event.clientY - last.y) < 1) return;
  last = { x: event.clientX, y: event.clientY };
  const one = tipped(event.target);
  if (event.target === tip || (one !== null && one === owner)) clearTimeout(timer);
  else if (one) soon(() => show(one), REST);
  else soon(hide, owner ? GRACE : 0);
}

/** @param {PointerEvent} event */
function down(event) {
  last = { x: event.clientX, y: event.clientY };
  pressed = false;
  hide();
  const one = tipped(event.target);
  if (!one || event.pointerType === "mouse") return;
  if (!isPress(one)) show(one);
  else {
    soon(() => {
      pressed = true;
      show(one);
    }, REST);
  }
}

/** A finger that wanders wants something else. @param {PointerEvent} event */
function move(event) {
  if (event.pointerType === "mouse") over(event);
  else if (!pressed && Math.hypot(event.clientX - last.x, event.clientY - last.y) > SLACK) clearTimeout(timer);
}

/** @param {PointerEvent} event */
function up(event) {
  if (event.pointerType !== "mouse" && !pressed) clearTimeout(timer);
}

/** @param {Event} event */
function swallow(event) {
  if (!pressed) return;
  pressed = event.type === "contextmenu"; // that comes first, the click after it
  event.preventDefault();
  event.stopPropagation();
}

/** @param {FocusEvent} event */
function focus(event) {
  const one = tipped(event.target);
  if (one?.matches(":focus-visible")) soon(() => one.matches(":focus") && show(one), REST);
}

/** @param {FocusEvent} event */
function blur(event) {
  if (owner && tipped(event.target) === owner) hide();
}

/** @param {Element} one */
function point(one) {
  show(one);
  one.classList.add("is-explained");
}

/** @param {KeyboardEvent} event */
function key(event) {
  const isWriting = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (/^e$/i.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !isWriting) {
    import("./explain.js").then(
      ({ explain }) => explain(owner, event.shiftKey ? -1 : 1, point),
      () => {},
    );
    return;
  }
  if (event.key !== "Escape" || !tip) return;
  hide();
  event.preventDefault(); // and nothing else: the sheet stays, what was chosen too
  event.stopPropagation();
}

/** @type {[string, (event: any) => void][]} */
const HEARD = [
  ["pointermove", move],
  ["pointerdown", down],
  ["pointerup", up],
  ["pointercancel", up],
  ["click", swallow],
  ["contextmenu", swallow],
  ["focusin", focus],
  ["focusout", blur],
  ["keydown", key],
  ["scroll", hide],
];

let users = 0; // a sheet over a page wants them too

/** Have symbols explained as long as a page is shown. */
export function useTips() {
  useLayoutEffect(() => {
    users += 1;
    for (const [name, hear] of HEARD) document.addEventListener(name, hear, true);
    return () => {
      users -= 1;
      hide();
      if (users > 0) return;
      for (const [name, hear] of HEARD) document.removeEventListener(name, hear, true);
    };
  }, []);
}
