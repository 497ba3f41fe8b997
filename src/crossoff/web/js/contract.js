// What shell and boards say to each other, as types. The messages themselves: docs/wire.md.
//
// A game's board is the module that GET /api/games names under `board`. It exports
//   Board      (BoardProps) => Child      the table below the top bar
//   Status     (StatusProps) => Child     what stands in the top bar between menu and pens (round, pips); optional
//   Art        ({t}) => Child             the game's picture on the start page, decoration only, without texts
//   prompt     (view, legal, me, t) => string
//   ScoreSheet (ScoreSheetProps) => Child
//   keys       (t) => {keys: string, does: string}[]   keys of its own for the list on `?`; optional
//   hints      Hint[]                     what is explained the first time it happens; optional
//   Legend     ({deck, t}) => Child       every symbol with what it does, for the list on `?`; optional
// What has `data-tip` says it on hover, on focus, under a long press and by the key E (parts/tooltip.js).
// Beside `board.js` lie `board.css`, which the shell links, and `art.js`, which exports Art alone, so that the start
// page need not fetch whole boards. The start page links the styles of all games at once: each board keeps its own
// below one class (`.sg`, `.oc`), its Art and sheet included. `rules.js` (RulesModule) and `rules.css` come when somebody reads the rules.

/** @typedef {import("../vendor/preact.js").Child} Child */
/** @typedef {import("./draw/icons.js").IconName} IconName */

/**
 * A text by its id; variables by name.
 * @typedef {(id: string, args?: Record<string, string | number>) => string} Translate
 */

/**
 * What a game says: the id of a text and what stands in it (numbers, words, further texts, `{seat: 0}` for a name, `{list: […]}` of
 * those), or words as they are. js/say.js renders it.
 * @typedef {[string, Record<string, any>] | string} Say
 */

/** How a game came out; `remark`: what else there is to say of it. @typedef {{scores: Record<string, any>[], winners: number[], remark?: Say | null}} Result */

/**
 * A decision in the record's words and as data. `more`: not whole yet, a preview lists how it goes on.
 * @typedef {{do: string, more: boolean, verb: string, [field: string]: any}} Choice
 */

/**
 * One thing that happened: a line of the log as data, `by` a seat or null for the table.
 * `covers`: its card lies on those of earlier lines with this verb, which are not to be shown any more.
 * `say`: the sentence that tells of it, where it is told.
 * @typedef {{verb: string, by: number | null, auto?: boolean, covers?: boolean, say?: Say, [field: string]: any}} What
 */

/** The cards of a deck as GET /api/games/{game}/decks/{deck} gives them. @typedef {Record<string, any>} DeckFacts */

/** What an observer sees; its fields are the game's own. @typedef {Record<string, any>} View */

/**
 * A seat as the table knows it.
 * @typedef {object} SeatFacts
 * @property {number} seat from 0
 * @property {string} name as it is said: "You" for the seat whose view this is, else the name
 * @property {string} given the name they gave themselves; empty for bots
 * @property {"human" | "local" | "bot"} kind
 * @property {string | null} bot its level
 * @property {boolean} open nobody sits there yet
 * @property {boolean} here somebody is connected; always so for bots
 * @property {boolean} ready its sealed decision is in: the pen's cap is on
 * @property {boolean} me the seat whose view this is
 */

/** A tool in the decision bar. @typedef {{id: string, label: string, icon: IconName, press: () => void, pressed?: boolean, disabled?: boolean}} Tool */

/** Why something cannot be done: in a few words, and the clause to read up. @typedef {{words: string, clause: string | null}} Why */

/** A button in the decision bar; `why` it is disabled. @typedef {{label: string, press: () => void, disabled?: boolean, why?: Why, icon?: IconName}} Press */

/**
 * What the decision bar shows. `earns` are `Earn` pieces (js/pieces.js). `other` is a plain button left of the
 * main one ("Just one field", "Use it"). Without `main` the bar keeps its height and shows only words.
 * `sign` is a picture of what is asked for, left of the words.
 * @typedef {{sign?: Child, prompt: string, detail?: Child, earns?: Child, tools?: Tool[], other?: Press | null, main: Press | null}} BarProps
 */

