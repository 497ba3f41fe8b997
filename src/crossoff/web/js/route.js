// Page addresses. Secrets are in the fragment, which browsers never send to a server.

/**
 * @typedef {{page: "start"}
 *   | {page: "table", table: string, token: string | null}
 *   | {page: "join", table: string, invite: string}
 *   | {page: "watch", table: string, watch: string}
 *   | {page: "rules", game: string, clause: string}
 *   | {page: "learn", game: string}
 *   | {page: "lost"}} Route
 */

const HEX = /^[0-9a-f]{32}$/;

/** @param {string} hash @returns {Route} */
export function routeOf(hash) {
  const [kind, table = "", secret = "", ...rest] = hash.replace(/^#\/?/, "").split("/");
  if (!kind) return { page: "start" };
  if (kind === "rules" && !rest.length) return { page: "rules", game: table, clause: secret };
  if (kind === "learn" && table && !secret) return { page: "learn", game: table };
  if (rest.length || !HEX.test(table)) return { page: "lost" };
  if (kind === "t" && !secret) return { page: "table", table, token: null };
  if (!HEX.test(secret)) return { page: "lost" };
  if (kind === "t") return { page: "table", table, token: secret };
  if (kind === "j") return { page: "join", table, invite: secret };
  if (kind === "w") return { page: "watch", table, watch: secret };
  return { page: "lost" };
}

/** A table where this browser has a seat: safe to show and to share. @param {string} table */
export const tableHash = (table) => `#t/${table}`;
/** A seat with its key, to take it to another device. @param {string} table @param {string} token */
export const seatHash = (table, token) => `#t/${table}/${token}`;
/** @param {string} table @param {string} invite */
export const joinHash = (table, invite) => `#j/${table}/${invite}`;
/** @param {string} table @param {string} watch */
export const watchHash = (table, watch) => `#w/${table}/${watch}`;
/** A game's rules, optionally at a clause. @param {string} [game] @param {string} [clause] */
export const rulesHash = (game, clause) => `#${["rules", game, clause].filter(Boolean).join("/")}`;
/** The tutorial of a game. @param {string} game */
export const learnHash = (game) => `#learn/${game}`;

/** A full URL, for sharing. With the name of a game, messengers show its picture. @param {string} hash @param {string} [game] */
export const linkTo = (hash, game) => `${location.origin}/${game ? `?game=${game}` : ""}${hash}`;

/** @param {string} hash */
export function goTo(hash) {
  location.hash = hash;
}
