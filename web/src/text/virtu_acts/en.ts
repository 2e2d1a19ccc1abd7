// What can be done in Virtù, in a few words each, and the words for places, sources and prices that go with it.
import type { Group } from '../../virtu/legal_action';
import type { SymbolKind } from '../../virtu/view_types';
import { type Forms, counted } from '../languages';
import type { Who } from '../play/en';

const n = counted('en');
const amounts: Record<SymbolKind | 'crown_or_cross', Forms> = {
  florin: { one: 'florin', other: 'florins' },
  crown: { one: 'crown', other: 'crowns' },
  cross: { one: 'cross', other: 'crosses' },
  crown_or_cross: { one: 'crown or cross', other: 'crowns or crosses' },
  cavalry: { one: 'cavalry', other: 'cavalry' },
  ship: { one: 'ship', other: 'ships' },
  mask: { one: 'mask', other: 'masks' },
  war: { one: 'war symbol', other: 'war symbols' },
  arrow: { one: 'arrow', other: 'arrows' },
};
const places: Record<Group, string> = {
  left: 'open place on the left',
  'left-shaded': 'shaded place on the left',
  right: 'open place on the right',
  'right-shaded': 'shaded place on the right',
};
const troops = { one: 'troop', other: 'troops' };

const acts = {
  amount: (symbol: SymbolKind | 'crown_or_cross', count: number) => n(count, amounts[symbol]),
  free: 'free',
  room: (room: number) => `room ${room}`,
  underRoom: (room: number) => `room ${room}, under the card`,
  group: (group: Group) => places[group],
  place: (side: 'left' | 'right', at: number) => (side === 'left' ? `left place ${at}` : `right place ${at}`),
  palace: (who: Who, room: number) =>
    who.you ? `your palace, room ${room}` : `${who.name}’s palace, room ${room}`,
  cathedralOf: (city: string) => `cathedral of ${city}`,
  actionCard: 'card of the room',
  improvement: 'improvement of the room',
  indulgence: 'indulgence',
  token: '+1 token',
  treasury: 'treasury',
  blocked: { indulgence: 'blocked by an indulgence', agent: 'blocked by an enemy agent' },
  roomDoes: (room: number, action: string) => `room ${room}, ${action}`,

  put: (card: string, where: string) => `Place ${card}: ${where}`,
  enter: (room: string) => `Begin in ${room}`,
  stop: (room: string) => `Stop in ${room}`,
  on: (room: string) => `Go on to ${room}`,
  onFlorins: (room: string) => `Go on for florins: ${room}`,
  onArrow: (room: string) => `Go on for an arrow: ${room}`,
  redeem: (room: number) => `Pay off the indulgence in room ${room}`,
  use: (source: string, amount: string) => `Use ${source}: ${amount}`,
  pay: (amount: string) => `Pay ${amount} from the treasury`,
  ask: (amount: string) => `Ask for an indulgence: ${amount}`,
  end: 'Done',
  pass: 'Add nothing',
  advance: (step: number) => `Take step ${step} of patronage`,
  choose: (bonus: string) => `Choose ${bonus}`,
  lodge: (card: string, where: string) => `Place ${card}: ${where}`,
  drop: (card: string) => `Discard ${card}`,
  turn: (source: string) => `Make ${source} available`,
  annex: (city: string) => `Annex ${city}`,
  march: (from: string, to: string) => `March from ${from} to ${to}`,
  sail: (from: string, to: string) => `Sail from ${from} to ${to}`,
  muster: (source: string, adds: number) => `Muster +${adds}: ${source}`,
  agent: (spot: string) => `Place an agent: ${spot}`,
  lift: (spot: string) => `Take the agent away to move it: ${spot}`,
  remove: (spot: string) => `Remove the enemy agent: ${spot}`,
  besiege: (city: string) => `Begin the siege of ${city}`,
  assault: (city: string) => `Go on with the siege of ${city}`,
  callOff: (city: string) => `Call off the siege of ${city}`,
  declare: (source: string, adds: number) => `Add ${adds}: ${source}`,
  retreat: (from: string, to: string) => `Withdraw a troop from ${from} to ${to}`,
  disband: (city: string) => `Disband a troop: ${city}`,
  disbandAll: (city: string) => `Give up the beaten army: ${city}`,
  upkeep: (amount: string, keeps: number) => `Pay ${amount} for up to ${n(keeps, troops)}`,
  shift: (card: string, where: string) => `Move ${card}: ${where}`,
  buy: (item: string) => `Buy ${item}`,
  buyCathedral: (city: string) => `Build a cathedral: ${city}`,
  hire: (city: string) => `Hire a troop: ${city}`,
  ally: (alliance: string) => `Make an alliance: ${alliance}`,
  allyLess: (alliance: string, amount: string) => `Make an alliance: ${alliance}, ${amount} less`,
};
export default acts;
export type VirtuActs = typeof acts;
