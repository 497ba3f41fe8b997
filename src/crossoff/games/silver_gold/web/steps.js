/**
 * Going from field to field with the arrow keys.
 *
 * @typedef {import("./facts.js").MapCard} MapCard
 * @typedef {{map: string, field: string}} Place
 */

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether a key goes from field to field. */
export const isStep = (/** @type {string} */ key) => key in WAYS;

/**
 * The next field in the direction of a key: the nearest in line, then the nearest beside it, then
 * the next map's nearest edge. Stays where it is at the end.
 * @param {MapCard[]} cards the maps side by side
 * @param {Place} at
 * @param {string} key
 * @returns {Place}
 */
export function step(cards, at, key) {
  const index = cards.findIndex((card) => card.id === at.map);
  const from = cards[index]?.byName.get(at.field);
  if (!from) return at;
  const [dx, dy] = WAYS[key];
  const ahead = nearestAhead(cards[index], from, dx, dy);
  if (ahead) return { map: at.map, field: ahead };
  const next = cards[index + dx + dy];
  if (!next) return at;
  const span = Math.max(...next.fields.map(({ x, y }) => Math.max(x, y))) + 1;
  const start = { x: from.x - dx * span, y: from.y - dy * span };
  const field = nearestAhead(next, start, dx, dy);
  return field ? { map: next.id, field } : at;
}

/** @param {MapCard} card @param {{x: number, y: number}} from @param {number} dx @param {number} dy */
function nearestAhead(card, from, dx, dy) {
  let best = null;
  let least = Infinity;
  for (const { x, y, name } of card.fields) {
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (along <= 0) continue;
    const away = along + aside * 4;
    if (away < least) [best, least] = [name, away];
  }
  return best;
}
