// The start page: a game, who plays, Play.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Icon, Pen } from "../draw/icons.js";
import { Button } from "../pieces.js";
import { createTable } from "../api.js";
import { aboutOf, choosable, loadArt, loadBoard, loadChoosable, titleOf } from "../games.js";
import { TUTORIAL, learned } from "../learned.js";
import { canAdd, canRemove, firstPlan, fitted, requestOf } from "../plan.js";
import { learnHash, rulesHash } from "../route.js";
import { goToSeat } from "../seat.js";
import { myName } from "../settings.js";
import { attemptAt, endAttempt, keep, keepTable, kept, keptTables } from "../storage.js";
import { Credits } from "../parts/credits.js";
import { SettingsButton } from "../parts/settings-button.js";
import { Wordmark } from "../parts/wordmark.js";
import { Trouble, troubleOf } from "../parts/trouble.js";
import { Choosing, Options } from "./start-options.js";
import { Recent } from "./start-recent.js";
import { SeatList } from "./start-seats.js";

/** @typedef {import("../plan.js").Plan} Plan */
/** @typedef {import("../contract.js").GameFacts} GameFacts */

/** A link to a game's tutorial, highlighted for new players. @param {{game: GameFacts}} props */
function LearnLink({ game }) {
  if (!game.lessons.includes(TUTORIAL)) return null;
  const { decisions, done } = learned(game.name);
  const isNew = !done && keptTables().length === 0;
  const words = t(decisions.length > 0 && !done ? "go-on-learning" : "learn");
  return html`<a class=${isNew ? "learn is-new" : "learn"} href=${learnHash(game.name)} aria-label=${`${words}. ${titleOf(game)}`}>
    <${Pen} seat=${0} /><span>${words}</span></a>`;
}

/** A selectable game with its picture. @param {{game: GameFacts, isOn: boolean, choose: () => void}} props */
function GameCard({ game, isOn, choose }) {
  const [picture, setPicture] = useState(
    /** @type {{Art: import("../contract.js").BoardModule["Art"]} | null} */ (null),
  );
  useEffect(() => {
    loadArt(game).then(setPicture, () => {}); // the picture is optional
  }, [game]);
  const about = aboutOf(game);
  return html`<label class=${`game ${isOn ? "is-on" : ""}`}>
    <input class="unseen" type="radio" name="game" value=${game.name} checked=${isOn} onChange=${choose} />
    <span class="art" aria-hidden="true">${picture && html`<${picture.Art} t=${t} />`}</span>
    <b>${titleOf(game)}</b>${about && html`<span class="about">${about}</span>`}</label>`;
}

/** The last plan, if it still fits. @param {GameFacts[]} all @returns {Plan} */
function planned(all) {
  const last = kept("plan", /** @type {Plan | null} */ (null));
  const game = all.find((one) => one.name === last?.game);
  return last && game ? fitted(last, game) : firstPlan(all[0]);
}

/** @param {Plan} plan */
export async function sitDown(plan) {
  const name = myName.value.trim() || t("name-local", { place: 1 });
  const { id } = attemptAt(plan, name);
  const made = await createTable({ ...requestOf(plan, name), id });
  endAttempt();
  const { table, token, host, invite, watch, commitment, local } = made;
  keepTable({ table, token, host, invite, watch, local, promise: commitment, game: plan.game });
  goToSeat(table, token);
}

/** @param {{all: GameFacts[], ready: () => Promise<unknown>}} props */
function Chooser({ all, ready }) {
  const [plan, setPlan] = useState(() => planned(all));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const game = all.find((one) => one.name === plan.game) ?? all[0];
  const play = async () => {
    setBusy(true);
    setTrouble(null);
    Promise.all([ready(), loadBoard(game)]).catch(() => {}); // loaded while the server creates the table
    try {
      await sitDown(plan);
      keep("plan", plan);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };
  const hasFriend = plan.seats.some((seat) => seat.kind === "friend");
  return html`
    <fieldset class="games"><legend class="unseen">${t("choose-game")}</legend>
      ${all.map(
        (one) => html`<div key=${one.name} class="game-place"><${GameCard} game=${one} isOn=${one.name === game.name}
        choose=${() => setPlan(fitted(plan, one))} /><${LearnLink} game=${one} /></div>`,
      )}</fieldset>
    <div class="side"><section class="seats"><h2>${t("who-plays")}</h2>
      <${SeatList} plan=${plan} game=${game} change=${setPlan} canAdd=${canAdd(plan, game)} canRemove=${canRemove(plan, game)} />
      <${Choosing} label=${t("options")}><${Options} plan=${plan} game=${game} change=${setPlan} /><//></section>
    <div class="go"><${Trouble} code=${trouble} />
      <${Button} main icon=${hasFriend ? "link" : "play"} label=${hasFriend ? t("invite-friends") : t("play")} disabled=${busy} press=${play} />
      ${game.brings.includes("rules") && html`<a class="to-rules" href=${rulesHash(game.name)}><${Icon} name="book" />${t("rules-of", { game: titleOf(game) })}</a>`}
      <${Recent} /></div></div>`;
}

/** @param {{ready: () => Promise<unknown>}} props `ready` loads what a table needs */
export function StartPage({ ready }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const load = () => {
    setTrouble(null);
    loadChoosable().catch((error) => setTrouble(troubleOf(error)));
  };
  useEffect(load, []);
  useEffect(() => {
    document.title = "crossoff";
  }, []);
  const all = choosable.value;
  return html`<main class="start">
    <div class="hero"><h1><${Wordmark} /></h1>
      <${SettingsButton} /><p>${t("tagline")}</p></div>
    ${
      all
        ? html`<${Chooser} all=${all} ready=${ready} />`
        : trouble &&
          html`<div class="go"><${Trouble} code=${trouble} /><${Button} main icon="again" label=${t("try-again")} press=${load} /></div>`
    }
    ${all && html`<${Credits} games=${all} />`}</main>`;
}
