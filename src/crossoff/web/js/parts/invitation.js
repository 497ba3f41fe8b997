// The invitation: a link and its QR code.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { joinHash, linkTo } from "../route.js";
import { CopyLink } from "./copy.js";
import { lazy } from "./lazy.js";

const QrCode = lazy(async () => (await import("./qr.js")).QrCode);

const HERE_ONLY = /^(localhost|127\.|\[::1\])/;

/** A warning where the address of this page only works on this computer. */
export const HereOnly = () => HERE_ONLY.test(location.hostname) && html`<p class="note">${t("invite-local")}</p>`;

/** @param {{table: string, invite: string, game: string}} props */
export function Invitation({ table, invite, game }) {
  const link = linkTo(joinHash(table, invite), game);
  return html`<section class="invitation">
    <${QrCode} text=${link} label=${t("qr-label")} />
    <div class="invitation-words"><p>${t("invite-words")}</p><${CopyLink} link=${link} label=${t("invite-link")} />
      <${HereOnly} /></div></section>`;
}
