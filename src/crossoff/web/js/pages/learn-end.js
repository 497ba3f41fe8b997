// The end of a tutorial: the score sheet, and a button to start a first game.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Button } from "../pieces.js";
import { easyPlan } from "../plan.js";
import { goTo } from "../route.js";
import { seatsOf } from "../state.js";
import { keptInTab } from "../storage.js";
import { announce } from "../parts/live.js";
import { openRules } from "../parts/rules-open.js";
import { Trouble, troubleOf } from "../parts/trouble.js";
import { coachWords } from "./learn-note.js";
import { INVITED } from "./join.js";
import { sitDown } from "./start.js";

/** @param {{place: import("./learn-place.js").LessonPlace, loaded: import("./table.js").Loaded, again: () => void}} props */
export function LearnEnd({ place, loaded, again }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const state = place.state.value;
  const words = coachWords(place);
  const invited = keptInTab(INVITED);
  useEffect(() => {
    document.title = t("title-with", { prompt: t("learn-done") });
    announce(words);
  }, [words]);
  const play = () => {
    setBusy(true);
    sitDown(easyPlan(loaded.game)).catch((error) => {
      setTrouble(troubleOf(error));
      setBusy(false);
    });
  };
  const { scores, winners } = place.step.value?.result ?? { scores: [], winners: [] };
  const sheet = {
    scores,
    winners,
    names: seatsOf(state, t).map((seat) => seat.name),
    t,
    view: state.view ?? {},
    deck: loaded.deck,
  };
  return html`<main class="end learned">
    <header><h1>${t("learn-done")}</h1></header>
    <section class="coach" aria-label=${t("learn-coach")}><p class="coach-words">${words}</p></section>
    <section class="pad"><${loaded.module.ScoreSheet} ...${sheet} /></section>
    <div class="go"><${Trouble} code=${trouble} />
      ${invited && html`<${Button} main icon="back" label=${t("back-to-table")} press=${() => goTo(invited)} />`}
      <${Button} main=${!invited} icon="play" label=${t("learn-play")} disabled=${busy} press=${play} />
      <${Button} icon="again" label=${t("learn-again")} press=${again} />
      <${Button} icon="book" label=${t("rules")} press=${() => openRules(loaded)} />
      <${Button} icon="home" cls="home" label=${t("go-home")} press=${() => goTo("#")} /></div></main>`;
}
