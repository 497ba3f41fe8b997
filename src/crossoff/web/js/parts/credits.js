// Credits of the games, with a disclaimer.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { creditsOf } from "../games.js";

/** @param {{games: import("../contract.js").GameFacts[]}} props */
export function Credits({ games }) {
  const credits = games.map(creditsOf).filter((words) => words !== "");
  return (
    credits.length > 0 &&
    html`<footer class="credits note">${credits.map((words) => html`<p key=${words}>${words}</p>`)}<p>${t("unofficial")}</p></footer>`
  );
}
