/**
 * What has just happened, by seat and by map, for as long as it is worth a look.
 *
 * @typedef {import("/js/contract.js").What} What
 * @typedef {object} Fresh
 * @property {Map<string, Map<string, number>>} marks by map: fields with the strokes that come before them
 * @property {Map<number, {items: Record<string, number>, total: number}>} gains by seat
 * @property {Set<string>} arrived maps that came to their place
 * @property {Set<string>} finished maps that were marked and may be finished now
 * @property {Map<string, Set<string>>} ringed by map: fields crossed off in the last turn
 */

const STROKES_A_SEAT = 2; // of 130 ms: others' ink appears seat by seat
const TOLD = ["mark", "take", "gain", "refill", "display", "keep"];

/** Whether this news shows anything on the table. */
export const isShown = (/** @type {What[]} */ news) => news.some((what) => TOLD.includes(what.verb));

/**
 * @param {What[]} news
 * @param {number | null} me whose ink is on the table already
 * @param {boolean} replay
 * @returns {Fresh}
 */
export function freshOf(news, me, replay) {
  /** @type {Fresh} */
  const fresh = { marks: new Map(), gains: new Map(), arrived: new Set(), finished: new Set(), ringed: new Map() };
  let seats = 0;
  for (const what of news) {
    if (what.verb === "mark")
      what.groups.forEach((/** @type {{map: string}} */ group) => fresh.finished.add(group.map));
    if (what.verb === "mark" && (what.by !== me || replay || what.auto)) {
      addMarks(fresh.marks, what.groups, seats * STROKES_A_SEAT);
      seats += 1;
    }
    if (what.verb === "gain" && what.by !== null) fresh.gains.set(what.by, { items: what.items, total: what.total });
    if (["take", "refill", "display", "keep"].includes(what.verb)) {
      for (const card of what.cards ?? []) fresh.arrived.add(card);
    }
  }
  return fresh;
}

/** The fields crossed off in these events, by map. @param {What[]} did @returns {Fresh["ringed"]} */
export function ringedBy(did) {
  /** @type {Fresh["ringed"]} */
  const ringed = new Map();
  for (const { map, fields } of did.flatMap((what) => (what.verb === "mark" ? what.groups : [])))
    ringed.set(map, new Set([...(ringed.get(map) ?? []), ...fields]));
  return ringed;
}

/** @param {Fresh["marks"]} marks @param {{map: string, fields: string[]}[]} groups @param {number} delay */
function addMarks(marks, groups, delay) {
  for (const { map, fields } of groups) {
    const found = marks.get(map) ?? new Map();
    for (const field of fields) found.set(field, delay);
    marks.set(map, found);
  }
}

/** @typedef {import("/js/contract.js").SoundName} SoundName */

/** Lines of the score sheet with their sounds, in the order in which they are heard. @type {[string, SoundName][]} */
const GAINS = [
  ["coins", "coin"],
  ["palms", "palm"],
  ["maps", "finish"],
  ["cups", "cup"],
];

/** What is heard of it. @param {What[]} news @param {number | null} me @returns {SoundName[]} */
export function soundsOf(news, me) {
  const mine = news.find((what) => what.verb === "gain" && what.by === me);
  return [
    ...(news.some((what) => what.verb === "mark" && what.by !== me) ? [/** @type {SoundName} */ ("pen")] : []),
    ...GAINS.filter(([item]) => mine?.items[item] > 0).map(([, sound]) => sound),
    ...(news.some((what) => what.verb === "expedition" || what.verb === "take")
      ? [/** @type {SoundName} */ ("card")]
      : []),
  ];
}
