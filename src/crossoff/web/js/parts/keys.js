// The list on `?`: what can be done now, and the keys.
import { html } from "../ui.js";
import { t } from "../texts.js";

/** @param {{module: import("../contract.js").BoardModule, place: import("../place.js").Place}} props */
export function KeyList({ module, place }) {
  const { view, legal, seat } = place.state.value;
  const shell = [
    { keys: t("key-tab"), does: t("key-tab-does") },
    { keys: "?", does: t("key-help-does") },
    { keys: "Esc", does: t("key-esc-does") },
  ];
  return html`<p class="lead-line">${view && module.prompt(view, legal, seat, t)}</p>
    <dl class="keys">${[...(module.keys?.(t) ?? []), ...shell].map(({ keys, does }) => html`
      <div key=${keys}><dt><kbd>${keys}</kbd></dt><dd>${does}</dd></div>`)}</dl>`;
}
