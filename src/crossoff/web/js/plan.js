// The setup chosen on the start page: a game, its seats, and options.

/** @typedef {{kind: "me"} | {kind: "friend"} | {kind: "local", name: string} | {kind: "bot", bot: string, isDefault?: boolean}} PlannedSeat `isDefault`: nobody chose it */
/**
 * @typedef {object} Plan
 * @property {string} game
 * @property {PlannedSeat[]} seats the first is the player's own
 * @property {Record<string, string>} options of the game
 * @property {boolean} memoryAid
 * @property {number | null} seconds per decision
 */
/** @typedef {import("./contract.js").GameFacts} GameFacts */

const GENTLE = "casual";
const EASY = "novice";

/** The default bot. @param {GameFacts} game */
export const usualBot = (game) => (game.bots.some((one) => one.name === GENTLE) ? GENTLE : game.bots[0].name);

/** A bot that isn't at the table yet, as near to the default as possible. @param {GameFacts} game @param {string[]} taken */
export function anotherBot(game, taken) {
  const usual = usualBot(game);
  const strength = (/** @type {{strength?: number | null}} */ one) => one.strength ?? 0;
  const wanted = strength(game.bots.find((one) => one.name === usual) ?? {});
  const free = game.bots.filter((one) => one.strength && !taken.includes(one.name));
  free.sort((a, b) => Math.abs(strength(a) - wanted) - Math.abs(strength(b) - wanted));
  return free[0]?.name ?? usual;
}

/** The player against a bot. @param {GameFacts} game @param {string} [bot] @returns {Plan} */
export function firstPlan(game, bot = usualBot(game)) {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, may]) => [name, may[0]]));
  const plan = { game: game.name, seats: [], options, memoryAid: false, seconds: null };
  return fitted({ ...plan, seats: [{ kind: "me" }, { kind: "bot", bot, isDefault: true }] }, game);
}

/** A game that is hard to lose. @param {GameFacts} game */
export const easyPlan = (game) => firstPlan(game, EASY);

/**
 * Adapt a plan to a game: seats in its range, levels and options it knows. A saved plan, or one for
 * another game, is therefore never refused.
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
  while (seats.length < least) seats.push({ kind: "bot", bot: usualBot(game), isDefault: true });
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, may]) => [
      name,
      may.includes(plan.options[name]) ? plan.options[name] : may[0],
    ]),
  );
  return { ...plan, game: game.name, seats, options };
}

/**
 * Add a player. The first person takes the place of a bot that nobody chose: most want to play with a friend alone.
 * @param {Plan} plan
 * @param {boolean} isPerson
 * @param {(place: number) => PlannedSeat} make the seat at this place, from 1
 * @returns {Plan}
 */
export function withSeat(plan, isPerson, make) {
  const others = isPerson ? plan.seats.filter((one) => one.kind !== "bot" || !one.isDefault) : plan.seats;
  return { ...plan, seats: [...others, make(others.length + 1)] };
}

/** @param {Plan} plan @param {GameFacts} game */
export const canAdd = (plan, game) => plan.seats.length < Math.max(...game.players);
/** @param {Plan} plan @param {GameFacts} game */
export const canRemove = (plan, game) => plan.seats.length > Math.min(...game.players);

/**
 * The body of POST /api/tables.
 * @param {Plan} plan
 * @param {string} name the player's own
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
