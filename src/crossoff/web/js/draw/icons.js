// Line icons in a box of 24, a seat's pen, and printed symbols inline in text.
import { html } from "../ui.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.1",
  check: "m5 12.5 4.5 4.5L19 7",
  close: "M6 6 18 18M18 6 6 18",
  undo: "M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2",
  turn: "M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5",
  flip: "M12 4v16M9 7 3.5 17H9ZM15 7l5.5 10H15Z",
  one: "M5 5h14v14H5ZM9 9l6 6M15 9l-6 6",
  again: "M19 12a7 7 0 1 1-2.2-5.1M19 3.5V8h-4.5",
  play: "M8 5.5v13l10-6.5Z",
  pause: "M8.5 6v12M15.5 6v12",
  back: "M14.5 6 8.5 12l6 6",
  forth: "M9.5 6l6 6-6 6",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
  person: "M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM5 20c.5-4 3-6 7-6s6.5 2 7 6",
  bot: "M6 9h12v9H6ZM12 9V5.5M9.5 13v1M14.5 13v1",
  plus: "M12 6v12M6 12h12",
  minus: "M6 12h12",
  clock: "M12 7v5l3 2M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16",
  down: "M12 5v10m-4-4 4 4 4-4M5 19h14",
  scale: "M12 5v14M8 19h8M5 8h14M5 8l-2.5 6h5ZM19 8l-2.5 6h5Z",
  sound: "M5 10v4h3l4 3.5v-11L8 10ZM15.5 9.5a3.5 3.5 0 0 1 0 5",
  wishes:
    "M4 7h8M18 7h2M15 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M4 17h2M12 17h8M9 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5",
  copy: "M9 9h10v10H9ZM15 9V5H5v10h4",
  home: "M4.5 11.5 12 5l7.5 6.5M7 10v9h10v-9",
  eye: "M3 12c3-4.7 6-7 9-7s6 2.3 9 7c-3 4.7-6 7-9 7s-6-2.3-9-7ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6",
  book: "M12 6.5C9.5 5 7 4.6 4 5v13c3-.4 5.5 0 8 1.5 2.5-1.5 5-1.9 8-1.5V5c-3-.4-5.5 0-8 1.5ZM12 6.5v13",
  print: "M7 9V4h10v5M7 17H4V9h16v8h-3M7 13.5h10V20H7Z",
  find: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.5 15.5 20 20",
  bell: "M12 4a5.5 5.5 0 0 1 5.5 5.5c0 5 2 6.5 2 6.5h-15s2-1.5 2-6.5A5.5 5.5 0 0 1 12 4ZM10 19a2 2 0 0 0 4 0",
  smile: "M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16M9 9.5v1M15 9.5v1M8.5 14c2 2.5 5 2.5 7 0",
  lost: "M5 9.5a10 10 0 0 1 14 0M8 13a6 6 0 0 1 8 0M12 17v.1M4 4l16 16",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {{name: IconName}} props */
export const Icon = ({ name }) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;

/**
 * A printed symbol (drawn around 0,0 with a radius of at most 10) inline in text.
 * @param {{children?: any}} props
 */
export const Glyph = ({ children }) =>
  html`<svg class="glyph" viewBox="-11 -11 22 22" aria-hidden="true">${children}</svg>`;

/**
 * A seat's pen. Cap on the tip: this player is ready. The rings count the seat, so that seats don't
 * differ by colour alone.
 * @param {{seat: number, capped?: boolean}} props `seat` from 0
 */
export const Pen = ({ seat, capped = false }) => html`
  <svg class=${`pen pen-${seat + 1}${capped ? " is-capped" : ""}`} viewBox="0 0 32 14" aria-hidden="true">
    <path class="nib" d="M8 5 2.5 7 8 9Z" />
    <rect class="barrel" x="7" y="2.5" width="24" height="9" rx="3" />
    ${capped && html`<rect class="cap" x="1" y="1.5" width="15" height="11" rx="3.5" />`}
    ${Array.from({ length: seat + 1 }, (_, i) => html`<path class="ring" d=${`M${28 - i * 3.4} 3v8`} />`)}
  </svg>`;

const CUP_BODY = "M-9-10H9C9.5-2 6.5 3 2 4.5V8H6V11H-6V8H-2V4.5C-6.5 3-9.5-2-9-10Z";
const CUP_EARS = "M-9.2-7.5H-13C-13-2.5-11 0-7.6.5M9.2-7.5H13C13-2.5 11 0 7.6.5";

/** A cup around 0,0, 26 wide and 22 high; both a game's symbol and the winner's. */
export const Cup = (/** @type {{scale?: number, children?: any}} */ { scale = 1, children }) => html`
  <g class="cup" transform=${`scale(${scale})`}><path class="cup-body" d=${CUP_BODY} /><path class="cup-ear" d=${CUP_EARS} />
    ${children}</g>`;
