// Texts in the player's language, from Fluent files, with English as the fallback.
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { signal } from "./ui.js";
import { kept } from "./storage.js";

/** The available languages, by their own names. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
};
const FALLBACK = "en";

/** The locale for plurals, lists and screen readers: our Portuguese is European. @param {string} code */
export const localeOf = (code) => (code === "pt" ? "pt-PT" : code);

/**
 * The language to use: the player's choice, or the first supported one of the browser's.
 * @param {string | null} wish
 * @param {readonly string[]} spoken as the browser lists them: "de-AT"
 * @param {readonly string[]} known
 */
export function chosenLanguage(wish, spoken, known) {
  if (wish && known.includes(wish)) return wish;
  for (const one of spoken) {
    const short = one.toLowerCase().split("-")[0];
    if (known.includes(short)) return short;
  }
  return FALLBACK;
}

/** Texts of one language and its fallback. */
export class Texts {
  /** @param {string} language */
  constructor(language) {
    this.language = language;
    // No isolation marks around variables: some fonts show them as boxes, and they confuse aria-labels.
    this.bundles = new Map(
      [language, FALLBACK].map((one) => [one, new FluentBundle(localeOf(one), { useIsolating: false })]),
    );
  }

  /** @param {string} language @param {string} source a Fluent file's text */
  add(language, source) {
    this.bundles.get(language)?.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** @param {string} id */
  has(id) {
    return [...this.bundles.values()].some((bundle) => bundle.hasMessage(id));
  }

  /**
   * Format a text; an unknown id is returned as it is, so that it is noticed. A person named in it may
   * be the reader, which in most languages changes the verb: `$you` tells.
   * @type {import("./contract.js").Translate}
   */
  say = (id, args) => {
    const all = args?.name === undefined ? args : { ...args, you: args.name === this.say("you") ? "yes" : "no" };
    for (const bundle of this.bundles.values()) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, all ?? null, []);
    }
    return id;
  };
}

const texts = signal(new Texts(FALLBACK));
/** @type {Set<(language: string) => string | null>} */
const sources = new Set();

/** @type {import("./contract.js").Translate} */
export const t = (id, args) => texts.value.say(id, args);

/** @param {string} id */
export const hasText = (id) => texts.value.has(id);

/** The language in use. */
export const language = () => texts.value.language;

/**
 * Format a list in the current language: "Ada, Otto and Ida".
 * @param {string[]} words
 * @param {"conjunction" | "unit"} [type] a unit has no "and"
 */
export const listed = (words, type = "conjunction") =>
  new Intl.ListFormat(localeOf(language()), { type }).format(words);

/** @type {Map<string, Promise<string>>} */
const files = new Map();

/** Fetch a file; failures are not cached. @param {string} url @returns {Promise<string>} */
async function read(url) {
  try {
    const response = await fetch(url, { credentials: "omit" });
    if (response.ok) return await response.text();
  } catch {
    /* the connection is lost */
  }
  files.delete(url);
  return "";
}

/** Load all requested files in one language. @param {string} code */
async function loaded(code) {
  const next = new Texts(code);
  await Promise.all(
    [...sources].flatMap((source) =>
      [...next.bundles.keys()].map(async (one) => {
        const url = source(one);
        if (url === null) return;
        const file = files.get(url) ?? read(url);
        files.set(url, file);
        next.add(one, await file);
      }),
    ),
  );
  return next;
}

let wanted = FALLBACK;
/** @type {Promise<void>} */
let newest = Promise.resolve();

/** Load everything wanted now. Earlier callers wait for the latest load, too: an older one must not replace it. */
function refresh() {
  /** @type {Promise<void>} */
  const mine = loaded(wanted).then((next) => {
    if (newest !== mine) return newest;
    document.documentElement.lang = localeOf(next.language);
    texts.value = next;
    return undefined;
  });
  newest = mine;
  return mine;
}

/** Switch the language of everything loaded so far. @param {string} code */
export function useLanguage(code) {
  wanted = code;
  return refresh();
}

/** Load one more file of texts. @param {(language: string) => string | null} source its URL in a language; null if there is none */
export function addTexts(source) {
  sources.add(source);
  return refresh();
}

/** Load the shell's texts in the player's language. */
export async function startTexts() {
  sources.add((code) => `/locales/${code}/shell.ftl`);
  await useLanguage(chosenLanguage(kept("language", null), navigator.languages ?? [], Object.keys(LANGUAGES)));
}
