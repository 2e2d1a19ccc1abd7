#!/usr/bin/env node
// Plays random games at the table of one WebAssembly module and asks the guide of another about every position: what it
// foresees must be what happens.
//
// usage: wasm_guide.mjs GUIDE.wasm TABLE.wasm
import { fail, openModule } from "./wasm_module.mjs";

const [guideFile, tableFile] = process.argv.slice(2);
if (!tableFile) {
  console.error("usage: wasm_guide.mjs GUIDE.wasm TABLE.wasm");
  process.exit(2);
}
const guide = await openModule(guideFile);
const { api: table, put, got } = await openModule(tableFile);
const counts = { strengths: 0, previews: 0, foreseen: 0, lessons: 0 };

const ask = (call, text, ...more) => {
  guide.put(text);
  guide.api[call](...more);
  return JSON.parse(guide.got());
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const checkStrengths = (view) => {
  const told = ask("strengths", JSON.stringify(view));
  if (told.refused) fail(`strengths: ${told.refused}\n${JSON.stringify(view)}`);
  view.seats.forEach((seat, i) => {
    const { total, parts, down } = told.seats[i];
    if (!same(parts.map(({ card }) => card), seat.line)) fail("parts in another order than the line");
    if (parts.reduce((sum, { value }) => sum + value, 0) !== total) fail(`parts that do not add up: ${JSON.stringify(told)}`);
    if ((down !== undefined) !== (view.viewer === i && seat.down !== null)) fail("the face-down card");
  });
  const most = Math.max(...told.seats.map(({ total }) => total));
  const leaders = told.seats.flatMap(({ total }, i) => (total === most ? [i] : []));
  if (!view.finalists && !same(leaders, told.leaders)) fail(`leaders ${told.leaders}, not ${leaders}`);
  ++counts.strengths;
};

const checkNearness = (view) => {
  const { seats, refused } = ask("nearness", JSON.stringify(view));
  if (refused) fail(`nearness: ${refused}`);
  seats.forEach((seat, i) => {
    if (seat.regions !== Object.values(view.regions).filter((owner) => owner === i).length) fail("nearness: regions");
    if (seat.winning.some((region) => view.regions[region] === i || (region === view.pope && region !== view.contested))) {
      fail(`nearness: ${JSON.stringify(seat)}`);
    }
  });
};

const foresee = (view, action) => {
  const text = JSON.stringify(view);
  const seen = ask("preview", text + action, new TextEncoder().encode(text).length);
  if (seen.refused) fail(`preview of ${action}: ${seen.refused}\n${text}`);
  ++counts.previews;
  return seen;
};

const playGame = (players, options, number) => {
  let now = 1_000_000;
  const send = (message) => {
    put(JSON.stringify(message));
    table.receive(0, now, BigInt(number), 2n);
    const answer = JSON.parse(got());
    if (answer.type !== "ok") fail(`${JSON.stringify(message)}: ${JSON.stringify(answer)}`);
  };
  const see = () => (table.hello(0), JSON.parse(got()));
  put(JSON.stringify({ game: "condottiere", players, options, pause: 0 }));
  if (table.create(now) !== 0) fail(got());
  send({ type: "join" });
  send({ type: "bot", bot: "random" });
  send({ type: "start" });
  let actions = 0;
  for (let state = see(); !state.game.result; state = see()) {
    now += 10_000;
    if (++actions > 20000) fail("the game does not end");
    checkStrengths(state.game.view);
    checkNearness(state.game.view);
    if (table.bot_waits(now, BigInt(actions))) {
      if (table.think(1, now) === 0) fail("a bot did nothing");
      continue;
    }
    const legal = state.game.legal;
    if (legal.length === 0) fail("nobody can do anything");
    const foreseen = legal.map((action) => foresee(state.game.view, action));
    const chosen = (actions * 7 + number) % legal.length;
    send({ type: "act", after: state.number, actions: [legal[chosen]] });
    const { unknown, view, told } = foreseen[chosen];
    if (unknown !== null) continue;
    ++counts.foreseen;
    table.update(0);
    const happened = JSON.parse(got());
    if (!same(happened.game.view, view)) {
      fail(`${legal[chosen]}: foreseen\n${JSON.stringify(view)}\nbut\n${JSON.stringify(happened.game.view)}`);
    }
    if (!same(happened.events.flatMap((event) => event.told ?? []), told)) fail(`${legal[chosen]}: told ${JSON.stringify(told)}`);
  }
  checkStrengths(see().game.view);
  checkNearness(see().game.view);
  table.replay();
  return JSON.parse(got());
};

// The same game once more, as a lesson that begins at its first position.
const playLesson = ({ steps }) => {
  const opened = ask("open_position", JSON.stringify(steps[0].position));
  if (!same(opened, { told: [] })) fail(`open_position: ${JSON.stringify(opened)}`);
  for (const { seat, action, told, position } of steps.slice(1)) {
    const { legal } = ask("see", "", seat);
    if (!legal.includes(action)) fail(`${action} is not legal in the lesson`);
    const done = ask("do_action", action, seat, 7);
    if (!same(done.told, told)) fail(`${action}: told ${JSON.stringify(done)}`);
    const { view, result } = ask("see", "", 7);
    if (!same(view.regions, position.regions) || (result !== null) !== (position.phase === "over")) fail("another lesson");
  }
  ++counts.lessons;
};

const expectRefusal = (why, call, text, ...more) => {
  const { refused } = ask(call, text, ...more);
  if (!refused?.includes(why)) fail(`${call}: ${refused}, not ${why}`);
};

expectRefusal("no position is open", "see", "", 0);
expectRefusal("no position is open", "do_action", "pass", 0, 0);
let number = 0;
for (const options of [
  {}, { hidden_cards: true }, { draw_after_battle: true, capturing_regions: true }, { play_for_points: 8, bigger_kingdoms: true },
]) {
  for (const players of [2, 4, 6]) playLesson(playGame(players, options, ++number));
}
expectRefusal("the game is over", "do_action", "pass", 0, 0);
expectRefusal("no such seat", "see", "", 6);
expectRefusal("no such seat", "do_action", "pass", 0, 200);
for (const call of ["strengths", "nearness", "open_position"]) {
  expectRefusal("line 1", call, "{");
  expectRefusal("must be an object", call, "[]");
  expectRefusal("players: is missing", call, '{"game":"condottiere"}');
}
expectRefusal("line 1", "preview", "{pass", 1);
expectRefusal("longer", "preview", "{}", 9);
console.log(
  `WebAssembly guide: strengths of ${counts.strengths} views, ${counts.previews} previews, ` +
    `${counts.foreseen} of them done and as foreseen, ${counts.lessons} games again as lessons`,
);
