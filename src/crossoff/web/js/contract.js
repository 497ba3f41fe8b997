// The interface between the shell and the boards, as types. The messages themselves: docs/wire.md.
//
// A game's board is the module that GET /api/games names under `board`. It exports
//   Board      (BoardProps) => Child      the table below the top bar
//   Status     (StatusProps) => Child     status in the top bar, between menu and pens (round, pips); optional
//   Art        ({t}) => Child             the game's picture on the start page, decorative, without text
//   ScoreSheet (ScoreSheetProps) => Child
//   Finished   ({view, deck, seat, t, open}) => Child   what a seat has finished, for the end page; optional
//   keys       (t) => {keys: string, does: string}[]   the game's own keys for the list on `?`; optional
//   hints      Hint[]                     explanations shown when something first happens; optional
//   Legend     ({deck, t}) => Child       all symbols and what they do, for the list on `?`; optional
// An element with `data-tip` shows it on hover, on focus, on a long press and with the key E (parts/tooltip.js).
// Next to `board.js` are `board.css`, which the shell links, and `art.js`, which exports Art alone, so that the start
// page doesn't load whole boards. The start page links the styles of all games at once: each board scopes its own,
// including Art and score sheet, to one class (`.sg`, `.oc`). `rules.js` (RulesModule) and `rules.css` are loaded with the rules.

/** @typedef {import("../vendor/preact.js").Child} Child */
/** @typedef {import("./draw/icons.js").IconName} IconName */

/**
 * A text by its id; variables by name.
 * @typedef {(id: string, args?: Record<string, string | number>) => string} Translate
 */

/**
 * A message of a game: a text id and its arguments (numbers, strings, nested messages, `{seat: 0}` for a name, `{list: […]}` of
 * those, `{items: […]}` without "and"), or a literal string. js/say.js renders it.
 * @typedef {[string, Record<string, any>] | string} Say
 */

/**
 * The prompt for an observer, or what their decision so far amounts to. `done`: the label of the button that commits it;
 * `missing`: replaces the prompt while `$count` more things have to be picked.
 * @typedef {{prompt?: Say, detail?: Say, done?: Say, missing?: Say}} Ask
 */

/** The result of a game; `remark`: an additional comment. @typedef {{scores: Record<string, any>[], winners: number[], remark?: Say | null}} Result */

/**
 * A decision in the notation of records and as data. `more`: incomplete, a preview lists the next steps. `say`: replaces the
 * words of the prompt once it is chosen.
 * @typedef {{do: string, more: boolean, verb: string, say?: Ask, [field: string]: any}} Choice
 */

/**
 * An event: a line of the log as data, `by` a seat or null for the table.
 * `covers`: its card covers those of earlier lines with this verb, which are no longer shown.
 * `say`: the sentence about it, if there is one.
 * @typedef {{verb: string, by: number | null, auto?: boolean, covers?: boolean, say?: Say, [field: string]: any}} What
 */

/**
 * What a seat did since the observer last decided, in a few words, and its events in order.
 * @typedef {{by: number, say: Say, did: What[]}} Recent
 */

/** The cards of a deck as GET /api/games/{game}/decks/{deck} gives them. @typedef {Record<string, any>} DeckFacts */

/** What an observer sees; the fields depend on the game. @typedef {Record<string, any>} View */

/**
 * A seat as the shell knows it.
 * @typedef {object} SeatFacts
 * @property {number} seat from 0
 * @property {string} name as displayed: "You" for the seat whose view this is, else the name
 * @property {string} given the name the player entered; empty for bots
 * @property {"human" | "local" | "bot"} kind
 * @property {string | null} bot its level
 * @property {boolean} open the seat is free
 * @property {boolean} here connected; always true for bots
 * @property {boolean} ready its sealed decision is in: the pen's cap is on
 * @property {boolean} me the seat whose view this is
 */

/** A tool in the decision bar. @typedef {{id: string, label: string, icon: IconName, press: () => void, pressed?: boolean, disabled?: boolean}} Tool */

/** Why something isn't possible: a few words and the id of their text, which leads to the clause; or the clause itself. @typedef {{words: string, id?: string, clause?: string | null}} Why */

/** A button in the decision bar; `why`: the reason it is disabled; `isQuiet`: rarely what is wanted. @typedef {{label: string, press: () => void, disabled?: boolean, why?: Why, icon?: IconName, isQuiet?: boolean}} Press */

/**
 * The content of the decision bar. `earns` are `Earn` pieces (js/pieces.js). `other` is a secondary button left of the
 * main one ("Just one field", "Use it"). Without `main` the bar keeps its height and shows only text.
 * `sign` is a picture of the question, left of the text.
 * @typedef {{sign?: Child, prompt: string, detail?: Child, earns?: Child, tools?: Tool[], other?: Press | null, main: Press | null}} BarProps
 */

