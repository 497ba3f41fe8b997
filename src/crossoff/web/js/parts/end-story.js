// The game turn by turn, on the end page: the chart with a slider, and what somebody has finished.
import { html, useState } from "../ui.js";
import { t } from "../texts.js";
import { ToolButton } from "../pieces.js";
import { totalsOf } from "../state.js";
import { Chart } from "./chart.js";
import { openSheet } from "./dialog.js";

/** @typedef {import("../api.js").Frame} Frame */

/**
 * @param {{frames: Frame[], names: string[], loaded: import("../pages/table.js").Loaded, view: import("../contract.js").View,
 *   seat: number, replay: (step: number) => void}} props `seat`: whose finished cards are shown
 */
export function EndStory({ frames, names, loaded: { module, deck }, view, seat, replay }) {
  const last = Math.max(frames.length - 1, 0);
  const [moved, move] = useState(/** @type {number | null} */ (null));
  const at = moved ?? last;
  const totals = frames.filter((frame) => frame.view).map((frame) => totalsOf(frame.view.seats));
  return html`<section class="pad story"><h2>${t("turn-by-turn")}</h2>
    <${Chart} totals=${totals} names=${names} at=${moved === null ? undefined : at} />
    ${module.Finished && view.seats && html`<${module.Finished} view=${view} deck=${deck} seat=${seat} t=${t} open=${openSheet} />`}
    <div class="replay-tools">
      <${ToolButton} icon="play" label=${t("replay")} disabled=${!frames.length} press=${() => replay(at === last ? 0 : at)} />
      <input type="range" min="0" max=${last} value=${at} disabled=${!frames.length}
        aria-label=${t("replay-step", { step: at + 1, count: last + 1 })}
        onInput=${(/** @type {Event} */ event) => move(Number(/** @type {HTMLInputElement} */ (event.target).value))} />
      <small>${t("replay-count", { step: at + 1, count: last + 1 })}</small>
      <${ToolButton} icon="eye" label=${t("look-at-table")} disabled=${!frames.length} press=${() => replay(at)} /></div></section>`;
}
