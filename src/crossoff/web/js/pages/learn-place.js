// A place in a lesson: like one at a table, but every call brings all decisions, and only this browser keeps them.
import { batch, signal } from "../ui.js";
import { followLesson, previewLesson } from "../api.js";
import { keepLearned, learned } from "../learned.js";
import { Place } from "../place.js";
import { NOTHING, after } from "../state.js";
import { troubleOf } from "../parts/trouble.js";

/** @typedef {import("../api.js").LessonStep} LessonStep */
/** @typedef {Omit<import("../api.js").Frame, "seq">} Frame */

/** Time to draw: the board is to see what happened one thing after the other. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

export class LessonPlace extends Place {
  /** @param {string} game @param {string} lesson */
  constructor(game, lesson) {
    super({ table: "", token: "" });
    this.game = game;
    this.lesson = lesson;
    /** Where the learner stands; null until the server has said so. */
    this.step = signal(/** @type {LessonStep | null} */ (null));
    /** @type {string[]} */
    this.decisions = [];
    this.asked = 0; // counts everything that is asked of the server: only the latest answer counts
    this.tries = 0; // of the running step
  }

  /** Go on where this browser left; a lesson that was done, or has changed since, begins anew. */
  async open() {
    const { decisions } = learned(this.game, this.lesson);
    const found = await followLesson(this.game, this.lesson, decisions).catch((error) => {
      if (decisions.length === 0 || troubleOf(error) !== "malformed") throw error;
      return null;
    });
    if (!found || found.refused || found.step === found.steps) await this.goTo([]);
    else this.#arrive(found, decisions);
  }

  close() {
    this.asked += 1;
  }

  /** @param {string[]} decisions all of them */
  async goTo(decisions) {
    const found = await this.#ask(decisions);
    if (found) this.#arrive(found, decisions);
  }

  back() {
    return this.goTo(this.decisions.slice(0, -1));
  }

  /** @param {string} doText */
  async decide(doText) {
    const decisions = [...this.decisions, doText];
    const found = await this.#ask(decisions);
    if (!found) return;
    if (found.refused !== null) {
      this.tries += 1; // another question to the board, so that the ink is gone
      this.#tell(found, { what: [], view: found.view }, true);
    } else if (found.frames.length === 0) this.#arrive(found, decisions);
    else await this.#watch(found, decisions);
  }

  /** @param {string} doText */
  preview(doText) {
    return previewLesson(this.game, this.lesson, this.decisions, doText);
  }

  /** The answer, unless something else was asked for meanwhile or there is none. @param {string[]} decisions */
  async #ask(decisions) {
    this.asked += 1;
    const { asked } = this;
    const { pending } = this.seats[0];
    this.refused.value = null;
    pending.value = 1;
    try {
      const found = await followLesson(this.game, this.lesson, decisions);
      return asked === this.asked ? found : null;
    } catch (error) {
      if (asked === this.asked) this.refused.value = { code: troubleOf(error), clause: null };
      return null;
    } finally {
      if (asked === this.asked) pending.value = 0;
    }
  }

  /** At a step without having seen how: at first, after a jump, one step back. @param {LessonStep} found @param {string[]} decisions */
  #arrive(found, decisions) {
    this.#keep(found, decisions);
    const here = found.table.seats.map(() => true);
    const { seat, table, view, legal } = found;
    const welcome = { t: "welcome", seat, seq: 0, table, missed: [], view, legal, phase: this.#phase(found), here };
    batch(() => {
      this.seats[0].state.value = after(NOTHING, welcome);
      this.step.value = found;
    });
  }

  /** Let happen what a decision led to. @param {LessonStep} found @param {string[]} decisions */
  async #watch(found, decisions) {
    const { asked } = this;
    this.#keep(found, decisions);
    for (const frame of found.frames.slice(0, -1)) {
      this.#tell(found, frame, false);
      await aMoment();
      if (asked !== this.asked) return;
    }
    this.#tell(found, found.frames[found.frames.length - 1], true);
  }

  /** One thing that happened; with the last one the next step is reached. @param {LessonStep} found @param {Frame} frame @param {boolean} isLast */
  #tell(found, { what, view }, isLast) {
    const { state } = this.seats[0];
    const now = { table: found.table, phase: this.#phase(found), legal: found.legal };
    const event = { t: "event", seq: state.peek().seq + 1, what, view, ...(isLast ? now : { phase: null, legal: [] }) };
    batch(() => {
      state.value = after(state.peek(), event);
      if (isLast) this.step.value = found;
    });
  }

  /** @param {LessonStep} found @param {string[]} decisions */
  #keep(found, decisions) {
    this.decisions = decisions;
    this.tries = 0;
    keepLearned(this.game, this.lesson, decisions, found.step === found.steps);
  }

  /** Names the question to the board. @param {LessonStep} found */
  #phase(found) {
    return found.legal.length > 0 ? `${found.step}.${this.tries}` : null;
  }
}
