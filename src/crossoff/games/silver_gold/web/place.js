// Fields and maps in the page.

/** @typedef {{map: string, field: string}} Place */

const PULSE = 420; // ms

/** @param {Event} event @param {string} name */
const nearest = (event, name) =>
  event.target instanceof Element ? (event.target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null;

/** The field an event happened on. @param {Event} event */
export const fieldOf = (event) => nearest(event, "data-field");

/** The map an event happened on. @param {Event} event */
export const mapOf = (event) => nearest(event, "data-map");

/** The drawing of a field among the maps of a section: an example of the rules may lie over the table. @param {Element | null} section @param {Place} place */
export function drawingOf(section, { map, field }) {
  const found = section?.querySelector(`svg[data-map="${map}"] [data-field="${field}"]`);
  return found instanceof SVGElement ? found : null;
}

/** A ring around a field that stays as it is. @param {Element | null} section @param {Place} place */
export function pulse(section, place) {
  const frames = [{ strokeWidth: "1.8px" }, { strokeWidth: "5px" }, { strokeWidth: "1.8px" }];
  drawingOf(section, place)?.querySelector(".sg-sand")?.animate(frames, PULSE);
}
