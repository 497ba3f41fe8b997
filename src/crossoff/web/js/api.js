// The HTTP part of the wire protocol (docs/wire.md).

/** A refusal. `code` is one of the protocol's, or `offline` if the server can't be reached. */
export class Refusal extends Error {
  /** @param {string} code @param {string} [detail] @param {string | null} [why] subdivides the code */
  constructor(code, detail = "", why = null) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
    this.why = why;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [how]
 * @returns {Promise<any>}
 */
async function call(path, how) {
  let response;
  try {
    response = await fetch(path, { credentials: "omit", cache: "no-store", ...how });
  } catch {
    throw new Refusal("offline");
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  throw new Refusal(body?.code ?? (response.status === 404 ? "not_found" : "unavailable"), body?.detail, body?.why);
}

/** @param {string} path @param {Record<string, unknown>} body */
const post = (path, body) =>
  call(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const PAUSES = [400, 1200, 3000]; // milliseconds
/** @typedef {(ms: number) => Promise<unknown>} Wait */
/** @type {Wait} */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A POST that is safe to retry, because `body` has an idempotency key. Retried three times while the server is offline or unavailable.
 * @param {string} path @param {{id: string}} body @param {Wait} wait
 */
async function postAgain(path, body, wait) {
  for (const ms of PAUSES) {
    try {
      return await post(path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || !["offline", "unavailable"].includes(error.code)) throw error;
    }
    await wait(ms);
  }
  return post(path, body);
}

/** @param {string} path @param {string} secret */
const read = (path, secret) => call(path, { headers: { Authorization: `Bearer ${secret}` } });

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** @returns {Promise<{games: import("./contract.js").GameFacts[]}>} */
export const listGames = () => call("/api/games");

/** @param {string} game @param {string} deck @returns {Promise<import("./contract.js").DeckFacts>} */
export const readDeck = (game, deck) =>
  call(`/api/games/${encodeURIComponent(game)}/decks/${encodeURIComponent(deck)}`, { cache: "default" });

/**
 * @typedef {{table: string, seat: number, token: string, host: string, invite: string, watch: string,
 *   commitment: string, local: {seat: number, token: string}[]}} NewTable
 */
/** @param {{id: string}} plan @param {Wait} [wait] @returns {Promise<NewTable>} */
export const createTable = (plan, wait = pause) => postAgain("/api/tables", plan, wait);

/**
 * @typedef {Pick<import("./contract.js").TableFacts, "game" | "options" | "seconds" | "seats" | "started" | "ended">
 *   & {here: boolean[], host: string | null}} InvitationFacts
 */
/** @param {string} table @param {string} invite @returns {Promise<InvitationFacts>} */
export const readInvitation = (table, invite) => read(`${at(table)}/invitation`, invite);

/**
 * @param {string} table @param {{invite: string, name: string, id: string}} who @param {Wait} [wait]
 * @returns {Promise<{seat: number, token: string, commitment: string, started: boolean}>}
 */
export const joinTable = (table, who, wait = pause) => postAgain(`${at(table)}/join`, who, wait);

/** @param {string} table @param {number} seat @param {string} host @param {string} bot its level */
export const giveToBot = (table, seat, host, bot) => post(`${at(table)}/seats/${seat}`, { host, kind: "bot", bot });

/** @param {string} table @param {number} seat @param {string} host @returns {Promise<{seat: number, invite: string}>} */
export const openSeat = (table, seat, host) => post(`${at(table)}/seats/${seat}`, { host, kind: "human" });

/** Propose a rematch. @param {string} table @param {string} token of a seat @returns {Promise<{table: string, commitment: string}>} */
export const askRematch = (table, token) => post(`${at(table)}/rematch`, { token });

/** @param {string} table @param {string} host */
export const endTable = (table, host) => post(`${at(table)}/end`, { host });

/** @param {string} table @param {string} secret @returns {Promise<Record<string, any>>} */
export const readRecord = (table, secret) => read(`${at(table)}/record`, secret);

/** @param {string} game @param {string} lesson */
const inLesson = (game, lesson) => `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

/**
 * The state of a lesson. `say` and `refused` are text ids; `model` is a decision that the step accepts.
 * @typedef {{table: import("./contract.js").TableFacts, seat: number, step: number, steps: number, say: string, refused: string | null,
 *   model: string | null, frames: Pick<Frame, "what" | "view">[], view: import("./contract.js").View, legal: import("./contract.js").Choice[], ask: import("./contract.js").Ask | null,
 *   result: {scores: Record<string, any>[], winners: number[]} | null}} LessonStep
 */
/** @param {string} game @param {string} lesson @param {string[]} decisions all, the latest last @returns {Promise<LessonStep>} */
export const followLesson = (game, lesson, decisions) => post(inLesson(game, lesson), { decisions });

/** @param {string} game @param {string} lesson @param {string[]} decisions @param {string} doText @returns {Promise<{legal: any[], earns: any, ask: import("./contract.js").Ask}>} */
export const previewLesson = (game, lesson, decisions, doText) =>
  post(`${inLesson(game, lesson)}/preview`, { decisions, do: doText });

/**
 * A step of a replay: the draws before it and what was decided then, in order; `said` is the same in short, by seat.
 * @typedef {{seq: number, what: import("./contract.js").What[], said: {by: number, say: import("./contract.js").Say}[],
 *   view: import("./contract.js").View}} Frame
 */
/** @param {string} table @param {string} secret @param {number | null} [seat] whose view, our own if left out @returns {Promise<{frames: Frame[]}>} */
export const readReplay = (table, secret, seat = null) =>
  read(`${at(table)}/replay${seat === null ? "" : `/${seat}`}`, secret);
