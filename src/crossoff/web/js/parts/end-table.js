// Lets the host end the table for everybody, after a confirmation, because it can't be undone.
import { html, useState } from "../ui.js";
import { t } from "../texts.js";
import { endTable } from "../api.js";
import { Button } from "../pieces.js";
import { closeSheet } from "./dialog.js";
import { Trouble, troubleOf } from "./trouble.js";

/** @param {{table: string, host: string}} props */
export function EndTable({ table, host }) {
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  const end = () => endTable(table, host).then(closeSheet, (error) => setTrouble(troubleOf(error)));
  return html`<p>${t("end-table-words")}</p><${Trouble} code=${trouble} />
    <div class="two"><${Button} label=${t("go-on-playing")} press=${closeSheet} /><${Button} label=${t("end-table")} press=${end} /></div>`;
}
