/**
 * A decision while it is being made: pure data, no rules. What may be chosen comes as a list from
 * the server; here the list only gets shorter with each field or card that was touched.
 *
 * @typedef {{map: string, fields: string[]}} Group
 * @typedef {object} Choice
 * @property {string} do
 * @property {boolean} more
 * @property {string} verb
 * @property {Group[]} [groups]
 * @property {string[]} [cards]
 * @property {string} [from]
 * @property {number} [palm] what a palm writes once this map is taken
 * @property {import("/js/contract.js").Ask} [say] what stands in place of the question's words once it is chosen
 *
 * @typedef {{map: string, field: string}} Tap
 * @typedef {object} Step
 * @property {Choice[]} legal
 * @property {Choice | null} choice
 * @property {Tap[]} touched the fields of the choice that were touched one by one; the rest was filled in
 * @property {Tap | null} at the field at which the whole choice was put down at once
 * @typedef {object} Marking
 * @property {Step[]} steps the shape, then one for each extra field
 * @property {Tap[]} taps fields touched in the last step while more than one choice is left
 * @property {Record<string, any> | null} earns what the server says the last choice earns
 * @property {import("/js/contract.js").Ask | null} ask what it says the decision so far amounts to
 * @property {Marking | null} past what *take back* goes back to
 */

import { SYMBOL } from "./facts.js";

/** @param {Choice[]} legal @returns {Step} */
const stepOf = (legal) => ({ legal, choice: null, touched: [], at: null });

/** @param {Choice[]} legal @returns {Marking} */
export const begin = (legal) => ({
  steps: [stepOf(legal)],
  taps: [],
  earns: null,
  ask: null,
  past: null,
});

/** @param {Marking} marking */
const last = (marking) => marking.steps[marking.steps.length - 1];

/** The choices that cover all fields touched so far. @param {Marking} marking @returns {Choice[]} */
export function open(marking) {
  const { legal, choice } = last(marking);
  if (choice) return [];
  return legal.filter((one) => covers(groupOf(one, marking), marking.taps));
}

/** The group that a choice adds in the last step. @param {Choice} choice @param {Marking} marking */
export const groupOf = (choice, marking) => choice.groups?.[marking.steps.length - 1];

/** @param {Group | undefined} group @param {Tap[]} taps */
const covers = (group, taps) =>
  group !== undefined && taps.every((tap) => tap.map === group.map && group.fields.includes(tap.field));

/** Fields that can be touched next, by map. @param {Marking} marking @returns {Map<string, Set<string>>} */
export function possible(marking) {
  const found = fieldsOf(open(marking), marking.steps.length - 1);
  for (const tap of marking.taps) found.get(tap.map)?.delete(tap.field);
  return found;
}

/** All fields of some choices in a step, by map. @param {Choice[]} choices @returns {Map<string, Set<string>>} */
export function fieldsOf(choices, step = 0) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const { groups } of choices) {
    const group = groups?.[step];
    if (!group) continue;
    const names = found.get(group.map) ?? new Set();
    for (const field of group.fields) names.add(field);
    found.set(group.map, names);
  }
  return found;
}

/** The crosses on a map that gave the extra field which is owed now. @param {Marking} marking @param {import("./facts.js").MapCard} card @returns {Set<string>} */
export function extraFrom(marking, card) {
  const isOwed = marking.steps.length > 1 && last(marking).choice === null;
  const fields = isOwed ? [...(inked(marking).get(card.id) ?? [])] : [];
  return new Set(fields.filter((field) => card.byName.get(field)?.symbol === SYMBOL.cross));
}

/** The choice of exactly the fields touched, though others go on. @param {Marking} marking */
export const exactly = (marking) =>
  marking.taps.length === 0
    ? undefined
    : open(marking).find((one) => groupOf(one, marking)?.fields.length === marking.taps.length);

/** The decision so far, all steps together; null before the first is made. @param {Marking} marking */
export const chosen = (marking) =>
  marking.steps.reduce((found, step) => step.choice ?? found, /** @type {Choice | null} */ (null));

/** The whole decision in the record's words, or null while something is owed. @param {Marking} marking */
export function whole(marking) {
  const choice = last(marking).choice;
  return choice && !choice.more ? choice.do : null;
}

/** Fields in ink but not committed, by map. @param {Marking} marking @returns {Map<string, Set<string>>} */
export function inked(marking) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  const add = (/** @type {string} */ map, /** @type {string} */ field) =>
    found.set(map, (found.get(map) ?? new Set()).add(field));
  for (const group of chosen(marking)?.groups ?? []) group.fields.forEach((field) => add(group.map, field));
  for (const tap of marking.taps) add(tap.map, tap.field);
  return found;
}

