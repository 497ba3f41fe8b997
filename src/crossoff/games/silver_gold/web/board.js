// Silver & Gold on the table: where everything lies, and what the decision bar says.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "/js/ui.js";
import { Cup } from "/js/draw/icons.js";
import { Pips, Zone } from "/js/pieces.js";
import { KeepChoice, TakeChoice, keepBar, takeBar, usePicks } from "./choosing.js";
import { useDrag } from "./drag.js";
import { flyGains } from "./flight.js";
import { freshOf, isShown, ringedBy } from "./fresh.js";
import { useShape } from "./hand.js";
import { useKeys } from "./keys.js";
import { markBar } from "./markbar.js";
import { useMarking } from "./marking.js";
import { MyMaps } from "./mine.js";
import { Carried, Expedition, FinishedPile, LyingMap, Offer, OwnCard, RoundLarge, Rounds } from "./parts.js";
import { because } from "./refusals.js";
import { Rivals } from "./rivals.js";
import { useSounds } from "./sounds.js";
import { RoundOver, useRoundOver } from "./rounds.js";

export { Art } from "./art.js";
export { hints } from "./hints.js";
export { keys } from "./keys.js";
export { Legend } from "./legend.js";
export { Finished, ScoreSheet } from "./scoresheet.js";

/**
 * @typedef {import("/js/contract.js").BoardProps} BoardProps
 * @typedef {import("/js/contract.js").StatusProps} StatusProps
 * @typedef {import("/js/contract.js").BarProps} BarProps
 * @typedef {import("./facts.js").Deck} Deck
 * @typedef {import("./view.js").TableView} TableView
 */

const WIDE = "(min-width: 700px) and (min-height: 561px)";
const LOOK = 1800; // ms that what has just happened stays in sight

