// Texts: the right language, with English as the fallback; the latest choice counts.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Texts,
  addTexts,
  chosenLanguage,
  language,
  listed,
  t,
  useLanguage,
} from "../../../src/crossoff/web/js/texts.js";

test("the player's wish comes first, then the browser's languages, then English", () => {
  assert.equal(chosenLanguage("fr", ["de"], ["en", "de", "fr"]), "fr");
  assert.equal(chosenLanguage(null, ["pt-BR", "de-AT", "en"], ["en", "de"]), "de");
  assert.equal(chosenLanguage("xx", ["yy"], ["en", "de"]), "en");
});

test("what a language lacks is said in English", () => {
  const texts = new Texts("de");
  texts.add("en", "play = Play\nclose = Close");
  texts.add("de", "play = Spielen");
  assert.equal(texts.say("play"), "Spielen");
  assert.equal(texts.say("close"), "Close");
  assert.equal(texts.say("nobody-wrote-this"), "nobody-wrote-this");
  assert.ok(texts.has("close"));
});

test("variables stand in their sentence without marks around them", () => {
  const texts = new Texts("en");
  texts.add("en", "told = { $name } sits down");
  assert.equal(texts.say("told", { name: "Mara" }), "Mara sits down");
});

test("a text knows whether the one it names is the reader", () => {
  const texts = new Texts("de");
  texts.add("de", "you = Du\npass = { $you ->\n    [yes] Du passt\n   *[no] { $name } passt\n}");
  assert.equal(texts.say("pass", { name: "Du" }), "Du passt");
  assert.equal(texts.say("pass", { name: "Mara" }), "Mara passt");
});

test("another language is taken at once, with all that was loaded; an older wish that comes late changes nothing", async () => {
  const page = { documentElement: { lang: "en" } };
  /** @type {Map<string, (text: string) => void>} */
  const asked = new Map();
  Object.assign(globalThis, {
    document: page,
    fetch: (/** @type {string} */ url) =>
      new Promise((resolve) => asked.set(url, (text) => resolve(new Response(text)))),
  });
  const come = (/** @type {string} */ url, /** @type {string} */ text) => asked.get(url)?.(text);
  const first = addTexts((code) => `${code}/shell`);
  come("en/shell", "play = Play");
  await first;
  const slow = useLanguage("pt");
  const quick = useLanguage("de");
  come("de/shell", "play = Spielen");
  await quick;
  assert.deepEqual([t("play"), language(), page.documentElement.lang], ["Spielen", "de", "de"]);
  assert.equal(listed(["Ada", "Otto", "Ida"]), "Ada, Otto und Ida");
  come("pt/shell", "play = Jogar");
  await slow;
  assert.equal(t("play"), "Spielen");
  await useLanguage("pt");
  assert.deepEqual([t("play"), page.documentElement.lang], ["Jogar", "pt-PT"]);
});
