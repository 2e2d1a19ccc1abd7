// What is said about the things on the table.
import { counted } from '../../languages';
import type { Who } from '../../play/en';

const n = counted('en');
const troops = { one: 'troop', other: 'troops' };
const agents = { one: 'agent', other: 'agents' };
const ships = { one: 'ship', other: 'ships' };
const florins = { one: 'florin', other: 'florins' };
/** Only the word, in the form that goes with the number. */
const word = (count: number, forms: typeof troops) => n(count, forms).slice(`${count} `.length);
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);

const board = {
  map: {
    title: 'Map of Italy',
    strength: (value: number) => `strength ${value}`,
    owner: (who: Who) => (who.you ? 'yours' : `held by ${who.name}`),
    neutral: 'neutral',
    closed: 'closed with three players',
    port: (seas: string) => `port: ${seas}`,
    pirates: 'pirate port',
    cathedral: 'cathedral',
    agent: (who: Who) => `${whose(who)} agent stands here`,
    garrison: (who: Who, count: number) => `${whose(who)} garrison: ${n(count, troops)}`,
    besieged: (who: Who, count: number) =>
      who.you
        ? `besieged by you with ${n(count, troops)}`
        : `besieged by ${who.name} with ${n(count, troops)}`,
    beaten: (who: Who, count: number) => `${whose(who)} beaten army: ${n(count, troops)}`,
    byRoad: 'one road away',
    bySea: (count: number) => `${n(count, ships)} away by sea`,
    legal: 'may be chosen',
    allied: (who: Who) => (who.you ? 'your ally' : `ally of ${who.name}`),
    free: 'nobody’s ally',
    ready: 'bonus ready',
    spent: 'bonus used',
    larger: 'Larger',
    smaller: 'Smaller',
    whole: 'Whole map',
  },
  state: { available: 'available', used: 'used' },
  counts: { troops: (count: number) => n(count, troops) },
  symbolCount: (name: string, count: number) => `${name} ${count}`,
  piece: {
    place: (place: string, shaded: boolean) => {
      const side = place.startsWith('L') ? 'left' : 'right';
      return shaded ? `shaded courtier place on the ${side}` : `courtier place on the ${side}`;
    },
    empty: 'free',
    /** On the ribbon, where there is little room. */
    usedTag: 'used',
    closed: 'closed',
    opens: 'a title or a fifth city opens it',
    actionCard: 'action card',
    improvement: 'improvement under it',
    room: (room: number, action: string) => `Room ${room}: ${action}`,
    markerHere: 'the marker stands here',
    noCard: 'no card',
    indulgence: 'an indulgence lies here',
    indulgenceShort: 'Indulgence',
    blocked: 'blocked by an enemy agent',
    blockedShort: 'blocked',
    paying: (symbol: string) => `pays: ${symbol}`,
    spent: (symbol: string) => `has given this turn: ${symbol}`,
    chosen: 'chosen',
    able: 'may be chosen',
  },
  palace: {
    florins: (count: number) => word(count, florins),
    agents: (count: number) => `${word(count, agents)} in hand`,
    mayAsk: 'indulgence free',
    asked: 'indulgence asked',
    domain: 'Domain',
    bonuses: 'Patronage bonuses',
    trophies: 'Trophies',
    step: (step: number, of: number) => `step ${step} of ${of}`,
    reach: (list: string) => `in reach: ${list}`,
    prestige: (count: number) => `prestige ${count}`,
    legalRooms: (count: number) => `rooms that may be chosen: ${count}`,
  },
};
export default board;
export type Board = typeof board;
