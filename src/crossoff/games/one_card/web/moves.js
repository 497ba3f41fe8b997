/** From what happened to what moves on the table, and for how long. */
import { useOf } from "./choices.js";

/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./choices.js").Earns} Earns */
/** @typedef {{verb: string, by: number | null, [field: string]: any}} What */
/**
 * What the board was given at one moment.
 * @typedef {{view: View, legal: Choice[], ask: import("/js/contract.js").Ask | null, news: What[], recent?: What[]}} Scene
 */
/**
 * A card that was scored. `earns` is null where only the points are known.
 * @typedef {{seat: number, card: string, points: number, free: Record<string, number>, earns: Earns | null}} Scored
 */
/** New ink on a card of somebody else. @typedef {{seat: number, card: string, boxes: Record<string, number>}} Inked */
/**
 * One movement. `cheer`: a scored card is celebrated; `roll`: dice tumble; `rest`: time to look, which
 * nobody has to wait for.
 * @typedef {{kind: "cheer", ms: number, scored: Scored} | {kind: "roll", ms: number, dice: number[]}
 *   | {kind: "rest", ms: number}} Step
 */
/**
 * What happened between two scenes.
 * @typedef {{steps: Step[], inked: Inked[], arrived: string[], scored: Scored[]}} Moves
 */

export const CHEER_MS = 1400;
const CHEER_STILL_MS = 2400; // without motion there is nothing to look at but the sum
const TUMBLE_MS = 500;
const LANDING_MS = 60;
const REST_MS = 500;

/** @type {Moves} */
export const NO_MOVES = { steps: [], inked: [], arrived: [], scored: [] };

/**
 * @param {Scene} before
 * @param {Scene} after
 * @param {boolean} motion
 * @returns {Moves}
 */
export function movesBetween(before, after, motion) {
  const scored = after.news.flatMap((line) => scoredBy(line, before, after));
  const inked = after.news.flatMap((line) => inkedBy(line, before, after));
  const arrived = after.news
    .filter((line) => ["take", "draw", "keep"].includes(line.verb))
    .flatMap((line) => line.cards ?? []);
  /** @type {Step[]} */
  const steps = scored.map((one) => ({ kind: "cheer", ms: motion ? CHEER_MS : CHEER_STILL_MS, scored: one }));
  const dice = rolledDice(after);
  if (dice.length && motion) steps.push({ kind: "roll", ms: TUMBLE_MS + LANDING_MS * dice.length, dice });
  if (motion && after.news.length) steps.push({ kind: "rest", ms: REST_MS });
  return { steps, inked, arrived, scored };
}

/**
 * How many boxes were crossed off lately, by card and colour: the last ones in their rows.
 * @param {What[]} [did]
 * @returns {Record<string, Record<string, number>>}
 */
export function ringedBy(did = []) {
  /** @type {Record<string, Record<string, number>>} */
  const ringed = {};
  for (const what of did) {
    if (what.verb !== "use") continue;
    const card = ringed[what.cards[0]] ?? {};
    ringed[what.cards[0]] = card;
    for (const [color, boxes] of Object.entries(what.earns?.boxes ?? {}))
      card[color] = (card[color] ?? 0) + Number(boxes);
  }
  return ringed;
}

/**
 * The dice of the last roll in the news, by their numbers: those rolled again, or all.
 * @param {Scene} scene
 */
export function rolledDice({ view, news }) {
  const roll = news.findLastIndex((line) => line.verb === "roll");
  if (roll < 0) return [];
  const again = news[roll - 1];
  return again?.verb === "reroll" ? again.dice : view.roll.map((_, k) => k + 1);
}

/**
 * @param {What} line
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Scored[]}
 */
function scoredBy(line, before, after) {
  if (line.verb !== "use" || line.by === null) return [];
  const seat = line.by;
  const card = line.cards[0];
  const points = after.view.seats[seat].scored.find(([id]) => id === card)?.[1];
  const open = before.view.seats[seat].cards.find((one) => one.id === card);
  if (points === undefined || !open) return [];
  const earns = line.earns ?? useOf(before.legal, card)?.earns ?? null;
  return [{ seat, card, points, free: open.free, earns }];
}

/**
 * @param {What} line
 * @param {Scene} before
 * @param {Scene} after
 * @returns {Inked[]}
 */
function inkedBy(line, before, after) {
  if (line.verb !== "use" || line.by === null) return [];
  const seat = line.by;
  const card = line.cards[0];
  const was = before.view.seats[seat].cards.find((one) => one.id === card);
  const is = after.view.seats[seat].cards.find((one) => one.id === card);
  if (!was || !is) return [];
  const boxes = Object.fromEntries(
    Object.entries(is.free)
      .map(([color, free]) => [color, was.free[color] - free])
      .filter(([, n]) => Number(n) > 0),
  );
  return [{ seat, card, boxes }];
}
