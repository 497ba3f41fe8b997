// Step through a finished game on the game's own board.
import { html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../texts.js";
import { titleOf } from "../games.js";
import { readReplay } from "../api.js";
import { Pen } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { speak } from "../say.js";
import { mayMove } from "../settings.js";
import { seatsOf, totalsOf } from "../state.js";
import { openSheet } from "../parts/dialog.js";
import { spoken } from "../parts/live.js";
import { RulesButton } from "../parts/rules-open.js";

/** @typedef {import("../api.js").Frame} Frame */

const PACE = 1400; // milliseconds per step

/** The current step, which advances automatically while playing. @param {number} last @param {number} start */
function useSteps(last, start) {
  const [at, setAt] = useState(start);
  const [playing, setPlaying] = useState(start === 0);
  // Relative to the step shown when this runs: keys can come faster than frames.
  const go = (/** @type {(now: number) => number} */ to) => {
    setPlaying(false);
    setAt((now) => Math.max(0, Math.min(last, to(now))));
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return {
    at,
    playing,
    go,
    toggle: () => {
      if (at >= last) setAt(0);
      setPlaying(!playing);
    },
  };
}

/** @type {Record<string, (now: number) => number>} */
const STEPS = { ArrowLeft: (now) => now - 1, ArrowRight: (now) => now + 1, Home: () => 0, End: () => Infinity };

/** Arrow keys, Home and End, unless an input has the focus. @param {(to: (now: number) => number) => void} go @param {() => void} leave */
function useStepKeys(go, leave) {
  useEffect(() => {
    const hear = (/** @type {KeyboardEvent} */ event) => {
      const to = STEPS[event.key];
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "Escape") leave();
      if (to === undefined || (event.target instanceof Element && event.target.closest("input"))) return;
      event.preventDefault();
      go(to);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  });
}

/** The game as a seat saw it. @param {import("../place.js").Place} place @param {Frame[]} own */
function useSeatFrames(place, own) {
  const mine = place.state.value.seat;
  const [shown, show] = useState({ seat: mine, frames: own });
  const choose = (/** @type {number} */ seat) => {
    if (seat === mine) show({ seat, frames: own });
    else
      readReplay(place.table, place.token, seat).then(
        ({ frames }) => show({ seat, frames }),
        () => {}, // the connection is lost, which the page shows
      );
  };
  return { ...shown, choose };
}

/** What a step did, in order: the draws before it, then each seat in a few words. @param {Frame} frame @param {string[]} names */
function stepWords({ what, said }, names) {
  if (!said.length) return spoken(what, names);
  const drawn = spoken(
    what.filter((one) => (one.by ?? null) === null && one.verb !== "end"),
    names,
  );
  return [drawn, ...said.map(({ say }) => `${speak(say, t, names)}.`)].filter(Boolean).join(" ");
}

/** Whose cards are shown. @param {{seats: import("../contract.js").SeatFacts[], shown: number | null, totals: number[], choose: (seat: number) => void}} props */
const SeatChoice = ({
  seats,
  shown,
  totals,
  choose,
}) => html`<span class="seat-choice" role="group" aria-label=${t("replay-seat")}>
  ${seats.map(
    ({ seat, name }) => html`<button type="button" key=${seat} aria-pressed=${seat === shown} title=${name}
    aria-label=${t("pen-points", { pen: name, points: totals[seat] ?? 0 })} onClick=${() => choose(seat)}><${Pen} seat=${seat} /><b>${totals[seat]}</b></button>`,
  )}</span>`;

/**
 * @param {{place: import("../place.js").Place, loaded: import("./table.js").Loaded, frames: Frame[], start: number, leave: () => void}} props
 */
export function ReplayPage({ place, loaded, frames: own, start, leave }) {
  const { module, deck } = loaded;
  const { seat, frames: all, choose } = useSeatFrames(place, own);
  const frames = useMemo(() => all.filter((frame) => frame.view), [all]);
  const last = frames.length - 1;
  const { at, playing, go, toggle } = useSteps(last, Math.min(start, last));
  useStepKeys(go, leave);
  const frame = frames[at];
  const before = frames[at - 1]?.view ?? null;
  const seats = seatsOf({ ...place.state.value, ready: [] }, t, place.isShared);
  const names = seats.map((one) => one.name);
  const words = stepWords(frame, names);
  const shared = { view: frame.view, deck, seats, me: seat, t, open: openSheet };
  return html`<main class="table replaying">
    <header class="top"><${ToolButton} icon="back" label=${t("back-to-result")} press=${leave} />
      <div class="status">${module.Status ? html`<${module.Status} ...${shared} />` : html`<h1>${titleOf(loaded.game)}</h1>`}</div>
      <span class="spacer"></span><${SeatChoice} seats=${seats} shown=${seat} totals=${totalsOf(frame.view.seats)} choose=${choose} />
      <${RulesButton} game=${loaded.game} deck=${deck} /></header>
    <${module.Board} ...${shared} legal=${[]} ask=${null} speak=${() => ""} phase=${null} news=${frame.what} recent=${frame.what} before=${before}
      pending=${false} last=${null} replay=${true}
      preview=${() => Promise.reject(new Error("nothing is decided in a replay"))} decide=${() => {}} bar=${() => null}
      motion=${playing && mayMove()} sound=${() => {}} />
    <section class="replay-bar" aria-label=${t("replay")}>
      <p class="replay-words" tabindex="0" aria-live=${playing ? "off" : "polite"}>${words}</p>
      <div class="replay-tools">
        <${ToolButton} icon="back" label=${t("step-back")} disabled=${at === 0} press=${() => go(STEPS.ArrowLeft)} />
        <${ToolButton} icon=${playing ? "pause" : "play"} label=${playing ? t("pause") : t("replay")} press=${toggle} />
        <${ToolButton} icon="forth" label=${t("step-forth")} disabled=${at === last} press=${() => go(STEPS.ArrowRight)} />
        <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay-step", { step: at + 1, count: last + 1 })}
          onInput=${(/** @type {Event} */ event) => go(() => Number(/** @type {HTMLInputElement} */ (event.target).value))} />
        <small>${t("replay-count", { step: at + 1, count: last + 1 })}</small></div></section></main>`;
}
