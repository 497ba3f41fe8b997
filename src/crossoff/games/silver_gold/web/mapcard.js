// A treasure map as it lies on the table, with what was crossed off on it.
import { html, useComputed, useMemo } from "/js/ui.js";
import { InkCross } from "/js/draw/ink.js";
import { Sheet, Weave } from "/js/draw/sheet.js";
import { Emblem, FieldSymbol, Rose, Seal } from "./symbols.js";
import { fieldPlace } from "./facts.js";
import { fieldLabel, symbolTip } from "./words.js";

/**
 * @typedef {import("./facts.js").MapCard} Card
 * @typedef {import("./facts.js").Field} Field
 * @typedef {import("./words.js").Texts} Texts
 * @typedef {{map: string, fields: string[]} | null} Ghost
 * @typedef {object} Play what makes a map's fields answer to a hand
 * @property {Set<string>} possible
 * @property {Set<string> | null} [fitting] those of them where the shape fits; null where that makes no difference
 * @property {Set<string>} [gave] fields that gave the extra field which is owed
 * @property {Set<string>} chosen
 * @property {import("/vendor/signals.js").Signal<Ghost>} ghost a placement shown but not chosen
 * @property {string | null} focus the field that takes the keyboard; null where fields are only looked at
 */

const PITCH = 26;
const LEFT = 12;
const HEIGHT = 126;
const FREE = Object.freeze(new Set());

/** Where the first row begins: maps with fewer rows lie in the middle. */
const topOf = (/** @type {Card} */ card) => (HEIGHT - card.rows * PITCH) / 2;

/** A point of the card's drawing in fields from the map's corner. @returns {[number, number]} */
export const inFields = (/** @type {Card} */ card, /** @type {number} */ u, /** @type {number} */ v) => [
  (u - LEFT) / PITCH,
  (v - topOf(card)) / PITCH,
];

/** Outline of some fields, for the coast and for the ghost of a shape. @param {Card} card @param {[number, number][]} places @param {number} inset */
function outline(card, places, inset) {
  const side = PITCH - 2 * inset;
  return places
    .map(([x, y]) => `M${LEFT + x * PITCH + inset} ${topOf(card) + y * PITCH + inset}h${side}v${side}h-${side}z`)
    .join("");
}

/**
 * @param {{card: Card, free: Iterable<string>, label: string, t: Texts, play?: Play, spoken?: boolean,
 *   fresh?: Map<string, number>, ringed?: Set<string>, small?: boolean, cls?: string, [attribute: string]: any}} props
 *   `fresh`: fields that were crossed off just now, with the strokes that come before them; `ringed`: those of the last turn;
 *   `spoken`: every field has its own label
 */
export function TreasureMap({
  card,
  free,
  label,
  t,
  play,
  spoken = false,
  fresh,
  ringed,
  small = false,
  cls = "",
  ...rest
}) {
  const open = useMemo(() => new Set(free), [free]);
  const coast = useMemo(
    () =>
      outline(
        card,
        card.fields.map(({ x, y }) => [x, y]),
        0,
      ),
    [card],
  );
  const role = play || spoken ? { role: "group" } : {};
  return html`<${Sheet} cls=${`sg-map sg-${card.color} ${cls}`} label=${label} gloss=${!small} data-map=${card.id}
      ...${role} ...${rest}>
    <${Weave} paper=${`paper-${card.color}`} />
    <g class="sg-coast"><path class="sg-shoal" d=${coast} /><path class="sg-water" d=${coast} /><path class="sg-beach" d=${coast} /></g>
    <g class="sg-legend" transform="translate(147 3.5)" data-tip=${small ? undefined : t("sg-tip-value")}><path class="sg-flag" d="M-15 0H15V29L0 36-15 29Z" />
      <text class="sg-value" y="18.5">${card.value}</text><${Emblem} color=${card.color} y=${26} /></g>
    ${
      card.seal
        ? html`<${Seal} color=${card.seal} points=${card.sealPoints} x=${147} y=${90}
        tip=${small ? undefined : t("sg-tip-seal", { color: card.seal, points: card.sealPoints })} />`
        : html`<${Rose} x=${147} y=${90} />`
    }
    <g class="sg-fields">${card.fields.map(
      (field) => html`
      <${FieldView} key=${field.name} card=${card} field=${field} t=${t} small=${small} spoken=${spoken || play !== undefined}
        state=${stateOf(field.name, open, play)} focus=${play && play.focus !== null ? play.focus === field.name : null}
        fresh=${fresh?.get(field.name)} ringed=${ringed?.has(field.name) ?? false} gave=${play?.gave?.has(field.name) ?? false} />`,
    )}</g>
    ${play && html`<${GhostView} card=${card} ghost=${play.ghost} />`}
  <//>`;
}

/** @param {string} name @param {Set<string>} open @param {Play} [play] */
function stateOf(name, open, play) {
  const { possible, fitting = null, chosen } = play ?? { possible: FREE, chosen: FREE };
  if (chosen.has(name)) return "chosen";
  if (possible.has(name)) return fitting === null || fitting.has(name) ? "possible" : "single";
  return open.has(name) ? "free" : "crossed";
}

/**
 * @param {{card: Card, field: Field, state: string, t: Texts, small: boolean, spoken: boolean, focus: boolean | null,
 *   fresh?: number, ringed: boolean, gave: boolean}} props
 */
function FieldView({ card, field, state, t, small, spoken, focus, fresh, ringed, gave }) {
  const [x, y] = [LEFT + (field.x + 0.5) * PITCH, topOf(card) + (field.y + 0.5) * PITCH];
  const inked = state === "chosen" || state === "crossed";
  const said = spoken ? { "aria-label": fieldLabel(field, state, t), role: "img" } : {};
  const played =
    focus === null
      ? {}
      : {
          role: "button",
          tabindex: focus ? 0 : -1,
          "aria-pressed": state === "chosen",
          "aria-disabled": state === "free" || state === "crossed",
        };
  return html`<g class=${`sg-field is-${state}`} data-field=${field.name} transform=${`translate(${x} ${y})`}
      data-tip=${small ? undefined : symbolTip(field.symbol, t)} ...${said} ...${played}>
    <rect class="sg-hit" x="-13" y="-13" width="26" height="26" />
    <rect class="sg-sand" x="-12" y="-12" width="24" height="24" rx="4.5" />
    <${FieldSymbol} sign=${field.symbol} />
    ${((ringed && state === "crossed") || gave) && html`<rect class="ringed" x="-11.2" y="-11.2" width="22.4" height="22.4" rx="4" />`}
    ${(state === "possible" || state === "single") && field.symbol === "." && html`<circle class="hint" r="2.6" />`}
    ${
      inked &&
      html`<${InkCross} r=${8.6} seed=${card.id + field.name} streaks=${!small}
      fresh=${state === "chosen" || fresh !== undefined} delay=${fresh ?? 0} />`
    }
  </g>`;
}

/** The shape where it would lie. Bound to its signal: moving it draws nothing else again. @param {{card: Card, ghost: Play["ghost"]}} props */
function GhostView({ card, ghost }) {
  const d = useComputed(() => {
    const at = ghost.value;
    return at?.map === card.id ? outline(card, at.fields.map(fieldPlace), 2) : "";
  });
  return html`<path class="sg-ghost" d=${d} />`;
}
