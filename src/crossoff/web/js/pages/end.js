// After the game: the winner, the score sheet, the chart, and what to do next.
import { html, useEffect, useState } from "../ui.js";
import { listed, t } from "../texts.js";
import { readRecord, readReplay } from "../api.js";
import { Cup } from "../draw/icons.js";
import { Button } from "../pieces.js";
import { goTo } from "../route.js";
import { speak } from "../say.js";
import { mayMove } from "../settings.js";
import { play } from "../sound.js";
import { seatsOf } from "../state.js";
import { openSheet } from "../parts/dialog.js";
import { EndStory } from "../parts/end-story.js";
import { FairCheck } from "../parts/fair-check.js";
import { announce } from "../parts/live.js";
import { saveRecord } from "../parts/menu.js";
import { Rematch } from "../parts/rematch.js";
import { openRules } from "../parts/rules-open.js";
import { ReplayPage } from "./replay.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("../api.js").Frame} Frame */

/** The winner as a sentence. @param {number[]} winners @param {import("../contract.js").SeatFacts[]} seats */
function verdict(winners, seats) {
  const mine = winners.some((seat) => seats[seat].me && seats[seat].name === t("you"));
  if (mine && winners.length === 1) return t("you-win");
  if (mine)
    return t("you-share", { names: listed(winners.filter((seat) => !seats[seat].me).map((seat) => seats[seat].name)) });
  return t(winners.length === 1 ? "they-win" : "they-share", {
    names: listed(winners.map((seat) => seats[seat].name)),
  });
}

/** Sixteen short rays around the cup. */
const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [Math.sin((i * Math.PI) / 8), Math.cos((i * Math.PI) / 8)];
  return `M${(x * 19).toFixed(1)} ${(y * 19).toFixed(1)}L${(x * 25).toFixed(1)} ${(y * 25).toFixed(1)}`;
}).join("");

const Trophy = () =>
  html`<svg class="trophy" viewBox="-34 -26 68 52" aria-hidden="true"><path class="rays" d=${RAYS} /><${Cup} scale=${1.25} /></svg>`;

const REVEAL = 4000; // milliseconds in which the score sheet is written

/** Whether the score sheet is being written: only right after the game, and until something is pressed. @param {Place} place */
function useReveal(place) {
  const [is, set] = useState(() => place.state.peek().live && mayMove());
  useEffect(() => {
    if (!is) return undefined;
    const end = () => set(false);
    const timer = setTimeout(end, REVEAL);
    addEventListener("pointerdown", end, true);
    addEventListener("keydown", end, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", end, true);
      removeEventListener("keydown", end, true);
    };
  }, [is]);
  return is;
}

/** Record and replay of the finished game. @param {Place} place */
function useStory(place) {
  const [record, setRecord] = useState(/** @type {Record<string, any> | null} */ (null));
  const [frames, setFrames] = useState(/** @type {Frame[]} */ ([]));
  const isOpen = place.connectionState.value === "open"; // a failed request is repeated when the connection is back
  useEffect(() => {
    if (!record) readRecord(place.table, place.token).then(setRecord, () => {});
    if (!frames.length)
      readReplay(place.table, place.token).then(
        (answer) => setFrames(answer.frames),
        () => {},
      );
  }, [place, isOpen]);
  return { record, frames };
}

/** @param {{place: Place, loaded: import("./table.js").Loaded, isWatch: boolean}} props */
export function EndPage({ place, loaded, isWatch }) {
  const { module } = loaded;
  const { record, frames } = useStory(place);
  const [replayAt, setReplayAt] = useState(/** @type {number | null} */ (null));
  const seats = seatsOf(place.state.value, t, place.isShared);
  const { scores, winners, remark } = place.state.value.result ?? record?.result ?? { scores: [], winners: [] };
  const sheet = {
    scores,
    winners,
    names: seats.map((seat) => seat.name),
    t,
    view: place.state.value.view ?? {},
    deck: loaded.deck,
  };
  const title = verdict(winners, seats);
  const isMine = seats.some((seat) => seat.me && winners.includes(seat.seat));
  const isCheered = place.isShared || seats.every((seat) => !seat.me || winners.includes(seat.seat));
  const reveals = useReveal(place);
  useEffect(() => {
    document.title = t("title-with", { prompt: title });
    announce(title);
    play(isMine ? "win" : "bell");
    return () => announce(""); // the next page must not say it again
  }, [title]);
  if (replayAt !== null) {
    return html`<${ReplayPage} place=${place} loaded=${loaded} frames=${frames} start=${replayAt} leave=${() => setReplayAt(null)} />`;
  }
  return html`<main class=${reveals ? "end is-revealing" : "end"}>
    <header>${isCheered && html`<${Trophy} />`}<h1>${title}</h1><p>${remark && speak(remark, t)}</p></header>
    <section class="pad"><${module.ScoreSheet} ...${sheet} /></section>
    <${EndStory} frames=${frames} names=${sheet.names} loaded=${loaded} view=${sheet.view} replay=${setReplayAt}
      seat=${place.state.value.seat ?? winners[0] ?? 0} />
    <div class="go"><${Rematch} place=${place} isWatch=${isWatch} />
      <${Button} icon="down" label=${t("record")} press=${() => saveRecord(place.table, place.token)} />
      <${Button} icon="scale" label=${t("was-it-fair")}
        press=${() => openSheet(t("was-it-fair"), html`<${FairCheck} record=${record} table=${place.table} token=${place.token} seat=${place.seats[0].state.value.seat} />`)} />
      <${Button} icon="book" label=${t("rules")} press=${() => openRules({ game: loaded.game, deck: loaded.deck })} />
      <${Button} icon="home" label=${t("go-home")} press=${() => goTo("#")} /></div></main>`;
}
