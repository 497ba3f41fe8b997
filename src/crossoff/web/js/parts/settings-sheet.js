// Settings: theme, motion, sounds, hints, language.
import { html } from "../ui.js";
import { LANGUAGES, language, t } from "../texts.js";
import { hints, motion, sounds, theme, wishLanguage } from "../settings.js";
import { play } from "../sound.js";
import { keep } from "../storage.js";
import { Radios } from "../pages/start-options.js";

export function Settings() {
  const hear = () => {
    sounds.value = !sounds.value;
    play("bell"); // as a sample of the volume
  };
  const explain = () => {
    hints.value = !hints.value;
    keep("hints-seen", []); // switching hints on again resets them all
  };
  return html`<div class="settings">
    <${Radios} legend=${t("theme")} value=${theme.value} choose=${(/** @type {any} */ value) => (theme.value = value)}
      all=${["system", "light", "dark"].map((value) => ({ value, label: t(`theme-${value}`) }))} />
    <${Radios} legend=${t("motion")} value=${motion.value} choose=${(/** @type {any} */ value) => (motion.value = value)}
      all=${["system", "less"].map((value) => ({ value, label: t(`motion-${value}`) }))} />
    <label class="tick"><input type="checkbox" checked=${sounds.value} onChange=${hear} /><span>${t("sounds")}<small>${t("sounds-note")}</small></span></label>
    <label class="tick"><input type="checkbox" checked=${hints.value} onChange=${explain} /><span>${t("hints")}<small>${t("hints-note")}</small></span></label>
    <label class="field-line">${t("language")}
      <select class="select" onChange=${(/** @type {Event} */ event) => wishLanguage(/** @type {HTMLSelectElement} */ (event.target).value)}>
        ${Object.entries(LANGUAGES).map(([code, name]) => html`<option key=${code} value=${code} selected=${code === language()}>${name}</option>`)}
      </select></label></div>`;
}
