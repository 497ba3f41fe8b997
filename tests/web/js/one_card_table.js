// A small table of Everything on 1 Card for tests: a deck, a view, and the real English texts.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "../../../src/crossoff/web/vendor/fluent/index.js";

const FOLDER = new URL("../../../src/crossoff/games/one_card/", import.meta.url);

/** @type {import("../../../src/crossoff/games/one_card/web/facts.js").Deck} */
export const DECK = {
  colors: { order: ["red", "orange", "yellow", "green", "blue", "purple"] },
  dice: { count: 5, rolls: 3 },
  bonus: { suns: [0, 2, 5] },
  end: { scored_cards: 4, rows_to_score: 3 },
  cards: [
    // Not in colour order: JSON objects are unordered.
    { id: "02", rows: { purple: 3, orange: 5, yellow: 6, green: 4, blue: 2 }, suns: ["yellow", "green"] },
    { id: "11", rows: { red: 4, orange: 4, green: 4, blue: 4, purple: 4 }, suns: ["red", "blue"] },
    { id: "09", rows: { red: 4, yellow: 4, green: 2, blue: 4, purple: 6 }, suns: ["blue", "purple"] },
  ],
};

/** @param {Partial<import("../../../src/crossoff/games/one_card/web/facts.js").SeatView>} more */
export const seat = (more = {}) => ({
  cards: [],
  scored: [],
  waiting: false,
  score: { cards: [], open: 0, total: 0 },
  ...more,
});

/**
 * @param {Record<string, any>} more
 * @returns {import("../../../src/crossoff/games/one_card/web/facts.js").View}
 */
export const view = (more = {}) => ({
  variant: "basic",
  phase: "use",
  active: 0,
  roll: ["yellow", "yellow", "green", "purple", "blue"],
  rolls_left: 2,
  supply: [null, null, null],
  pile: 20,
  hand: [],
  seats: [seat({ waiting: true }), seat(), seat()],
  ...more,
});

const bundle = new FluentBundle("en", { useIsolating: false });
const ENGLISH = readFileSync(new URL("texts/en.ftl", FOLDER), "utf8");
bundle.addResource(new FluentResource(ENGLISH));

/** @type {import("../../../src/crossoff/games/one_card/web/words.js").Translate} */
export const t = (id, args = {}) => {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text ${id}`);
  /** @type {Error[]} */
  const errors = [];
  const words = bundle.formatPattern(message.value, { ...args, you: args.name === "You" ? "yes" : "no" }, errors);
  if (errors.length) throw errors[0];
  return words;
};
