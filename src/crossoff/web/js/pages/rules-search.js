// Text search that ignores case and accents: "Munze" finds "Münzen".

/** @typedef {[from: number, to: number]} Range */

/**
 * A text normalised for comparison, with the original index of each letter.
 * @param {string} text
 */
export function folded(text) {
  let letters = "";
  /** @type {number[]} */
  const places = [];
  for (const [place, letter] of [...text].entries()) {
    for (const part of letter
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace("ß", "ss")
      .replace("’", "'")) {
      letters += part;
      places.push(place);
    }
  }
  return { letters, places };
}

/** The words of a search query. @param {string} query */
export const wordsOf = (query) => folded(query).letters.split(/\s+/).filter(Boolean);

/** True if each word is in one of the texts. @param {string[]} texts @param {string[]} words */
export function hasAll(texts, words) {
  const all = texts.map((text) => folded(text).letters);
  return words.every((word) => all.some((text) => text.includes(word)));
}

/** The ranges of words in a text; overlapping ones are merged. @param {string} text @param {string[]} words @returns {Range[]} */
export function hitsIn(text, words) {
  const { letters, places } = folded(text);
  /** @type {Range[]} */
  const found = [];
  for (const word of words) {
    for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1)) {
      found.push([places[at], places[at + word.length - 1] + 1]);
    }
  }
  found.sort(([a], [b]) => a - b);
  /** @type {Range[]} */
  const joined = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** Split a text into hits and the rest. @param {string} text @param {string[]} words @returns {{text: string, isHit: boolean}[]} */
export function cut(text, words) {
  const letters = [...text];
  const parts = [];
  let at = 0;
  for (const [from, to] of hitsIn(text, words)) {
    parts.push(
      { text: letters.slice(at, from).join(""), isHit: false },
      { text: letters.slice(from, to).join(""), isHit: true },
    );
    at = to;
  }
  parts.push({ text: letters.slice(at).join(""), isHit: false });
  return parts.filter((part) => part.text !== "");
}
