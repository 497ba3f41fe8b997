// Nudges and emotes: shown as a short note, and sent from a sheet of six. They never block play.
import { html, useEffect } from "../ui.js";
import { t } from "../texts.js";
import { EMOTES, Emote } from "../draw/emotes.js";
import { Icon, Pen } from "../draw/icons.js";
import { emotes } from "../settings.js";
import { play } from "../sound.js";
import { seatsOf } from "../state.js";
import { closeSheet, openSheet } from "./dialog.js";
import { Notes, showNote } from "./notes.js";

/** @typedef {import("../place.js").Place} Place */

/** True if there is somebody to see a gesture. @param {Place} place */
export const hasCompany = (place) => {
  const { table, seat } = place.state.value;
  return seat !== null && (table?.seats ?? []).some((one, n) => one.kind === "human" && !one.open && n !== seat);
};

/** Shows what the others send. @param {{place: Place}} props */
export function Gestures({ place }) {
  const gesture = place.gesture.value;
  useEffect(() => {
    if (!gesture || place.covered.peek()) return;
    const name = seatsOf(place.state.peek(), t, place.isShared)[gesture.by]?.name ?? "";
    if (gesture.t === "nudge") {
      play("bell");
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120); // browsers complain otherwise
      showNote(t("nudged", { name }), html`<${Icon} name="bell" />`);
    } else if (emotes.peek() && gesture.emote) {
      const words = t("emote-said", { name, emote: t(`emote-${gesture.emote}`) });
      showNote(words, html`<${Pen} seat=${gesture.by} /><${Emote} name=${gesture.emote} />`);
    }
  }, [gesture]);
  return html`<${Notes} />`;
}

/** The six emotes, and the switch to mute those of the others. @param {{place: Place}} props */
function EmoteSheet({ place }) {
  const send = (/** @type {string} */ name) => {
    place.emote(name);
    closeSheet();
  };
  return html`<ul class="emotes">${EMOTES.map(
    (name) => html`<li key=${name}><button type="button" onClick=${() => send(name)}>
      <${Emote} name=${name} /><span>${t(`emote-${name}`)}</span></button></li>`,
  )}</ul>
  <label class="tick"><input type="checkbox" checked=${emotes.value} onChange=${() => (emotes.value = !emotes.value)} />
    <span>${t("emotes-shown")}</span></label>`;
}

/** @param {Place} place */
export const openEmotes = (place) => openSheet(t("emotes"), html`<${EmoteSheet} place=${place} />`);
