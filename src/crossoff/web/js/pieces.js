// Small components shared by the shell and the boards.
import { html } from "./ui.js";
import { Glyph, Icon } from "./draw/icons.js";

/** @typedef {import("./draw/icons.js").IconName} IconName */
/** @typedef {import("./contract.js").Child} Child */

/**
 * A button with a label. `main` is the one that commits. With `refuse` it can be pressed while disabled, to show why.
 * @param {{label: string, press: () => void, icon?: IconName, main?: boolean, disabled?: boolean, refuse?: (() => void) | null, cls?: string}} props
 */
export const Button = ({ label, press, icon, main = false, disabled = false, refuse = null, cls = "" }) => html`
  <button type="button" class=${`button ${main ? "main" : ""} ${cls}`} disabled=${disabled && !refuse}
    aria-disabled=${disabled && refuse ? "true" : undefined} onClick=${(disabled && refuse) || press}>
    ${icon && html`<${Icon} name=${icon} />`}<span>${label}</span></button>`;

/**
 * A round icon button; its label is for screen readers and tooltips.
 * @param {{label: string, icon: IconName, press: () => void, pressed?: boolean, disabled?: boolean}} props
 */
export const ToolButton = ({ label, icon, press, pressed, disabled = false }) => html`
  <button type="button" class="tool" aria-label=${label} title=${label} aria-pressed=${pressed} disabled=${disabled}
    onClick=${press}><${Icon} name=${icon} /></button>`;

/**
 * A printed symbol and its reward: "+1 coin".
 * @param {{symbol: Child, text: string}} props
 */
export const Earn = ({ symbol, text }) => html`<span class="earn"><${Glyph}>${symbol}<//>${text}</span>`;

/** The mark on a selectable card: a dot, or a tick when selected. @param {{isOn: boolean}} props */
export const PickSign = ({ isOn }) => html`<span class=${isOn ? "pick-sign is-on" : "pick-sign"} aria-hidden="true">
  ${isOn && html`<${Icon} name="check" />`}</span>`;

/**
 * A titled section of the table.
 * @param {{cls?: string, title?: string, note?: string, label?: string, children?: any}} props
 */
export const Zone = ({ cls = "", title, note, label, children }) => html`
  <section class=${`zone ${cls}`} aria-label=${label ?? title}>
    ${title && html`<h2>${title}${note && html`<small>${note}</small>`}</h2>`}${children}</section>`;

/**
 * Progress dots: past, current and future.
 * @param {{count: number, now: number, label: string}} props `now` from 1
 */
export const Pips = ({ count, now, label }) => html`
  <span class="pips" role="img" aria-label=${label}>
    ${Array.from({ length: count }, (_, i) => html`<i class=${i + 1 < now ? "past" : i + 1 === now ? "now" : ""} />`)}</span>`;
