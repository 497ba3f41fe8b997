// QR codes, compared with those of another program (data/qr.json: python-qrcode 8).
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { correction, qrCode } from "../../../src/crossoff/web/js/qr.js";

const known = JSON.parse(readFileSync(new URL("data/qr.json", import.meta.url), "utf8"));
const asHex = (row) => BigInt(`0b${row.map(Number).join("")}`).toString(16);

for (const { text, mask, size, rows } of known) {
  test(`a code of ${size} squares with mask ${mask} is drawn as elsewhere`, () => {
    const code = qrCode(text, mask);
    assert.equal(code.length, size);
    assert.deepEqual(code.map(asHex), rows.split(" "));
  });
}

test("the correction bytes are those of the standard's worked example", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual([...correction(Uint8Array.from(data), 10)], [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("without a wish one of the eight masks is taken", () => {
  const all = Array.from({ length: 8 }, (_, mask) => JSON.stringify(qrCode("hi", mask)));
  assert.ok(all.includes(JSON.stringify(qrCode("hi"))));
});

test("too long a text is refused in words", () => {
  assert.throws(() => qrCode("x".repeat(700)), { name: "RangeError", message: /at most 666 bytes/ });
});
