// Loads everything that a game's rules need: sections, texts, styles, the deck.
import { useEffect, useState } from "../ui.js";
import { addTexts } from "../texts.js";
import { linkStyles, linkedStyles, loadDeck, loadWords, textsOf } from "../games.js";
import { troubleOf } from "../parts/trouble.js";

/** @typedef {import("../contract.js").GameFacts} GameFacts */
/** @typedef {import("../contract.js").DeckFacts} DeckFacts */
/** @typedef {import("../contract.js").RulesModule} RulesModule */
/** `numbers`: used in the texts. @typedef {{game: GameFacts, deck: DeckFacts, numbers: Record<string, string | number>} & Omit<RulesModule, "facts">} Rules */

/** @type {Map<string, Promise<unknown>>} */
const looks = new Map();
/** @type {Map<string, Promise<void>>} */
const words = new Map();

/** @param {GameFacts} game */
function loadRuleWords(game) {
  const loading = words.get(game.name) ?? addTexts((code) => textsOf(game, code, "rules/"));
  words.set(game.name, loading);
  return loading;
}

/** @param {GameFacts} game @param {DeckFacts} [deck] of the current table @returns {Promise<Rules>} */
export async function loadRules(game, deck) {
  const look =
    looks.get(game.name) ?? linkedStyles("/css/rules.css").then(() => linkedStyles(`${game.folder}rules.css`));
  looks.set(game.name, look);
  const [module, facts] = await Promise.all([
    import(`${game.folder}rules.js`),
    loadDeck(game.name, deck ?? game.decks[0]),
    look,
    linkStyles(game),
    loadWords(game),
    loadRuleWords(game),
  ]);
  return { game, deck: facts, numbers: module.facts(facts), sections: module.sections, loadTry: module.loadTry };
}

/** @param {GameFacts | null} game null while unknown @param {DeckFacts} [deck] */
export function useRules(game, deck) {
  const [rules, setRules] = useState(/** @type {Rules | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    setTrouble(null);
    if (game?.brings.includes("rules")) {
      loadRules(game, deck).then(
        (found) => isWanted && setRules(found),
        (error) => isWanted && setTrouble(troubleOf(error)),
      );
    }
    return () => {
      isWanted = false;
    };
  }, [game, deck]);
  const isMissing = game !== null && !game.brings.includes("rules");
  return { rules: rules?.game === game ? rules : null, trouble, isMissing };
}
