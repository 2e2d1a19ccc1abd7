#!/usr/bin/env node
// Plays a whole game at the table of a WebAssembly module, one person against bots, and loads its log again.
//
// usage: wasm_table.mjs TABLE.wasm [RECORD.jsonl]
import { readFileSync, writeFileSync } from "node:fs";

const [moduleFile, recordFile] = process.argv.slice(2);
if (!moduleFile) {
  console.error("usage: wasm_table.mjs TABLE.wasm [RECORD.jsonl]");
  process.exit(2);
}
// The module asks the system for nothing that a table needs; whatever it imports may be called and does nothing.
const compiled = await WebAssembly.compile(readFileSync(moduleFile));
const imports = {};
for (const { module, name } of WebAssembly.Module.imports(compiled)) (imports[module] ??= {})[name] = () => 0;
const start = async () => {
  const { exports } = await WebAssembly.instantiate(compiled, imports);
  exports._initialize?.();
  return exports;
};
const table = await start();
const bytes = (at, size) => new Uint8Array(table.memory.buffer, at, size);
const put = (api, text) => {
  const data = new TextEncoder().encode(text);
  new Uint8Array(api.memory.buffer, api.buffer(data.length), data.length).set(data);
};
const got = () => new TextDecoder().decode(bytes(table.text(), table.text_size()));
const fail = (text) => {
  console.error(text);
  process.exit(1);
};
let now = 1_000_000;
const send = (message) => {
  put(table, JSON.stringify(message));
  table.receive(0, now, 1n, 2n);
  const answer = JSON.parse(got());
  if (answer.type !== "ok") fail(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
};
put(table, JSON.stringify({ game: "condottiere", players: 4 }));
if (table.create(now) !== 0) fail(got());
send({ type: "join" });
send({ type: "bot", bot: "random" });
send({ type: "start" });
let actions = 0;
const see = () => (table.hello(0), JSON.parse(got()));
for (let state = see(); !state.game.result; state = see()) {
  now += 1000;
  if (++actions > 20000) fail("the game does not end");
  if (table.bot_waits(now, BigInt(actions))) {
    if (table.think(10, now) === 0) fail("a bot did nothing");
  } else {
    const legal = state.game.legal;
    if (legal.length === 0) fail("nobody can do anything");
    send({ type: "act", after: state.number, actions: [legal[actions % legal.length]] });
  }
}
const end = JSON.stringify(see().game);
table.record();
if (recordFile) writeFileSync(recordFile, got());
const lines = [];
while (table.next_line() !== 0) lines.push(got());
table.open_log();
for (const line of lines) {
  put(table, line);
  if (table.load() !== 0) fail(`does not fit: ${line}`);
}
if (JSON.stringify(see().game) !== end) fail("the log gives another game");
console.log(`WebAssembly table: ${actions} actions, ${lines.length} lines, the same game from its log`);