/** How many more fields the largest open choice asks for. @param {Marking} marking */
export const fieldsToGo = (marking) =>
  open(marking).reduce((most, one) => Math.max(most, groupOf(one, marking)?.fields.length ?? 0), 0) -
  marking.taps.length;

/** @param {Tap[]} taps @param {string} map @param {string} field */
const includes = (taps, map, field) => taps.some((tap) => tap.map === map && tap.field === field);

/** The choice of one field alone. @param {Marking} marking @param {string} map @param {string} field */
export const alone = (marking, map, field) =>
  open(marking).find((one) => {
    const group = groupOf(one, marking);
    return group?.map === map && group.fields.length === 1 && group.fields[0] === field;
  });

/**
 * The marking with just one field in place of the shape: the one touched so far, or the one at which the whole shape was
 * put down. Undefined where that is no choice, or once an extra field is chosen.
 * @param {Marking} marking
 * @returns {Marking | undefined}
 */
export function justOne(marking) {
  const [first, extra] = marking.steps;
  const at = first.at ?? (marking.taps.length === 1 && !extra ? marking.taps[0] : null);
  if (!at || marking.steps.length > 2 || extra?.choice) return undefined;
  const again = first.choice ? backTo(marking, 0) : marking;
  const choice = alone(again, at.map, at.field);
  return choice && { ...choose({ ...again, taps: [at] }, choice), past: marking };
}

/** True for a field that was not touched but filled in with the rest of its shape. @param {Marking} marking @param {string} map @param {string} field */
export const isFilledIn = (marking, map, field) =>
  marking.steps.some((step, k) => isIn(step, k, map, field) && !includes(step.touched, map, field));

/** @param {Step} step @param {number} k its place among the steps @param {string} map @param {string} field */
function isIn(step, k, map, field) {
  const group = step.choice?.groups?.[k];
  return group?.map === map && group.fields.includes(field);
}

/**
 * One touch of a field: crosses it off if it can be, takes it back if it was touched before. One that was filled in stays:
 * who counts the fields of a shape touches it too.
 * @param {Marking} marking
 * @param {string} map
 * @param {string} field
 * @returns {Marking}
 */
export function touch(marking, map, field) {
  if (includes(marking.taps, map, field)) {
    const taps = marking.taps.filter((tap) => tap.map !== map || tap.field !== field);
    return { ...marking, taps, past: marking };
  }
  const at = marking.steps.findIndex((step, k) => isIn(step, k, map, field));
  if (at >= 0) return isFilledIn(marking, map, field) ? marking : backTo(marking, at);
  if (!possible(marking).get(map)?.has(field)) return marking;
  const next = { ...marking, taps: [...marking.taps, { map, field }], past: marking };
  const left = open(next);
  return left.length === 1 ? { ...choose(next, left[0]), past: marking } : next;
}

/** Opens a step again and forgets those after it. @param {Marking} marking @param {number} at @returns {Marking} */
function backTo(marking, at) {
  const steps = marking.steps.slice(0, at + 1);
  steps[at] = stepOf(steps[at].legal);
  return { steps, taps: [], earns: null, ask: null, past: marking };
}

/** Takes a choice of the last step as a whole. @param {Marking} marking @param {Choice} choice @param {Tap | null} at @returns {Marking} */
export function choose(marking, choice, at = null) {
  const steps = [...marking.steps.slice(0, -1), { ...last(marking), choice, touched: marking.taps, at }];
  return { steps, taps: [], earns: null, ask: null, past: marking };
}

/**
 * What the server answered to a preview: what it earns, and the next step when a field is owed.
 * An answer to something taken back since is dropped.
 * @param {Marking} marking
 * @param {string} text
 * @param {{legal: Choice[], earns: Record<string, any>, ask: import("/js/contract.js").Ask}} answer
 * @returns {Marking}
 */
export function lead(marking, text, answer) {
  const choice = last(marking).choice;
  if (choice?.do !== text) return marking;
  const steps = choice.more ? [...marking.steps, stepOf(answer.legal)] : marking.steps;
  return { ...marking, steps, earns: answer.earns, ask: answer.ask };
}

/** Keep and take: the choices that have all cards picked. @param {Choice[]} legal @param {string[]} picks */
export const withCards = (legal, picks) => legal.filter((one) => picks.every((card) => one.cards?.includes(card)));
