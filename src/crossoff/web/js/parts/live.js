// Events as sentences: announced by the live region, and listed.
import { html, signal } from "../ui.js";
import { t } from "../texts.js";
import { Pen } from "../draw/icons.js";
import { Zone } from "../pieces.js";
import { speak } from "../say.js";

/** @typedef {import("../contract.js").What} What */

const said = signal("");

/** Announce a sentence to screen readers. @param {string} text */
export function announce(text) {
  said.value = text;
}

/** Rendered once per page. */
export const LiveRegion = () => html`<div class="unseen" role="status" aria-live="polite">${said.value}</div>`;

/** An event as a sentence, or null. @param {What} what @param {string[]} names of the seats, as displayed */
const told = (what, names) => (what.say ? speak(what.say, t, names) : null);

/** All sentences of the news, as one paragraph. @param {What[]} news @param {string[]} names */
export const spoken = (news, names) =>
  news
    .map((what) => told(what, names))
    .filter((words) => words !== null)
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(" ");

/** @typedef {import("../contract.js").Recent} Recent */

/** @param {{by?: number | null, words: string | null}} props */
const Line = ({ by, words }) =>
  html`<li>${typeof by === "number" && html`<${Pen} seat=${by} />`}<span>${words}</span></li>`;

/** What each seat did lately. @param {{recent: Recent[], names: string[], isSeat: boolean}} props */
export const LastTurn = ({ recent, names, isSeat }) =>
  recent.length > 0 &&
  html`<${Zone} cls="news" title=${t(isSeat ? "since-last-turn" : "last-turn")}><ol>
    ${recent.map(({ by, say }) => html`<${Line} key=${by} by=${by} words=${speak(say, t, names)} />`)}</ol><//>`;

/** Everything that can be told of, in order. @param {{past: What[], names: string[]}} props */
export function Log({ past, names }) {
  const lines = past.filter((what) => !["ready", "unready"].includes(what.verb) && what.say);
  return html`<ol class="log">${lines.map((what, k) => html`<${Line} key=${k} by=${what.by} words=${told(what, names)} />`)}</ol>`;
}
