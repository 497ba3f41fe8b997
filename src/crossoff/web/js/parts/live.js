// What happened, in words: read out by the live region and listed as the last turn.
import { html, signal } from "../ui.js";
import { t } from "../texts.js";
import { Pen } from "../draw/icons.js";
import { Zone } from "../pieces.js";

/** @typedef {import("../contract.js").What} What */
/** @typedef {import("../contract.js").BoardModule} BoardModule */
/** @typedef {import("../contract.js").SentenceContext} SentenceContext */

const said = signal("");

/** Have a sentence read out. @param {string} text */
export function announce(text) {
  said.value = text;
}

/** Stands once in the page. */
export const LiveRegion = () => html`<div class="unseen" role="status" aria-live="polite">${said.value}</div>`;

/** What happened at the table itself, whatever is played there. @param {What} what @param {string[]} names */
function ofTable(what, names) {
  const name = what.by === null || what.by === undefined ? "" : (names[what.by] ?? "");
  switch (what.verb) {
    case "sit":
      return t("told-sit", { name: what.name ?? name });
    case "bot":
      return t("told-bot", { name });
    case "open":
      return t("told-open");
    case "begin":
      return t("told-begin");
    case "end":
      return what.why === "over" ? t("told-over") : t("told-closed");
    case "rematch":
      return t("told-rematch");
    default:
      return undefined;
  }
}

/** One thing in words, null for what is not told. @param {What} what @param {BoardModule} module @param {SentenceContext} context */
export function told(what, module, context) {
  const own = ofTable(what, context.names);
  if (own !== undefined) return own;
  const words = module.sentence(what, context);
  return words && what.auto && what.by !== null ? t("told-auto", { sentence: words }) : words;
}

/** Everything that can be told of an event, as one paragraph. @param {What[]} news @param {BoardModule} module @param {SentenceContext} context */
export const spoken = (news, module, context) =>
  news
    .map((what) => told(what, module, context))
    .filter((words) => words !== null)
    .map((words) => (/[.!?]$/.test(words) ? words : `${words}.`))
    .join(" ");

const LISTED = 6;

/** @param {{past: What[], module: BoardModule, context: SentenceContext}} props */
export function LastTurn({ past, module, context }) {
  const lines = past
    .filter((what) => what.verb !== "ready")
    .map((what) => ({ by: what.by, words: told(what, module, context) }))
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
