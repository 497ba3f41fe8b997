/** The table of Everything on 1 Card. */
import { html, useRef, useState } from "/js/ui.js";
import { toggled } from "./choices.js";
import { CheerOver } from "./cheer.js";
import { NOTHING_PICKED, chosen, decision, passing } from "./decision.js";
import { Tray } from "./dice.js";
import { rivalsOf } from "./facts.js";
import { Hand } from "./hand.js";
import { useKeys } from "./keys.js";
import { ringedBy } from "./moves.js";
import { Enlarged, Supply } from "./picks.js";
import { because, whyNotRoll } from "./refusals.js";
import { Rivals, ScoredPile, ScoredSheet } from "./rivals.js";
import { useShown } from "./shown.js";
import { KeepStage, Rest, TakeStage } from "./stages.js";

export { Art } from "./art.js";
export { hints } from "./hints.js";
export { keys } from "./keys.js";
export { Legend } from "./legend.js";
export { Finished, ScoreSheet } from "./scores.js";
export { Status, shownView } from "./status.js";

/** @typedef {import("/js/contract.js").BoardProps} BoardProps */
/** @typedef {import("/js/contract.js").Why} Why */
/** @typedef {import("./choices.js").Choice} Choice */
/** @typedef {import("./decision.js").Picked} Picked */
/** @typedef {import("./facts.js").OpenCard} OpenCard */
/** Everything that the parts of the table are drawn from. @typedef {ReturnType<typeof useTable>} TableParts */

/**
 * A seat's board. Another seat on the same device gets one of its own.
 * @param {BoardProps} props
 */
export const Board = (props) => html`<${Table} key=${props.me} ...${props} view=${withDice(props)} />`;

/** The last decision of a turn leaves all dice to be rolled; a replay shows those it was made for. @param {BoardProps} props */
const withDice = ({ view, before }) =>
  before?.roll && view.roll.every((/** @type {string | null} */ die) => die === null)
    ? { ...view, roll: before.roll }
    : view;

/**
 * What has been tapped since this seat was asked. `latest` knows taps that are not drawn yet: keys
 * can come faster than that.
 * @param {string | null} phase
 * @param {() => void} changed
 */
function usePicked(phase, changed) {
  const [state, setState] = useState({ phase, picked: NOTHING_PICKED });
  const ref = useRef(state);
  if (ref.current.phase !== phase) ref.current = { phase, picked: NOTHING_PICKED };
  return {
    picked: state.phase === phase ? state.picked : NOTHING_PICKED,
    latest: () => ref.current.picked,
    change: (/** @type {(picked: Picked) => Picked} */ next) => {
      changed();
      ref.current = { phase, picked: next(ref.current.picked) };
      setState(ref.current);
    },
  };
}

/**
 * What is shown, what may be chosen, and what taps do.
 * @param {BoardProps} props
 */
function useTable(props) {
  const { me, phase, pending, replay, sound, t } = props;
  const playback = useShown(props);
  const { picked, latest, change } = usePicked(phase, () => props.refuse?.(null));
  const { view, legal: offered, ask } = playback.scene;
  const isTaking = offered.some((choice) => choice.verb === "take"); // then the cheer is part of the table
  const canChoose = playback.isLive || (isTaking && playback.isLatest);
  const shown = canChoose && !replay ? offered : [];
  const legal = pending ? [] : shown;
  const deck = /** @type {import("./facts.js").Deck} */ (props.deck);
  return {
    ...props,
    deck,
    view,
    legal,
    shown, // also while the decision is under way, so that its ink stays
    ask,
    picked,
    latest,
    playback,
    isTaking,
    t,
    step: playback.step,
    moves: playback.moves,
    ringed: ringedBy(playback.scene.recent),
    mine: me === null ? null : view.seats[me],
    canRoll: legal.some((choice) => choice.verb === "reroll"),
    decide: (/** @type {Choice} */ choice) => {
      playback.settle();
      props.decide(choice.do);
    },
    toggleDie: (/** @type {number} */ die) => change(({ dice }) => ({ dice: toggled(dice, die), cards: [] })),
    pickOne: (/** @type {string} */ card) => {
      if (!latest().cards.includes(card)) sound("pen");
      change(({ cards }) => ({ dice: [], cards: cards.includes(card) ? [] : [card] }));
    },
    pickMany: (/** @type {string} */ card) => change(({ cards }) => ({ dice: [], cards: toggled(cards, card) })),
    pick: (/** @type {Picked} */ next) => change(() => next),
    clear: picked === NOTHING_PICKED ? null : () => change(() => NOTHING_PICKED),
    enlarge: (
      /** @type {string} */ title,
      /** @type {{id: string, free?: Record<string, number>}[]} */ cards,
      /** @type {Why | null} */ why = null,
    ) => props.open(title, html`<${Enlarged} deck=${deck} cards=${cards} why=${why} rules=${props.rules} t=${t} />`),
  };
}

/** The cards that can be chosen now, in their order on the table. @param {TableParts} table */
function cardsOf({ view, legal, mine, isTaking }) {
  const lying = view.phase === "keep" ? view.hand : isTaking ? view.supply : (mine?.cards.map((one) => one.id) ?? []);
  return lying.flatMap((id) => (id !== null && legal.some((choice) => choice.cards?.includes(id)) ? [id] : []));
}

