// The way to the rules from any page: over it, so that nothing of it is lost.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { titleOf } from "../games.js";
import { ToolButton } from "../pieces.js";
import { goTo, rulesHash } from "../route.js";
import { openSheet } from "./dialog.js";
import { lazy } from "./lazy.js";
import { NotCome } from "./trouble.js";

/** @typedef {import("../contract.js").GameFacts} GameFacts */
/** @typedef {import("../contract.js").DeckFacts} DeckFacts */
/** @typedef {{game: GameFacts, deck?: DeckFacts, clause?: string}} Wanted */

const RulesSheet = lazy(async () => (await import("../pages/rules.js")).RulesSheet, NotCome);

/** Read the rules without leaving the page, at a clause where one is asked for. @param {Wanted} wanted */
export const openRules = (wanted) =>
  openSheet(
    () => t("rules-of", { game: titleOf(wanted.game) }),
    html`<${RulesSheet} key=${wanted.clause} ...${wanted} />`,
  );

/** For a page's head: over the page where its game is known, a page of their own elsewhere. @param {{game?: GameFacts, deck?: DeckFacts}} props */
export const RulesButton = ({ game, deck }) => html`<${ToolButton} icon="book" label=${t("rules")}
  press=${() => (game ? openRules({ game, deck }) : goTo(rulesHash()))} />`;
