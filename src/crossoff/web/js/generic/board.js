// The board for games without one: the state as text, and all choices as a searchable list.
import { html, useEffect, useState } from "../ui.js";
import { Zone } from "../pieces.js";
import { viewLines } from "./lines.js";

export { ScoreSheet } from "./scores.js";

/** @typedef {import("../contract.js").BoardProps} BoardProps */
/** @typedef {import("../contract.js").Choice} Choice */
/** @typedef {import("../contract.js").Translate} Translate */

/** No picture for the start page. */
export const Art = () => null;

/** The choices that contain every word of a search. @param {Choice[]} choices @param {string} search */
export function matching(choices, search) {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => wanted.every((word) => choice.do.toLowerCase().includes(word)));
}

/**
 * The state of the decision: the choices of this step, and the selected one. Reset by a new question.
 * @param {BoardProps} props
 */
function useDecision({ legal, phase, me, preview }) {
  const fresh = { phase, me, offered: legal, picked: /** @type {Choice | null} */ (null), search: "" };
  const [state, setState] = useState(fresh);
  const now = state.phase === phase && state.me === me ? state : fresh;
  useEffect(() => setState(fresh), [phase, me, legal]);
  const goOn = async (/** @type {Choice} */ choice) => {
    const { legal: offered } = await preview(choice.do);
    setState({ ...now, offered, picked: null, search: "" });
  };
  return {
    ...now,
    isBegun: now.offered !== legal,
    pick: (/** @type {Choice} */ choice) => setState({ ...now, picked: choice }),
    seek: (/** @type {string} */ search) => setState({ ...now, search, picked: null }),
    restart: () => setState(fresh),
    goOn: (/** @type {Choice} */ choice) => goOn(choice).catch(() => {}), // the connection is lost, which the page shows
  };
}

/** @param {{choices: Choice[], picked: Choice | null, pick: (choice: Choice) => void, t: Translate}} props */
const ChoiceList = ({ choices, picked, pick, t }) => html`<ul class="generic-choices" data-choices>
  ${choices.map(
    (choice) => html`<li key=${choice.do}><button type="button" class="button" aria-pressed=${choice === picked}
    onClick=${() => pick(choice)}>${choice.do}</button></li>`,
  )}
  ${choices.length === 0 && html`<li>${t("generic-none")}</li>`}</ul>`;

/** The content of the decision bar. @param {BoardProps} props @param {ReturnType<typeof useDecision>} now */
function barOf({ legal, ask, speak, decide, pending, replay, t }, now) {
  if (!legal.length || replay) return { prompt: speak(ask?.prompt), main: null };
  const { picked } = now;
  const press = () => picked && (picked.more ? now.goOn(picked) : decide(picked.do));
  return {
    prompt: speak(ask?.prompt),
    detail: picked ? picked.do : "",
    other: now.isBegun ? { label: t("take-back"), press: now.restart } : null,
    main: { label: speak(ask?.done), press, disabled: picked === null || pending },
  };
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, seats, legal, bar, last, replay, t } = props;
  const now = useDecision(props);
  const shown = matching(now.offered, now.search);
  return html`<div class="generic">
    <${Zone} cls="generic-table" title=${t("generic-table")}>
      <pre>${viewLines(
        view,
        seats.map((seat) => seat.name),
      ).join("\n")}</pre><//>
    ${
      legal.length > 0 &&
      !replay &&
      html`<${Zone} cls="generic-asked" title=${t("generic-choices", { count: shown.length })}>
      <input class="input" type="search" value=${now.search} aria-label=${t("generic-search")} placeholder=${t("generic-search")}
        onInput=${(/** @type {InputEvent} */ event) => now.seek(/** @type {HTMLInputElement} */ (event.target).value)} />
      <${ChoiceList} choices=${shown} picked=${now.picked} pick=${now.pick} t=${t} /><//>`
    }
    ${bar(barOf(props, now))}
    ${last}</div>`;
}
