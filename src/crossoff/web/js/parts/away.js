// Somebody the table waits for is gone: the bar says so, and offers what can be done about it.
import { useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { giveToBot } from "../api.js";
import { usualBot } from "../plan.js";
import { isAsked, seatsOf } from "../state.js";
import { keptTable } from "../storage.js";
import { announce } from "./live.js";
import { showNote } from "./notes.js";
import { troubleOf, troubleWords } from "./trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("../state.js").TableState} TableState */

const AWAY = 20_000; // milliseconds; shorter absences are hiccups of the network
const PATIENCE = 60_000; // for those who chose to wait

/** The seat that everybody waits for and that is disconnected, and since when. @param {TableState} state */
export function awaited(state) {
  if (isAsked(state) || state.table?.ended) return null;
  const seats = state.view?.seats ?? [];
  const seat = seats.findIndex(
    (/** @type {any} */ one, /** @type {number} */ n) => one.waiting && state.away[n] != null,
  );
  const since = state.away[seat];
  return since == null ? null : { seat, since };
}

/**
 * What the bar shows instead of "Waiting for Bruno", or nothing.
 * @param {Place} place @param {import("../contract.js").GameFacts} game
 * @returns {Partial<import("../contract.js").BarProps>}
 */
export function useAway(place, game) {
  const state = place.state.value;
  const gone = awaited(state);
  const [waitUntil, setWaitUntil] = useState(0);
  const [now, setNow] = useState(Date.now());
  const due = gone ? Math.max(gone.since + AWAY, waitUntil) : null;
  const isShown = due !== null && now >= due;
  const name = gone ? seatsOf(state, t)[gone.seat].name : "";
  useEffect(() => {
    if (due === null) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, due - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [due]);
  useEffect(() => {
    if (isShown) announce(t("away", { name }));
  }, [isShown, name]);
  if (!gone || !isShown) return {};
  const host = keptTable(place.table)?.host;
  const give = () =>
    giveToBot(place.table, gone.seat, host ?? "", usualBot(game)).catch((error) =>
      showNote(troubleWords(troubleOf(error))),
    );
  const nudge = () => {
    place.nudge(gone.seat);
    showNote(t("nudge-sent", { name }));
    setWaitUntil(Date.now() + PATIENCE);
  };
  const isPlayer = state.seat !== null;
  return {
    prompt: t("away", { name }),
    detail: t("away-words"),
    tools: [{ id: "wait", icon: "clock", label: t("wait"), press: () => setWaitUntil(Date.now() + PATIENCE) }],
    other: host ? { label: t("let-bot-play"), icon: "bot", press: give } : null,
    main: isPlayer ? { label: t("nudge"), icon: "bell", press: nudge } : null,
  };
}
