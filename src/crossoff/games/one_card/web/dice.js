/** The tray: dice that roll, and are tapped to be rolled again. */
import { html } from "/js/ui.js";
import { Icon } from "/js/draw/icons.js";
import { tilt } from "/js/draw/seeded.js";
import { Shape } from "./shapes.js";
import { colorList, dieLabel, dieTip } from "./words.js";

/** @typedef {import("./words.js").Translate} Translate */

const MOST_TILT = 5;

/**
 * One die, face up. Rolled again, it lies differently; while it tumbles, other faces pass by.
 * @param {{color: string | null, number: number, turn: number, again: boolean, landing: number, faces: string[],
 *   press: (() => void) | null, refuse: (() => void) | null, t: Translate}} props `landing`: how many land before it, -1 when it
 *   lies still; `refuse` says why it cannot be rolled
 */
function Die({ color, number, turn, again, landing, faces, press, refuse, t }) {
  const tumbling = landing >= 0;
  const state = press ? (again ? "again" : "kept") : "lies";
  const shown = color && tumbling ? [...passingFaces(faces, number + turn), color] : color ? [color] : [];
  const classes = ["oc-die", again && "is-again", tumbling && "is-tumbling", !color && "is-air", press && "is-mine"];
  return html`<button type="button" class=${classes.filter(Boolean).join(" ")} aria-disabled=${press ? undefined : "true"}
    aria-pressed=${press ? String(again) : undefined} data-tip=${color && !tumbling ? dieTip(t, color) : undefined}
    aria-label=${dieLabel(t, number, tumbling ? null : color, state)} onClick=${press ?? refuse}
    style=${{
      "--tilt": tiltOf(number, turn),
      "--landing": landing,
      "--spin": `${(number % 2 ? 1 : -1) * (330 + number * 37)}deg`,
    }}>
    <${Cube}>${shown.map(
      (face, k) => html`<g key=${`${turn} ${k}`} class=${tumbling ? "oc-passing" : ""} style=${{ "--k": k }}>
      <${Shape} color=${face} /></g>`,
    )}<//>
  </button>`;
}

/**
 * The body of a die, with the sign that it is to be rolled again.
 * @param {{children?: any}} props
 */
const Cube = ({ children }) => html`<svg viewBox="-20 -20 40 40" aria-hidden="true">
    <rect class="oc-cube" x="-18" y="-18" width="36" height="36" rx="9" />
    <rect class="oc-face" x="-15.5" y="-15.5" width="31" height="31" rx="8" />${children}</svg>
  <span class="oc-again" aria-hidden="true"><${Icon} name="again" /></span>`;

/** @param {number} number @param {number} turn */
const tiltOf = (number, turn) => `${tilt(`die ${number} ${turn}`, MOST_TILT).toFixed(1)}deg`;

/**
 * Dice that are only looked at.
 * @param {{roll: string[], again?: number[], t: Translate}} props `again`: those to be rolled again, by their numbers from 1
 */
export const LyingDice = ({ roll, again = [], t }) => html`
  <div class="oc-tray" role="img" aria-label=${colorList(t, roll)}>${roll.map(
    (color, k) => html`
    <span key=${k} class=${`oc-die ${again.includes(k + 1) ? "is-again" : ""}`} style=${{ "--tilt": tiltOf(k + 1, 0) }}>
      <${Cube}><${Shape} color=${color} /><//></span>`,
  )}</div>`;

/**
 * The faces that a tumbling die shows before it lands.
 * @param {string[]} faces
 * @param {number} from
 */
const passingFaces = (faces, from) => [1, 3, 5].map((step) => faces[(from + step) % faces.length]);

/**
 * @param {{roll: (string | null)[], faces: string[], turns: number[], again: number[], tumbling: number[],
 *   toggle: ((die: number) => void) | null, refuse?: (() => void) | null, skip: () => void, t: Translate}} props
 *   `turns`: how often each die was rolled; `again` and `tumbling`: dice by their numbers from 1;
 *   `toggle` is null when nothing can be rolled again, and `refuse` says why
 */
export function Tray({ roll, faces, turns, again, tumbling, toggle, refuse = null, skip, t }) {
  return html`<section class="oc-tray" aria-label=${t("oc-tray")} onClick=${tumbling.length ? skip : undefined}>
    ${roll.map(
      (color, k) => html`<${Die} key=${k} color=${color} number=${k + 1} turn=${turns[k] ?? 0} faces=${faces}
      again=${again.includes(k + 1)} landing=${tumbling.indexOf(k + 1)}
      press=${toggle && !tumbling.length ? () => toggle(k + 1) : null} refuse=${tumbling.length ? null : refuse} t=${t} />`,
    )}
  </section>`;
}
