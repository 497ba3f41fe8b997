// What the decision bar says while a turn is being marked.
import { html } from "/js/ui.js";
import { Cup } from "/js/draw/icons.js";
import { Earn } from "/js/pieces.js";
import { inShort } from "/js/say.js";
import { Tiles } from "./cards.js";
import { chosen, exactly, fieldsToGo, inked, whole } from "./choices.js";
import { mapCard, symbolsOn } from "./facts.js";
import { whyNotDone } from "./refusals.js";
import { CoinSymbol, CrossSymbol, MapMark, PalmSymbol } from "./symbols.js";
import { hasShape } from "./words.js";

/**
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./marking.js").MarkingHand} MarkingHand
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {import("/js/contract.js").BarProps} BarProps
 * @typedef {import("/js/contract.js").Tool} Tool
 * @typedef {ReturnType<typeof import("./hand.js").useShape>} Shape
 * @typedef {Pick<import("/js/contract.js").BoardProps, "ask" | "speak">} Asked
 */

/**
 * @param {{hand: MarkingHand, shape: Shape, deck: Deck, wide: boolean, t: Texts} & Asked} props
 * @returns {BarProps}
 */
export function markBar({ hand, shape, deck, wide, ask, speak, t }) {
  const { marking } = hand;
  const single = hand.justOne && {
    id: "one",
    label: t("sg-one-field"),
    icon: /** @type {const} */ ("one"),
    press: hand.justOne,
  };
  return {
    ...wording({ hand, shape, deck, wide, ask, speak, t }),
    tools: [...(single && !wide ? [single] : []), ...tools(hand, shape, wide, t)], // a second row would make the bar jump
    other: single && wide ? single : null,
    main: {
      label: speak(ask?.done),
      icon: "check",
      press: hand.done,
      disabled: whole(marking) === null,
      why: whyNotDone(marking, t),
    },
  };
}

/** What is to be crossed off, as it lies on the expedition card. @param {Shape} shape */
const signOf = ({ cells }) => cells && html`<svg viewBox="-20 -20 40 40"><${Tiles} cells=${cells} tile=${12} /></svg>`;

/** @param {{hand: MarkingHand, shape: Shape, deck: Deck, wide: boolean, t: Texts} & Asked} props */
function wording({ hand: { marking }, shape, deck, wide, ask, speak, t }) {
  const say = (/** @type {import("/js/contract.js").Say | undefined} */ one) => (wide ? one : inShort(one));
  if (marking.taps.length > 0)
    return { prompt: speak(say(ask?.missing), { count: fieldsToGo(marking) }), ...soFar(marking, deck, t) };
  if (chosen(marking) === null) {
    const sign = hasShape(marking.steps[0].legal) && signOf(shape);
    return { sign, prompt: speak(say(ask?.prompt)), detail: speak(ask?.detail) };
  }
  const now = marking.ask ?? ask; // until the server has answered
  return {
    prompt: speak(now?.prompt),
    detail: speak(marking.ask?.detail),
    earns: earnings(marking.earns, deck, wide && whole(marking) !== null, t),
  };
}

/** Symbols under the fields touched so far. @param {import("./choices.js").Marking} marking @param {Deck} deck @param {Texts} t */
function soFar(marking, deck, t) {
  const found = { crosses: 0, coins: 0, palms: 0 };
  for (const [map, fields] of inked(marking)) {
    const on = symbolsOn(mapCard(deck, map), fields);
    found.crosses += on.crosses;
    found.coins += on.coins;
    found.palms += on.palms;
  }
  const pieces = [
    found.coins > 0 && html`<${Earn} symbol=${html`<${CoinSymbol} />`} text=${String(found.coins)} />`,
    found.palms > 0 && html`<${Earn} symbol=${html`<${PalmSymbol} />`} text=${String(found.palms)} />`,
    found.crosses > 0 && html`<${Earn} symbol=${html`<${CrossSymbol} />`} text=${String(found.crosses)} />`,
  ].filter(Boolean);
  if (pieces.length > 0) return { detail: t("sg-so-far"), earns: pieces };
  return exactly(marking) ? { detail: t("sg-or-one") } : {};
}

/** Numbers alone where there is little room. @param {Record<string, any> | null} earns @param {Deck} deck @param {boolean} wide @param {Texts} t */
function earnings(earns, deck, wide, t) {
  if (!earns) return [];
  const palms = earns.palms.reduce((/** @type {number} */ sum, /** @type {number} */ value) => sum + value, 0);
  return [
    earns.maps.length > 0 &&
      html`<${Earn} symbol=${html`<${MapMark} color=${mapCard(deck, earns.maps[0]).color} />`}
      text=${t("sg-earn-map", { points: earns.points })} />`,
    earns.coins > 0 &&
      html`<${Earn} symbol=${html`<${CoinSymbol} />`} text=${t(wide ? "sg-earn-coins" : "sg-earn-number", { count: earns.coins })} />`,
    palms > 0 && html`<${Earn} symbol=${html`<${PalmSymbol} />`} text=${t("sg-earn-palms", { points: palms })} />`,
    earns.cups > 0 &&
      html`<${Earn} symbol=${html`<${Cup} scale=${0.72} />`} text=${t(wide ? "sg-earn-cups" : "sg-earn-number", { count: earns.cups })} />`,
  ].filter(Boolean);
}

/** @param {MarkingHand} hand @param {Shape} shape @param {boolean} wide @param {Texts} t @returns {Tool[]} */
function tools(hand, shape, wide, t) {
  /** @type {Tool} */
  const back = {
    id: "back",
    label: t("sg-take-back"),
    icon: "undo",
    press: hand.takeBack,
    disabled: hand.marking.past === null,
  };
  if (!wide || !hasShape(hand.marking.steps[0].legal) || chosen(hand.marking)) return [back];
  return [
    { id: "turn", label: t("sg-turn-shape"), icon: "turn", press: shape.turn, disabled: !shape.canTurn },
    { id: "flip", label: t("sg-flip-shape"), icon: "flip", press: shape.flip, disabled: !shape.canFlip },
    back,
  ];
}