/**
 * @typedef {object} BoardProps
 * @property {View} view
 * @property {DeckFacts} deck
 * @property {SeatFacts[]} seats
 * @property {number | null} me the viewer's seat, null for a spectator
 * @property {Choice[]} legal empty when there is nothing to decide
 * @property {Ask | null} ask the prompt, also while others decide; null in a replay
 * @property {(say: Say | undefined, more?: Record<string, string | number>) => string} speak renders what the game says
 * @property {string | null} phase changes with every new question to this seat
 * @property {(doText: string) => Promise<{legal: Choice[], earns: Record<string, any>, ask: Ask}>} preview rejects when the connection is lost
 * @property {(doText: string) => void} decide commits; the shell shows "not yet saved" until it is saved
 * @property {boolean} pending a decision is being sent
 * @property {What[]} news the latest events, a new array each time, for animation
 * @property {What[]} recent what was done since this seat last decided, in a replay in this step: its ink is ringed
 * @property {(bar: BarProps) => Child} bar renders the decision bar; the board places it
 * @property {Child} last the list of the last turn, for the board to place; null on small screens
 * @property {(title: string, body: Child) => void} open shows a sheet over the table (an enlarged card)
 * @property {(why: Why | null) => void} [refuse] shows why a tap did nothing; null clears it
 * @property {(clause: string) => void} [rules] opens the rules at a clause
 * @property {Translate} t
 * @property {boolean} motion false: no animation
 * @property {(name: SoundName) => void} sound
 * @property {boolean} replay read-only
 * @property {View | null} [before] in a replay, the view of the step before
 */

/** @typedef {"pen" | "dice" | "bell" | "card" | "coin" | "palm" | "cup" | "finish" | "win"} SoundName */

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
 * @property {import("../vendor/signals.js").Signal<View | null>} [shownView] what the board shows, if it takes its time
 * @property {(props: {t: Translate}) => Child} Art
 * @property {(props: ScoreSheetProps) => Child} ScoreSheet
 * @property {(props: Pick<BoardProps, "view" | "deck" | "t" | "open"> & {seat: number}) => Child} [Finished] what a seat has finished, in a row
 * @property {(t: Translate) => {keys: string, does: string}[]} [keys]
 * @property {Hint[]} [hints]
 * @property {(props: {deck: DeckFacts, t: Translate}) => Child} [Legend]
 */

/** What has just changed at the table. @typedef {{view: View, legal: Choice[], me: number | null, news: What[], deck: DeckFacts}} Moment */

/** Shown once, the first time that `when` holds; `id` is its text, `clause` where to read more. @typedef {{id: string, clause: string, when: (now: Moment) => boolean}} Hint */

/**
 * A clause on the rules page: `Picture` is drawn like the cards, `Sign` is its symbol. Its text is `<prefix>-rule-<id>`,
 * our own ruling `…-ruling`, the caption `…-picture`. `lesson` is a one-step lesson for trying it out.
 * @typedef {{id: string, lesson?: string, Sign?: () => Child, Picture?: (props: {deck: any, t: Translate}) => Child}} ClauseFacts
 */

/**
 * The exports of a game's `rules.js`: the sections of its rules.md in order, and the numbers used in its texts.
 * @typedef {object} RulesModule
 * @property {{id: string, clauses: ClauseFacts[]}[]} sections
 * @property {(deck: any) => Record<string, string | number>} facts
 * @property {() => Promise<{Try: (props: TryProps) => Child}>} loadTry loads the component for trying examples
 */

/** The props of an example in the rules: a subset of a board's, for the seat that tries it. @typedef {Pick<BoardProps, "view" | "deck" | "legal" | "ask" | "speak" | "phase" | "preview" | "decide" | "pending" | "bar" | "t"> & {me: number, refuse: (why: Why | null) => void}} TryProps */

/**
 * A game in the response of GET /api/games.
 * @typedef {object} GameFacts
 * @property {string} name
 * @property {string} title
 * @property {string} prefix of its text ids
 * @property {number[]} players supported numbers of players
 * @property {Record<string, any>} options names and allowed values
 * @property {{name: string, about: string, strength?: number | null}[]} bots `strength`: 1 to 5, null for baselines
 * @property {string[]} decks
 * @property {string[]} lessons
 * @property {string} board its own, or the generic one
 * @property {string} folder of its other files, with a trailing slash
 * @property {string[]} brings optional modules next to its board: "art", "rules"
 * @property {string[]} languages in which it has texts
 * @property {Record<string, string>} refusals the clause behind each refusal, by the id of its text
 */

/**
 * The table as sent by the server.
 * @typedef {object} TableFacts
 * @property {string} game
 * @property {Record<string, any>} options
 * @property {string | DeckFacts} deck
 * @property {{kind: "human" | "local" | "bot", name: string | null, bot?: string, open: boolean}[]} seats
 * @property {boolean} started
 * @property {null | "over" | "closed" | "abandoned" | "outdated"} ended
 * @property {string} commitment
 * @property {string} scheme of the randomness
 * @property {number | null} start the seat that begins, null if it is drawn
 * @property {string[]} nonces
 * @property {boolean} memory_aid
 * @property {number | null} seconds
 * @property {string | null} rematch
 * @property {string | null} [rematch_commitment]
 * @property {number | null} [rematch_by] the seat that proposed it
 * @property {boolean} [waits] the game begins when every person has come
 */

export {};
