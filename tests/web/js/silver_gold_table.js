// Cards, choices and texts for the tests of the Silver & Gold board.
import { readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "../../../src/crossoff/web/vendor/fluent/index.js";

/** @type {import("../../../src/crossoff/games/silver_gold/web/facts.js").Deck} */
export const DECK = {
  colors: { order: ["gray", "green", "orange", "purple"] },
  seals: { gray: 1, green: 1, orange: 2, purple: 2 },
  cups: { values: [6, 5, 4, 3, 2, 1] },
  score_card: { coin_rows: 3, coins_per_row: 4, palms: 4 },
  expedition: { I2: 1, L3: 2, T4: 1 },
  patterns: { I2: ["##"], L3: ["#.", "##"], T4: ["###", ".#."] },
  maps: [
    { id: "P04", color: "purple", field: [" o. ", "T...", "....", "o..x"] },
    { id: "O01", color: "orange", seal: "purple", field: ["x...", ".  .", ".  .", "...x"] },
    { id: "S06", color: "gray", field: [" .. ", "...T", " .. "] },
  ],
};

const FTL = readFileSync(new URL("../../../src/crossoff/games/silver_gold/texts/en.ftl", import.meta.url), "utf8");
const bundle = new FluentBundle("en", { useIsolating: false });
const faults = bundle.addResource(new FluentResource(FTL));
if (faults.length > 0) throw faults[0];

/** @param {string} id @param {Record<string, string | number>} [args] */
export function t(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no text ${id}`);
  /** @type {Error[]} */
  const errors = [];
  const words = bundle.formatPattern(message.value, { ...args, you: args.name === "You" ? "yes" : "no" }, errors);
  if (errors.length > 0) throw errors[0];
  return words;
}

/** A choice of marks: groups such as "P04 b1 b2", later ones after an extra. @param {string[]} groups */
export const mark = (groups, more = false) => ({
  do: `mark ${groups.join("; ")}`,
  more,
  verb: "mark",
  groups: groups.map((group) => {
    const [map, ...fields] = group.split(" ");
    return { map, fields };
  }),
});
