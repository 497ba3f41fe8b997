// A bot in plain JavaScript for the arena, over a pipe; any version of Node will do:
//
//     crossoff arena --game one-card --bots 'pipe:node examples/pipe_bot.mjs,greedy'
//
// docs/first-bot.md describes the protocol: one JSON object per line, both ways.

import { createInterface } from "node:readline";

/** Choose one of the legal decisions: crosses off as much as possible, and otherwise takes the first. */
const choose = (view, legal) => {
  const worth = ({ groups, earns }) =>
    groups?.flatMap(({ fields }) => fields).length ??
    Object.values(earns?.boxes ?? {}).reduce((sum, boxes) => sum + boxes, earns?.points ?? 0);
  return legal.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
};

for await (const line of createInterface({ input: process.stdin })) {
  const { t, id, view, legal } = JSON.parse(line);
  if (t !== "choose") continue; // a later version may say more
  console.log(JSON.stringify({ id, do: choose(view, legal).do }));
}
