// Short notes at the top of the table: a nudge, an emote, an answer to a press. They never cover a choice for long.
import { html, signal, useEffect } from "../ui.js";
import { announce } from "./live.js";

/** @typedef {import("../contract.js").Child} Child */

const LASTS = 3_500; // milliseconds

const shown = signal(/** @type {{words: string, picture?: Child} | null} */ (null));

/** Show and say a note. @param {string} words @param {Child} [picture] */
export function showNote(words, picture) {
  shown.value = { words, picture };
  announce(words);
}

/** Rendered once per table. */
export function Notes() {
  const note = shown.value;
  useEffect(() => {
    if (!note) return undefined;
    const timer = setTimeout(() => (shown.value = null), LASTS);
    return () => clearTimeout(timer);
  }, [note]);
  return note && html`<p class="note-card" aria-hidden="true">${note.picture}<span>${note.words}</span></p>`;
}
