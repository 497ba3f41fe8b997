// One-time hints: explain in one line what happens for the first time, without covering the choices.
import { html, useEffect, useState } from "../ui.js";
import { t } from "../texts.js";
import { Icon } from "../draw/icons.js";
import { hints as areWanted } from "../settings.js";
import { keep, kept } from "../storage.js";

/** @typedef {import("../contract.js").Hint} Hint */
/** @typedef {import("../contract.js").Moment} Moment */
/** @typedef {{shown: Hint | null, close: () => void}} ShownHint */

const SEEN = "hints-seen";

/** The first unseen hint whose condition holds. @param {Hint[]} all @param {Moment} now @param {string[]} seen */
export const hintFor = (all, now, seen) => all.find((one) => !seen.includes(one.id) && one.when(now)) ?? null;

/**
 * The current hint: it stays until it is closed, until the next one, or until this seat decides.
 * @param {import("../place.js").Place} place
 * @param {import("../pages/table.js").Loaded} loaded
 * @returns {ShownHint}
 */
export function useHint(place, { module, deck }) {
  const [shown, setShown] = useState(/** @type {Hint | null} */ (null));
  const { view, legal, seat, news, seq } = place.state.value;
  const isOff = !areWanted.value || place.covered.value;
  useEffect(() => {
    if (isOff || !view) return;
    const seen = kept(SEEN, /** @type {string[]} */ ([]));
    const next = hintFor(module.hints ?? [], { view, legal, me: seat, news, deck }, seen);
    if (!next) return;
    keep(SEEN, [...seen, next.id]);
    setShown(next);
  }, [seq, isOff]);
  return { shown: isOff ? null : shown, close: () => setShown(null) };
}

/** The live region of the hint. Boards re-create the bar, but this element persists, so that screen readers notice changes. @param {{hint: ShownHint}} props */
export const HintVoice = ({ hint: { shown } }) => html`<p class="unseen" role="status">${shown && t(shown.id)}</p>`;

/** The visible hint. @param {{hint: ShownHint, rules: (clause: string) => void}} props */
export const HintLine = ({
  hint: { shown, close },
  rules,
}) => html`<div class=${shown ? "hint-line is-shown" : "hint-line"}>
  <p>${shown && t(shown.id)}</p>
  ${
    shown &&
    html`<button type="button" class="text" onClick=${() => rules(shown.clause)}>${t("hint-more")}</button>
    <button type="button" class="tool" aria-label=${t("hint-close")} title=${t("hint-close")} onClick=${close}><${Icon} name="close" /></button>`
  }</div>`;
