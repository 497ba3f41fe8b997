// The help on `?`: what can be done now, the rules, the symbols and the keys.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { Button } from "../pieces.js";
import { speak } from "../say.js";
import { seatsOf } from "../state.js";

/** @param {{loaded: import("../pages/table.js").Loaded, place: import("../place.js").Place, rules: (clause: string) => void}} props */
export function KeyList({ loaded: { module, deck }, place, rules }) {
  const { ask } = place.state.value;
  const names = seatsOf(place.state.value, t, place.isShared).map((seat) => seat.name);
  const shell = [
    { keys: t("key-tab"), does: t("key-tab-does") },
    { keys: "E", does: t("key-explain-does") },
    { keys: "?", does: t("key-help-does") },
    { keys: "Esc", does: t("key-esc-does") },
  ];
  return html`<p class="lead-line">${speak(ask?.prompt, t, names)}</p>
    <${Button} icon="book" label=${t("rules")} press=${() => rules("")} />
    ${
      module.Legend &&
      html`<section class="legend-part"><h3>${t("symbols")}</h3><${module.Legend} deck=${deck} t=${t} /></section>
      <h3>${t("keys")}</h3>`
    }
    <dl class="keys">${[...(module.keys?.(t) ?? []), ...shell].map(
      ({ keys, does }) => html`
      <div key=${keys}><dt><kbd>${keys}</kbd></dt><dd>${does}</dd></div>`,
    )}</dl>`;
}
