/** The game's picture on the start page: two cards in play, and a die. */
import { html } from "/js/ui.js";
import { OneCard } from "./cards.js";
import { Shape } from "./shapes.js";

/**
 * A picture, not a deck: enough of one to draw two cards.
 * @type {import("./facts.js").Deck}
 */
const PICTURED = {
  colors: { order: ["red", "orange", "yellow", "green", "blue", "purple"] },
  dice: { count: 0, rolls: 0 },
  bonus: { suns: [] },
  end: { scored_cards: 0, rows_to_score: 0 },
  cards: [
    { id: "A", rows: { red: 4, orange: 4, green: 4, blue: 4, purple: 4 }, suns: ["red", "blue"] },
    { id: "B", rows: { orange: 5, yellow: 6, green: 4, blue: 2, purple: 3 }, suns: ["yellow", "green"] },
  ],
};

/** @param {{t: (id: string) => string}} props */
export const Art = ({ t }) => html`<span class="oc oc-art" aria-hidden="true">
  <${OneCard} deck=${PICTURED} id="A" free=${{ red: 2, orange: 0, green: 3, blue: 4, purple: 1 }} small=${true} silent=${true} t=${t} />
  <${OneCard} deck=${PICTURED} id="B" free=${{ orange: 2, yellow: 2, green: 0, blue: 1, purple: 3 }} small=${true} silent=${true} t=${t} />
  <${ArtDie} color="yellow" /><${ArtDie} color="blue" />
</span>`;

/** @param {{color: string}} props */
const ArtDie = ({ color }) => html`<svg class="oc-art-die" viewBox="-20 -20 40 40">
  <rect class="oc-cube" x="-18" y="-18" width="36" height="36" rx="9" />
  <rect class="oc-face" x="-15.5" y="-15.5" width="31" height="31" rx="8" /><${Shape} color=${color} /></svg>`;
