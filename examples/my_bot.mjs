// A bot in plain JavaScript; needs only Node 22 or newer (or Node 20 with --experimental-websocket).
// It plays at random, at a server's table:
//
//     node examples/my_bot.mjs 'http://localhost:8000/#j/TABLE/INVITE'
//
// docs/wire.md describes the protocol. For the arena, see examples/pipe_bot.mjs.

/** Choose one of the legal decisions. After a choice with `more`, this is called for the next step. */
const choose = (view, legal) => legal[Math.floor(Math.random() * legal.length)];

if (typeof WebSocket === "undefined") throw new Error("This needs Node 22 or newer, or node --experimental-websocket.");
const url = new URL(process.argv[2]);
const [kind, table, secret] = url.hash.slice(1).split("/");

const sitDown = async () => {
  const body = JSON.stringify({ invite: secret, name: "Node" });
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url.origin}/api/tables/${table}/join`, { method: "POST", headers, body });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.detail ?? said.code);
  return said.token;
};

const token = kind === "j" ? await sitDown() : secret;
const socket = new WebSocket(`${url.origin.replace("http", "ws")}/api/tables/${table}/socket`);
const say = (what) => socket.send(JSON.stringify(what));
const id = () => crypto.randomUUID().replaceAll("-", "");
let answered = null;
let asked = null;

const decide = (view, phase, legal) => {
  const { do: words, more } = choose(view, legal);
  asked = { t: more ? "preview" : "cmd", id: id(), phase, do: words };
  say(asked);
};

const recover = ({ id, code, detail, retryable }) => {
  if (code === "stale" || code === "already_done") return; // the table has moved on
  if (!retryable || id === null) throw new Error(detail);
  setTimeout(() => say(asked), 1000);
};

let now = { view: null, phase: null, legal: [] };
socket.addEventListener("open", () => say({ t: "hello", token, since: 0, nonce: id() }));
socket.addEventListener("message", ({ data }) => {
  const frame = JSON.parse(data);
  if (frame.t === "preview") decide(now.view, now.phase, frame.legal);
  if (frame.t === "err") recover(frame);
  if (frame.t !== "welcome" && frame.t !== "event") return;
  now = frame;
  if (frame.table?.ended) {
    console.log((frame.view?.seats ?? []).map((seat) => seat.score.total).join(" "));
    socket.close();
  } else if (frame.phase !== null && frame.phase !== answered) {
    answered = frame.phase;
    decide(frame.view, frame.phase, frame.legal);
  }
});
