#!/usr/bin/env node
// Plays a whole game at the table of a WebAssembly module, one person against bots, and loads its log again.
//
// usage: wasm_table.mjs TABLE.wasm [GAME [RECORD.jsonl]]
import { writeFileSync } from "node:fs";
import { fail, openModule } from "./wasm_module.mjs";

const [moduleFile, game = "condottiere", recordFile] = process.argv.slice(2);
if (!moduleFile) {
  console.error("usage: wasm_table.mjs TABLE.wasm [GAME [RECORD.jsonl]]");
  process.exit(2);
}
const { api: table, put, got } = await openModule(moduleFile);
let now = 1_000_000;
const send = (message) => {
  put(JSON.stringify(message));
  table.receive(0, now, 1n, 2n);
  const answer = JSON.parse(got());
  if (answer.type !== "ok") fail(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
};
const options = game === "virtu" ? { years: 4 } : {};
put(JSON.stringify({ game, players: 4, options }));
if (table.create(now) !== 0) fail(got());
put("Nicolò");
table.name_person(0);
send({ type: "join" });
send({ type: "bot", bot: "random" });
if (table.advise(0, 10, 1n) && JSON.parse(got()).refused !== "no game has begun") fail(`a hint before the game: ${got()}`);
send({ type: "start" });
let actions = 0;
let hints = 0;
const see = () => (table.hello(0), JSON.parse(got()));
if (see().table.seats[0].name !== "Nicolò") fail("the person has another name");

const addsUpToOne = (chances) => Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) < 0.001;
const checkHint = (legal) => {
  table.advise(0, 20, BigInt(actions));
  const hint = JSON.parse(got());
  if (hint.refused) fail(`no hint: ${hint.refused}`);
  if (hint.actions.length === 0 || hint.actions.some(({ action }) => !legal.includes(action))) fail("a hint that is not legal");
  if (hint.actions.some(({ value }) => value < 0 || value > 1)) fail("a hint with an odd value");
  if (hint.chances.length !== 4 || !addsUpToOne(hint.chances)) fail(`the chances are ${hint.chances}`);
  put(JSON.stringify(see().game.view));
  table.advise_view(20, BigInt(actions));
  const other = JSON.parse(got());
  if (other.refused || other.actions.some(({ action }) => !legal.includes(action))) fail(`a hint from the view: ${got()}`);
  ++hints;
};

for (let state = see(); !state.game.result; state = see()) {
  now += 1000;
  if (++actions > 20000) fail("the game does not end");
  if (table.bot_waits(now, BigInt(actions))) {
    if (actions < 100 && table.advise(0, 1, 1n) && state.game.legal.length === 0 && !JSON.parse(got()).refused) {
      fail("a hint for who is not to move");
    }
    if (table.think(10, now) === 0) fail("a bot did nothing");
  } else {
    const legal = state.game.legal;
    if (legal.length === 0) fail("nobody can do anything");
    if (hints < 20) checkHint(legal);
    send({ type: "act", after: state.number, actions: [legal[actions % legal.length]] });
  }
}
const end = see();

// The graph after the game, at once and position by position.
const began = performance.now();
table.chances();
const course = JSON.parse(got());
const took = Math.round(performance.now() - began);
table.replay();
const { steps } = JSON.parse(got());
if (course.length !== steps.length) fail(`${course.length} chances for ${steps.length} steps`);
if (!course.every(addsUpToOne)) fail("chances that do not add up to 1");
const winners = end.game.result.winners;
if (!winners.every((seat) => Math.abs(course.at(-1)[seat] - 1 / winners.length) < 0.001)) fail("the winner is not sure of it");
steps.forEach(({ position }, i) => {
  put(JSON.stringify(position));
  table.chances_of_position();
  if (String(JSON.parse(got())) !== String(course[i])) fail(`step ${i}: ${got()}, but ${course[i]} before`);
});
for (const [text, why] of [["{", "line 1"], ["3", "must be an object"], ['{"game":"chess"}', "unknown game"]]) {
  put(text);
  table.chances_of_position();
  if (!JSON.parse(got()).refused?.includes(why)) fail(`${text}: ${got()}`);
}

table.record();
if (recordFile) writeFileSync(recordFile, got());
const lines = [];
while (table.next_line() !== 0) lines.push(got());
table.open_log();
for (const line of lines) {
  put(line);
  if (table.load() !== 0) fail(`does not fit: ${line}`);
}
if (JSON.stringify(see().game) !== JSON.stringify(end.game)) fail("the log gives another game");
console.log(
  `WebAssembly table of ${game}: ${actions} actions, ${lines.length} lines, the same game from its log, ${hints} hints, ` +
    `chances of ${course.length} steps in ${took} ms`,
);
