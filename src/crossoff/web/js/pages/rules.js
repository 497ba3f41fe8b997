// The rules, as a page and as a sheet over another page.
import { html, useEffect, useState } from "../ui.js";
import { language, t } from "../texts.js";
import { choosable, loadChoosable, titleOf } from "../games.js";
import { ToolButton } from "../pieces.js";
import { goTo, rulesHash } from "../route.js";
import { SettingsButton } from "../parts/settings-button.js";
import { Trouble, troubleOf } from "../parts/trouble.js";
import { Book } from "./rules-book.js";
import { useRules } from "./rules-load.js";

/** @typedef {import("../contract.js").GameFacts} GameFacts */

/** @param {{all: GameFacts[], game: GameFacts}} props */
const GameSwitch = ({ all, game }) =>
  html`<nav class="rules-games" aria-label=${t("choose-game")}>${all.map(
    (one) => html`
  <a key=${one.name} href=${rulesHash(one.name)} aria-current=${one === game ? "page" : undefined}>${titleOf(one)}</a>`,
  )}</nav>`;

/** @param {{game: string, clause: string}} props the game's name; the first game if it is unknown */
export function RulesPage({ game: name, clause }) {
  const [lost, setLost] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    loadChoosable().catch((error) => setLost(troubleOf(error)));
  }, []);
  const all = choosable.value ?? [];
  const game = all.find((one) => one.name === name) ?? all[0] ?? null;
  const { rules, trouble, isMissing } = useRules(game);
  useEffect(() => {
    if (game) document.title = t("title-with", { prompt: t("rules-of", { game: titleOf(game) }) });
  }, [game, language()]);
  return html`<main class="page rules-page">
    <header class="page-head"><${ToolButton} icon="home" label=${t("go-home")} press=${() => goTo("#")} /><h1>${t("rules")}</h1>
      <span class="spacer"></span><${ToolButton} icon="print" label=${t("rules-print")} press=${() => print()} /><${SettingsButton} /></header>
    <${Trouble} code=${lost ?? trouble} />
    ${game && html`<${GameSwitch} all=${all} game=${game} />`}
    ${isMissing && html`<p class="note">${t("rules-none")}</p>`}
    ${rules && html`<${Book} key=${rules.game.name} rules=${rules} clause=${clause} heading="h2" stays=${false} />`}</main>`;
}

/** @param {{game: GameFacts, deck?: import("../contract.js").DeckFacts, clause?: string}} props `deck`: of the current table */
export function RulesSheet({ game, deck, clause = "" }) {
  const { rules, trouble, isMissing } = useRules(game, deck);
  return html`<${Trouble} code=${trouble} />${isMissing && html`<p>${t("rules-none")}</p>`}${rules && html`<${Book} rules=${rules} clause=${clause} heading="h3" stays />`}`;
}
