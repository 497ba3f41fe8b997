/** What stands in the decision bar, from the choices and what has been tapped so far. */
import { cardsToKeep, keepOf, passOf, rerollOf, takeOf, useOf } from "./choices.js";
import { goodFor, outcome, prompt } from "./words.js";

/** @typedef {import("./facts.js").Deck} Deck */
/** @typedef {import("./facts.js").View} View */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./words.js").Translate} Translate */
/** @typedef {import("/js/contract.js").BarProps} BarProps */
/** What has been tapped: dice to roll again, or cards. @typedef {{dice: number[], cards: string[]}} Picked */
/**
 * @typedef {{deck: Deck, view: View, legal: Choice[], me: number | null, picked: Picked, decide: (choice: Choice) => void,
 *   t: Translate}} Asked
 */

/**
 * The choice that the main button commits; undefined while what is tapped is none.
 * @param {Choice[]} legal
 * @param {Picked} picked
 * @returns {Choice | undefined}
 */
export function chosen(legal, picked) {
  if (picked.dice.length) return rerollOf(legal, picked.dice);
  if (cardsToKeep(legal)) return keepOf(legal, picked.cards);
  return takeOf(legal, picked.cards[0] ?? null) ?? useOf(legal, picked.cards[0] ?? null);
}

/**
 * @param {Asked} asked
 * @returns {BarProps}
 */
export function decision(asked) {
  const { view, legal, me, picked, decide, t } = asked;
  const choice = chosen(legal, picked);
  const pass = passOf(legal);
  const words = wordsFor(asked, choice);
  const press = () => choice && decide(choice);
  return {
    prompt: prompt(view, legal, me, t),
    ...words.said,
    other: pass && { label: t("oc-do-pass"), press: () => decide(pass) },
    main: words.label
      ? {
          label: words.label,
          icon: picked.dice.length ? "again" : "check",
          press,
          disabled: !choice,
          why: whyNot(legal, picked, t),
        }
      : null,
  };
}

/**
 * Why what is tapped so far cannot be committed, and the clause of rules.md to read up.
 * @param {Choice[]} legal
 * @param {Picked} picked
 * @param {Translate} t
 * @returns {import("/js/contract.js").Why}
 */
function whyNot(legal, picked, t) {
  const wanted = cardsToKeep(legal);
  if (wanted) return { words: t("oc-no-keep", { cards: wanted }), clause: "C2.3" };
  if (picked.dice.length) return { words: t("oc-no-dice"), clause: "C3.2" };
  const isTaking = legal.some((one) => one.verb === "take");
  return { words: t("oc-no-card"), clause: isTaking ? "C5.4" : "C4" };
}

/**
 * @param {Asked} asked
 * @param {Choice | undefined} choice
 * @returns {{label: string | null, said: {prompt?: string, detail?: string}}}
 */
function wordsFor({ deck, view, legal, picked, t }, choice) {
  const wanted = cardsToKeep(legal);
  if (wanted) return { label: t("oc-do-keep"), said: { detail: keeping(wanted - picked.cards.length, t) } };
  if (picked.dice.length) {
    return {
      label: t("oc-do-roll", { dice: picked.dice.length }),
      said: { detail: t("oc-detail-kept", { kept: view.roll.length - picked.dice.length }) },
    };
  }
  if (choice?.verb === "take") {
    return { label: t("oc-do-take"), said: { detail: goodFor(t, deck, picked.cards[0]).title } };
  }
  if (choice?.earns) {
    const { title, parts } = outcome(t, deck, view, picked.cards[0], choice.earns);
    return { label: t("oc-do-use"), said: { prompt: title, detail: parts[0] } };
  }
  if (legal.some((one) => one.verb === "take"))
    return { label: t("oc-do-take"), said: { detail: t("oc-detail-take") } };
  if (legal.some((one) => one.verb === "use" || one.verb === "reroll")) {
    const canRoll = legal.some((one) => one.verb === "reroll");
    return { label: t("oc-do-use"), said: { detail: t(canRoll ? "oc-detail-roll" : "oc-detail-use") } };
  }
  return { label: null, said: passOf(legal) ? { detail: t("oc-detail-pass") } : {} };
}

/**
 * @param {number} missing below 0 when too many are picked
 * @param {Translate} t
 */
const keeping = (missing, t) =>
  missing < 0 ? t("oc-detail-too-many", { over: -missing }) : t("oc-detail-keep", { missing });
