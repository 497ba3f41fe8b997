/** The six shapes of dice and rows, and the sun: drawn round 0,0 with a radius of about 10. */
import { html } from "/js/ui.js";

/**
 * A shape for each colour, so that colour is never alone.
 * @type {Record<string, string>}
 */
const SHAPES = {
  red: "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
  orange: "M0-10.2 9.9-3 6.1 8.6H-6.1L-9.9-3Z",
  yellow: "M0-9.5A9.5 9.5 0 1 1 0 9.5 9.5 9.5 0 1 1 0-9.5Z",
  // Hollow: small, it would pass for the hexagon.
  green: "M-4-9.5H4L9.5-4V4L4 9.5H-4L-9.5 4V-4ZM-1.3-3.1H1.3L3.1-1.3V1.3L1.3 3.1H-1.3L-3.1 1.3V-1.3Z",
  blue: "M0-10 10.5 8.5H-10.5Z",
  purple: "M-8.6-8.6H8.6V8.6H-8.6Z",
};

/** @param {{color: string, x?: number, y?: number, scale?: number}} props */
export const Shape = ({ color, x = 0, y = 0, scale = 1 }) => html`
  <path class=${`oc-shape oc-${color}`} d=${SHAPES[color]} transform=${`translate(${x} ${y}) scale(${scale})`} />`;

const RAYS =
  "M0-8.4V-5.8M0 5.8V8.4M-8.4 0H-5.8M5.8 0H8.4M-5.9-5.9-4.1-4.1M4.1 4.1 5.9 5.9M-5.9 5.9-4.1 4.1M4.1-4.1 5.9-5.9";

/** @param {{x?: number, y?: number, scale?: number, tip?: string}} props */
export const Sun = ({ x = 0, y = 0, scale = 1, tip }) => html`
  <g class="oc-sun" data-tip=${tip} transform=${`translate(${x} ${y}) scale(${scale})`}><circle r="3.9" /><path d=${RAYS} /></g>`;
