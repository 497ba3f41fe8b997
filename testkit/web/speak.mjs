// Renders sayings from stdin to stdout: {"language", "files": [per language a path with {}], "names", "says"}.
import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import { speak } from "../../src/crossoff/web/js/say.js";
import { addTexts, t, useLanguage } from "../../src/crossoff/web/js/texts.js";

globalThis.document = { documentElement: {} };
globalThis.fetch = async (path) => ({ ok: true, text: () => readFile(path, "utf8") });
const { language, files, names, says } = JSON.parse(await text(process.stdin));
await useLanguage(language);
await Promise.all(files.map((file) => addTexts((code) => file.replace("{}", code))));
const own = [t("you"), ...names.slice(1)];
process.stdout.write(JSON.stringify(says.map((say) => speak(say, t, own, { count: 2 }))));
