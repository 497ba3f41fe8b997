// Events as sentences: announced by the live region and listed as the last turn.
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

const LISTED = 6;

/** @param {{past: What[], names: string[]}} props */
export function LastTurn({ past, names }) {
  const lines = past
    .filter((what) => what.verb !== "ready")
    .map((what) => ({ by: what.by, words: told(what, names) }))
    .filter((one) => one.words);
  if (!lines.length) return null;
  return html`<${Zone} cls="news" title=${t("last-turn")}><ol>
    ${lines
      .slice(-LISTED)
      .reverse()
      .map(
        ({ by, words }) => html`
      <li>${by !== null && by !== undefined && html`<${Pen} seat=${by} />`}<span>${words}</span></li>`,
      )}</ol><//>`;
}
