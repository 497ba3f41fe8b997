// A small pseudo-random generator, seeded with a string.

/**
 * A generator of numbers in [0, 1). The same text gives the same numbers on every device, so that
 * ink doesn't change when it is redrawn.
 * @param {string} text for instance a card's id and a field's name
 * @returns {() => number}
 */
export function seeded(text) {
  let h = 2166136261;
  for (const c of text) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507) ^ Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/**
 * A random tilt in degrees, from `-most` to `most`.
 * @param {string} text
 * @param {number} most
 */
export const tilt = (text, most) => (seeded(text)() * 2 - 1) * most;
