// A place in a lesson: like one at a table, but stateless: every call sends all decisions, which only this browser stores.
import { batch, signal } from "../ui.js";
import { followLesson, previewLesson } from "../api.js";
import { keepLearned, learned } from "../learned.js";
import { Place } from "../place.js";
import { NOTHING, after } from "../state.js";
import { troubleOf } from "../parts/trouble.js";

/** @typedef {import("../api.js").LessonStep} LessonStep */
/** @typedef {Pick<import("../api.js").Frame, "what" | "view">} Frame */

/** Time to render, so that the board shows events one after another. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

export class LessonPlace extends Place {
  /** @param {string} game @param {string} lesson */
  constructor(game, lesson) {
    super({ table: "", token: "" });
    this.game = game;
    this.lesson = lesson;
    /** The current step; null until it is loaded. */
    this.step = signal(/** @type {LessonStep | null} */ (null));
    /** @type {string[]} */
    this.decisions = [];
    this.asked = 0; // counts requests: only the response to the latest is used
    this.tries = 0; // in the current step
  }

  /** Resume where this browser left off; a lesson that is finished, or has changed since, restarts. */
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
      this.tries += 1; // a new question resets the board
      this.#tell(found, { what: [], view: found.view }, true);
    } else if (found.frames.length === 0) this.#arrive(found, decisions);
    else await this.#watch(found, decisions);
  }

  /** @param {string} doText */
  preview(doText) {
    return previewLesson(this.game, this.lesson, this.decisions, doText);
  }

  /** Request a step; null if another request was made meanwhile, or if it failed. @param {string[]} decisions */
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

  /** Show a step without animation: at first, after a jump, one step back. @param {LessonStep} found @param {string[]} decisions */
  #arrive(found, decisions) {
    this.#keep(found, decisions);
    const here = found.table.seats.map(() => true);
    const { seat, table, view, legal, ask } = found;
    const welcome = {
      t: "welcome",
      seat,
      seq: 0,
      table,
      missed: [],
      view,
      legal,
      ask,
      phase: this.#phase(found),
      here,
    };
    batch(() => {
      this.seats[0].state.value = after(NOTHING, welcome);
      this.step.value = found;
    });
  }

  /** Play the events that a decision led to. @param {LessonStep} found @param {string[]} decisions */
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

  /** Show one event; the last one leads to the next step. @param {LessonStep} found @param {Frame} frame @param {boolean} isLast */
  #tell(found, { what, view }, isLast) {
    const { state } = this.seats[0];
    const now = { table: found.table, phase: this.#phase(found), legal: found.legal, ask: found.ask };
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

  /** The phase, which identifies the question to the board. @param {LessonStep} found */
  #phase(found) {
    return found.legal.length > 0 ? `${found.step}.${this.tries}` : null;
  }
}
