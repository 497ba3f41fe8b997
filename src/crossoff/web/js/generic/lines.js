// A view of any game as lines of text, like core/model/defaults.py for the terminal.

/** Fields whose name is left out, because their content is clear without it. */
const THROUGH = new Set(["table", "score"]);
const UNSEEN = ["game", "observer", "actors", "seats"];

/** @param {Record<string, any>} fields @param {string} beginning @returns {[string, any][]} */
function flat(fields, beginning = "") {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === undefined) return [];
    if (typeof value !== "object" || Array.isArray(value))
      return [/** @type {[string, any]} */ ([beginning + name, value])];
    return flat(value, THROUGH.has(name) ? "" : `${beginning}${name} `);
  });
}

/** @param {any} value @returns {string} */
function brief(value) {
  if (Array.isArray(value)) return value.map(brief).join(" ") || "-";
  return value !== null && typeof value === "object" ? Object.values(value).join(" ") : String(value);
}

/** @param {Record<string, any>} view @param {string[]} names of the seats @returns {string[]} */
export function viewLines(view, names) {
  const table = Object.fromEntries(Object.entries(view).filter(([name]) => !UNSEEN.includes(name)));
  const seats = (view.seats ?? []).map(
    (/** @type {Record<string, any>} */ seat, /** @type {number} */ k) =>
      `${names[k]}: ${flat(seat)
        .map(([name, value]) => `${name} ${brief(value)}`)
        .join(", ")}`,
  );
  return [...flat(table).map(([name, value]) => `${name}: ${brief(value)}`), ...seats];
}
