// A button that copies a link, even without the clipboard API (plain http).
import { html, useRef, useState } from "../ui.js";
import { t } from "../texts.js";
import { Button } from "../pieces.js";
import { announce } from "./live.js";

/** @param {HTMLInputElement} input @returns {Promise<boolean>} */
async function copied(input) {
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    input.focus();
    input.select();
    return document.execCommand("copy");
  }
}

/** @param {{link: string, label: string}} props */
export function CopyLink({ link, label }) {
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [done, setDone] = useState(false);
  const press = async () => {
    if (!field.current) return;
    const ok = await copied(field.current);
    setDone(ok);
    announce(ok ? t("copied") : t("copy-by-hand"));
  };
  return html`<div class="copy">
    <input ref=${field} class="input" readonly value=${link} aria-label=${label} onFocus=${() => field.current?.select()} />
    <${Button} icon=${done ? "check" : "copy"} label=${done ? t("copied") : t("copy")} press=${press} /></div>`;
}
