// A device's place at a table: one connection per seat on this device, and which of them is shown.
import { batch, computed, signal } from "./ui.js";
import { Connection } from "./connection.js";
import { randomHex } from "./random.js";
import { keepHead, keepPromise, keepTable, keptTable } from "./storage.js";
import { NOTHING, after, handOver, seatsOf } from "./state.js";
import { t } from "./texts.js";

/** @typedef {import("./state.js").TableState} TableState */
/** @typedef {import("./connection.js").ConnectionState} ConnectionState */

/** @param {string} table */
function socketUrl(table) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${table}/socket`;
}

/** A refused decision: the protocol's code, and the clause of the rules against it. @typedef {{code: string, clause: string | null}} NotDone */

/** What a seat sends besides the game: it rings, or shows a picture. @typedef {{t: "nudge" | "emote", by: number, emote?: string}} Gesture */

/** One seat's connection and its state. */
class Seat {
  /** @param {{table: string, token: string, nonce?: string}} who @param {() => void} changed @param {(not: NotDone) => void} refused @param {(one: Gesture) => void} gesture */
  constructor({ table, token, nonce }, changed, refused, gesture) {
    this.state = signal(NOTHING);
    this.connectionState = signal(/** @type {ConnectionState} */ ("connecting"));
    this.pending = signal(0);
    this.connection = new Connection({
      url: socketUrl(table),
      token,
      nonce,
      hear: (message) =>
        batch(() => {
          // A head first received after the end would only be compared with itself.
          if (message.head && !(message.t === "welcome" && message.table.ended)) keepHead(table, message.head);
          if (message.t === "nudge" || message.t === "emote") gesture(message);
          if (message.nudged !== undefined) gesture({ t: "nudge", by: message.nudged });
          this.state.value = after(this.state.peek(), message);
          this.pending.value = this.connection.unanswered.size;
          changed();
        }),
      change: (state) =>
        batch(() => {
          this.connectionState.value = state;
          if (state === "lost") changed(); // stop waiting for its events
        }),
      refused: (code, _, clause) => {
        this.pending.value = this.connection.unanswered.size;
        refused({ code, clause });
      },
    });
  }
}

export class Place {
  /** The seat whose player has the device, as far as known; null at first. @type {number | null} */
  #holder = null;

  /** @param {{table: string, token: string, isWatch?: boolean, local?: {seat: number, token: string}[]}} how */
  constructor({ table, token, isWatch = false, local = [] }) {
    this.table = table;
    this.token = token;
    const tokens = [token, ...local.map((one) => one.token).filter((one) => one !== token)];
    const nonce = isWatch ? undefined : (keptTable(table)?.nonce ?? randomHex(64));
    if (nonce) keepTable({ table, nonce }); // keep it across reloads
    this.seats = tokens.map(
      (one, number) =>
        new Seat(
          { table, token: one, nonce: number === 0 ? nonce : undefined },
          () => this.#follow(),
          (not) => (this.refused.value = not),
          (one) => {
            if (number === 0 || one.t === "nudge") this.gesture.value = one; // emotes come once per seat
          },
        ),
    );
    this.shown = signal(0);
    /** The device must be passed on before anything is shown. */
    this.covered = signal(false);
    /** The latest gesture of somebody at the table. */
    this.gesture = signal(/** @type {Gesture | null} */ (null));
    /** The latest refusal. */
    this.refused = signal(/** @type {NotDone | null} */ (null));
    this.state = computed(() => this.seats[this.shown.value].state.value);
    this.connectionState = computed(() => this.seats[this.shown.value].connectionState.value);
    this.pending = computed(() => this.seats[this.shown.value].pending.value > 0);
    this.isShared = this.seats.length > 1;
    this.wake = this.wake.bind(this);
  }

  open() {
    for (const seat of this.seats) seat.connection.open();
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
  }

  close() {
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    for (const seat of this.seats) seat.connection.close();
  }

  /** Check the connections: a phone that slept may hold a dead one without knowing. */
  wake() {
    if (document.visibilityState === "visible") for (const seat of this.seats) seat.connection.wake();
  }

  /** The next player has confirmed having the device. */
  uncover() {
    this.#holder = this.shown.peek();
    this.covered.value = false;
  }

  /** @param {string} doText */
  decide(doText) {
    const seat = this.seats[this.shown.peek()];
    this.#holder = this.shown.peek();
    this.refused.value = null;
    seat.connection.decide({ do: doText, phase: seat.state.peek().phase });
    seat.pending.value = seat.connection.unanswered.size;
  }

  /** Take back what this seat has decided, while others still think. */
  takeBack() {
    const seat = this.seats[this.shown.peek()];
    const phase = seat.state.peek().undo;
    if (phase === null) return;
    this.refused.value = null;
    seat.connection.takeBack(phase);
    seat.pending.value = seat.connection.unanswered.size;
  }

  /** Ring at another seat. @param {number} seat */
  nudge(seat) {
    this.#mention({ t: "nudge", seat });
  }

  /** Show a gesture to everybody. @param {string} emote */
  emote(emote) {
    this.#mention({ t: "emote", emote });
  }

  /** @param {{t: string, [field: string]: unknown}} message */
  #mention(message) {
    this.seats[this.shown.peek()].connection.mention(message);
  }

  /** @param {string} doText */
  preview(doText) {
    const seat = this.seats[this.shown.peek()];
    return seat.connection.preview({ do: doText, phase: seat.state.peek().phase });
  }

  #follow() {
    const states = this.seats.map((seat) => seat.state.peek());
    const latest = Math.max(...states.map((state) => state.seq));
    const { shown, covered } = handOver(states, {
      shown: this.shown.peek(),
      holder: this.#holder,
      covered: this.covered.peek(),
      isBehind: this.seats.some((seat) => seat.connectionState.peek() === "open" && seat.state.peek().seq < latest),
    });
    this.covered.value = this.isShared && covered;
    this.shown.value = shown;
    const { table } = states[0];
    if (table) {
      const isBefore = !table.started && states[0].view === null;
      if (isBefore) keepPromise(this.table, table.commitment);
      keepTable({
        table: this.table,
        game: table.game,
        ended: table.ended !== null,
        ...(isBefore ? { isGiven: true } : {}),
        names: seatsOf(states[0], t)
          .filter((one) => !one.me && !one.open)
          .map((one) => one.name),
      });
    }
  }
}
