// What one seat (or an onlooker) knows of the table: the sum of the messages it got.

import { hasText } from "./texts.js";

/** @typedef {import("./contract.js").TableFacts} TableFacts */
/** @typedef {import("./contract.js").What} What */
/** @typedef {import("./contract.js").Choice} Choice */
/** @typedef {import("./contract.js").SeatFacts} SeatFacts */
/** @typedef {import("./contract.js").Recent} Recent */

/**
 * @typedef {object} TableState
 * @property {number | null} seat null for an onlooker
 * @property {number} seq
 * @property {TableFacts | null} table null before the welcome
 * @property {Record<string, any> | null} view null before the game
 * @property {string | null} phase
 * @property {Choice[]} legal
 * @property {import("./contract.js").Ask | null} ask what is asked of this seat, also when that is to wait
 * @property {string | null} undo the phase of this seat's decision that can still be taken back
 * @property {import("./contract.js").Result | null} result once the game is over
 * @property {number | null} until when the time for this seat's decision is up, by this device's clock; null without one
 * @property {boolean[]} here
 * @property {(number | null)[]} away since when each seat is disconnected, by this device's clock; null if it's here
 * @property {boolean[]} ready whose sealed decision is in
 * @property {What[]} news of the latest event
 * @property {Recent[]} recent what each seat did since this one last decided
 * @property {What[]} past what can be told of, oldest first
 * @property {What[]} missed what happened while one was away; only after a comeback
 * @property {boolean} live whether the latest news came as it happened, not with a welcome
 */

/** @type {TableState} */
export const NOTHING = {
  seat: null,
  seq: 0,
  table: null,
  view: null,
  phase: null,
  legal: [],
  ask: null,
  undo: null,
  result: null,
  until: null,
  here: [],
  away: [],
  ready: [],
  news: [],
  recent: [],
  past: [],
  missed: [],
  live: false,
};

const LONGEST_PAST = 60;
const NOT_PLAY = new Set(["sit", "bot", "open", "begin", "end", "rematch", "create", "gain"]);

/**
 * Whose caps are on after these lines: any play that is told opens all pens again.
 * @param {boolean[]} ready
 * @param {What[]} what
 */
export function readyAfter(ready, what) {
  let caps = [...ready];
  for (const line of what) {
    if (line.verb === "ready" && line.by !== null) caps[line.by] = true;
    else if (line.verb === "unready" && line.by !== null) caps[line.by] = false;
    else if (!NOT_PLAY.has(line.verb)) caps = [];
  }
  return caps;
}

/**
 * The lines that may still be listed once others have come: a card hides those that it covers.
 * @param {What[]} past
 * @param {What[]} what
 */
function stillOpen(past, what) {
  const covering = new Set(what.filter((line) => line.covers).map((line) => line.verb));
  return covering.size ? past.filter((line) => !covering.has(line.verb)) : past;
}

/** @param {(number | null)[] | undefined} seconds @param {number} now @returns {(number | null)[]} */
const awaySince = (seconds = [], now) => seconds.map((one) => (one === null ? null : now - one * 1000));

/**
 * @param {TableState} state
 * @param {any} message welcome, event or here
 * @param {number} [now] in milliseconds
 * @returns {TableState}
 */
export function after(state, message, now = Date.now()) {
  if (message.t === "here") return { ...state, here: message.here, away: awaySince(message.away, now) };
  if (message.t !== "welcome" && message.t !== "event") return state;
  const isWelcome = message.t === "welcome";
  if (!isWelcome && message.seq <= state.seq) return state;
  /** @type {What[]} */
  const what = isWelcome ? message.missed.flatMap((/** @type {any} */ one) => one.what) : message.what;
  return {
    seat: isWelcome ? message.seat : state.seat,
    seq: message.seq,
    table: message.table ?? state.table,
    view: message.view,
    phase: message.phase,
    legal: message.legal ?? [],
    ask: message.ask ?? null,
    undo: message.undo ?? null,
    result: message.result ?? null,
    until: message.left === undefined ? null : now + message.left * 1000,
    here: isWelcome ? message.here : state.here,
    away: isWelcome ? awaySince(message.away, now) : state.away,
    ready: readyAfter(state.ready, what),
    news: isWelcome ? [] : what,
    recent: message.recent ?? [],
    past: [...stillOpen(state.past, what), ...what].slice(-LONGEST_PAST),
    missed: isWelcome && state.table ? what : [],
    live: !isWelcome,
  };
}

