// The running decision of a turn: what was touched, what the server says of it.
import { useEffect, useState } from "/js/ui.js";
import { begin, choose, chosen, lead, open, touch, whole } from "./choices.js";
import { whyNotField } from "./refusals.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./choices.js").Marking} Marking
 * @typedef {object} MarkingHand
 * @property {boolean} asks a field can be crossed off now
 * @property {Marking} marking
 * @property {(map: string, field: string) => void} touch
 * @property {(choice: Choice) => void} choose
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
    if (next !== marking.past) sound("pen");
    hold({ question, marking: next });
  };
  return {
    asks,
    marking,
    touch: (map, field) => {
      const next = touch(marking, map, field);
      const isTaken = asks && next !== marking;
      if (me !== null && !replay && !pending)
        refuse?.(isTaken ? null : whyNotField(view, me, marking, asks, map, field, t));
      if (isTaken) set(next);
    },
    choose: (choice) => open(marking).includes(choice) && set(choose(marking, choice)),
    takeBack: () => marking.past && set(marking.past),
    done: () => {
      const decision = whole(marking);
      if (asks && decision !== null) decide(decision);
    },
  };
}
