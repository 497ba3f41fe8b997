// The table in play: the game's board, and around it what every game needs.
import { html, useEffect, useErrorBoundary, useMemo } from "../ui.js";
import { language, t } from "../texts.js";
import { titleOf } from "../games.js";
import { Button } from "../pieces.js";
import { mayMove } from "../settings.js";
import { play } from "../sound.js";
import { isAsked, seatsOf } from "../state.js";
import { DecisionBar } from "../parts/bar.js";
import { Clock } from "../parts/clock.js";
import { Cover } from "../parts/cover.js";
import { closeSheet, isSheetOpen, openSheet } from "../parts/dialog.js";
import { KeyList } from "../parts/keys.js";
import { LastTurn, announce, spoken } from "../parts/live.js";
import { Menu } from "../parts/menu.js";
import { TopBar } from "../parts/topbar.js";
import { troubleWords } from "../parts/trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("./table.js").Loaded} Loaded */
/** @typedef {import("../contract.js").BarProps} BarProps */

/** Read out what happens, ring when it is my turn, and say it in the title. @param {Place} place @param {Loaded} loaded @param {string[]} names */
function useTelling(place, { module, deck }, names) {
  const state = place.state.value;
  const asked = isAsked(state) && !place.covered.value;
  useEffect(() => {
    const words = spoken(state.news, module, { t, names, deck });
    if (words && !place.covered.peek()) announce(words);
  }, [state.news]);
  useEffect(() => {
    if (state.missed.length && !place.covered.peek()) announce(`${t("welcome-back")} ${spoken(state.missed, module, { t, names, deck })}`);
  }, [state.missed]);
  useEffect(() => {
    if (asked && document.hidden) play("bell");
  }, [asked, state.phase]);
  useEffect(() => {
    const prompt = module.prompt(state.view ?? {}, state.legal, state.seat, t);
    document.title = place.covered.peek() || !prompt ? "crossoff" : t("title-with", { prompt });
  }, [asked, state.phase, language()]);
  const refused = place.refused.value;
  useEffect(() => {
    if (refused) announce(troubleWords(refused));
  }, [refused]);
}

/** `?` opens the list of keys from anywhere. @param {() => void} help */
function useHelpKey(help) {
  useEffect(() => {
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

/** A board that stumbles must not take the page with it. @param {{children?: any}} props */
function Sheltered({ children }) {
  const [error, again] = useErrorBoundary((fault) => console.error(fault));
  return error ? html`<div class="paper"><p>${t("board-fault")}</p>
    <${Button} icon="again" label=${t("try-again")} press=${again} /></div>` : children;
}

/** @param {{place: Place, loaded: Loaded, showResult: () => void}} props */
export function PlayPage({ place, loaded, showResult }) {
  const { module, deck } = loaded;
  const state = place.state.value;
  const seats = seatsOf(state, t, place.isShared);
  const names = seats.map((seat) => seat.name);
  const refused = place.refused.value;
  const isOver = state.table?.ended === "over";
  const help = useMemo(() => () => openSheet(t("help"), html`<${KeyList} module=${module} place=${place} />`), [module, place]);
  useTelling(place, loaded, names);
  useHelpKey(help);
  if (place.covered.value) return html`<${Cover} place=${place} />`;

  const pending = place.pending.value;
  const mine = place.isShared && isAsked(state) && state.seat !== null ? names[state.seat] : null;
  const bar = (/** @type {BarProps} */ props) => html`<${DecisionBar} ...${props} unsaved=${pending}
    whose=${mine} clock=${html`<${Clock} state=${state} />`}
    detail=${refused ? troubleWords(refused) : props.detail}
    ...${isOver ? { main: { label: t("see-result"), press: showResult, icon: "forth" } } : {}} />`;
  const shared = { view: state.view ?? {}, deck, seats, me: state.seat, t, open: openSheet };
  const last = html`<${LastTurn} past=${state.past} module=${module} context=${{ t, names, deck }} />`;
  const { Board, Status } = module;
  return html`<main class="table">
    <${TopBar} seats=${seats} lost=${place.line.value === "lost"} help=${help}
      menu=${() => openSheet(t("menu"), html`<${Menu} place=${place} loaded=${loaded} help=${help} last=${last} />`)}
      status=${Status ? html`<${Status} ...${shared} />` : html`<h1>${titleOf(loaded.game)}</h1>`} />
    <${Sheltered}><${Board} ...${shared} legal=${isOver ? [] : state.legal} phase=${state.phase} news=${state.news}
      preview=${(/** @type {string} */ doText) => place.preview(doText)}
      decide=${(/** @type {string} */ doText) => place.decide(doText)}
      pending=${pending} bar=${bar} last=${last} motion=${mayMove()} sound=${play} replay=${false} /><//>
  </main>`;
}
