// Six gestures in felt-tip ink. The names are those of the wire protocol.
import { html } from "../ui.js";

/** Strokes in a box of 32. @type {Record<string, string>} */
const STROKES = {
  thumb:
    "M7 15h5v12H7ZM12 16c3-2 5-6 5-10 0-2 4-2 4 1 0 3-1 5-2 7h7c3 0 3 4 1 4 2 1 1 4-1 4 1 2 0 4-2 4 0 2-1 2-3 2-4 0-6 0-9-2",
  wow: "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26M9 9.5c1-1.5 3-1.5 4 0M19 9.5c1-1.5 3-1.5 4 0M11 13v.1M21 13v.1M16 18c3 0 4.5 2 4.5 4.5S19 27 16 27s-4.5-2-4.5-4.5S13 18 16 18Z",
  oops: "M16 3a13 13 0 1 1 0 26 13 13 0 0 1 0-26M10 12v1.5M22 12v1.5M9 23c1.5-2 3-2 4.5 0s3 2 4.5 0 3-2 5 0",
  hurry: "M10 5h12M10 27h12M11 5c0 6 4 7 5 11 1-4 5-5 5-11M11 27c0-6 4-7 5-11 1 4 5 5 5 11M14 25h4",
  "well-played": "M16 4.5l3.3 7.2 7.7.8-5.8 5.3 1.7 7.7L16 21.5l-6.9 4 1.7-7.7L5 12.5l7.7-.8Z",
  thanks: "M16 26C9 21 5 17 5 12c0-6 8-8 11-2 3-6 11-4 11 2 0 5-4 9-11 14Z",
};

export const EMOTES = Object.keys(STROKES);

/** @param {{name: string}} props */
export const Emote = ({ name }) =>
  html`<svg class="emote" viewBox="0 0 32 32" aria-hidden="true"><path d=${STROKES[name] ?? ""} /></svg>`;
