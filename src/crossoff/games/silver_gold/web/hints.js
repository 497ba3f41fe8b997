/**
 * What is explained the first time it happens, in the order in which it is looked for.
 *
 * @typedef {import("/js/contract.js").Moment} Moment
 */

/** Whether this seat is asked for a verb. @param {string} verb @returns {(now: Moment) => boolean} */
const asked =
  (verb) =>
  ({ legal }) =>
    legal[0]?.verb === verb;

/** Whether this seat has just gained something, by the line of the score sheet. @param {string} item @returns {(now: Moment) => boolean} */
const gained =
  (item) =>
  ({ news, me }) =>
    me !== null && news.some((what) => what.verb === "gain" && what.by === me && what.items[item] > 0);

/** @type {import("/js/contract.js").Hint[]} */
export const hints = [
  { id: "sg-hint-take", clause: "S5.3", when: asked("take") },
  { id: "sg-hint-cup", clause: "S5.1", when: gained("cups") },
  { id: "sg-hint-seal", clause: "S7.3", when: gained("seals") },
  { id: "sg-hint-palm", clause: "S4.5", when: gained("palms") },
  { id: "sg-hint-coin", clause: "S4.4", when: gained("coins") },
  {
    id: "sg-hint-last",
    clause: "S5.6",
    when: ({ view, legal }) =>
      legal.length > 0 && view.phase === "mark" && view.round === view.rounds && view.turn === view.turns,
  },
  {
    id: "sg-hint-round",
    clause: "S6.1",
    when: ({ view, legal }) => legal.length > 0 && view.phase === "mark" && view.round > 1 && view.turn === 1,
  },
  {
    id: "sg-hint-single",
    clause: "S4.1",
    when: ({ legal }) => legal[0]?.verb === "mark" && !legal.some((one) => one.groups[0].fields.length > 1),
  },
  { id: "sg-hint-keep", clause: "S1.1", when: asked("keep") },
  { id: "sg-hint-mark", clause: "S4.1", when: asked("mark") },
  {
    id: "sg-hint-sealed",
    clause: "S4.2",
    when: ({ view, legal, me }) =>
      me !== null &&
      legal.length === 0 &&
      view.phase === "mark" &&
      view.seats.some((/** @type {any} */ seat) => seat.waiting),
  },
];
