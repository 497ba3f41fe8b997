// Refusals in friendly words.
import { html } from "../ui.js";
import { hasText, t } from "../texts.js";
import { Refusal } from "../api.js";

/** The code of whatever went wrong. @param {unknown} error */
export const troubleOf = (error) => (error instanceof Refusal ? error.code : "unknown");

/** @param {string} code one of the wire protocol's, or our own `offline` and `unknown` */
export const troubleWords = (code) => t(hasText(`error-${code}`) ? `error-${code}` : "error-unknown");

/** In a sheet whose inside did not come: that must not take the page with it. */
export const NotCome = () => html`<${Trouble} code="offline" />`;

/** @param {{code: string | null}} props */
export const Trouble = ({ code }) => code && html`<p class="trouble" role="alert">${troubleWords(code)}</p>`;
