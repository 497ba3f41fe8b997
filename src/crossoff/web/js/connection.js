// One seat's connection to the table: connects, reconnects, and resends what was not answered.
import { Refusal } from "./api.js";
import { randomHex } from "./random.js";

/**
 * `connecting` at first; `open` after the welcome; `lost` while reconnecting; `closed` permanently.
 * @typedef {"connecting" | "open" | "lost" | "closed"} ConnectionState
 */
/** @typedef {{do: string, phase: string | null}} Ask */
/** What needs an answer. @typedef {{t: "cmd" | "undo", phase: string | null, do?: string}} Asked */
/**
 * The connection's dependencies, injected for tests.
 * @typedef {object} World
 * @property {(url: string) => WebSocket} socket
 * @property {(run: () => void, ms: number) => any} after
 * @property {(timer: any) => void} cancel
 * @property {() => number} random
 */

const FIRST_WAIT = 500; // milliseconds, doubled with each failure
const LONGEST_WAIT = 15_000;
const QUIET = 20_000; // ping after this long without a message
const PATIENCE = 8_000; // and wait this long for the answer
const SOON = 1_000;

const RESTARTING = 1012;
const TRY_LATER = 1013;
const BROKE_LIMITS = 1008;

/** @type {World} */
const BROWSER = {
  socket: (url) => new WebSocket(url),
  after: (run, ms) => setTimeout(run, ms),
  cancel: (timer) => clearTimeout(timer),
  random: Math.random,
};

/** The delay before the next attempt, with jitter, so that clients don't all reconnect at once. */
export function waitBefore(
  /** @type {number} */ attempt,
  /** @type {number} */ code,
  /** @type {() => number} */ random,
) {
  if (code === RESTARTING && attempt === 0) return SOON * (0.3 + random());
  const least = code === TRY_LATER || code === BROKE_LIMITS ? LONGEST_WAIT / 3 : 0;
  const most = Math.max(least, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt));
  return most * (0.5 + random() / 2);
}

export class Connection {
  /**
   * @param {{url: string, token: string, nonce?: string, hear: (message: any) => void, change: (state: ConnectionState) => void,
   *   refused?: (code: string, ask: Asked, clause: string | null) => void, world?: World}} how
   *   `hear` gets welcome, event, here, nudge and emote; `refused` gets a refused decision, and the clause of the rules against it
   */
  constructor({ url, token, nonce, hear, change, refused = () => {}, world = BROWSER }) {
    this.url = url;
    this.token = token;
    this.nonce = nonce;
    this.hear = hear;
    this.change = change;
    this.refused = refused;
    this.world = world;
    /** @type {ConnectionState} */
    this.state = "connecting";
    this.since = 0;
    this.attempt = 0;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {any} */
    this.timer = null;
    /** Unanswered decisions and withdrawals. @type {Map<string, Asked>} */
    this.unanswered = new Map();
    /** @type {Map<string, {resolve: (answer: any) => void, reject: (error: Error) => void}>} */
    this.previews = new Map();
  }

  open() {
    this.#cancel();
    const socket = this.world.socket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.#send({ t: "hello", token: this.token, since: this.since, nonce: this.nonce });
      this.#expect(PATIENCE);
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.#take(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.#lose(event.code);
    };
  }

  /** Close permanently. */
  close() {
    this.#cancel();
    this.#become("closed");
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  /** Check the connection now, because the phone woke up or the network came back. */
  wake() {
    if (this.state === "open") {
      this.#send({ t: "ping" });
      this.#expect(PATIENCE / 2);
    } else if (this.state === "lost") {
      this.attempt = 0;
      this.#drop();
      this.open();
    }
  }

  /** Send a decision; it is resent with the same id until it is answered. @param {Ask} ask @returns {string} its id */
  decide(ask) {
    return this.#ask({ t: "cmd", ...ask });
  }

  /** Take a decision back, as reliably. @param {string} phase @returns {string} its id */
  takeBack(phase) {
    return this.#ask({ t: "undo", phase });
  }

  /** @param {Asked} asked */
  #ask(asked) {
    const id = randomHex(32);
    this.unanswered.set(id, asked);
    if (this.state === "open") this.#send({ id, ...asked });
    return id;
  }

  /** Send something that isn't answered and may get lost. @param {{t: string}} message */
  mention(message) {
    if (this.state === "open") this.#send(message);
  }

  /** Ask what a partial decision would earn. @param {Ask} ask @returns {Promise<{legal: any[], earns: any}>} */
  preview(ask) {
    return new Promise((resolve, reject) => {
      if (this.state !== "open") {
        reject(new Refusal("offline"));
        return;
      }
      const id = randomHex(32);
      this.previews.set(id, { resolve, reject });
      this.#send({ t: "preview", id, ...ask });
    });
  }

  /** @param {any} message */
  #take(message) {
    this.#expect(QUIET);
    if (message.seq !== undefined && message.t !== "ack") this.since = message.seq;
    if (message.t === "welcome") this.#welcomed();
    if (message.t === "ack") this.unanswered.delete(message.id);
    if (message.t === "preview") this.#previewed(message);
    if (message.t === "err") this.#err(message);
    if (message.t !== "pong" && message.t !== "preview") this.hear(message);
  }

  #welcomed() {
    this.attempt = 0;
    this.#become("open");
    for (const [id, ask] of this.unanswered) this.#send({ id, ...ask });
  }

  /** @param {any} message */
  #previewed({ id, legal, earns, ask }) {
    this.previews.get(id)?.resolve({ legal, earns, ask });
    this.previews.delete(id);
  }

  /** @param {any} message */
  #err({ id, code, detail, clause = null, retryable }) {
    if (id === null && this.state !== "open") {
      if (retryable) return; // the server closes the connection next, and we reconnect
      this.close();
      this.refused(code, { t: "cmd", do: "", phase: null }, clause);
      return;
    }
    this.previews.get(id)?.reject(new Refusal(code, detail));
    this.previews.delete(id);
    const ask = this.unanswered.get(id);
    if (!ask) return;
    if (retryable) {
      this.world.after(() => {
        if (this.state === "open" && this.unanswered.has(id)) this.#send({ id, ...ask });
      }, SOON);
      return;
    }
    this.unanswered.delete(id);
    this.refused(code, ask, clause);
  }

  /** @param {number} code of the close */
  #lose(code) {
    this.#drop();
    if (this.state === "closed") return;
    this.#become("lost");
    this.timer = this.world.after(() => this.open(), waitBefore(this.attempt, code, this.world.random));
    this.attempt += 1;
  }

  #drop() {
    this.#cancel();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const { reject } of this.previews.values()) reject(new Refusal("offline"));
    this.previews.clear();
  }

  /** Ping after `ms` without a message, and reconnect if there is no answer. @param {number} ms */
  #expect(ms) {
    this.#cancel();
    this.timer = this.world.after(() => {
      if (ms === QUIET && this.state === "open") {
        this.#send({ t: "ping" });
        this.#expect(PATIENCE);
      } else {
        this.#lose(0);
      }
    }, ms);
  }

  #cancel() {
    this.world.cancel(this.timer);
    this.timer = null;
  }

  /** @param {unknown} message */
  #send(message) {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  /** @param {ConnectionState} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.change(state);
  }
}
