// What happened, in the words of the record.

/** @typedef {import("../contract.js").What} What */

/** What is around a line, and not part of what it says. */
const AROUND = new Set(["verb", "by", "do", "more", "auto", "covers", "earns"]);
/** What the view shows, and what the shell tells of every game. */
const UNTOLD = new Set(["ready", "gain"]);

/** @param {any} what @returns {string[]} */
export function words(what) {
  if (what === null || what === undefined) return [];
  if (typeof what !== "object") return [String(what)];
  if (Array.isArray(what)) return what.flatMap(words);
  return Object.entries(what).flatMap(([name, value]) => (AROUND.has(name) ? [] : words(value)));
}

/** @param {What} what @param {import("../contract.js").SentenceContext} context */
export function sentence(what, { t, names }) {
  if (UNTOLD.has(what.verb)) return null;
  const line = [what.verb, ...words(what)].join(" ");
  return what.by === null ? line : t("generic-told", { name: names[what.by], do: line });
}
