// The rules of a game as a booklet: summary, contents, sections, and search.
import { html, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { t } from "../texts.js";
import { linkTo, rulesHash } from "../route.js";
import { Icon } from "../draw/icons.js";
import { Credits } from "../parts/credits.js";
import { useTips } from "../parts/tooltip.js";
import { Clause, Marked, Ruling, anchorOf, wordsFor } from "./rules-clause.js";
import { hasAll, wordsOf } from "./rules-search.js";

/** @typedef {import("./rules-load.js").Rules} Rules */
/** @typedef {import("./rules-clause.js").Words} Words */
/** @typedef {Rules["sections"][number]} Section */

/** Scroll to a clause and focus it. @param {string} id */
function show(id) {
  const found = document.getElementById(anchorOf(id));
  found?.scrollIntoView({ block: "start" });
  found?.focus({ preventScroll: true });
}

/** @param {{value: string, change: (value: string) => void, found: number | null}} props `found` is null without a search */
function Search({ value, change, found }) {
  const hear = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || value === "") return;
    event.preventDefault(); // so that the sheet stays open
    change("");
  };
  return html`<div class="rules-search" role="search"><label class="rules-find"><${Icon} name="find" />
      <input class="input" type="search" value=${value} placeholder=${t("rules-search")} aria-label=${t("rules-search")} autocomplete="off" spellcheck=${false}
        enterkeyhint="search" onKeyDown=${hear} onInput=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.target).value)} /></label>
    <p class="note" role="status">${found !== null && t("rules-found", { count: found })}</p></div>`;
}

/** The table of contents. @param {{rules: Rules, go: (event: Event, id: string) => void}} props */
const Contents = ({ rules, go }) =>
  html`<nav class="rules-contents" aria-label=${t("rules-contents")}><ol>${rules.sections.map(
    ({ id }, k) => html`
  <li key=${id}><a href=${linkTo(rulesHash(rules.game.name, id))} onClick=${(/** @type {Event} */ event) => go(event, id)}>
    <span class="rules-field">${k + 1}</span>${wordsFor(rules, id).title}</a></li>`,
  )}</ol></nav>`;

/**
 * The visible part of a section: all of it, or what matches the search.
 * @param {Rules} rules
 * @param {Section} section
 * @param {string[]} words
 */
function shownOf(rules, section, words) {
  const head = wordsFor(rules, section.id);
  const clauses = section.clauses
    .map((clause) => ({ clause, said: wordsFor(rules, clause.id) }))
    .filter(({ clause, said }) =>
      hasAll([clause.id, head.title, said.rule, said.ruling, said.example, said.picture], words),
    );
  const isHeadHit =
    Boolean(head.rule || head.ruling) && hasAll([section.id, head.title, head.rule, head.ruling], words);
  return { section, head, clauses, isHeadHit, hits: clauses.length + (isHeadHit ? 1 : 0) };
}

/**
 * @param {{shown: ReturnType<typeof shownOf>, number: number, heading: string, rules: Rules, words: string[], target: string,
 *   go: (event: Event, id: string) => void}} props `heading`: the tag for the heading level
 */
function SectionView({ shown: { section, head, clauses, isHeadHit }, number, heading, rules, words, target, go }) {
  return html`<section class="rules-section" aria-labelledby=${`${anchorOf(section.id)}-title`}>
    <div class=${section.id === target ? "rules-head is-target" : "rules-head"} id=${anchorOf(section.id)} tabindex="-1">
      <${heading} id=${`${anchorOf(section.id)}-title`}><span class="rules-field">${number}</span><${Marked} text=${head.title} words=${words} /><//>
      ${isHeadHit && head.rule && html`<p><${Marked} text=${head.rule} words=${words} /></p>`}
      ${isHeadHit && head.ruling && html`<${Ruling} text=${head.ruling} words=${words} />`}</div>
    ${clauses.map(
      ({ clause, said }) => html`<${Clause} key=${clause.id} rules=${rules} clause=${clause} said=${said} words=${words}
      isTarget=${clause.id === target} go=${go} show=${show} />`,
    )}</section>`;
}

/**
 * @param {{rules: Rules, clause: string, heading: "h2" | "h3", stays: boolean}} props `clause`: where to open it; `stays`: links scroll and
 *   don't change the address
 */
export function Book({ rules, clause, heading, stays }) {
  const [query, setQuery] = useState("");
  const [target, setTarget] = useState(clause);
  const asked = useRef(clause);
  if (asked.current !== clause) {
    asked.current = clause;
    setTarget(clause);
    setQuery("");
  }
  const words = useMemo(() => wordsOf(query), [query]);
  useTips();
  useLayoutEffect(() => {
    if (target && query === "") show(target);
  }, [target, clause, rules]);
  const go = (/** @type {Event} */ event, /** @type {string} */ id) => {
    if (!stays) return;
    event.preventDefault();
    setQuery("");
    setTarget(id);
    if (id === target) show(id);
  };
  const all = rules.sections.map((section) => shownOf(rules, section, words));
  const found = all.reduce((sum, one) => sum + one.hits, 0);
  return html`<div class="rules">
    <${Search} value=${query} change=${setQuery} found=${words.length ? found : null} />
    ${words.length === 0 && html`<${Contents} rules=${rules} go=${go} />`}
    <div class="rules-pages">
      ${words.length === 0 && html`<p class="rules-short">${wordsFor(rules, "short").rule}</p>`}
      ${all.map(
        (shown, k) =>
          shown.hits > 0 &&
          html`<${SectionView} key=${shown.section.id} shown=${shown} number=${k + 1} heading=${heading}
        rules=${rules} words=${words} target=${target} go=${go} />`,
      )}
      <${Credits} games=${[rules.game]} /></div></div>`;
}
