// The running decision of a turn: what was touched, what the server says of it.
import { useEffect, useState } from "/js/ui.js";
import { alone, begin, choose, chosen, isFilledIn, justOne, lead, open, touch, whole } from "./choices.js";
import { whyNotField } from "./refusals.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./choices.js").Marking} Marking
 * @typedef {object} MarkingHand
 * @property {boolean} asks a field can be crossed off now
 * @property {boolean} isSent the decision is under way; its ink stays
 * @property {Marking} marking
 * @property {(map: string, field: string) => boolean} touch false: it is the rest of a shape, which stays
 * @property {(map: string, field: string) => void} touchAlone crosses off this field and no other
 * @property {(choice: Choice, at?: import("./choices.js").Tap) => void} choose
 * @property {(() => void) | null} justOne goes back to the one field where the shape was put down; null where there is none
 * @property {() => void} takeBack
 * @property {() => void} done
 */

/** Names what is asked of whom: people at one device are asked in turn. @param {string | null} phase @param {number | null} me */
export const questionOf = (phase, me) => `${me} ${phase}`;

/**
 * Kept as long as the same question is asked: what other seats do changes nothing in it.
 * @param {Pick<BoardProps, "view" | "phase" | "me" | "legal" | "preview" | "decide" | "pending" | "replay" | "sound" | "refuse" | "t">} props
 * @returns {MarkingHand}
 */
export function useMarking({ view, phase, me, legal, preview, decide, pending, replay, sound, refuse, t }) {
  const marks = phase !== null && !replay && legal[0]?.verb === "mark";
  const question = questionOf(phase, me);
  const [held, hold] = useState(() => ({ question, marking: begin(marks ? legal : []) }));
  const marking = held.question === question && marks ? held.marking : begin(marks ? legal : []);
  const asks = marks && !pending;
  const text = chosen(marking)?.do ?? null;

  useEffect(() => {
    if (text === null) return;
    const update = (/** @type {(now: Marking) => Marking} */ change) =>
      hold((now) => (now.question === question ? { question, marking: change(now.marking) } : now));
    preview(text).then(
      (answer) => update((now) => lead(now, text, answer)),
      () => update((now) => (whole(now) === null && chosen(now)?.do === text ? (now.past ?? now) : now)),
    );
  }, [question, text]);

  const set = (/** @type {Marking} */ next) => {
    if (!asks || next === marking) return;
    refuse?.(null);
    if (next !== marking.past) sound("pen");
    hold({ question, marking: next });
  };
  const single = justOne(marking);
  const tap = (/** @type {string} */ map, /** @type {string} */ field) => {
    const next = touch(marking, map, field);
    if (asks && next !== marking) set(next);
    else if (isFilledIn(marking, map, field)) return false;
    else if (me !== null && !replay && !pending) refuse?.(whyNotField(view, me, marking, asks, map, field, t));
    return true;
  };
  return {
    asks,
    isSent: marks && pending,
    marking,
    touch: tap,
    touchAlone: (map, field) => {
      const one = alone(marking, map, field);
      if (one) set(choose({ ...marking, taps: [{ map, field }] }, one));
      else tap(map, field);
    },
    choose: (choice, at) => open(marking).includes(choice) && set(choose(marking, choice, at)),
    justOne: single ? () => set(single) : null,
    takeBack: () => marking.past && set(marking.past),
    done: () => {
      const decision = whole(marking);
      if (asks && decision !== null) decide(decision);
    },
  };
}
