// The coach's note: what to do now, or why the attempt was wrong; progress; and a step back.
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../texts.js";
import { Icon } from "../draw/icons.js";
import { goTo } from "../route.js";
import { seatsOf } from "../state.js";

/** @typedef {import("./learn-place.js").LessonPlace} LessonPlace */

/** The coach's current text. @param {LessonPlace} place */
export function coachWords(place) {
  const step = place.step.value;
  const rival = seatsOf(place.state.value, t).find((seat) => !seat.me)?.name ?? "";
  const say = step?.refused ?? step?.say;
  return say ? t(say, { rival }) : "";
}

/** The progress bar: a felt-tip stroke. @param {{done: number}} props from 0 to 1 */
const Stroke = ({ done }) => html`<span class="coach-stroke" aria-hidden="true" style=${{ "--done": done }}>
  <svg viewBox="0 0 900 8"><path d="M3 4.6C60 3 110 5.4 170 4.2s120-1.6 190 .3 130-1.4 200-.6 120 1.3 180 .4 110-.9 157-.2" /></svg></span>`;

/** `brief`: icon only on a phone. @param {{label: string, icon: import("../draw/icons.js").IconName, press: () => void, disabled?: boolean, brief?: boolean}} props */
const Small = ({ label, icon, press, disabled = false, brief = false }) => html`
  <button type="button" class=${`coach-press ${brief ? "is-brief" : ""}`} disabled=${disabled} onClick=${press}><${Icon} name=${icon} /><span>${label}</span></button>`;

/** @param {{place: LessonPlace}} props */
export function CoachNote({ place }) {
  const words = useRef(/** @type {HTMLElement | null} */ (null));
  const step = place.step.value;
  useEffect(() => words.current?.focus({ preventScroll: true }), []);
  if (!step) return null;
  const { refused, model } = step;
  const busy = place.pending.value;
  return html`<section class=${`coach ${refused ? "is-not" : ""}`} aria-label=${t("learn-coach")}>
    <p class="coach-words" role="status" tabindex="-1" ref=${words}>${coachWords(place)}</p>
    <div class="coach-foot">
      <${Small} brief icon="back" label=${t("learn-back")} disabled=${busy || place.decisions.length === 0} press=${() => place.back()} />
      <span class="coach-count" aria-label=${t("replay-step", { step: step.step, count: step.steps })} role="img">${t("replay-count", { step: step.step, count: step.steps })}</span>
      ${refused && model && html`<${Small} icon="eye" label=${t("learn-show")} disabled=${busy} press=${() => place.decide(model)} />`}
      <${Small} brief icon="close" label=${t("learn-leave")} press=${() => goTo("#")} /></div>
    <${Stroke} done=${step.step / step.steps} /></section>`;
}
