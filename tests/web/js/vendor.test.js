// Vendored files match the manifest of scripts/vendor.py byte for byte.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const VENDOR = new URL("../../../src/crossoff/web/vendor/", import.meta.url);
const manifest = readFileSync(new URL("MANIFEST.toml", VENDOR), "utf8");
const listed = new Map(
  [...manifest.matchAll(/^"([^"]+)" = "([0-9a-f]{64})"$/gm)].map(([, path, hash]) => [path, hash]),
);

test("every listed file has the hash it is listed with", () => {
  for (const [path, hash] of listed) {
    assert.equal(
      createHash("sha256")
        .update(readFileSync(new URL(path, VENDOR)))
        .digest("hex"),
      hash,
      path,
    );
  }
});

test("there is no script that is not listed, and each package names its licence", () => {
  const scripts = readdirSync(VENDOR, { recursive: true }).filter((name) => name.endsWith(".js"));
  assert.deepEqual(
    scripts.filter((name) => !listed.has(name)),
    [],
  );
  assert.equal(
    manifest.match(/^\[\[package\]\]$/gm)?.length,
    manifest.match(/^licence = "(MIT|Apache-2\.0)"$/gm)?.length,
  );
});
