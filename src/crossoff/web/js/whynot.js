// The clause of the rules behind each reason why something isn't possible, as the games tell it.

/** By the id of the text. @type {Map<string, string>} */
const clauses = new Map();

/** Remember the clauses behind a game's refusals. @param {Pick<import("./contract.js").GameFacts, "refusals">} game */
export function learnRefusals({ refusals }) {
  for (const [id, clause] of Object.entries(refusals)) clauses.set(id, clause);
}

/** @param {import("./contract.js").Why} why @returns {string | null} */
export const clauseOf = ({ id, clause }) => clause ?? clauses.get(id ?? "") ?? null;
