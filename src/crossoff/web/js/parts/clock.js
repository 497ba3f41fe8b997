// The time left for a decision, at a timed table.
import { html, useLayoutEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Icon } from "../draw/icons.js";
import { isAsked } from "../state.js";
import { announce } from "./live.js";

/** @param {number} seconds */
const shown = (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

const LOW = 10; // seconds from which on it warns

/** Counts down to the deadline sent by the server. @param {{state: import("../state.js").TableState}} props */
export function Clock({ state }) {
  const { until } = state;
  const runs = until !== null && isAsked(state);
  const [left, setLeft] = useState(0);
  useLayoutEffect(() => {
    if (!runs) return undefined;
    const tick = () => {
      const now = Math.max(0, Math.round((until - Date.now()) / 1000));
      setLeft(now);
      if (now === LOW) announce(t("time-left", { seconds: now }));
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [runs, until]);
  return (
    runs &&
    html`<span class=${left <= LOW ? "clock is-low" : "clock"} role="timer" aria-label=${t("time-left", { seconds: left })}>
    <${Icon} name="clock" />${left <= LOW ? t("time-left", { seconds: left }) : shown(left)}</span>`
  );
}