/**
 * The name of a bot: of its character, numbered if it sits there twice, or one by its place.
 * @param {TableFacts["seats"]} seats @param {number} seat @param {(id: string, args?: Record<string, string | number>) => string} t
 */
function botName(seats, seat, t) {
  const { bot: level } = seats[seat];
  if (!hasText(`character-${level}`)) return t("bot-name", { place: seat + 1 });
  const before = seats.slice(0, seat).filter((one) => one.bot === level).length;
  const name = t(`character-${level}`);
  return before ? `${name} ${before + 1}` : name;
}

/**
 * The seats in order, as they are said from the place of one of them.
 * @param {TableState} state
 * @param {(id: string, args?: Record<string, string | number>) => string} t
 * @param {boolean} [isShared] several sit round this device, so that nobody is simply "you"
 * @returns {SeatFacts[]}
 */
export function seatsOf(state, t, isShared = false) {
  return (state.table?.seats ?? []).map((one, seat) => ({
    seat,
    name:
      seat === state.seat && !isShared
        ? t("you")
        : one.name ||
          (one.kind === "bot" ? botName(state.table?.seats ?? [], seat, t) : t("seat-open", { place: seat + 1 })),
    given: one.name ?? "",
    kind: one.kind,
    bot: one.bot ?? null,
    open: one.open,
    here: one.kind === "bot" || (state.here[seat] ?? false),
    ready: state.ready[seat] ?? false,
    me: seat === state.seat,
  }));
}

/** Points of the seats in a view, as far as they are known. @param {{score?: {total?: number}}[]} [seats] @returns {number[]} */
export const totalsOf = (seats = []) => seats.flatMap((seat) => seat.score?.total ?? []);

/** The seats a game waits for before it begins: free ones and, in a rematch, those of people who haven't come yet. @param {TableFacts} table */
export const awaitedSeats = (table) =>
  table.seats.flatMap((seat, n) =>
    seat.open || (table.waits && seat.kind === "human" && !table.nonces[n]) ? [n] : [],
  );

/** Whether this seat is being asked. @param {TableState} state */
export const isAsked = (state) => state.phase !== null && state.legal.length > 0;

/**
 * Whether what this seat sees or decides now must be kept from the others round one device: several
 * decide at the same time, or it holds cards that others may not see.
 * @param {TableState} state
 */
export function isSecret(state) {
  const seats = state.view?.seats ?? [];
  const waiting = seats.filter((/** @type {{waiting?: boolean}} */ one) => one.waiting).length;
  return waiting > 1 || state.ready.some(Boolean) || (state.view?.hand?.length ?? 0) > 0;
}

/**
 * Which of the seats on this device is to be shown: stay as long as that seat is asked, then the
 * next one that is.
 * @param {TableState[]} states of this device's seats
 * @param {number} shown which of them is shown now
 */
export function nextShown(states, shown) {
  if (states[shown] && isAsked(states[shown])) return shown;
  for (let step = 1; step < states.length; step += 1) {
    const other = (shown + step) % states.length;
    if (isAsked(states[other])) return other;
  }
  return shown;
}

/**
 * Whose board is shown next where several share a device, and whether it is covered first. Under the
 * cover nobody has the turn yet: it is whoever comes after the holder. And while there is something
 * to hide a cover stays until it is lifted: where a clock runs out under it, nobody knows any more
 * in whose hands the device is.
 * @param {TableState[]} states of this device's seats
 * @param {{shown: number, holder: number | null, covered: boolean, isBehind: boolean}} now `isBehind`
 *   if not all of them have the latest news yet: then the turn does not pass on
 */
export function handOver(states, { shown, holder, covered, isBehind }) {
  const next = isBehind ? shown : nextShown(states, covered ? (holder ?? 0) : shown);
  return { shown: next, covered: isSecret(states[next]) && (covered || next !== holder) };
}
