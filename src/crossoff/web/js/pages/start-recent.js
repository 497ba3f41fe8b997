// Recent tables in this browser, to resume.
import { html, useState } from "../ui.js";
import { listed, t } from "../texts.js";
import { games, titleOf } from "../games.js";
import { Icon } from "../draw/icons.js";
import { ToolButton } from "../pieces.js";
import { tableHash, watchHash } from "../route.js";
import { forgetTable, keptTables } from "../storage.js";

/** @typedef {import("../storage.js").KeptTable} KeptTable */

const SHOWN = 3;

/** @param {KeptTable} one */
const hashOf = (one) => (one.token === one.watch ? watchHash(one.table, one.token) : tableHash(one.table));

export function Recent() {
  const [tables, setTables] = useState(() => keptTables().filter((one) => !one.ended && one.token));
  if (!tables.length) return null;
  const forget = (/** @type {KeptTable} */ one) => {
    forgetTable(one.table);
    setTables(tables.filter((other) => other !== one));
  };
  const title = (/** @type {KeptTable} */ one) => {
    const game = games.value?.find((other) => other.name === one.game);
    return game ? titleOf(game) : "";
  };
  return html`<ul class="recent" aria-label=${t("recent")}>
    ${tables.slice(0, SHOWN).map(
      (one) => html`<li key=${one.table}><${Icon} name="clock" />
      <a href=${hashOf(one)}>${one.names.length ? t("go-on-with", { names: listed(one.names) }) : t("go-on")}</a>
      <span>${title(one)}</span>
      <${ToolButton} icon="close" label=${t("forget")} press=${() => forget(one)} /></li>`,
    )}</ul>`;
}
