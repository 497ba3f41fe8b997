// Opens the rules from any page, as a sheet, so that the page keeps its state.
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

/** Open the rules over the page, optionally at a clause. @param {Wanted} wanted */
export const openRules = (wanted) =>
  openSheet(
    () => t("rules-of", { game: titleOf(wanted.game) }),
    html`<${RulesSheet} key=${wanted.clause} ...${wanted} />`,
  );

/** A button for a page's header: opens a sheet if the game is known, else the rules page. @param {{game?: GameFacts, deck?: DeckFacts}} props */
export const RulesButton = ({ game, deck }) => html`<${ToolButton} icon="book" label=${t("rules")}
  press=${() => (game ? openRules({ game, deck }) : goTo(rulesHash()))} />`;
