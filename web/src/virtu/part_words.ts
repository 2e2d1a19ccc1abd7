// Parts of sentences about Virtù: places of a palace, spots of agents, sources of symbols, prices.
import type { Speaker } from '../table/log_line';
import type { VirtuActs } from '../text/virtu_acts/en';
import type { VirtuLog } from '../text/virtu_log/en';
import type { Price, Source, Spot, Target } from './legal_action';
import type { Colour, SymbolKind } from './view_types';

/** What sentences need of text/virtu/names. */
export interface SpokenNames {
  colours: Record<Colour, string>;
  cities: Record<string, string>;
  actions: Record<string, string>;
  cards: Record<string, string>;
  deeds: Record<string, string>;
  cathedral: string;
  alliances: Record<string, string>;
  bonuses: Record<string, string>;
}
export interface VirtuSpeaker extends Speaker {
  virtu: { names: SpokenNames; log: VirtuLog; acts: VirtuActs };
}
/** Who speaks of what can be done needs less: nobody's bot is named. */
export type ActSpeaker = Pick<VirtuSpeaker, 'who'> & {
  virtu: Omit<VirtuSpeaker['virtu'], 'log'>;
};

/** The order in which a price is read. */
const priceOrder: (SymbolKind | 'crown_or_cross')[] = [
  'florin',
  'crown',
  'cross',
  'crown_or_cross',
  'cavalry',
  'ship',
  'mask',
  'war',
  'arrow',
];

/** `2 florins, 1 crown`; nothing to pay is `free`. */
export function priceWords(price: Price, { virtu: { acts } }: ActSpeaker): string {
  const parts = priceOrder
    .filter((symbol) => (price[symbol] ?? 0) > 0)
    .map((symbol) => acts.amount(symbol, price[symbol]!));
  return parts.length > 0 ? parts.join(', ') : acts.free;
}

/** A courtier place `L1`, a position `action-2` or `under-2`, a target `room 2` or `left-shaded`. */
export function placeName(at: string, { virtu: { acts } }: ActSpeaker): string {
  const [, side, place] = /^([LR])(\d)$/.exec(at) ?? [];
  if (side && place) return acts.place(side === 'L' ? 'left' : 'right', Number(place));
  const [, how, room] = /^(action-|under-|room )(\d)$/.exec(at) ?? [];
  if (room) return how === 'under-' ? acts.underRoom(Number(room)) : acts.room(Number(room));
  return at === 'left' || at === 'left-shaded' || at === 'right' || at === 'right-shaded'
    ? acts.group(at)
    : at;
}

export function targetName(target: Target, speaker: ActSpeaker): string {
  const { acts } = speaker.virtu;
  if (target.room !== undefined) {
    return target.at?.startsWith('under') ? acts.underRoom(target.room) : acts.room(target.room);
  }
  return placeName(target.place ?? target.group ?? '', speaker);
}

/** A city, a room of a palace, an alliance. */
export function spotName(spot: string, { who, virtu: { names, acts } }: ActSpeaker): string {
  const [, seat, room] = /^palace-(\d)-(\d)$/.exec(spot) ?? [];
  if (seat && room) return acts.palace(who(Number(seat)), Number(room));
  return names.cities[spot] ?? names.alliances[spot] ?? spot;
}
export const spotOf = (spot: Spot, speaker: ActSpeaker): string => spotName(spot.name, speaker);

/** What gives symbols or strength, by its name in the notation; `card` is the one that lies there. */
export function sourceName(source: string, card: string | undefined, speaker: ActSpeaker): string {
  const { names, acts } = speaker.virtu;
  if (card) return names.cards[card] ?? card;
  if (source === 'action') return acts.actionCard;
  if (source === 'improvement') return acts.improvement;
  if (source === 'indulgence') return acts.indulgence;
  if (source === 'token') return acts.token;
  if (source === 'artillery-bonus') return names.bonuses.artillery ?? source;
  if (source.startsWith('cathedral-')) {
    const city = source.slice('cathedral-'.length);
    return acts.cathedralOf(names.cities[city] ?? city);
  }
  return (
    names.cities[source] ??
    names.deeds[source] ??
    names.alliances[source] ??
    names.bonuses[source] ??
    placeName(source, speaker)
  );
}
export const sourceOf = (source: Source, speaker: ActSpeaker): string =>
  sourceName(source.name, source.card, speaker);

/** A noble, a title, the guild. */
export const itemName = (item: string, { virtu: { names } }: ActSpeaker): string =>
  names.cards[item] ?? names.deeds[item] ?? (item === 'cathedral' ? names.cathedral : item);
