// Opens the settings, on pages without a menu.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { ToolButton } from "../pieces.js";
import { openSheet } from "./dialog.js";
import { lazy } from "./lazy.js";

const Settings = lazy(async () => (await import("./settings-sheet.js")).Settings);

export const SettingsButton = () => html`
  <${ToolButton} icon="wishes" label=${t("settings")} press=${() => openSheet(() => t("settings"), html`<${Settings} />`)} />`;
