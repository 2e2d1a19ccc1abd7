// What happened at a table of Virtù, in the present. Names come in as they are: no sentence bends them.
import { counted } from '../languages';
import type { Who } from '../play/en';

const n = counted('en');
const troops = { one: 'troop', other: 'troops' };
const tokens = { one: '+1 token', other: '+1 tokens' };
const says = (who: Who, third: string, second: string) =>
  who.you ? `You ${second}` : `${who.name} ${third}`;
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const Whose = (who: Who) => (who.you ? 'Your' : `${who.name}’s`);
const them = (who: Who) => (who.you ? 'you' : who.name);

const log = {
  plays: (w: Who, colour: string) => says(w, `plays ${colour}.`, `play ${colour}.`),
  first: (w: Who) => says(w, 'is first in turn.', 'are first in turn.'),
  placed: (w: Who) => says(w, 'places a family card.', 'place a family card.'),
  placedKnown: (w: Who, card: string, where: string) =>
    says(w, `places ${card}: ${where}.`, `place ${card}: ${where}.`),
  family: (w: Who, list: string) => `${Whose(w)} family: ${list}.`,
  spring: (w: Who, year: number) =>
    says(w, `begins the spring of year ${year}.`, `begin the spring of year ${year}.`),
  winter: (w: Who) => says(w, 'begins the winter.', 'begin the winter.'),
  marker: (w: Who, room: number) => says(w, `moves to room ${room}.`, `move to room ${room}.`),
  courtiers: {
    left: (w: Who) => `${Whose(w)} courtiers on the left are available again.`,
    right: (w: Who) => `${Whose(w)} courtiers on the right are available again.`,
  },
  indulgenceTaken: (w: Who, room: number) =>
    says(w, `takes an indulgence into room ${room}.`, `take an indulgence into room ${room}.`),
  indulgencePaid: (w: Who, room: number) =>
    says(w, `pays off the indulgence in room ${room}.`, `pay off the indulgence in room ${room}.`),
  pays: (w: Who, list: string) => says(w, `pays: ${list}.`, `pay: ${list}.`),
  gains: (w: Who, amount: string, from: string) =>
    says(w, `gets ${amount}${from ? ` (${from})` : ''}.`, `get ${amount}${from ? ` (${from})` : ''}.`),
  turned: (w: Who, list: string) =>
    says(w, `makes available again: ${list}.`, `make available again: ${list}.`),
  patron: (w: Who, step: number) =>
    says(w, `takes step ${step} of patronage.`, `take step ${step} of patronage.`),
  bonus: (w: Who, bonus: string) => says(w, `chooses the bonus ${bonus}.`, `choose the bonus ${bonus}.`),
  lodged: (w: Who, card: string, where: string) =>
    says(w, `places ${card}: ${where}.`, `place ${card}: ${where}.`),
  dropped: (w: Who, card: string) => says(w, `discards ${card}.`, `discard ${card}.`),
  shifted: (w: Who, card: string, where: string) =>
    says(w, `moves ${card}: ${where}.`, `move ${card}: ${where}.`),
  annexed: (w: Who, city: string) => says(w, `annexes ${city}.`, `annex ${city}.`),
  marched: (w: Who, from: string, to: string, count: number) =>
    says(
      w,
      `marches with ${n(count, troops)} from ${from} to ${to}.`,
      `march with ${n(count, troops)} from ${from} to ${to}.`,
    ),
  sailed: (w: Who, from: string, to: string, count: number) =>
    says(
      w,
      `sails with ${n(count, troops)} from ${from} to ${to}.`,
      `sail with ${n(count, troops)} from ${from} to ${to}.`,
    ),
  warTokens: (w: Who, count: number) =>
    says(w, `musters ${n(count, tokens)} for the sieges.`, `muster ${n(count, tokens)} for the sieges.`),
  agent: (w: Who, spot: string) => says(w, `sends an agent: ${spot}.`, `send an agent: ${spot}.`),
  agentMoved: (w: Who, from: string, spot: string) =>
    says(w, `moves an agent: ${from} – ${spot}.`, `move an agent: ${from} – ${spot}.`),
  agentRemoved: (w: Who, other: Who, spot: string) =>
    says(w, `removes ${whose(other)} agent: ${spot}.`, `remove ${whose(other)} agent: ${spot}.`),
  agentGained: (w: Who) => says(w, 'gets one more agent.', 'get one more agent.'),
  plain: (w: Who, other: Who, city: string) =>
    says(
      w,
      `meets ${whose(other)} army in the plain before ${city}.`,
      `meet ${whose(other)} army in the plain before ${city}.`,
    ),
  siege: (w: Who, city: string) => says(w, `attacks ${city}.`, `attack ${city}.`),
  siegeOf: (w: Who, other: Who, city: string) =>
    says(w, `attacks ${whose(other)} city ${city}.`, `attack ${whose(other)} city ${city}.`),
  declared: (w: Who, source: string, count: number) =>
    says(w, `adds ${count}: ${source}.`, `add ${count}: ${source}.`),
  declined: (w: Who) => says(w, 'adds nothing.', 'add nothing.'),
  strengths: (list: string) => `Strengths: ${list}.`,
  theCity: 'the city',
  calledOff: (w: Who, city: string) =>
    says(w, `calls the siege of ${city} off.`, `call the siege of ${city} off.`),
  lost: (w: Who, count: number, city: string) =>
    says(w, `loses ${n(count, troops)}: ${city}.`, `lose ${n(count, troops)}: ${city}.`),
  taken: (w: Who, city: string) => says(w, `conquers ${city}.`, `conquer ${city}.`),
  takenFrom: (w: Who, other: Who, city: string) =>
    says(w, `conquers ${city} from ${them(other)}.`, `conquer ${city} from ${them(other)}.`),
  failed: (w: Who, city: string) => says(w, `is beaten back from ${city}.`, `are beaten back from ${city}.`),
  trophy: (w: Who, colour: string) => says(w, `takes a trophy of ${colour}.`, `take a trophy of ${colour}.`),
  cathedral: (w: Who, city: string) =>
    says(w, `takes the cathedral of ${city}.`, `take the cathedral of ${city}.`),
  retreated: (w: Who, from: string, to: string, count: number) =>
    says(
      w,
      `withdraws ${n(count, troops)} from ${from} to ${to}.`,
      `withdraw ${n(count, troops)} from ${from} to ${to}.`,
    ),
  order: (list: string) => `Turn order: ${list}.`,
  lastYear: 'This winter is the last.',
  bought: (w: Who, item: string) => says(w, `buys ${item}.`, `buy ${item}.`),
  boughtCathedral: (w: Who, city: string) =>
    says(w, `builds a cathedral: ${city}.`, `build a cathedral: ${city}.`),
  hired: (w: Who, city: string, count: number) =>
    says(w, `hires ${n(count, troops)}: ${city}.`, `hire ${n(count, troops)}: ${city}.`),
  allied: (w: Who, alliance: string) =>
    says(w, `makes an alliance: ${alliance}.`, `make an alliance: ${alliance}.`),
  alliedFrom: (w: Who, other: Who, alliance: string) =>
    says(
      w,
      `takes the alliance from ${them(other)}: ${alliance}.`,
      `take the alliance from ${them(other)}: ${alliance}.`,
    ),
  prestige: (list: string) => `Prestige: ${list}.`,
  won: (w: Who) => says(w, 'wins the game.', 'win the game.'),
};
export default log;
export type VirtuLog = typeof log;
