// Refusals in friendly words.
import { html } from "../ui.js";
import { hasText, t } from "../texts.js";
import { Refusal } from "../api.js";

/** The code of whatever went wrong, with its reason where we have words for that. @param {unknown} error */
export function troubleOf(error) {
  if (!(error instanceof Refusal)) return "unknown";
  const code = `${error.code}-${error.why}`;
  return hasText(`error-${code}`) ? code : error.code;
}

/** @param {string} code one of the wire protocol's, or our own `offline` and `unknown` */
export const troubleWords = (code) => t(hasText(`error-${code}`) ? `error-${code}` : "error-unknown");

/** In a sheet whose inside did not come: that must not take the page with it. */
export const NotCome = () => html`<${Trouble} code="offline" />`;

/** @param {{code: string | null}} props */
export const Trouble = ({ code }) => code && html`<p class="trouble" role="alert">${troubleWords(code)}</p>`;
