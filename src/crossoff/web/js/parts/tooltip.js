// Tooltips for symbols: on hover, on keyboard focus, on a long press; on a tap where that does nothing else.
// Any element with `data-tip` has one. Esc hides it; it stays while the pointer is on it. E moves from one to the next.
import { useLayoutEffect } from "../ui.js";

const REST = 450; // milliseconds of hovering or pressing before it is shown
const GRACE = 150; // milliseconds to move from the symbol to its tooltip
const GAP = 8; // px between them, and to the edge
const SLACK = 8; // px a pressing finger may move

/** @type {HTMLElement | null} */
let tip = null;
/** @type {Element | null} */
let owner = null;
/** @type {number | undefined} */
let timer;
let last = { x: -1, y: -1 }; // the last pointer position: a scrolling page must not trigger a tooltip
let pressed = false; // after a long press, releasing is not a tap

/** @param {EventTarget | null} target */
const tipped = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** True if a tap on the element has another effect. @param {Element} one */
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

/** Place it above its element, or below if there is no room; never beyond an edge. @param {HTMLElement} box @param {DOMRect} at */
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
  (one.closest("dialog") ?? document.body).append(box); // the page is inert under a modal sheet
  // Beside the whole card where the focus is on one of its fields: the neighbours matter then.
  const beside = one.matches(":focus-visible") ? (one.closest("svg") ?? one) : one;
  lay(box, beside.getBoundingClientRect());
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

/** A moving finger cancels the long press. @param {PointerEvent} event */
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
  pressed = event.type === "contextmenu"; // contextmenu comes first, then the click
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
  event.preventDefault(); // Esc only hides the tooltip: the sheet and the selection stay
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

let users = 0; // a page and a sheet over it may both use tooltips

/** Enable tooltips while a page is shown. */
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
