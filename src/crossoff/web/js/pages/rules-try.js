// An interactive example in the rules: a one-step lesson with the game's own cards, checked by the server.
import { html, useState } from "../ui.js";
import { t } from "../texts.js";
import { followLesson, previewLesson } from "../api.js";
import { loadDeck } from "../games.js";
import { Button } from "../pieces.js";
import { speak } from "../say.js";
import { DecisionBar } from "../parts/bar.js";
import { Trouble, troubleOf } from "../parts/trouble.js";

/** @typedef {import("./rules-load.js").Rules} Rules */
/** @typedef {import("../api.js").LessonStep} LessonStep */
/** @typedef {import("../contract.js").TryProps} TryProps */
/** @typedef {import("../contract.js").Why} Why */
/** The deck, and the component that draws it. @typedef {{deck: import("../contract.js").DeckFacts, Try: (props: TryProps) => import("../contract.js").Child}} Kit */

/** @param {{rules: Rules, lesson: string, go: (clause: string) => void}} props `go` jumps to a clause */
export function TryIt({ rules: { game, loadTry }, lesson, go }) {
  const [kit, setKit] = useState(/** @type {Kit | null} */ (null));
  const [step, setStep] = useState(/** @type {LessonStep | null} */ (null));
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [why, refuse] = useState(/** @type {Why | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));

  const ask = async (/** @type {string[]} */ decisions) => {
    setBusy(true);
    setTrouble(null);
    refuse(null);
    try {
      const found = await followLesson(game.name, lesson, decisions);
      if (!kit) {
        const [deck, { Try }] = await Promise.all([loadDeck(game.name, found.table.deck), loadTry()]);
        setKit({ deck, Try });
      }
      setStep(found);
      setTries((n) => n + 1); // a new question resets the selection
    } catch (error) {
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  };

  if (!step || !kit) {
    return html`<div class="try"><${Trouble} code=${trouble} /><${Button} icon="play" label=${t("rules-try")} disabled=${busy} press=${() => ask([])} /></div>`;
  }
  const isDone = step.step === step.steps;
  const say = step.refused ?? step.say;
  const bar = (/** @type {import("../contract.js").BarProps} */ props) =>
    html`<${DecisionBar} ...${props} unsaved=${busy} why=${why} refuse=${refuse} rules=${go} />`;
  return html`<div class=${isDone ? "try is-open is-done" : "try is-open"}>
    <p class="try-says" role="status">${t(say)}</p><${Trouble} code=${trouble} />
    <${kit.Try} view=${step.view} deck=${kit.deck} legal=${step.legal} ask=${step.ask} speak=${(/** @type {any} */ say, more = {}) => speak(say, t, [t("you")], more)} me=${step.seat} phase=${isDone ? null : String(tries)} pending=${busy} refuse=${refuse}
      preview=${(/** @type {string} */ doText) => previewLesson(game.name, lesson, [], doText)}
      decide=${(/** @type {string} */ doText) => ask([doText])} bar=${bar} t=${t} />
    ${isDone && html`<${Button} icon="again" label=${t("rules-try-again")} press=${() => ask([])} />`}</div>`;
}
