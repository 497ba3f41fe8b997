/** What stands in the decision bar, from the choices and what has been tapped so far. */
import { cardsToKeep, keepOf, passOf, rerollOf, takeOf, useOf } from "./choices.js";
import { because } from "./refusals.js";

/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {import("/js/contract.js").BarProps} BarProps */
/** @typedef {import("/js/contract.js").BoardProps} BoardProps */
/** What has been tapped: dice to roll again, or cards, or *Pass*. @typedef {{dice: number[], cards: string[], pass?: boolean}} Picked */
/** @type {Picked} */
export const NOTHING_PICKED = Object.freeze({ dice: [], cards: [] });

/**
 * `pick` replaces what has been tapped.
 * @typedef {{legal: Choice[], picked: Picked, pick: (picked: Picked) => void, decide: (choice: Choice) => void, t: Translate}
 *   & Pick<BoardProps, "ask" | "speak">} Asked
 */

/**
 * The choice that the main button commits; undefined while what is tapped is none.
 * @param {Choice[]} legal
 * @param {Picked} picked
 * @returns {Choice | undefined}
 */
export function chosen(legal, picked) {
  if (picked.pass) return passOf(legal);
  if (picked.dice.length) return rerollOf(legal, picked.dice);
  if (cardsToKeep(legal)) return keepOf(legal, picked.cards);
  return takeOf(legal, picked.cards[0] ?? null) ?? useOf(legal, picked.cards[0] ?? null);
}

/**
 * @param {Asked} asked
 * @returns {BarProps}
 */
export function decision({ ask, speak, legal, picked, pick, decide, t }) {
  const choice = chosen(legal, picked);
  const now = { ...ask, ...choice?.say };
  const missing = cardsToKeep(legal) - picked.cards.length;
  const isBegun = cardsToKeep(legal) > 0 && picked.cards.length > 0 && !choice;
  const label = legal.length ? speak(now.done) : "";
  return {
    prompt: speak(isBegun ? now.missing : now.prompt, { count: missing }),
    detail: speak(now.detail),
    other: picked.pass
      ? { label: t("oc-pass-not"), press: () => pick(NOTHING_PICKED) }
      : passing({ legal, pick, decide, speak }),
    main: label
      ? {
          label,
          icon: picked.dice.length ? "again" : "check",
          press: () => choice && decide(choice),
          disabled: !choice,
          why: whyNotYet(legal, picked, t),
        }
      : null,
  };
}

/**
 * *Pass*: at once, unless the server has a question about it.
 * @param {Pick<Asked, "legal" | "pick" | "decide" | "speak">} asked
 */
export function passing({ legal, pick, decide, speak }) {
  const pass = passOf(legal);
  if (!pass) return null;
  const asks = pass.say?.prompt !== undefined;
  const press = () => (asks ? pick({ ...NOTHING_PICKED, pass: true }) : decide(pass));
  return { label: speak(pass.say?.done), press, isQuiet: asks };
}

/**
 * Why what is tapped so far cannot be committed.
 * @param {Choice[]} legal
 * @param {Picked} picked
 * @param {Translate} t
 * @returns {import("/js/contract.js").Why}
 */
function whyNotYet(legal, picked, t) {
  const wanted = cardsToKeep(legal);
  if (wanted) return because(t, "oc-no-keep", { cards: wanted });
  if (picked.dice.length) return because(t, "oc-no-dice");
  return because(t, legal.some((one) => one.verb === "take") ? "oc-no-take" : "oc-no-card");
}
