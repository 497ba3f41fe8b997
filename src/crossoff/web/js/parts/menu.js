// The menu of a table: what happened, people, help, settings, leaving.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { readRecord } from "../api.js";
import { Icon } from "../draw/icons.js";
import { TUTORIAL } from "../learned.js";
import { goTo, learnHash } from "../route.js";
import { keptTable } from "../storage.js";
import { closeSheet, openSheet } from "./dialog.js";
import { saveFile } from "./download.js";
import { EndTable } from "./end-table.js";
import { hasCompany, openEmotes } from "./gestures.js";
import { MoveSeat } from "./move-seat.js";
import { Log, announce } from "./live.js";
import { People } from "./people.js";
import { Settings } from "./settings-sheet.js";
import { troubleOf, troubleWords } from "./trouble.js";

/** @typedef {import("../place.js").Place} Place */
/** @typedef {import("../draw/icons.js").IconName} IconName */

/** @param {{icon: IconName, label: string, press: () => void}} props */
export const Row = ({ icon, label, press }) => html`
  <li><button type="button" class="row" onClick=${press}><${Icon} name=${icon} /><span>${label}</span></button></li>`;

/** @param {string} table @param {string} token */
export async function saveRecord(table, token) {
  try {
    saveFile(`crossoff-${table.slice(0, 8)}.json`, JSON.stringify(await readRecord(table, token), null, 1));
  } catch (error) {
    announce(troubleWords(troubleOf(error)));
  }
}

/**
 * @param {{place: Place, loaded: import("../pages/table.js").Loaded, help: () => void, rules: (clause: string) => void,
 *   last: import("../contract.js").Child, names: string[]}} props
 */
export function Menu({ place, loaded, help, rules, last, names }) {
  const { host } = keptTable(place.table) ?? {};
  return html`<ul class="rows">
      <${Row} icon="book" label=${t("rules")} press=${() => rules("")} />
      ${loaded.game.lessons.includes(TUTORIAL) && html`<${Row} icon="play" label=${t("learn")} press=${() => goTo(learnHash(loaded.game.name))} />`}
      <${Row} icon="help" label=${t("help")} press=${help} />
      <${Row} icon="clock" label=${t("log")} press=${() => openSheet(t("log"), html`<${Log} past=${place.state.value.past} names=${names} />`)} />
      <${Row} icon="person" label=${t("people")} press=${() => openSheet(t("people"), html`<${People} place=${place} loaded=${loaded} />`)} />
      ${hasCompany(place) && html`<${Row} icon="smile" label=${t("emotes")} press=${() => openEmotes(place)} />`}
      ${
        place.state.value.seat !== null &&
        html`<${Row} icon="link" label=${t("move-seat")}
        press=${() => openSheet(t("move-seat"), html`<${MoveSeat} table=${place.table} token=${place.token} />`)} />`
      }
      <${Row} icon="wishes" label=${t("settings")} press=${() => openSheet(() => t("settings"), html`<${Settings} />`)} />
      <${Row} icon="down" label=${t("record-so-far")} press=${() => saveRecord(place.table, place.token)} />
      ${
        host &&
        html`<${Row} icon="close" label=${t("end-table")}
        press=${() => openSheet(t("end-table"), html`<${EndTable} table=${place.table} host=${host} />`)} />`
      }
      <${Row} icon="home" label=${t("leave")} press=${() => {
        closeSheet();
        goTo("#");
      }} />
    </ul><div class="menu-news">${last}</div>`;
}
