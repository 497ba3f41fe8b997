// The first page preloads its modules at once, instead of one by one.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../../src/crossoff/web/", import.meta.url);
const read = (path) => readFileSync(new URL(path, WEB), "utf8");

/** All modules that one needs before it can run. */
function needed(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of read(path).matchAll(/\bfrom\s*"(\.[^"]+)"/g)) {
    needed(new URL(name, new URL(path, WEB)).href.slice(WEB.href.length), found);
  }
  return found;
}

test("the page names exactly the modules that its start needs", () => {
  const named = [...read("index.html").matchAll(/rel="modulepreload" href="\/([^"]+)"/g)].map(([, path]) => path);
  const modules = needed("js/main.js");
  modules.delete("js/main.js");
  assert.deepEqual(named, [...modules].sort());
});
