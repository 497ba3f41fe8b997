// The decision bar: text, tools, and the main button. Its height is the same in every step.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Button, ToolButton } from "../pieces.js";
import { clauseOf } from "../whynot.js";

const PATIENCE = 500; // milliseconds before "not yet saved" is shown

/** True once `is` has been true for a while, so that short states are not shown. @param {boolean} is */
export function useLasting(is) {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) {
      setLasts(false);
      return undefined;
    }
    const timer = setTimeout(() => setLasts(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [is]);
  return is && lasts;
}

/** Why something was refused, in place of the choices; links to the rule. @param {{why: import("../contract.js").Why, rules?: (clause: string) => void}} props */
const WhyNot = ({ why, rules }) => {
  const clause = clauseOf(why);
  return clause && rules
    ? html`<button type="button" class="why" onClick=${() => rules(clause)}>${why.words} <u>${t("why")}</u></button>`
    : html`<span class="why">${why.words}</span>`;
};

/**
 * `whose`: on a shared device; `clock`: at a timed table; `why`: after a refusal; `hint`: shown above the bar;
 * `news`: what the others did, in place of the detail until something is touched.
 * @param {import("../contract.js").BarProps & {unsaved: boolean, whose?: string | null, clock?: import("../contract.js").Child,
 *   why?: import("../contract.js").Why | null, refuse?: (why: import("../contract.js").Why) => void, rules?: (clause: string) => void,
 *   hint?: import("../contract.js").Child, news?: import("../contract.js").Child}} props
 */
export function DecisionBar({
  sign,
  prompt,
  detail,
  earns,
  tools = [],
  other,
  main,
  unsaved,
  whose,
  clock,
  why = null,
  refuse,
  rules,
  hint,
  news,
}) {
  const late = useLasting(unsaved);
  const said = late
    ? html`<span class="unsaved">${t("unsaved")}</span>`
    : news || html`${detail && html`<span class="hint-words">${detail}</span>`}${earns}`;
  const more = why && !late ? html`<${WhyNot} why=${why} rules=${rules} />` : said;
  const cannot = main?.why;
  return html`<section class=${`bar ${other && main ? "has-two" : ""}`} aria-label=${t("bar-label")}>
    ${sign && html`<span class="sign" aria-hidden="true">${sign}</span>`}<div class="ask"><strong>${prompt}</strong><span class="detail">${whose && html`<b>${whose}</b>`}${clock}${more}</span></div>
    <div class="tools">${tools.map((tool) => html`<${ToolButton} key=${tool.id} ...${tool} />`)}</div>
    ${
      (other || main) &&
      html`<div class="presses">
      ${other && html`<${Button} ...${other} cls=${other.isQuiet ? "quiet" : ""} />`}
      ${
        main &&
        html`<${Button} main ...${main} icon=${main.icon ?? "check"} disabled=${main.disabled || unsaved}
        refuse=${cannot && refuse && !unsaved ? () => refuse(cannot) : null} />`
      }</div>`
    }
    ${hint}</section>`;
}
