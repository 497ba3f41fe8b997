// A sheet over the page: one at a time, closed by Esc, by its button or by a tap outside.
import { html, signal, useEffect, useRef } from "../ui.js";
import { t } from "../texts.js";
import { ToolButton } from "../pieces.js";

/** @typedef {import("../contract.js").Child} Child */

/** A function if the title can change while the sheet is open. @typedef {string | (() => string)} Title */

const opened = signal(/** @type {{title: Title, body: Child} | null} */ (null));

/** @param {Title} title @param {Child} body */
export function openSheet(title, body) {
  opened.value = { title, body };
}

export function closeSheet() {
  opened.value = null;
}

/** True if a sheet is open. */
export const isSheetOpen = () => document.querySelector("dialog[open]") !== null;

/** Rendered once per page. The browser traps the focus and restores it. */
export function SheetHost() {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const sheet = opened.value;
  useEffect(() => {
    const dialog = ref.current;
    if (sheet && dialog && !dialog.open) dialog.showModal();
    if (!sheet && dialog?.open) dialog.close();
    if (sheet) dialog?.querySelector(".sheet-body")?.scrollTo(0, 0);
  }, [sheet]);
  // The event is asynchronous: another sheet may have been opened since.
  const closed = () => {
    if (!ref.current?.open) closeSheet();
  };
  const outside = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current) closeSheet();
  };
  return html`<dialog ref=${ref} class="sheet" aria-labelledby="sheet-title" onClose=${closed} onClick=${outside}>
    ${
      sheet &&
      html`<div class="sheet-inside">
      <header class="sheet-head"><h2 id="sheet-title">${typeof sheet.title === "string" ? sheet.title : sheet.title()}</h2>
        <${ToolButton} icon="close" label=${t("close")} press=${closeSheet} /></header>
      <div class="sheet-body" tabindex="0">${sheet.body}</div></div>`
    }
  </dialog>`;
}
