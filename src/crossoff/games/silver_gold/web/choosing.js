// Choosing maps: two of those dealt at the start, a new one for each that was finished.
import { html, useState } from "/js/ui.js";
import { Written } from "/js/draw/digits.js";
import { Back } from "/js/draw/sheet.js";
import { Earn, PickSign, Zone } from "/js/pieces.js";
import { inShort } from "/js/say.js";
import { withCards } from "./choices.js";
import { mapCard } from "./facts.js";
import { TreasureMap } from "./mapcard.js";
import { questionOf } from "./marking.js";
import { Good, LyingMap } from "./parts.js";
import { because } from "./refusals.js";
import { PalmSymbol } from "./symbols.js";
import { mapLabel, offerLabel } from "./words.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("/js/contract.js").BarProps} BarProps
 * @typedef {import("./choices.js").Choice} Choice
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").TableView} TableView
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {Pick<BoardProps, "ask" | "speak">} Asked
 */

const PILE = "pile"; // stands for the card nobody has seen

/**
 * The picks of a question about cards; another question begins with none.
 * @param {BoardProps} props
 */
export function usePicks({ phase, me, legal, pending, replay, decide, sound }) {
  const question = questionOf(phase, me);
  const [held, hold] = useState({ question, picks: /** @type {string[]} */ ([]) });
  const picks = held.question === question ? held.picks : [];
  const room = legal[0]?.cards?.length || 1;
  const set = (/** @type {string[]} */ next) => {
    sound("card");
    hold({ question, picks: next });
  };
  return {
    picks,
    last: held.picks, // also when they are sealed and nothing is asked any more
    room,
    /** Picks a card, or puts it back; the card picked first makes room for one too many. */
    pick: (/** @type {string} */ card) => {
      if (pending || replay) return;
      set(picks.includes(card) ? picks.filter((one) => one !== card) : [...picks, card].slice(-room));
    },
    choice: picks.length < room ? null : (found(legal, picks) ?? null),
    commit: () => {
      const one = picks.length < room ? null : found(legal, picks);
      if (one && !pending) decide(one.do);
    },
  };
}

/** @param {Choice[]} legal @param {string[]} picks */
const found = (legal, picks) =>
  picks[0] === PILE ? legal.find((one) => one.from === PILE) : withCards(legal, picks)[0];

/** @typedef {ReturnType<typeof usePicks>} Picks */

/** @param {{id: string, deck: Deck, mine: string[], picks: Picks, sealed?: boolean, t: Texts}} props */
function Pick({ id, deck, mine, picks, sealed = false, t }) {
  const on = !sealed && picks.picks.includes(id);
  const kept = sealed && picks.last.includes(id);
  const card = mapCard(deck, id);
  return html`<button type="button" class=${`sg-pick ${on ? "is-on" : ""} ${kept ? "is-kept" : ""}`} disabled=${sealed} aria-pressed=${on} aria-label=${offerLabel(card, t)}
      onClick=${() => picks.pick(id)}>
    <${TreasureMap} card=${card} free=${card.byName.keys()} t=${t} label="" />
    <${Good} id=${id} deck=${deck} mine=${mine} t=${t} />${!sealed && html`<${PickSign} isOn=${on} />`}</button>`;
}

/** Two of the maps dealt; they stay in sight until all have chosen. @param {{view: TableView, deck: Deck, picks: Picks, sealed: boolean, t: Texts}} props */
export const KeepChoice = ({ view, deck, picks, sealed, t }) => html`
  <${Zone} cls="sg-choose" label=${t("sg-keep", { count: picks.room })}><div data-choices class="sg-picks sg-picks-keep">${view.hand.map(
    (id) => html`
    <${Pick} key=${id} id=${id} deck=${deck} mine=${picks.picks} picks=${picks} sealed=${sealed} t=${t} />`,
  )}</div><//>`;

/** @param {Asked & {picks: Picks, t: Texts}} props @returns {BarProps} */
export function keepBar({ ask, speak, picks, t }) {
  const missing = picks.room - picks.picks.length;
  const now = { ...ask, ...picks.choice?.say };
  const isBegun = picks.choice === null && picks.picks.length > 0;
  return {
    prompt: speak(isBegun ? now.missing : now.prompt, { count: missing }),
    detail: speak(now.detail),
    tools: [],
    main: {
      label: speak(now.done),
      icon: "check",
      press: picks.commit,
      disabled: picks.choice === null,
      why: because(t, "sg-no-keep", { count: missing }),
    },
  };
}

/**
 * The next map, while the finished one and the other lie beside.
 * @param {{view: TableView, deck: Deck, me: number, finished: string[], legal: Choice[], picks: Picks, motion: boolean, t: Texts}} props
 */
export function TakeChoice({ view, deck, me, finished, legal, picks, motion, t }) {
  const seat = view.seats[me];
  const mine = [...seat.completed, ...seat.maps.map((map) => map.id)];
  const shown = legal.flatMap((one) => (one.from === PILE ? [] : (one.cards ?? [])));
  return html`
    <section class="zone sg-done-map">${finished.map(
      (id) => html`<div class="sg-just-done" key=${id}>
        <${TreasureMap} card=${mapCard(deck, id)} free=${[]} t=${t} label=${mapLabel(mapCard(deck, id), 0, t)} />
        <span class="sg-stamp"><${Written} value=${`+${mapCard(deck, id).value}`} h=${40} fresh=${motion} /></span></div>`,
    )}
      <p>${finished.length > 0 ? t("sg-take-finished", { count: finished.length }) : t("sg-take")}</p>
      <div class="sg-beside">${seat.maps.map((map) => html`<${LyingMap} key=${map.id} map=${map} deck=${deck} t=${t} />`)}</div></section>
    <${Zone} cls="sg-choose" label=${t("sg-take")}><div data-choices class="sg-picks sg-picks-take">${shown.map(
      (id) => html`
      <${Pick} key=${id} id=${id} deck=${deck} mine=${mine} picks=${picks} t=${t} />`,
    )}
      ${legal.some((one) => one.from === PILE) && html`<${PickPile} count=${view.pile} picks=${picks} t=${t} />`}</div><//>`;
}

/** @param {{count: number, picks: Picks, t: Texts}} props */
function PickPile({ count, picks, t }) {
  const on = picks.picks.includes(PILE);
  return html`<button type="button" class=${on ? "sg-pick sg-pick-pile is-on" : "sg-pick sg-pick-pile"} aria-pressed=${on}
      onClick=${() => picks.pick(PILE)}>
    <${Back} count=${count} label="" /><b>${t("sg-take-pile")}</b><span>${t("sg-take-pile-what")}</span>
    <${PickSign} isOn=${on} /></button>`;
}

/** @param {Asked & {picks: Picks, wide: boolean, t: Texts}} props @returns {BarProps} */
export function takeBar({ ask, speak, picks, wide, t }) {
  const { choice } = picks;
  const now = { ...ask, ...choice?.say };
  const detail = speak(wide ? now.detail : inShort(now.detail));
  return {
    prompt: speak(now.prompt),
    detail: choice?.palm === undefined ? detail : "",
    earns: choice?.palm !== undefined && html`<${Earn} symbol=${html`<${PalmSymbol} />`} text=${detail} />`,
    tools: [],
    main: {
      label: speak(now.done),
      icon: "check",
      press: picks.commit,
      disabled: choice === null,
      why: because(t, "sg-no-take"),
    },
  };
}
