// The wordmark: the two o's are fields, crossed off.
import { html } from "../ui.js";
import { InkCross } from "../draw/ink.js";

export const Wordmark = () => html`
  <svg class="wordmark" viewBox="0 0 188 46" role="img" aria-label="crossoff">
    <text x="0" y="38" textLength="38" lengthAdjust="spacingAndGlyphs">cr</text>
    <rect class="o" x="42" y="12" width="27" height="27" rx="6" /><${InkCross} x=${55.5} y=${25.5} r=${10.5} seed="logo1" />
    <text x="74" y="38" textLength="43" lengthAdjust="spacingAndGlyphs">ss</text>
    <rect class="o" x="121" y="12" width="27" height="27" rx="6" /><${InkCross} x=${134.5} y=${25.5} r=${10.5} seed="logoB" />
    <text x="153" y="38" textLength="33" lengthAdjust="spacingAndGlyphs">ff</text></svg>`;
