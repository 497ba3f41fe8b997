// A clause of the rules: its number, its text, our ruling where the printed rules are silent, its picture.
import { html } from "../ui.js";
import { hasText, t } from "../texts.js";
import { linkTo, rulesHash } from "../route.js";
import { cut } from "./rules-search.js";
import { TryIt } from "./rules-try.js";

/** @typedef {import("./rules-load.js").Rules} Rules */
/** @typedef {import("../contract.js").ClauseFacts} ClauseFacts */
/**
 * The texts of a clause or of a section's head; missing ones are empty.
 * @typedef {{title: string, rule: string, ruling: string, example: string, picture: string}} Words
 */

/** The anchor of a clause. @param {string} id */
export const anchorOf = (id) => `rule-${id}`;

/** @param {Rules} rules @param {string} id of a clause or a section, or "short" @returns {Words} */
export function wordsFor({ game, numbers }, id) {
  const base = `${game.prefix}-rule-${id.toLowerCase().replace(".", "-")}`;
  const said = (/** @type {string} */ text) => (hasText(text) ? t(text, numbers) : "");
  return {
    title: said(`${base}-title`),
    rule: said(base),
    ruling: said(`${base}-ruling`),
    example: said(`${base}-example`),
    picture: said(`${base}-picture`),
  };
}

/** A text with search hits highlighted. @param {{text: string, words: string[]}} props */
export const Marked = ({ text, words }) =>
  html`${cut(text, words).map((part) => (part.isHit ? html`<mark>${part.text}</mark>` : part.text))}`;

/** A worked example. @param {{text: string, words: string[]}} props */
const Example = ({ text, words }) =>
  html`<p class="example"><b>${t("rules-example")}</b> <${Marked} text=${text} words=${words} /></p>`;

/** Our own ruling. @param {{text: string, words: string[]}} props */
export const Ruling = ({ text, words }) =>
  html`<p class="ruling"><b>${t("rules-ruling")}</b> <${Marked} text=${text} words=${words} /></p>`;

/**
 * @param {{rules: Rules, clause: ClauseFacts, said: Words, words: string[], isTarget: boolean, go: (event: Event, id: string) => void,
 *   show: (id: string) => void}} props `words`: the search; `go`: called for a click on the number; `show`: jumps to another clause
 */
export function Clause({ rules, clause, said, words, isTarget, go, show }) {
  const { id, lesson, Sign, Picture } = clause;
  return html`<div class=${`rule ${Picture ? "has-picture" : ""} ${isTarget ? "is-target" : ""}`} id=${anchorOf(id)} tabindex="-1">
    <a class="rule-number" href=${linkTo(rulesHash(rules.game.name, id))} onClick=${(/** @type {Event} */ event) => go(event, id)}>${id}</a>
    <div class="rule-words">
      ${said.rule && html`<p>${Sign && html`<${Sign} />`}<${Marked} text=${said.rule} words=${words} /></p>`}
      ${said.ruling && html`<${Ruling} text=${said.ruling} words=${words} />`}
      ${said.example && html`<${Example} text=${said.example} words=${words} />`}</div>
    ${
      Picture &&
      html`<figure><${Picture} deck=${rules.deck} t=${t} />
      ${said.picture && html`<figcaption><${Marked} text=${said.picture} words=${words} /></figcaption>`}</figure>`
    }
    ${lesson && html`<${TryIt} rules=${rules} lesson=${lesson} go=${show} />`}</div>`;
}
