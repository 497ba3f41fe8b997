// What the start page asks for: a game, who sits where, and a few wishes.

/** @typedef {{kind: "me"} | {kind: "friend"} | {kind: "local", name: string} | {kind: "bot", bot: string}} PlannedSeat */
/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {PlannedSeat[]} seats the first is mine
 * @property {Record<string, string>} options the game's own
 * @property {boolean} memoryAid
 * @property {number | null} seconds for a decision
 */
/** @typedef {import("./contract.js").GameFacts} GameFacts */

const GENTLE = "casual";
const EASY = "novice";

/** The bot to begin with. @param {GameFacts} game */
export const usualBot = (game) => (game.bots.some((one) => one.name === GENTLE) ? GENTLE : game.bots[0].name);

/** Me against a bot. @param {GameFacts} game @param {string} [bot] @returns {Plan} */
export function firstPlan(game, bot = usualBot(game)) {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, may]) => [name, may[0]]));
  const plan = { game: game.name, seats: [], options, memoryAid: false, seconds: null };
  return fitted({ ...plan, seats: [{ kind: "me" }, { kind: "bot", bot }] }, game);
}

/** A game that is hard to lose. @param {GameFacts} game */
export const easyPlan = (game) => firstPlan(game, EASY);

/**
 * A plan as this game can have it: seats in its range, levels and options it knows. So a plan of last
 * time, or of another game, is never refused.
 * @param {Plan} plan
 * @param {GameFacts} game
 * @returns {Plan}
 */
export function fitted(plan, game) {
  const [least, most] = [Math.min(...game.players), Math.max(...game.players)];
  const seats = plan.seats
    .slice(0, most)
    .map((seat) =>
      seat.kind === "bot" && !game.bots.some((one) => one.name === seat.bot) ? { ...seat, bot: usualBot(game) } : seat,
    );
  while (seats.length < least) seats.push({ kind: "bot", bot: usualBot(game) });
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, may]) => [
      name,
      may.includes(plan.options[name]) ? plan.options[name] : may[0],
    ]),
  );
  return { ...plan, game: game.name, seats, options };
}

/** @param {Plan} plan @param {GameFacts} game */
export const canAdd = (plan, game) => plan.seats.length < Math.max(...game.players);
/** @param {Plan} plan @param {GameFacts} game */
export const canRemove = (plan, game) => plan.seats.length > Math.min(...game.players);

/**
 * The body of POST /api/tables.
 * @param {Plan} plan
 * @param {string} name mine
 */
export function requestOf(plan, name) {
  const seats = plan.seats.map((seat) => {
    if (seat.kind === "local") return { kind: "local", name: seat.name };
    return seat.kind === "bot" ? { kind: "bot", bot: seat.bot } : { kind: "human" };
  });
  return {
    game: plan.game,
    seats,
    name,
    options: plan.options,
    memory_aid: plan.memoryAid,
    seconds: plan.seconds,
  };
}
