// A page for a missing table, or one that is loading, with a link home.
import { html, useEffect } from "../ui.js";
import { t } from "../texts.js";
import { Button } from "../pieces.js";
import { goTo, rulesHash } from "../route.js";
import { Wordmark } from "../parts/wordmark.js";

/** @param {{title: string, words: string, children?: any}} props */
export function PlainPage({ title, words, children }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return html`<main class="page narrow"><div class="hero"><${Wordmark} /></div>
    <section class="paper"><h1 class="big">${title}</h1><p>${words}</p>${children}
      <${Button} main icon="home" label=${t("go-home")} press=${() => goTo("#")} /></section>
    <p class="center"><a href=${rulesHash()}>${t("rules")}</a></p></main>`;
}

/** Shown while loading. @param {{children?: any}} props */
export const ComingPage = ({ children }) =>
  html`<main class="page narrow center" aria-busy="true"><h1>${t("coming")}</h1>${children}</main>`;

/** The address of somebody else's table. */
export const NoSeatPage = () => html`<${PlainPage} title=${t("no-seat-title")} words=${t("no-seat-words")} />`;

export const GonePage = () => html`<${PlainPage} title=${t("gone-title")} words=${t("gone-words")} />`;
