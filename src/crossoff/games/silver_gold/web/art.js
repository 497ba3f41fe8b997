// The game's picture on the start page: two maps, half crossed off.
import { html } from "/js/ui.js";
import { mapCard } from "./facts.js";
import { TreasureMap } from "./mapcard.js";

/** Two maps of our own drawing, with the pen already at work. @type {import("./facts.js").Deck} */
const SAMPLE = {
  colors: { order: ["orange", "purple"] },
  seals: { orange: 2 },
  cups: { values: [] },
  score_card: { coin_rows: 0, coins_per_row: 0, palms: 0 },
  expedition: {},
  patterns: {},
  maps: [
    { id: "far", color: "orange", field: ["  ..", "....", "xo.x", "  .."] },
    { id: "near", color: "purple", seal: "orange", field: [" o. ", "T...", "....", "o..x"] },
  ],
};

/** @type {Record<string, string[]>} */
const FREE = {
  far: ["a3", "b3", "c3", "d3", "c4", "d4"],
  near: ["c1", "a2", "d2", "c3", "d3", "a4", "b4", "c4", "d4"],
};

/** @param {{t: import("./words.js").Texts}} props */
export const Art = ({ t }) =>
  html`<span class="sg sg-art">${SAMPLE.maps.map(
    ({ id }) => html`
  <${TreasureMap} key=${id} card=${mapCard(SAMPLE, id)} free=${FREE[id]} label="" t=${t} />`,
  )}</span>`;
