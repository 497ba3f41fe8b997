// The available games, their boards, and their decks. No game is named here.
import { signal } from "./ui.js";
import { listGames, readDeck } from "./api.js";
import { addTexts, hasText, t } from "./texts.js";
import { learnRefusals } from "./whynot.js";

/** @typedef {import("./contract.js").GameFacts} GameFacts */
/** @typedef {import("./contract.js").BoardModule} BoardModule */

/** All games, null until they are loaded. */
export const games = signal(/** @type {GameFacts[] | null} */ (null));

/** @type {Promise<GameFacts[]> | null} */
let asked = null;

/** @returns {Promise<GameFacts[]>} */
export function loadGames() {
  asked ??= listGames().then(
    (answer) => {
      answer.games.forEach(learnRefusals);
      games.value = answer.games;
      return answer.games;
    },
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** @type {Map<string, Promise<BoardModule>>} */
const boards = new Map();
/** @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** @param {GameFacts} game its style sheet is next to the board */
export function linkStyles(game) {
  const linked = styles.get(game.name) ?? linkedStyles(game.board.replace(/\.js$/, ".css"));
  styles.set(game.name, linked);
  return linked;
}

/** @param {string} url @returns {Promise<unknown>} */
export function linkedStyles(url) {
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = url;
    link.onload = link.onerror = () => resolve(undefined);
    document.head.append(link);
  });
}

/** @type {Map<string, Promise<void>>} */
const words = new Map();

/** The URL of a game's texts in a language; null if it has none. @param {GameFacts} game @param {string} code @param {string} [inside] */
export const textsOf = (game, code, inside = "") =>
  game.languages.includes(code) ? `${game.folder}texts/${inside}${code}.ftl` : null;

/** Load a game's texts. @param {GameFacts} game */
export function loadWords(game) {
  const loading = words.get(game.name) ?? addTexts((code) => textsOf(game, code));
  words.set(game.name, loading);
  return loading;
}

/** All games with their texts, null until they are loaded: the choices on the start page. */
export const choosable = signal(/** @type {GameFacts[] | null} */ (null));

/** Load the choices. */
export async function loadChoosable() {
  const all = await loadGames();
  await Promise.all(all.map(loadWords));
  choosable.value = all;
}

/** Load a game's board, with its styles and texts. @param {GameFacts} game @returns {Promise<BoardModule>} */
export function loadBoard(game) {
  const known = boards.get(game.name);
  if (known) return known;
  const loading = Promise.all([import(game.board), linkStyles(game), loadWords(game)]).then(([module]) => module);
  boards.set(game.name, loading);
  loading.catch(() => boards.delete(game.name));
  return loading;
}

/** Load a game's picture, without the rest of its board; null if it has none. @param {GameFacts} game @returns {Promise<Pick<BoardModule, "Art"> | null>} */
export async function loadArt(game) {
  if (!game.brings.includes("art")) return null;
  const [module] = await Promise.all([import(`${game.folder}art.js`), linkStyles(game)]);
  return module;
}

/** @type {Map<string, Promise<import("./contract.js").DeckFacts>>} */
const decks = new Map();

/** @param {string} game @param {string | import("./contract.js").DeckFacts} deck a name, or the deck itself */
export function loadDeck(game, deck) {
  if (typeof deck !== "string") return Promise.resolve(deck);
  const key = `${game}/${deck}`;
  const loading = decks.get(key) ?? readDeck(game, deck);
  decks.set(key, loading);
  loading.catch(() => decks.delete(key));
  return loading;
}

/** Load everything needed to draw a table of this game. @param {string} name @param {string | import("./contract.js").DeckFacts} deck */
export async function loadTable(name, deck) {
  const game = (await loadGames()).find((one) => one.name === name);
  if (!game) throw new Error(`this server has no game ${name}`);
  const [module, facts] = await Promise.all([loadBoard(game), loadDeck(name, deck)]);
  return { game, module, deck: facts };
}

/** The display name of a bot's level. @param {string} level */
export const levelName = (level) => (hasText(`level-${level}`) ? t(`level-${level}`) : level);

/** The name of the character who plays at a level, or of the level if nobody does. @param {string} level */
export const characterOf = (level) =>
  hasText(`character-${level}`) ? t(`character-${level}`) : t("bot-named", { level: levelName(level) });

/** One of a game's texts. @param {GameFacts} game @param {string} id @param {string} otherwise the fallback */
export function wordOf(game, id, otherwise) {
  return hasText(`${game.prefix}-${id}`) ? t(`${game.prefix}-${id}`) : otherwise;
}

/** The title of a game, once its texts are loaded. @param {GameFacts} game */
export const titleOf = (game) => wordOf(game, "title", game.title);

/** A one-line description of a game; empty if it has none. @param {GameFacts} game */
export const aboutOf = (game) => wordOf(game, "about", "");

/** What its memory aid shows; empty if it has none. @param {GameFacts} game */
export const memoryOf = (game) => wordOf(game, "memory", "");

/** The designer and publisher of a game. @param {GameFacts} game */
export const creditsOf = (game) => wordOf(game, "credits", "");

/** A description of how a bot plays. @param {GameFacts} game @param {string} level */
export const levelAbout = (game, level) =>
  hasText(`plays-${level}`)
    ? t(`plays-${level}`)
    : wordOf(game, `bot-${level}`, game.bots.find((one) => one.name === level)?.about ?? "");
