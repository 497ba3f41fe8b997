// The page behind an invitation: who invites to what, who sits there, and the ways to take part.
import { html, useEffect, useState } from "../ui.js";
import { language, t } from "../texts.js";
import { joinTable, readInvitation } from "../api.js";
import { aboutOf, loadArt, loadGames, loadWords, titleOf } from "../games.js";
import { TUTORIAL } from "../learned.js";
import { Button } from "../pieces.js";
import { goTo, joinHash, learnHash, watchHash } from "../route.js";
import { goToSeat } from "../seat.js";
import { myName } from "../settings.js";
import { seatsOf, NOTHING } from "../state.js";
import { attemptAt, endAttempt, keepInTab, keepPromise, keepTable, keptTable } from "../storage.js";
import { RulesButton } from "../parts/rules-open.js";
import { SeatRows } from "../parts/seat-rows.js";
import { SettingsButton } from "../parts/settings-button.js";
import { Trouble, troubleOf } from "../parts/trouble.js";
import { Wordmark } from "../parts/wordmark.js";
import { NameField } from "./start-seats.js";

/** @typedef {import("../api.js").InvitationFacts} InvitationFacts */
/** @typedef {import("../contract.js").GameFacts} GameFacts */
/** @typedef {{facts: InvitationFacts, game: GameFacts, Art: import("../contract.js").BoardModule["Art"] | null}} Loaded */

const GUESTS = 4;
/** The storage key of the invitation to return to after the tutorial. */
export const INVITED = "invited";

/** Join; a player without a name is a guest, and guests are numbered. @param {string} table @param {string} invite */
async function sitDown(table, invite) {
  const mine = myName.value.trim();
  for (let count = 1; ; count += 1) {
    const name = mine || t("name-guest", { count });
    const { id } = attemptAt(table, invite, name);
    try {
      const joined = await joinTable(table, { invite, name, id });
      endAttempt();
      return joined;
    } catch (error) {
      if (mine || count === GUESTS || troubleOf(error) !== "name_taken") throw error;
    }
  }
}

/** What the invitation is to, with the game's words and picture. @param {string} table @param {string} invite @returns {Promise<Loaded>} */
async function load(table, invite) {
  const [facts, all] = await Promise.all([readInvitation(table, invite), loadGames()]);
  const game = all.find((one) => one.name === facts.game);
  if (!game) throw new Error(`this server has no game ${facts.game}`);
  const [picture] = await Promise.all([loadArt(game).catch(() => null), loadWords(game)]);
  return { facts, game, Art: picture?.Art ?? null };
}

/** @param {{table: string, invite: string, taken: () => void}} props `taken`: somebody else got the last seat */
function SitDown({ table, invite, taken }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      const { token, commitment, started } = await sitDown(table, invite);
      keepInTab(INVITED, "");
      keepTable({ table, token });
      if (!started) keepPromise(table, commitment);
      goToSeat(table, token);
    } catch (error) {
      const code = troubleOf(error);
      setTrouble(code);
      setBusy(false);
      if (code === "full" || code === "ended") taken();
    }
  };
  return html`<form class="guest-form" onSubmit=${join}>
    <label class="field-line">${t("your-name")}<${NameField} value=${myName.value} label=${t("your-name")} hint=${t("name-guest", { count: 1 })}
      change=${(/** @type {string} */ name) => (myName.value = name)} /></label>
    <${Trouble} code=${trouble} />
    <button class="button main" disabled=${busy}>${t("sit-down")}</button></form>`;
}

/** @param {{table: string, invite: string, loaded: Loaded, reload: () => void}} props */
function Invited({ table, invite, loaded: { facts, game, Art }, reload }) {
  const seats = seatsOf({ ...NOTHING, table: /** @type {any} */ (facts), here: facts.here }, t);
  const [title, about] = [titleOf(game), aboutOf(game)];
  const words = facts.host ? t("invited-by", { name: facts.host, game: title }) : t("invited-to", { game: title });
  const isFree = !facts.ended && seats.some((seat) => seat.open);
  const learn = () => {
    keepInTab(INVITED, joinHash(table, invite));
    goTo(learnHash(game.name));
  };
  useEffect(() => {
    document.title = t("title-with", { prompt: words });
  }, [words]);
  return html`<section class="paper guest">
    ${Art && html`<span class="art" aria-hidden="true"><${Art} t=${t} /></span>`}
    <div class="guest-words"><h2 class="big">${words}</h2>${about && html`<p class="about">${about}</p>`}
      ${
        isFree
          ? html`<${SitDown} table=${table} invite=${invite} taken=${reload} />`
          : html`<p role="alert"><b>${t(facts.ended ? "game-ended" : "no-free-seat")}</b></p>`
      }
      <div class="guest-ways">
        ${isFree && game.lessons.includes(TUTORIAL) && html`<${Button} icon="play" label=${t("first-learn")} press=${learn} />`}
        <${Button} main=${!isFree} icon="eye" label=${t("watch-instead")} press=${() => goTo(watchHash(table, invite))} /></div></div></section>
    <section class="coming"><h2>${t("at-the-table")}</h2><${SeatRows} seats=${seats} game=${game} /></section>`;
}

/** @param {{table: string, invite: string}} props */
export function JoinPage({ table, invite }) {
  const [loaded, setLoaded] = useState(/** @type {Loaded | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const reload = () => {
    setTrouble(null);
    load(table, invite).then(setLoaded, (error) => setTrouble(troubleOf(error)));
  };
  useEffect(() => {
    document.title = t("join-title");
  }, [language()]);
  useEffect(() => {
    const known = keptTable(table); // opening the link again leads to the seat already taken
    if (known?.token && known.token !== known.watch && !known.ended) goToSeat(table, known.token);
    else reload();
  }, [table]);
  return html`<main class="page narrow invited"><div class="hero"><h1><${Wordmark} /></h1><span class="hero-tools"><${RulesButton} game=${loaded?.game} /><${SettingsButton} /></span></div>
    ${loaded ? html`<${Invited} table=${table} invite=${invite} loaded=${loaded} reload=${reload} />` : !trouble && html`<p class="center" aria-busy="true">${t("coming")}</p>`}
    ${
      trouble &&
      html`<${Trouble} code=${trouble} /><p class="center"><${Button} icon="again" label=${t("try-again")} press=${reload} /></p>
      <p class="center"><a href="#">${t("go-home")}</a></p>`
    }</main>`;
}
