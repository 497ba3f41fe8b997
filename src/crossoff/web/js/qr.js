// QR codes (ISO/IEC 18004): byte mode, error correction level M, versions 1 to 20. Enough for a link.

const PER_BLOCK = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26]; // correction bytes
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LAST_VERSION = 20;

// Exponent and logarithm tables of GF(256) with the polynomial 0x11d.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (/** @type {number} */ a, /** @type {number} */ b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The centres of the alignment patterns. @param {number} version @returns {number[]} */
function alignments(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const last = version * 4 + 10;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => last - (count - 2 - i) * step)];
}

/** The total of data and correction bytes in a version. @param {number} version */
function capacity(version) {
  const n = alignments(version).length;
  const squares = n ? 25 * n * n - 10 * n - 55 : 0;
  const bits = (16 * version + 128) * version + 64 - squares - (version >= 7 ? 36 : 0);
  return Math.floor(bits / 8);
}

const dataSize = (/** @type {number} */ version) => capacity(version) - PER_BLOCK[version] * BLOCKS[version];
const headBits = (/** @type {number} */ version) => 4 + (version < 10 ? 8 : 16);

/** @param {number} length in bytes */
function versionFor(length) {
  for (let version = 1; version <= LAST_VERSION; version += 1) {
    if (headBits(version) + 8 * length <= 8 * dataSize(version)) return version;
  }
  throw new RangeError(`a QR code takes at most ${dataSize(LAST_VERSION) - 3} bytes here, got ${length}`);
}

/** The data bytes: mode, length, text, padding. @param {Uint8Array} text @param {number} version */
function dataBytes(text, version) {
  /** @type {number[]} */
  const bits = [];
  const put = (/** @type {number} */ value, /** @type {number} */ count) => {
    for (let i = count - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(text.length, headBits(version) - 4);
  for (const byte of text) put(byte, 8);
  const size = dataSize(version);
  put(0, Math.min(4, size * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < size * 8; pad ^= 0xec ^ 0x11) put(pad, 8);
  return Uint8Array.from({ length: size }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
}

/** Reed-Solomon correction bytes of a block. @param {Uint8Array} block @param {number} count */
export function correction(block, count) {
  let divisor = [1];
  for (let i = 0; i < count; i += 1) {
    const next = [...divisor, 0];
    divisor.forEach((value, j) => (next[j + 1] ^= times(value, EXP[i])));
    divisor = next;
  }
  const rest = new Uint8Array(count);
  for (const byte of block) {
    const factor = byte ^ rest[0];
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let j = 0; j < count; j += 1) rest[j] ^= times(divisor[j + 1], factor);
  }
  return rest;
}

/** Split data into blocks, add correction bytes, and interleave them. @param {Uint8Array} data @param {number} version */
function woven(data, version) {
  const count = BLOCKS[version];
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, i) => {
    const from = i * short + Math.max(0, i - firstLong);
    return data.subarray(from, from + short + (i >= firstLong ? 1 : 0));
  });
  const fixes = blocks.map((block) => correction(block, PER_BLOCK[version]));
  const out = [];
  for (let i = 0; i <= short; i += 1) for (const block of blocks) if (i < block.length) out.push(block[i]);
  for (let i = 0; i < PER_BLOCK[version]; i += 1) for (const fix of fixes) out.push(fix[i]);
  return out;
}

const MASKS = [
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2 === 0,
  (/** @type {number} */ _, /** @type {number} */ y) => y % 2 === 0,
  (/** @type {number} */ x) => x % 3 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 3 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** @typedef {{size: number, dark: boolean[][], fixed: boolean[][]}} Grid rows of columns; `fixed` modules hold no data */

/** @param {Grid} grid @param {number} x @param {number} y @param {boolean} isDark */
function fix(grid, x, y, isDark) {
  grid.dark[y][x] = isDark;
  grid.fixed[y][x] = true;
}

/** @param {Grid} grid @param {number} cx @param {number} cy */
function finder(grid, cx, cy) {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      if (grid.dark[cy + dy]?.[cx + dx] !== undefined) fix(grid, cx + dx, cy + dy, ring !== 2 && ring !== 4);
    }
  }
}

/** @param {number} value @param {number} generator @param {number} bits of the remainder */
function remainder(value, generator, bits) {
  let rest = value;
  for (let i = 0; i < bits; i += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return rest;
}

/** Write level and mask, twice. @param {Grid} grid @param {number} mask */
function format(grid, mask) {
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412; // level M is 00
  const bit = (/** @type {number} */ i) => ((bits >>> i) & 1) === 1;
  const end = grid.size - 1;
  for (let i = 0; i < 15; i += 1) {
    const along = i < 6 ? i : i < 8 ? i + 1 : i === 8 ? 7 : 14 - i;
    if (i < 8) fix(grid, 8, along, bit(i));
    else fix(grid, along, 8, bit(i));
    if (i < 8) fix(grid, end - i, 8, bit(i));
    else fix(grid, 8, grid.size - 15 + i, bit(i));
  }
  fix(grid, 8, grid.size - 8, true);
}

/** The function patterns, which don't depend on the text. @param {number} version @returns {Grid} */
function frame(version) {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => new Array(size).fill(false));
  const grid = { size, dark: rows(), fixed: rows() };
  for (let i = 0; i < size; i += 1) {
    fix(grid, 6, i, i % 2 === 0);
    fix(grid, i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    finder(grid, x, y);
  const middles = alignments(version);
  const last = middles.length - 1;
  middles.forEach((cy, j) =>
    middles.forEach((cx, i) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1) fix(grid, cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }),
  );
  format(grid, 0);
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 0x1f25, 12);
    for (let i = 0; i < 18; i += 1) {
      const isDark = ((bits >>> i) & 1) === 1;
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      fix(grid, far, near, isDark);
      fix(grid, near, far, isDark);
    }
  }
  return grid;
}

/** Place the bytes in two-column zigzags from the right. @param {Grid} grid @param {number[]} bytes */
function fill(grid, bytes) {
  let i = 0;
  for (let right = grid.size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let step = 0; step < grid.size; step += 1) {
      const y = isUp ? grid.size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid.fixed[y][x] || i >= bytes.length * 8) continue;
        grid.dark[y][x] = ((bytes[i >>> 3] >>> (7 - (i & 7))) & 1) === 1;
        i += 1;
      }
    }
  }
}

/** @param {Grid} grid @param {number} mask @returns {Grid} */
function masked(grid, mask) {
  const dark = grid.dark.map((row, y) => row.map((isDark, x) => isDark !== (!grid.fixed[y][x] && MASKS[mask](x, y))));
  const copy = { size: grid.size, dark, fixed: grid.fixed.map((row) => [...row]) };
  format(copy, mask);
  return copy;
}

/** The penalty score of a pattern; lower is better. @param {boolean[][]} dark */
function penalty(dark) {
  const size = dark.length;
  let sum = 0;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]))];
  for (const line of lines) {
    const text = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let i = 0; i + 11 <= size; i += 1) {
      const part = text.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") sum += 40;
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const one = dark[y][x];
      if (dark[y - 1][x] === one && dark[y][x - 1] === one && dark[y - 1][x - 1] === one) sum += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}

/**
 * The dark modules of a QR code, row by row, without the quiet zone.
 * @param {string} text
 * @param {number} [mask] one of the eight, instead of the best
 * @returns {boolean[][]}
 */
export function qrCode(text, mask) {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const grid = frame(version);
  fill(grid, woven(dataBytes(bytes, version), version));
  if (mask !== undefined) return masked(grid, mask).dark;
  const all = MASKS.map((_, i) => masked(grid, i).dark);
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}
