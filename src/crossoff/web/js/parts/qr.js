// A QR code, drawn locally: no image service ever sees a link.
import { html, useMemo } from "../ui.js";
import { qrCode } from "../qr.js";

const QUIET = 4; // modules of quiet zone that readers need

/** @param {{text: string, label: string}} props */
export function QrCode({ text, label }) {
  const { d, size } = useMemo(() => {
    const rows = qrCode(text);
    const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : "")));
    return { d: path.join(""), size: rows.length + 2 * QUIET };
  }, [text]);
  return html`<svg class="qr" viewBox=${`0 0 ${size} ${size}`} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width=${size} height=${size} fill="#fff" /><path d=${d} fill="#000" /></svg>`;
}
