// The time left for a decision, where the table has a clock.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Icon } from "../draw/icons.js";
import { isAsked } from "../state.js";

/** @param {number} seconds */
const shown = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Counts down from the moment this seat was asked. @param {{state: import("../state.js").TableState}} props */
export function Clock({ state }) {
  const seconds = state.table?.seconds ?? null;
  const runs = seconds !== null && isAsked(state);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.round((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [runs, state.phase]);
  return runs && html`<span class="clock" role="timer" aria-label=${t("time-left", { seconds: left })}>
    <${Icon} name="clock" />${shown(left)}</span>`;
}
