// The time left for a decision, at a timed table.
import { html, useLayoutEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Icon } from "../draw/icons.js";
import { isAsked } from "../state.js";

/** @param {number} seconds */
const shown = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/** Counts down to the deadline sent by the server. @param {{state: import("../state.js").TableState}} props */
export function Clock({ state }) {
  const { until } = state;
  const runs = until !== null && isAsked(state);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    if (!runs) return undefined;
    const tick = () => setLeft(Math.max(0, Math.round((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [runs, until]);
  return (
    runs &&
    html`<span class="clock" role="timer" aria-label=${t("time-left", { seconds: left })}>
    <${Icon} name="clock" />${shown(left)}</span>`
  );
}
