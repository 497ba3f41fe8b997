// The key to this seat, handed out on purpose: a link and its QR code for another device.
import { html } from "../ui.js";
import { t } from "../texts.js";
import { linkTo, seatHash } from "../route.js";
import { CopyLink } from "./copy.js";
import { HereOnly } from "./invitation.js";
import { QrCode } from "./qr.js";

/** @param {{table: string, token: string}} props */
export function MoveSeat({ table, token }) {
  const link = linkTo(seatHash(table, token));
  return html`<section class="invitation"><${QrCode} text=${link} label=${t("qr-label")} />
    <div class="invitation-words"><p>${t("move-seat-words")}</p><${CopyLink} link=${link} label=${t("move-seat-link")} />
      <${HereOnly} /></div></section>`;
}
