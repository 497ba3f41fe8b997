// Sounds are off at first; the first decision offers them, once.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { sounds } from "../settings.js";
import { play } from "../sound.js";
import { keep, kept } from "../storage.js";

const OFFERED = "sounds-offered";

/** @typedef {{isDue: boolean, decided: () => void, answer: (on: boolean) => void}} Offer */

/** Due from the first decision on, until it is answered or has been seen through another decision. @returns {Offer} */
export function useSoundOffer() {
  const [isDue, set] = useState(false);
  return {
    isDue,
    decided: () => set(!sounds.peek() && !kept(OFFERED, false)),
    answer: (on) => {
      sounds.value = on;
      set(false);
      play("coin"); // as a sample
    },
  };
}

/** @param {{offer: Offer}} props */
export function SoundOffer({ offer: { answer } }) {
  useEffect(() => keep(OFFERED, true), []);
  return html`<div class="hint-line is-shown"><p>${t("sounds-offer")}</p>
    <button type="button" class="text" onClick=${() => answer(true)}>${t("sounds-yes")}</button>
    <button type="button" class="text" onClick=${() => answer(false)}>${t("sounds-no")}</button></div>`;
}
