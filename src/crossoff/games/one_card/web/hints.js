/** What is explained the first time it happens, in the order in which it is looked for. */

/** @typedef {import("/js/contract.js").Moment} Moment */

/** @param {string} verb @returns {(now: Moment) => boolean} */
const asked =
  (verb) =>
  ({ legal }) =>
    legal.some((choice) => choice.verb === verb);

/** @type {import("/js/contract.js").Hint[]} */
export const hints = [
  { id: "oc-hint-keep", clause: "C2.3", when: asked("keep") },
  { id: "oc-hint-take", clause: "C5.4", when: asked("take") },
  {
    id: "oc-hint-scored",
    clause: "C5.2",
    when: ({ news, me }) => news.some((what) => what.verb === "gain" && what.by === me && what.items.cards?.length),
  },
  {
    id: "oc-hint-last",
    clause: "C6.1",
    when: ({ view, legal, deck }) =>
      legal.length > 0 &&
      view.seats.some((/** @type {any} */ seat) => seat.scored.length === deck.end.scored_cards - 1),
  },
  { id: "oc-hint-roll", clause: "C3.2", when: asked("reroll") },
  {
    id: "oc-hint-share",
    clause: "C4",
    when: ({ view, legal, me }) => view.active !== me && legal.some((choice) => choice.verb === "use"),
  },
  {
    id: "oc-hint-pass",
    clause: "C4.4",
    when: ({ view, legal }) =>
      view.phase === "use" && legal.length > 0 && legal.every((choice) => choice.verb === "pass"),
  },
  { id: "oc-hint-fit", clause: "C4.1", when: asked("use") },
];
