// Random hex digits that also come where crypto.randomUUID is kept from the page (plain http).

/** @param {number} digits an even number */
export function randomHex(digits) {
  const bytes = crypto.getRandomValues(new Uint8Array(digits / 2));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
