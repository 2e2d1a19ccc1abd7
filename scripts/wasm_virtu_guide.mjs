#!/usr/bin/env node
// Plays random games of Virtù at the table of one WebAssembly module and asks the guide of another about every position:
// what it foresees must be what happens, and what it proposes must pay.
//
// usage: wasm_virtu_guide.mjs GUIDE_VIRTU.wasm TABLE_VIRTU.wasm
import { fail, openModule } from "./wasm_module.mjs";

const [guideFile, tableFile] = process.argv.slice(2);
if (!tableFile) {
  console.error("usage: wasm_virtu_guide.mjs GUIDE_VIRTU.wasm TABLE_VIRTU.wasm");
  process.exit(2);
}
const guide = await openModule(guideFile);
const { api: table, put, got } = await openModule(tableFile);
const counts = { positions: 0, answers: 0, previews: 0, payments: 0, turns: 0, sieges: 0, winters: 0 };
const spent = {};

const ask = (call, question) => {
  const began = performance.now();
  guide.put(typeof question === "string" ? question : JSON.stringify(question));
  guide.api[call]();
  const text = guide.got();
  const time = (spent[call] ??= { calls: 0, ms: 0 });
  ++time.calls;
  time.ms += performance.now() - began;
  ++counts.answers;
  return JSON.parse(text);
};
const answer = (call, question) => {
  const found = ask(call, question);
  if (found.refused) fail(`${call}: ${found.refused}\n${JSON.stringify(question)}`);
  return found;
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

const sums = (parts) => parts.reduce((sum, { count }) => sum + count, 0);
const checkSiege = (siege, question) => {
  for (const side of [siege.attack, siege.defence]) {
    if (sums(side.parts) !== side.total) fail(`parts that do not add up: ${JSON.stringify(siege)}`);
  }
  if (!siege.plain && siege.takes !== siege.attack.total > siege.defence.total) fail(`siege: ${JSON.stringify(question)}`);
  ++counts.sieges;
};

const lines = [
  "cities", "most_cities", "patronage", "furthest_patron", "palace", "domain", "bonuses", "religion", "trophies",
  "alliances", "indulgences",
];
const checkScore = ({ seats, leaders }, { result }) => {
  for (const seat of seats) {
    if (lines.reduce((sum, line) => sum + seat[line], 0) !== seat.total) fail(`score: ${JSON.stringify(seat)}`);
  }
  if (!leaders.every((seat) => seats[seat].rank === 1)) fail("the leaders are not first");
  if (!result) return;
  if (!same(seats.map(({ total }) => total), result.prestige) || !same(leaders, result.winners)) fail("another result");
};

// Every offer says either that it can be had or why not; and what is legal now can be had.
const checkSupply = (supply, legal) => {
  const offers = [
    ...supply.nobles, ...supply.deeds, supply.cathedral, ...supply.alliances, supply.patronage, ...supply.troops,
    ...supply.cities,
  ];
  for (const offer of offers) {
    if (offer.now && (offer.why || !offer.affordable)) fail(`now, but not to be had: ${JSON.stringify(offer)}`);
    if (!offer.affordable && !offer.why) fail(`no reason: ${JSON.stringify(offer)}`);
  }
  if (legal.seat !== supply.seat) return;
  const buys = new Set(legal.actions.flatMap(({ kind, item }) => (kind === "buy" && item !== "cathedral" ? [item] : [])));
  const told = [...supply.nobles, ...supply.deeds].filter(({ now }) => now).map(({ card, deed }) => card ?? deed);
  if (!same([...buys].sort(), told.sort())) fail(`for sale: ${[...buys]}, told ${told}`);
};

const checkPayment = (question, number) => {
  const payment = answer("pay", question);
  if (!payment.actions) fail(`no proposal: ${JSON.stringify(question)}`);
  const done = [...question.do, ...payment.actions];
  const { wrong, next } = answer("preview", { ...question, do: done });
  if (wrong) fail(`the proposal fails: ${JSON.stringify(wrong)} ${JSON.stringify(payment)}`);
  if (next.phase === "pay" && answer("legal", { ...question, do: done }).owed.for === payment.for) {
    fail(`the proposal does not pay: ${JSON.stringify(payment)}`);
  }
  ++counts.payments;
  // Without one of the sources chosen, it is another one, or none.
  const chosen = payment.sources.filter((one) => one.chosen);
  if (chosen.length === 0) return done;
  const spared = chosen[number % chosen.length].source.name;
  const other = answer("pay", { ...question, avoid: [spared] });
  if (other.actions && other.loss < payment.loss) fail(`cheaper without ${spared}: ${JSON.stringify([payment, other])}`);
  const kept = answer("pay", { ...question, keep: [`${spared} ${chosen[number % chosen.length].chosen}`] });
  if (!kept.actions || kept.loss !== payment.loss) fail(`dearer with ${spared}: ${JSON.stringify([payment, kept])}`);
  return done;
};

const checkPosition = (view, result, number) => {
  const question = { view, do: [] };
  const legal = answer("legal", question);
  checkScore(answer("score", question), { result });
  checkSupply(answer("supply", { ...question, seat: number % view.players }), legal);
  answer("stuck", { ...question, seat: number % view.players });
  if (view.now?.attacker !== undefined && view.now.city) checkSiege(answer("siege", question), question);
  const city = Object.keys(view.seats[0].cities)[0] ?? "Roma";
  answer("roads", { ...question, city });
  for (const target of Object.keys(view.seats[1].cities)) {
    if (view.seats[0].cities[target]) continue;
    checkSiege(answer("siege", { ...question, city: target, attacker: 0, troops: 2 }), target);
  }
  ++counts.positions;
};

// A turn composed action by action, as a page does it, and sent as one batch.
const composeTurn = (state, number) => {
  const { view } = state.game;
  const composed = [];
  for (let step = 0; step < 60; ++step) {
    const question = { view, do: composed };
    const legal = answer("legal", question);
    if (step === 0 && !same(legal.actions.map(({ action }) => action), state.game.legal)) fail("other legal actions");
    if (legal.owed && number % 3 !== 0) {
      composed.splice(0, composed.length, ...checkPayment(question, number + step));
    } else {
      // Mostly what costs something, so that there is something to pay.
      const dear = legal.actions.filter(({ cost }) => cost && Object.keys(cost).length > 0);
      const actions = dear.length > 0 && (number + step) % 4 !== 0 ? dear : legal.actions;
      composed.push(actions[(number * 7 + step * 3) % actions.length].action);
    }
    const foreseen = answer("preview", { view, do: composed });
    ++counts.previews;
    if (foreseen.wrong) fail(`${composed}: ${JSON.stringify(foreseen.wrong)}`);
    if (foreseen.complete !== (foreseen.stop !== null)) fail("complete, or not");
    if (foreseen.stop) return { composed, foreseen };
  }
  return { composed, foreseen: answer("preview", { view, do: composed }) };
};

const playGame = (players, options, number) => {
  let now = 1_000_000;
  const send = (message) => {
    put(JSON.stringify(message));
    table.receive(0, now, BigInt(number), 2n);
    const reply = JSON.parse(got());
    if (reply.type !== "ok") fail(`${JSON.stringify(message)}: ${JSON.stringify(reply)}`);
  };
  const see = () => (table.hello(0), JSON.parse(got()));
  put(JSON.stringify({ game: "virtu", players, options }));
  if (table.create(now) !== 0) fail(got());
  send({ type: "join" });
  send({ type: "bot", bot: number % 2 ? "captain" : "random" });
  send({ type: "start" });
  let moves = 0;
  for (let state = see(); !state.game.result; state = see()) {
    now += 10_000;
    if (++moves > 20000) fail("the game does not end");
    if (moves % 5 === 0 || state.game.legal.length) checkPosition(state.game.view, null, moves);
    if (table.bot_waits(now, BigInt(moves))) {
      if (moves % 50 === 0 && state.game.view.phase !== "setup") {
        const winter = answer("legal", { view: state.game.view, suppose: "winter" });
        if (winter.part !== "winter" || winter.seat !== 0) fail(`another's winter: ${JSON.stringify(winter)}`);
        ++counts.winters;
      }
      if (table.think(1, now) === 0) fail("a bot did nothing");
      continue;
    }
    if (state.game.legal.length === 0) fail("nobody can do anything");
    const { composed, foreseen } = composeTurn(state, moves);
    send({ type: "act", after: state.number, actions: composed });
    table.update(0);
    const happened = JSON.parse(got());
    ++counts.turns;
    if (foreseen.stop === "reveal") continue;
    if (!same(happened.game.view, foreseen.view)) {
      fail(`${composed}: foreseen\n${JSON.stringify(foreseen.view)}\nbut\n${JSON.stringify(happened.game.view)}`);
    }
    const told = happened.events.flatMap((event) => event.told ?? []);
    if (!same(told, foreseen.steps.flatMap((step) => step.told))) fail(`${composed}: told ${JSON.stringify(told)}`);
  }
  const end = see();
  checkPosition(end.game.view, end.game.result, 1);
};

const expectRefusal = (why, call, question) => {
  const { refused } = ask(call, question);
  if (!refused?.includes(why)) fail(`${call}: ${refused}, not ${why}`);
};

let number = 0;
for (const options of [{ years: 6 }, { years: 5, gentle_agents: true }]) {
  for (const players of [3, 4, 5]) playGame(players, options, ++number);
}
const calls = ["legal", "preview", "pay", "score", "supply", "siege", "roads", "stuck"];
for (const call of calls) {
  expectRefusal("line 1", call, "{");
  expectRefusal("must be an object", call, "[]");
  expectRefusal("view: is missing", call, "{}");
  expectRefusal("view", call, '{"view":{"game":"virtu"}}');
  expectRefusal("unknown key", call, '{"view":{},"more":1}');
}
const ms = (call) => `${call} ${(spent[call].ms / spent[call].calls).toFixed(2)}`;
console.log(
  `WebAssembly guide of Virtù: ${counts.positions} positions, ${counts.answers} answers, ${counts.turns} turns composed and ` +
    `played as foreseen, ${counts.payments} payments proposed, ${counts.sieges} sieges, ${counts.winters} winters prepared; ` +
    `mean ms: ${calls.map(ms).join(", ")}`,
);
