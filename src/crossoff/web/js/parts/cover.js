// A cover between two players on one device: nothing is shown until the right one has it.
import { html, useEffect, useRef } from "../ui.js";
import { t } from "../texts.js";
import { Back } from "../draw/sheet.js";
import { Pen } from "../draw/icons.js";
import { Button } from "../pieces.js";

/** @param {{place: import("../place.js").Place, rules: (clause: string) => void}} props */
export function Cover({ place, rules }) {
  const { seat, table } = place.state.value;
  const name = seat === null ? "" : (table?.seats[seat].name ?? "");
  const page = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    page.current?.querySelector("button")?.focus();
  }, [seat]);
  return html`<main class="page narrow cover" ref=${page}>
    <div class="cover-cards" aria-hidden="true"><${Back} /><${Back} /></div>
    <h1 class="big">${t("hand-over", { name })}</h1><p class="note">${t("hand-over-words")}</p>
    <span class="cover-pen"><${Pen} seat=${seat ?? 0} /></span>
    <${Button} main icon="eye" label=${t("i-am", { name })} press=${() => place.uncover()} />
    <button type="button" class="text" onClick=${() => rules("")}>${t("rules")}</button></main>`;
}
