// The table in play: the game's board and the shell around it.
import { html, useEffect, useErrorBoundary, useLayoutEffect, useMemo, useState } from "../ui.js";
import { language, t } from "../texts.js";
import { titleOf } from "../games.js";
import { Button } from "../pieces.js";
import { mayMove } from "../settings.js";
import { speak } from "../say.js";
import { play } from "../sound.js";
import { isAsked, seatsOf, totalsOf } from "../state.js";
import { useAway } from "../parts/away.js";
import { DecisionBar } from "../parts/bar.js";
import { Clock } from "../parts/clock.js";
import { closeSheet, isSheetOpen, openSheet } from "../parts/dialog.js";
import { Gestures } from "../parts/gestures.js";
import { useFocus } from "../parts/focus.js";
import { HintLine, HintVoice, useHint } from "../parts/hint.js";
import { LastTurn, announce, spoken } from "../parts/live.js";
import { NewsLine, useNews } from "../parts/news-line.js";
import { lazy } from "../parts/lazy.js";
import { openRules } from "../parts/rules-open.js";
import { SoundOffer, useSoundOffer } from "../parts/sound-offer.js";
import { TopBar } from "../parts/topbar.js";
import { NotCome, troubleWords } from "../parts/trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("./table.js").Loaded} Loaded */
/** @typedef {import("../contract.js").BarProps} BarProps */
/** @typedef {import("../contract.js").Why} Why */

// Not needed on a first visit.
const loadMenu = () => import("../parts/menu.js");
const loadKeys = () => import("../parts/keys.js");
const Menu = lazy(async () => (await loadMenu()).Menu, NotCome);
const KeyList = lazy(async () => (await loadKeys()).KeyList, NotCome);
const Cover = lazy(async () => (await import("../parts/cover.js")).Cover);

/** Preload them, so that they are available even if the connection is lost. */
const loadTheRest = () => Promise.all([loadMenu(), loadKeys(), import("./end.js")]).catch(() => {});

/** Announce events, ring and update the title when it is the player's turn. @param {Place} place @param {string[]} names */
function useTelling(place, names) {
  const state = place.state.value;
  const asked = isAsked(state) && !place.covered.value;
  useEffect(() => () => announce(""), []); // on the next page it would be old news
  useEffect(() => {
    const words = spoken(state.news, names);
    if (words && !place.covered.peek()) announce(words);
  }, [state.news]);
  useEffect(() => {
    if (state.missed.length && !place.covered.peek()) announce(`${t("welcome-back")} ${spoken(state.missed, names)}`);
  }, [state.missed]);
  useEffect(() => {
    if (asked && document.hidden) play("bell");
  }, [asked, state.phase]);
  useEffect(() => {
    const prompt = speak(state.ask?.prompt, t, names);
    document.title = place.covered.peek() || !prompt ? "crossoff" : t("title-with", { prompt });
  }, [asked, state.ask, language()]);
}

/** Why the last tap did nothing, or why the server refused a decision, until the next question. @param {Place} place */
function useWhyNot(place) {
  const { phase, seat } = place.state.value;
  const [said, refuse] = useState(/** @type {Why | null} */ (null));
  const not = place.refused.value;
  const why = not ? { words: troubleWords(not.code), clause: not.clause } : said;
  useEffect(() => refuse(null), [phase, seat, language()]); // the text was in the previous language
  useEffect(() => {
    if (why) announce(why.words);
  }, [not, said]);
  return { why, refuse };
}

