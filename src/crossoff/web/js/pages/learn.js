// The tutorial of a game: a real board with a prepared deal, and a coach who suggests what to try.
import { html, useEffect, useMemo, useState } from "../ui.js";
import { addTexts, t } from "../texts.js";
import { linkedStyles, loadTable, textsOf } from "../games.js";
import { TUTORIAL } from "../learned.js";
import { goTo } from "../route.js";
import { Button } from "../pieces.js";
import { closeSheet, openSheet } from "../parts/dialog.js";
import { Row } from "../parts/menu.js";
import { Settings } from "../parts/settings-sheet.js";
import { useTips } from "../parts/tooltip.js";
import { troubleOf, troubleWords } from "../parts/trouble.js";
import { ComingPage, GonePage, PlainPage } from "./gone.js";
import { LearnEnd } from "./learn-end.js";
import { CoachNote } from "./learn-note.js";
import { LessonPlace } from "./learn-place.js";
import { PlayPage } from "./play.js";

/** @typedef {import("./table.js").Loaded} Loaded */

/** @type {Map<string, Promise<unknown>>} */
const extras = new Map();

/** Load styles and texts that only lessons need, once. @param {string} key @param {() => Promise<unknown>} load */
function once(key, load) {
  const loading = extras.get(key) ?? load();
  extras.set(key, loading);
  return loading;
}

/** Load everything that a lesson needs. @param {string} name of the game @returns {Promise<Loaded>} */
async function loadLesson(name) {
  const [loaded] = await Promise.all([
    loadTable(name, "standard"),
    once("look", () => linkedStyles("/css/learn.css")),
    once("words", () => addTexts((code) => `/locales/${code}/learn.ftl`)),
  ]);
  await once(name, () => addTexts((code) => textsOf(loaded.game, code, "learn/")));
  // The coach explains what is new, so hints are disabled.
  return { ...loaded, module: { ...loaded.module, hints: [] } };
}

/** @param {{help: () => void, rules: (clause: string) => void, place: import("../place.js").Place}} props */
function LessonMenu({ help, rules, place }) {
  const again = () => {
    closeSheet();
    /** @type {LessonPlace} */ (place).goTo([]);
  };
  return html`<ul class="rows">
    <${Row} icon="again" label=${t("learn-again")} press=${again} />
    <${Row} icon="book" label=${t("rules")} press=${() => rules("")} />
    <${Row} icon="help" label=${t("help")} press=${help} />
    <${Row} icon="wishes" label=${t("settings")} press=${() => openSheet(() => t("settings"), html`<${Settings} />`)} />
    <${Row} icon="home" label=${t("learn-leave")} press=${() => goTo("#")} /></ul>`;
}

/** The lesson's place and its board. @param {string} game */
function useLesson(game) {
  const place = useMemo(() => new LessonPlace(game, TUTORIAL), [game]);
  const [loaded, setLoaded] = useState(/** @type {Loaded | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    Promise.all([loadLesson(game), place.open()]).then(
      ([found]) => setLoaded(found),
      (error) => setTrouble(troubleOf(error)),
    );
    return () => {
      place.close();
      closeSheet();
    };
  }, [place]);
  return { place, loaded, trouble };
}

/** @param {{game: string}} props its name */
export function LearnPage({ game }) {
  const { place, loaded, trouble } = useLesson(game);
  const [isEnd, setEnd] = useState(false);
  const step = place.step.value;
  useTips();
  if (trouble === "not_found") return html`<${GonePage} />`;
  if (trouble) {
    return html`<${PlainPage} title=${t("error-title")} words=${troubleWords(trouble)}>
      <${Button} icon="again" label=${t("try-again")} press=${() => location.reload()} /><//>`;
  }
  if (!loaded || !step) return html`<${ComingPage} />`;
  if (isEnd && step.result) {
    return html`<${LearnEnd} place=${place} loaded=${loaded} again=${() => {
      setEnd(false);
      place.goTo([]);
    }} />`;
  }
  const next = { label: t("learn-next"), icon: /** @type {const} */ ("forth"), press: () => place.decide("") };
  const bar =
    step.model === null && !step.result
      ? { prompt: t("learn-ready"), detail: "", tools: [], other: null, main: next }
      : {};
  return html`<${PlayPage} place=${place} loaded=${loaded} showResult=${() => setEnd(true)}
    coach=${{ note: html`<${CoachNote} place=${place} />`, Menu: LessonMenu, bar }} />`;
}