/** Whether there is more room than on a phone. */
function useWide() {
  const query = useMemo(() => matchMedia(WIDE), []);
  const [wide, set] = useState(query.matches);
  useEffect(() => {
    const change = () => set(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, [query]);
  return wide;
}

/** What has just happened, until it has been seen; rings stay until the next reveal. @param {BoardProps} props */
function useFresh({ news, recent, me, motion, replay }) {
  const [shown, show] = useState(/** @type {BoardProps["news"]} */ ([]));
  useLayoutEffect(() => {
    if (!motion || !isShown(news)) return;
    show(news);
    const timer = setTimeout(() => show((now) => (now === news ? [] : now)), LOOK);
    return () => clearTimeout(timer);
  }, [news]);
  useLayoutEffect(() => flyGains(shown, me), [shown]);
  const fresh = useMemo(() => freshOf(shown, me, replay), [shown, me, replay]);
  return useMemo(() => ({ ...fresh, ringed: ringedBy(recent) }), [fresh, recent]);
}

/** The maps this seat has finished in the running turn. @param {TableView} view @param {number | null} me */
function useJustFinished(view, me) {
  const turn = `${view.round}-${view.turn}`;
  const before = useRef({ turn, completed: /** @type {string[] | null} */ (null) }); // of all seats
  if (view.phase === "mark") before.current = { turn, completed: view.seats.flatMap((seat) => seat.completed) };
  const known = before.current.turn === turn ? before.current.completed : null;
  return known === null || me === null ? [] : view.seats[me].completed.filter((id) => !known.includes(id));
}

/** @param {BoardProps} props */
export function Board(props) {
  const view = /** @type {TableView} */ (props.view);
  const deck = /** @type {Deck} */ (props.deck);
  const { me, t, open } = props;
  const wide = useWide();
  const fresh = useFresh(props);
  const hand = useMarking(props);
  const picks = usePicks(props);
  const shape = useShape({ deck, pattern: view.expedition, turn: `${view.round}-${view.turn}`, hand });
  const refuse = () => props.refuse?.(because(t, "sg-no-fit"));
  const drag = useDrag({ shape, hand, deck, motion: props.motion, refuse });
  const finished = useJustFinished(view, me);
  const roundOver = useRoundOver(view.round, props.replay);
  useSounds(props);
  const asked = props.replay ? null : (props.legal[0]?.verb ?? null);
  useKeys({ hand, shape, commit: asked === "mark" ? hand.done : picks.commit });

  const seat = me === null ? null : view.seats[me];
  const part = { view, deck, t };
  const mine = seat ? [...seat.completed, ...seat.maps.map((map) => map.id)] : [];
  const bar = props.bar(barOf({ props, deck, hand, shape, picks, wide }));
  const own =
    seat &&
    me !== null &&
    html`
    <${OwnCard} ...${part} seat=${seat} who=${me} name=${props.seats[me].name} earns=${hand.marking.earns} fresh=${fresh} open=${open} />
    <${FinishedPile} ...${part} seat=${seat} fresh=${fresh} open=${open} />`;

  if (view.phase === "keep" && view.hand.length > 0) {
    return html`<div class="sg sg-stage sg-keep"><${KeepChoice} ...${part} picks=${picks} sealed=${asked !== "keep"} />${bar}
      <${Rivals} props=${props} view=${view} deck=${deck} fresh=${fresh} /></div>`;
  }
  if (asked === "take" && seat && me !== null) {
    return html`<div class="sg sg-stage sg-take">
      <${TakeChoice} ...${part} me=${me} finished=${finished} legal=${props.legal} picks=${picks} motion=${props.motion} />
      ${bar}<div class="sg-foot">
        ${seat.maps.map(
          (map) => html`<${Zone} key=${map.id} cls="sg-other-map" title=${t("sg-title-other-map")}>
          <${LyingMap} map=${map} deck=${deck} t=${t} /><//>`,
        )}${own}</div>
      <${Rivals} props=${props} view=${view} deck=${deck} fresh=${fresh} /></div>`;
  }
  return html`<div class=${`sg sg-stage sg-marks ${seat ? "" : "sg-watched"}`}>
    <div class="sg-side"><${Expedition} ...${part} shape=${shape} drag=${drag} asks=${hand.asks} open=${open} /><${Rounds} ...${part} /></div>
    <${Offer} ...${part} open=${open} mine=${mine} fresh=${fresh} wide=${wide} />
    ${seat && html`<${MyMaps} maps=${seat.maps} deck=${deck} hand=${hand} shape=${shape} fresh=${fresh} t=${t} />`}
    ${bar}${own}
    <${Rivals} props=${props} view=${view} deck=${deck} fresh=${fresh} />
    <${Carried} shape=${shape} drag=${drag} />
    <${RoundOver} round=${roundOver} view=${view} seats=${props.seats} t=${t} /></div>`;
}

/**
 * @param {{props: BoardProps, deck: Deck, hand: import("./marking.js").MarkingHand,
 *   shape: ReturnType<typeof useShape>, picks: ReturnType<typeof usePicks>, wide: boolean}} now
 * @returns {BarProps}
 */
function barOf({ props, deck, hand, shape, picks, wide }) {
  const { t, legal, ask, speak } = props;
  const asked = props.replay ? null : (legal[0]?.verb ?? null);
  if (asked === "keep") return keepBar({ ask, speak, picks, t });
  if (asked === "take") return takeBar({ ask, speak, picks, wide, t });
  if (asked === "mark") return markBar({ hand, shape, deck, wide, ask, speak, t });
  return { prompt: speak(ask?.prompt), detail: speak(ask?.detail), tools: [], main: null };
}

/** Round, turn and, where the round card has no room, the best cup left. @param {StatusProps} props */
export function Status({ view: shown, deck, t, open }) {
  const view = /** @type {TableView} */ (shown);
  const facts = /** @type {Deck} */ (deck);
  const best = view.cups[0];
  const label = best === undefined ? t("sg-no-cup") : t("sg-next-cup", { value: best });
  const show = () =>
    open(
      t("sg-title-round"),
      html`<div class="sg sg-spread"><div class="sg-row">
    <${RoundLarge} view=${view} deck=${facts} t=${t} /></div></div>`,
    );
  return html`<span class="sg sg-status"><h1>${t("sg-round", { round: view.round })}</h1>
    <${Pips} count=${view.turns} now=${view.turn} label=${t("sg-turn", { turn: view.turn, turns: view.turns })} />
    <span class="sg-next-cup"><button type="button" aria-label=${`${label}. ${t("sg-open-round")}`} data-tip=${t("sg-tip-cup")} onClick=${show}>
      <svg class="card" viewBox="-15 -13 30 26" aria-hidden="true"><${Cup}><text y="1">${best ?? "–"}</text><//></svg></button></span></span>`;
}