/** `?` opens the list of keys from anywhere on the table. @param {() => void} help */
function useHelpKey(help) {
  useLayoutEffect(() => {
    const hear = (/** @type {KeyboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.key !== "?" || event.ctrlKey || event.metaKey || target?.closest("input, textarea, select")) return;
      event.preventDefault();
      if (isSheetOpen()) closeSheet();
      else help();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [help]);
}

/** An error boundary: a failing board must not break the page. @param {{children?: any}} props */
function Sheltered({ children }) {
  const [error, again] = useErrorBoundary((fault) => console.error(fault));
  return error
    ? html`<div class="paper"><p>${t("board-fault")}</p>
    <${Button} icon="again" label=${t("try-again")} press=${again} /></div>`
    : children;
}

/**
 * A lesson's additions to a table: a note above the board, its own menu, and the bar's content where nothing is decided.
 * @typedef {{note: import("../contract.js").Child, Menu: typeof Menu, bar: Partial<BarProps>}} Coach
 */

/** @param {{place: Place, loaded: Loaded, showResult: () => void, coach?: Coach}} props */
export function PlayPage({ place, loaded, showResult, coach }) {
  const { module, deck } = loaded;
  const state = place.state.value;
  const seats = seatsOf(state, t, place.isShared);
  const names = seats.map((seat) => seat.name);
  const isOver = state.table?.ended === "over";
  const rules = useMemo(
    () => (/** @type {string} */ clause) => openRules({ game: loaded.game, deck, clause }),
    [loaded],
  );
  const help = useMemo(
    () => () => openSheet(t("help"), html`<${KeyList} loaded=${loaded} place=${place} rules=${rules} />`),
    [loaded, place],
  );
  const { why, refuse } = useWhyNot(place);
  const news = useNews(state);
  const hint = useHint(place, loaded);
  const offer = useSoundOffer();
  const away = useAway(place, loaded.game);
  useTelling(place, names);
  useHelpKey(help);
  useFocus(isAsked(state) && !place.covered.value ? `${state.seat} ${state.phase}` : null);
  if (place.covered.value) return html`<${Cover} place=${place} rules=${rules} />`;

  const pending = place.pending.value;
  const mine = place.isShared && isAsked(state) && state.seat !== null ? names[state.seat] : null;
  /** @type {import("../contract.js").Tool | null} */
  const undo =
    state.undo !== null && !pending && !place.isShared
      ? { id: "withdraw", icon: "undo", label: t("withdraw"), press: () => place.takeBack() }
      : null;
  const late =
    undo && away.tools ? { ...away, tools: [undo, ...away.tools] } : { ...(undo && { other: undo }), ...away };
  const bar = (/** @type {BarProps} */ props) => html`<${DecisionBar} ...${props} unsaved=${pending}
    whose=${mine} clock=${html`<${Clock} state=${state} />`} why=${why} refuse=${refuse} rules=${rules}
    hint=${offer.isDue && !hint.shown ? html`<${SoundOffer} offer=${offer} />` : html`<${HintLine} hint=${hint} rules=${rules} />`}
    news=${news.others.length > 0 && Object.keys(away).length === 0 && html`<${NewsLine} recent=${news.others} names=${names} open=${() => openSheet(t("since-last-turn"), last)} />`}
    ...${late} ...${coach?.bar} ...${isOver ? { main: { label: t("see-result"), press: showResult, icon: "forth" } } : {}} />`;
  const decide = (/** @type {string} */ doText) => {
    hint.close();
    if (!coach) offer.decided();
    refuse(null);
    place.decide(doText);
    loadTheRest();
  };
  const last = html`<${LastTurn} recent=${state.recent} names=${names} isSeat=${state.seat !== null} />`;
  const says = (/** @type {import("../contract.js").Say | undefined} */ say, more = {}) => speak(say, t, names, more);
  const shared = { view: state.view ?? {}, deck, seats, me: state.seat, t, open: openSheet };
  const totals = totalsOf((module.shownView?.value ?? state.view)?.seats);
  const { Board, Status } = module;
  return html`<main class="table" onPointerDownCapture=${news.touch} onKeyDownCapture=${news.touch}>
    <${TopBar} seats=${seats} totals=${totals} lost=${place.connectionState.value === "lost"} help=${help}
      menu=${() => openSheet(t("menu"), html`<${coach?.Menu ?? Menu} place=${place} loaded=${loaded} help=${help} rules=${rules} last=${last} names=${names} />`)}
      status=${Status ? html`<${Status} ...${shared} />` : html`<h1>${titleOf(loaded.game)}</h1>`} />
    ${coach?.note}
    <${Sheltered}><${Board} ...${shared} legal=${isOver ? [] : state.legal} ask=${state.ask} speak=${says} phase=${state.phase} news=${state.news} recent=${news.did}
      preview=${(/** @type {string} */ doText) => place.preview(doText)}
      decide=${decide} refuse=${refuse} rules=${rules}
      pending=${pending} bar=${bar} last=${last} motion=${mayMove()} sound=${play} replay=${false} /><//>
    <${HintVoice} hint=${hint} /><${Gestures} place=${place} /></main>`;
}
