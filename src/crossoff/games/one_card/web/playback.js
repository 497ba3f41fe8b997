/**
 * Shows scenes one after another, each with its movements, however fast they arrive: bots are
 * quicker than eyes.
 */
import { NO_MOVES, movesBetween, rolledDice } from "./moves.js";

/** @typedef {import("./moves.js").Scene} Scene */
/** @typedef {import("./moves.js").Moves} Moves */
/** @typedef {import("./moves.js").Step} Step */
/** @typedef {{start: (run: () => void, ms: number) => any, stop: (timer: any) => void}} Clock */

const MOST_WAITING = 16; // scenes; whoever is further behind sees the last one

/** @type {Clock} */
const REAL_CLOCK = { start: (run, ms) => setTimeout(run, ms), stop: (timer) => clearTimeout(timer) };

export class Playback {
  /**
   * @param {Scene} first shown as it is
   * @param {() => void} changed
   * @param {Clock} clock
   */
  constructor(first, changed, clock = REAL_CLOCK) {
    this.scene = first;
    /** @type {Moves} */
    this.moves = NO_MOVES;
    this.motion = false;
    /** False: the last scene is shown at once, as when somebody steps through a game by hand. */
    this.isPaced = true;
    /** How often each die was rolled. */
    this.turns = first.view.roll.map(() => 0);
    /** @type {Scene[]} */
    this._waiting = [];
    this._at = 0;
    this._changed = changed;
    this._clock = clock;
    this._timer = null;
  }

  /** The movement that is going on. @returns {Step | null} */
  get step() {
    return this.moves.steps[this._at] ?? null;
  }

  /** Whether the table is shown as it is now. */
  get isLatest() {
    return this._waiting.length === 0;
  }

  /** Whether, besides, nothing moves that a player should see before deciding. */
  get isLive() {
    return this.isLatest && (this.step === null || this.step.kind === "rest");
  }

  /**
   * What the board was given: a new scene when there is news, else the last one as it is now.
   * @param {Scene} scene
   */
  update(scene) {
    if (!this.isPaced) this._jump();
    const last = this._waiting.at(-1) ?? this.scene;
    if (scene.news === last.news) {
      if (this._waiting.length) this._waiting[this._waiting.length - 1] = scene;
      else this.scene = scene;
      return;
    }
    this._waiting.push(scene);
    if (!this.isPaced) this._jump();
    if (this._waiting.length > MOST_WAITING) {
      this.scene = /** @type {Scene} */ (this._waiting.at(-2));
      this._waiting = [scene];
    }
    if (this.step === null) this._next();
  }

  /** On to the next movement at once. */
  skip() {
    if (this.step === null) return;
    this._stop();
    this._begin(this._at + 1);
    this._changed();
  }

  /** Whatever still moves has been seen enough. */
  settle() {
    while (this.step !== null) this.skip();
  }

  dispose() {
    this._stop();
  }

  /** To the last scene, without a movement. */
  _jump() {
    this._stop();
    this.scene = this._waiting.at(-1) ?? this.scene;
    this._waiting = [];
    this.moves = NO_MOVES;
    this._at = 0;
  }

  /** Show the scene that has waited longest. */
  _next() {
    const scene = this._waiting.shift();
    if (!scene) return;
    this.moves = movesBetween(this.scene, scene, this.motion);
    this.scene = scene;
    const dice = rolledDice(scene);
    this.turns = this.turns.map((turns, k) => turns + (dice.includes(k + 1) ? 1 : 0));
    this._begin(0);
  }

  /** @param {number} at */
  _begin(at) {
    this._at = at;
    const step = this.step;
    if (step) this._timer = this._clock.start(() => this._over(), step.ms);
    else this._next();
  }

  _over() {
    this._timer = null;
    this._begin(this._at + 1);
    this._changed();
  }

  _stop() {
    if (this._timer !== null) this._clock.stop(this._timer);
    this._timer = null;
  }
}
