// A table's page: connects, then shows the current stage.
import { html, useEffect, useMemo, useState } from "../ui.js";
import { t } from "../texts.js";
import { loadTable } from "../games.js";
import { forgetTable, keepTable, keptTable } from "../storage.js";
import { Place } from "../place.js";
import { closeSheet } from "../parts/dialog.js";
import { lazy } from "../parts/lazy.js";
import { useTips } from "../parts/tooltip.js";
import { awaitedSeats } from "../state.js";
import { ConnectionSign } from "../parts/topbar.js";
import { troubleOf } from "../parts/trouble.js";
import { ComingPage, GonePage, PlainPage } from "./gone.js";
import { PlayPage } from "./play.js";

/** @typedef {Awaited<ReturnType<typeof loadTable>>} Loaded */

const WaitingPage = lazy(async () => (await import("./waiting.js")).WaitingPage);
const EndPage = lazy(async () => (await import("./end.js")).EndPage);

const LAST_LOOK = 3500; // milliseconds before the result replaces the board

/** The place for a secret, opened and closed with the page. @param {string} table @param {string} token @param {boolean} isWatch */
function usePlace(table, token, isWatch) {
  const place = useMemo(() => {
    const known = keptTable(table);
    return new Place({ table, token, isWatch, local: isWatch || known?.token !== token ? [] : known.local });
  }, [table, token]);
  useEffect(() => {
    if (isWatch) keepTable({ table, watch: token, token: keptTable(table)?.token || token });
    place.open();
    return () => {
      place.close();
      closeSheet();
    };
  }, [place]);
  return place;
}

/** Board, deck and texts of the table's game. @param {import("../contract.js").TableFacts | null} table */
function useGame(table) {
  const [loaded, setLoaded] = useState(/** @type {Loaded | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const key = table && `${table.game}/${typeof table.deck === "string" ? table.deck : "own"}`;
  useEffect(() => {
    if (table) loadTable(table.game, table.deck).then(setLoaded, (error) => setTrouble(troubleOf(error)));
  }, [key]);
  return { loaded, trouble };
}

/** Whether to show the result: at once on a later visit, after a pause for those who saw the end. @param {Place} place */
function useResult(place) {
  const { table, live } = place.state.value;
  const isOver = table?.ended === "over";
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setDue(true), live ? LAST_LOOK : 0);
    return () => clearTimeout(timer);
  }, [isOver]);
  return { isDue: isOver && due, showNow: () => setDue(true) };
}

/** @param {{table: string, token: string, isWatch?: boolean}} props */
export function TablePage({ table, token, isWatch = false }) {
  const place = usePlace(table, token, isWatch);
  const state = place.state.value;
  const { loaded, trouble } = useGame(state.table);
  const result = useResult(place);
  useTips();
  const isGone = place.seats[0].connectionState.value === "closed" && place.refused.value !== null;
  useEffect(() => {
    if (isGone) forgetTable(table);
  }, [isGone]);
  if (isGone) return html`<${GonePage} />`;
  if (trouble) return html`<${PlainPage} title=${t("error-title")} words=${t("error-unknown")} />`;
  if (!state.table || !loaded)
    return html`<${ComingPage}><${ConnectionSign} lost=${place.connectionState.value === "lost"} /><//>`;
  if (state.table.ended && state.table.ended !== "over") {
    return html`<${PlainPage} title=${t("closed-title")} words=${t(`closed-${state.table.ended}`)} />`;
  }
  const isComing = !state.table.started && !awaitedSeats(state.table).length; // it begins in a moment
  if (isComing) return html`<${ComingPage}><${ConnectionSign} lost=${place.connectionState.value === "lost"} /><//>`;
  if (!state.table.started || !state.view) return html`<${WaitingPage} place=${place} loaded=${loaded} />`;
  if (result.isDue) return html`<${EndPage} place=${place} loaded=${loaded} isWatch=${isWatch} />`;
  return html`<${PlayPage} place=${place} loaded=${loaded} showResult=${result.showNow} />`;
}
