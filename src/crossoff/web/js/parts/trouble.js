// Error messages for refusals.
import { html } from "../ui.js";
import { hasText, t } from "../texts.js";
import { Refusal } from "../api.js";

/** The code of an error, with its reason if we have a text for it. @param {unknown} error */
export function troubleOf(error) {
  if (!(error instanceof Refusal)) return "unknown";
  const code = `${error.code}-${error.why}`;
  return hasText(`error-${code}`) ? code : error.code;
}

/** @param {string} code one of the wire protocol's, or our own `offline` and `unknown` */
export const troubleWords = (code) => t(hasText(`error-${code}`) ? `error-${code}` : "error-unknown");

/** Shown in a sheet whose content failed to load, without breaking the page. */
export const NotCome = () => html`<${Trouble} code="offline" />`;

/** @param {{code: string | null}} props */
export const Trouble = ({ code }) => code && html`<p class="trouble" role="alert">${troubleWords(code)}</p>`;