/**
 * @typedef {object} BoardProps
 * @property {View} view
 * @property {DeckFacts} deck
 * @property {SeatFacts[]} seats
 * @property {number | null} me the seat that looks, null for an onlooker
 * @property {Choice[]} legal empty when there is nothing to decide
 * @property {string | null} phase changes with every new question put to this seat
 * @property {(doText: string) => Promise<{legal: Choice[], earns: Record<string, any>}>} preview rejects when the line is lost
 * @property {(doText: string) => void} decide commits; the shell says "not yet saved" until it is
 * @property {boolean} pending a decision is on its way
 * @property {What[]} news what has just happened, a new array at each event, for animation
 * @property {(bar: BarProps) => Child} bar draws the decision bar; the board says where it stands
 * @property {Child} last the list of the last turn, to be put where there is room; null on small screens
 * @property {(title: string, body: Child) => void} open shows a sheet over the table (a card enlarged)
 * @property {(why: Why | null) => void} [refuse] says why a tap did nothing; null takes that back
 * @property {(clause: string) => void} [rules] opens the rules there
 * @property {Translate} t
 * @property {boolean} motion false: everything is simply there
 * @property {(name: SoundName) => void} sound
 * @property {boolean} replay nothing can be chosen
 */

/** @typedef {"pen" | "dice" | "bell" | "card"} SoundName */

/** @typedef {Pick<BoardProps, "view" | "deck" | "seats" | "me" | "t" | "open">} StatusProps */

/**
 * @typedef {object} ScoreSheetProps
 * @property {Record<string, any>[]} scores `score` of each seat at the end, in seat order
 * @property {number[]} winners seats
 * @property {string[]} names
 * @property {Translate} t
 * @property {View} view the table at the end
 * @property {DeckFacts} deck
 */

/**
 * @typedef {object} BoardModule
 * @property {(props: BoardProps) => Child} Board
 * @property {(props: StatusProps) => Child} [Status]
 * @property {(props: {t: Translate}) => Child} Art
 * @property {(view: View, legal: Choice[], me: number | null, t: Translate) => string} prompt
 * @property {(props: ScoreSheetProps) => Child} ScoreSheet
 * @property {(t: Translate) => {keys: string, does: string}[]} [keys]
 * @property {Hint[]} [hints]
 * @property {(props: {deck: DeckFacts, t: Translate}) => Child} [Legend]
 */

/** What has just changed at the table. @typedef {{view: View, legal: Choice[], me: number | null, news: What[], deck: DeckFacts}} Moment */

/** Said once, the first time that `when` holds; `id` is its text, `clause` where to read more. @typedef {{id: string, clause: string, when: (now: Moment) => boolean}} Hint */

/**
 * A clause on the rules page: `Picture` is drawn as the cards are, `Sign` is the symbol it is about. Its words are `<prefix>-rule-<id>`,
 * those of our own rulings `…-ruling`, those under the picture `…-picture`. `lesson` is a lesson of one step that lets it be tried.
 * @typedef {{id: string, lesson?: string, Sign?: () => Child, Picture?: (props: {deck: any, t: Translate}) => Child}} ClauseFacts
 */

/**
 * What a game's `rules.js` exports: the sections of its rules.md in order, and the numbers that its words name.
 * @typedef {object} RulesModule
 * @property {{id: string, clauses: ClauseFacts[]}[]} sections
 * @property {(deck: any) => Record<string, string | number>} facts
 * @property {() => Promise<{Try: (props: TryProps) => Child}>} loadTry what examples are tried with
 */

/** What an example of the rules is given: as much of a board's as it needs, for the seat that tries. @typedef {Pick<BoardProps, "view" | "deck" | "legal" | "phase" | "preview" | "decide" | "pending" | "bar" | "t"> & {me: number, refuse: (why: Why | null) => void}} TryProps */

/**
 * A game as GET /api/games tells of it.
 * @typedef {object} GameFacts
 * @property {string} name
 * @property {string} title
 * @property {string} prefix of the ids of its texts
 * @property {number[]} players how many may play
 * @property {Record<string, any>} options names and what they may be
 * @property {{name: string, about: string}[]} bots
 * @property {string[]} decks
 * @property {string[]} lessons
 * @property {string} board its own, or the one for games that bring none
 * @property {string} folder of its other files, with its slash
 * @property {string[]} brings modules beside its board: "art", "rules"
 * @property {string[]} languages it has texts in
 */

/**
 * The table as the wire tells of it.
 * @typedef {object} TableFacts
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {string | DeckFacts} deck
 * @property {{kind: "human" | "local" | "bot", name: string | null, bot?: string, open: boolean}[]} seats
 * @property {boolean} started
 * @property {null | "over" | "closed" | "abandoned" | "outdated"} ended
 * @property {string} commitment
 * @property {string} scheme of the chance
 * @property {number | null} start the seat that begins, null where it is drawn
 * @property {string[]} nonces
 * @property {boolean} memory_aid
 * @property {number | null} seconds
 * @property {string | null} rematch
 * @property {string | null} [rematch_commitment]
 */

export {};
