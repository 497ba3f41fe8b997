// The page behind an invitation: asks for a name, and nothing else.
import { html, useEffect, useState } from "../ui.js";
import { language, t } from "../texts.js";
import { joinTable } from "../api.js";
import { goToSeat } from "../seat.js";
import { myName } from "../settings.js";
import { attemptAt, endAttempt, keepPromise, keepTable, keptTable } from "../storage.js";
import { RulesButton } from "../parts/rules-open.js";
import { SettingsButton } from "../parts/settings-button.js";
import { Trouble, troubleOf } from "../parts/trouble.js";
import { Wordmark } from "../parts/wordmark.js";
import { NameField } from "./start-seats.js";

const GUESTS = 4;

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

/** @param {{table: string, invite: string}} props */
export function JoinPage({ table, invite }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = t("join-title");
  }, [language()]);
  useEffect(() => {
    const known = keptTable(table); // opening the link again leads to the seat already taken
    if (known?.token && known.token !== known.watch && !known.ended) goToSeat(table, known.token);
  }, [table]);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    setTrouble(null);
    try {
      const { token, commitment, started } = await sitDown(table, invite);
      keepTable({ table, token });
      if (!started) keepPromise(table, commitment);
      goToSeat(table, token);
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
    }
  };
  return html`<main class="page narrow"><div class="hero"><h1><${Wordmark} /></h1><span class="hero-tools"><${RulesButton} /><${SettingsButton} /></span></div>
    <form class="paper" onSubmit=${join}><h2 class="big">${t("join-title")}</h2>
      <label class="field-line">${t("your-name")}<${NameField} value=${myName.value} label=${t("your-name")} hint=${t("name-guest", { count: 1 })}
        change=${(/** @type {string} */ name) => (myName.value = name)} /></label>
      <${Trouble} code=${trouble} />
      <button class="button main" disabled=${busy}>${t("sit-down")}</button></form>
    ${trouble && html`<p class="center"><a href="#">${t("go-home")}</a></p>`}</main>`;
}
