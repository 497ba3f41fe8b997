// The five opponents, drawn like the cards: flat paper, felt-tip lines. Colours are in css/faces.css.
import { html } from "../ui.js";

/** Each on a paper of its own: what lies behind the head, then head and hair, then the lines of ink. @type {Record<string, import("../contract.js").Child>} */
const FACES = {
  // freckles, and hair that won't lie down
  novice: html`<path class="hair-red" d="M15 30C12 14 22 9 24 13c1-5 7-6 9-2 3-4 8-2 8 2 7 0 9 8 6 17Z" />
    <path class="skin" d="M18 27c0-8 6-11 14-11s14 3 14 11c0 13-6 20-14 20s-14-7-14-20Z" />
    <path class="hair-red" d="M17 29c1-9 5-11 9-12 1 3 5 4 8 2 4 3 9 2 12 10 3-12-6-16-14-16s-17 4-15 16Z" />
    <path class="dots" d="M23 35h.1M26 37h.1M41 35h.1M38 37h.1" /><path class="ink" d="M26 30v1.5M38 30v1.5M25 40c4 5 10 5 14 0Z" />`,
  // a bun, and all the time in the world
  casual: html`<circle class="hair-dark" cx="32" cy="11" r="7" /><path class="hair-dark" d="M15 34c-2-17 8-22 17-22s19 5 17 22l-2 8H17Z" />
    <path class="skin" d="M19 29c0-8 5-9 13-9s13 1 13 9c0 12-5 18-13 18s-13-6-13-18Z" />
    <path class="hair-dark" d="M18 30c1-7 10-6 15-11 3 4 10 4 13 11 1-10-5-15-14-15s-15 5-14 15Z" />
    <path class="ink" d="M24 32c1.5 1.5 3.5 1.5 5 0M35 32c1.5 1.5 3.5 1.5 5 0M27 40c3 2 7 2 10-.5" /><circle class="gold" cx="18.5" cy="39" r="2" /><circle class="gold" cx="45.5" cy="39" r="2" />`,
  // cap and moustache: has done this for years
  skilled: html`<path class="skin" d="M17 28c0-9 6-12 15-12s15 3 15 12c0 13-6 20-15 20s-15-7-15-20Z" /><path class="hair-gray" d="M17 27v8l-2-6ZM47 27v8l2-6Z" />
    <path class="cap-blue" d="M14 24c0-11 8-15 18-15s18 4 18 15c-5-2-11-3-18-3s-13 1-18 3Z" /><path class="ink" d="M14 24c11-5 25-5 36 0" />
    <path class="hair-gray" d="M32 37c-4-3-9-2-11 3 4 2 9 1 11-1 2 2 7 3 11 1-2-5-7-6-11-3Z" />
    <path class="ink" d="M25 30v1.5M39 30v1.5M22 27c2-1.5 4-1.5 6 0M36 27c2-1.5 4-1.5 6 0M29 43c2 1 4 1 6 0" />`,
  // a straight fringe, and one eyebrow that has seen your move
  expert: html`<path class="hair-dark" d="M14 45V27c0-12 8-17 18-17s18 5 18 17v18Z" />
    <path class="skin" d="M19 28c0-8 5-10 13-10s13 2 13 10c0 13-5 20-13 20s-13-7-13-20Z" />
    <path class="hair-dark" d="M18 28V22c3-6 8-8 14-8s11 2 14 8v6Z" /><path class="ink" d="M25 32v1.5M39 32v1.5M22 30h6M36 28.5l6-1.5M28 41c3 1.5 6 1 8-1" />
    <path class="vermilion" d="M24 50l8-4 8 4-8 3Z" />`,
  // white hair, round glasses, a star
  master: html`<path class="hair-white" d="M11 33c-3-8 2-13 5-14 2-7 9-10 16-10s14 3 16 10c3 1 8 6 5 14-2 3-5 3-6 3H17c-1 0-4 0-6-3Z" />
    <path class="skin" d="M19 27c0-8 5-10 13-10s13 2 13 10c0 12-5 20-13 20s-13-8-13-20Z" />
    <path class="hair-white" d="M21 38c3 3 6-2 11-1 5-1 8 4 11 1 0 9-5 14-11 14s-11-5-11-14Z" />
    <path class="ink" d="M29 42c2 1 4 1 6 0M30 31h4" /><circle class="ink" cx="25.5" cy="31" r="5" /><circle class="ink" cx="38.5" cy="31" r="5" /><path class="ink" d="M25.5 30.5v1M38.5 30.5v1" />
    <path class="gold" d="m50 46 1.8 3.7 4 .6-2.9 2.8.7 4-3.6-1.9-3.6 1.9.7-4-2.9-2.8 4-.6Z" />`,
};

/** The face of a level; a plain one for other bots. @param {{level: string}} props */
export const Face = ({
  level,
}) => html`<svg class=${`face face-${level in FACES ? level : "other"}`} viewBox="0 0 64 64" aria-hidden="true">
  <rect class="paper" x="1.5" y="1.5" width="61" height="61" rx="10" />
  ${FACES[level] ?? html`<path class="ink" d="M18 26h28v22H18ZM32 26v-9M26 35v3M38 35v3" />`}
  <rect class="edge" x="1.5" y="1.5" width="61" height="61" rx="10" /></svg>`;

/** Strength as pens, of five; decorative without a label. @param {{strength: number, label: string}} props */
export const Strength = ({
  strength,
  label,
}) => html`<svg class="strength" viewBox="0 0 70 14" role=${label && "img"} aria-label=${label} aria-hidden=${!label}>
  ${[0, 1, 2, 3, 4].map(
    (i) => html`<g class=${i < strength ? "is-on" : ""} transform=${`translate(${i * 14} 0) rotate(-45 7 7)`}>
    <path d="M1 7 4 5.2H12.5V8.8H4Z" /></g>`,
  )}</svg>`;