/** @param {BoardProps} props */
function Table(props) {
  const table = useTable(props);
  const { deck, seats, me, t, view, legal, picked, playback, step, isTaking, decide } = table;
  useKeys({
    dice: table.canRoll ? view.roll.length : 0,
    toggleDie: table.toggleDie,
    cards: cardsOf(table),
    pickCard: view.phase === "keep" ? table.pickMany : table.pickOne,
    pass: passing({ legal, pick: table.pick, decide, speak: props.speak })?.press ?? null,
    isRolling: () => table.latest().dice.length > 0,
    clear: table.clear,
    commit: () => {
      const choice = chosen(legal, table.latest());
      if (choice) decide(choice);
      return choice !== undefined;
    },
  });
  const words = decision({ ask: table.ask, speak: props.speak, legal, picked, pick: table.pick, decide, t });
  if (step?.kind === "roll") words.prompt = t("oc-rolling");
  const classes = `oc oc-board is-${isTaking ? "take" : view.phase}${me === null ? " is-watched" : ""}`;
  return html`<div class=${classes}>
    ${view.ends && html`<p class="oc-ends" role="status">${t(`oc-ends-${view.ends.why}`, { turns: view.ends.turns, left: view.ends.left })}</p>`}
    <${Stage} ...${table} />
    ${props.bar(words)}
    <${Sides} ...${table} />
    ${
      step?.kind === "cheer" &&
      !isTaking &&
      html`<${CheerOver} deck=${deck} scored=${step.scored} t=${t}
      title=${t("oc-cheer", { name: seats[step.scored.seat].name })} skip=${() => playback.skip()} />`
    }
  </div>`;
}

/**
 * Where the decision is made: the dice and my cards, or cards to choose from.
 * @param {TableParts} table
 */
function Stage({
  deck,
  view,
  legal,
  shown,
  picked,
  playback,
  step,
  moves,
  ringed,
  mine,
  me,
  canRoll,
  isTaking,
  motion,
  refuse,
  t,
  ...does
}) {
  const cannotRoll = me === null ? null : whyNotRoll(t, view, me, does.seats);
  if (view.phase === "keep") {
    return html`<${KeepStage} deck=${deck} view=${view} picked=${picked} pick=${legal.length ? does.pickMany : null} t=${t} />`;
  }
  if (isTaking) {
    return html`<${TakeStage} deck=${deck} view=${view} picked=${picked} pick=${legal.length ? does.pickOne : null}
      scored=${moves.scored.find((one) => one.seat === me)} t=${t} />`;
  }
  return html`<${Tray} roll=${view.roll} faces=${deck.colors.order} turns=${playback.turns} again=${picked.dice}
      tumbling=${step?.kind === "roll" ? step.dice : []} toggle=${canRoll ? does.toggleDie : null}
      refuse=${refuse && cannotRoll ? () => refuse(cannotRoll) : null}
      skip=${() => playback.skip()} t=${t} />
    ${
      mine &&
      html`<${Hand} deck=${deck} speak=${does.speak} cards=${mine.cards} legal=${shown} card=${picked.cards[0] ?? null}
      arrived=${moves.arrived} ringed=${ringed} choose=${legal.length ? does.pickOne : () => {}} motion=${motion} label=${t("oc-hand")} t=${t}
      enlarge=${(/** @type {OpenCard} */ card) =>
        does.enlarge(t("oc-hand"), [card], legal.length ? because(t, "oc-no-fit-here") : null)} />`
    }`;
}

/**
 * What lies around it: what I have scored, the supply, the others.
 * @param {TableParts} table
 */
function Sides({ deck, view, seats, me, mine, moves, ringed, isTaking, motion, last, open, enlarge, t }) {
  const supply = view.supply.filter((id) => id !== null).map((id) => ({ id: String(id) }));
  return html`
    ${
      mine &&
      view.phase !== "keep" &&
      html`<${ScoredPile} deck=${deck} view=${view} seat=${me} t=${t}
      enlarge=${() => open(t("oc-scored"), html`<${ScoredSheet} deck=${deck} scored=${mine.scored} t=${t} />`)} />`
    }
    ${
      mine &&
      isTaking &&
      html`<${Rest} deck=${deck} cards=${mine.cards} t=${t}
      enlarge=${(/** @type {OpenCard} */ card) => enlarge(t("oc-rest"), [card])} />`
    }
    ${
      supply.length > 0 &&
      !isTaking &&
      html`<${Supply} deck=${deck} supply=${supply} pile=${view.pile} t=${t}
      enlarge=${() => enlarge(t("oc-supply"), supply)} />`
    }
    <${Rivals} deck=${deck} view=${view} rivals=${rivalsOf(view, me)} seats=${seats} inked=${moves.inked} ringed=${ringed} last=${last}
      motion=${motion} t=${t} enlarge=${(/** @type {number} */ seat) =>
        enlarge(t("oc-open-cards", { name: seats[seat].name }), view.seats[seat].cards)} />`;
}
