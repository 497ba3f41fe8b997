// The options of a table.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { memoryOf, wordOf } from "../games.js";

/** @typedef {import("../plan.js").Plan} Plan */
/** @typedef {import("../contract.js").GameFacts} GameFacts */

const TIMES = [null, 20, 45, 90, 300];

/** A collapsed section. @param {{label: string, children?: any}} props */
export const Choosing = ({ label, children }) => html`
  <details class="more"><summary>${label}</summary><div class="more-inside">${children}</div></details>`;

/**
 * @template T
 * @param {{legend: string, all: {value: T, label: string, note?: string}[], value: T, choose: (value: T) => void}} props
 */
export function Radios({ legend, all, value, choose }) {
  return html`<fieldset class="radios"><legend>${legend}</legend>
    ${all.map(
      (one) => html`<label key=${String(one.value)} class=${one.value === value ? "is-on" : ""}>
      <input type="radio" name=${legend} checked=${one.value === value} onChange=${() => choose(one.value)} />
      <span>${one.label}${one.note && html`<small>${one.note}</small>`}</span></label>`,
    )}</fieldset>`;
}

/** @param {{plan: Plan, game: GameFacts, change: (plan: Plan) => void}} props */
export function Options({ plan, game, change }) {
  return html`
    ${Object.entries(game.options).map(
      ([name, may]) => html`<${Radios} key=${name} legend=${wordOf(game, `option-${name}`, name)}
      all=${may.map((/** @type {string} */ value) => ({
        value,
        label: wordOf(game, `option-${name}-${value}`, value),
        note: wordOf(game, `option-${name}-${value}-note`, "") || undefined,
      }))}
      value=${plan.options[name]} choose=${(/** @type {string} */ value) => change({ ...plan, options: { ...plan.options, [name]: value } })} />`,
    )}
    ${
      memoryOf(game) &&
      html`<label class="tick"><input type="checkbox" checked=${plan.memoryAid}
        onChange=${() => change({ ...plan, memoryAid: !plan.memoryAid })} />
      <span>${t("memory-aid")}<small>${memoryOf(game)}</small></span></label>`
    }
    <${Radios} legend=${t("time")} value=${plan.seconds}
      all=${TIMES.map((seconds) => ({ value: seconds, label: seconds === null ? t("time-none") : t("time-seconds", { seconds }) }))}
      choose=${(/** @type {number | null} */ seconds) => change({ ...plan, seconds })} />`;
}
