// A seat's palace and domain as pieces with names, for pictures and for labels. Nothing is judged here.
import type { Seat } from '../connection/messages';
import {
  type SymbolCount,
  allianceFacts,
  cards,
  cathedral,
  cities,
  deeds,
  roomSymbol,
  roomsOf,
} from './facts';
import type { RoomAction } from './legal_action';
import type { PieceState, SeatView, SymbolKind, View } from './view_types';
import { type Alliance, type Deed, type Place, alliances, shadedPlaces } from './vocabulary';

/**
 * What a piece of a palace is called: a place (`L1`), a card in a room (`action-2`, `under-2`), a room (`room-2`), a city,
 * `cathedral-Roma`, a title, `guild`, `artillery`, an alliance.
 */
export type PieceId = string;

export interface PieceMark {
  /** It may be taken up now. */
  able?: boolean;
  /** A click changes the payment that is planned: it is spared, or pays. */
  pays?: boolean;
  /** It gives this kind in the payment that is planned. */
  paying?: SymbolKind | null;
  /** It gave this kind before in this turn. */
  spent?: SymbolKind | null;
  chosen?: boolean;
  /** More words for its label: what it is worth, or why not. */
  note?: string;
}
export type PieceMarks = Partial<Record<PieceId, PieceMark>>;
/** A click on it means something now; otherwise it asks what the piece is. */
export const answersClick = (mark: PieceMark | undefined): boolean => Boolean(mark?.able || mark?.pays);

/** A source of a payment is named without its room: `action` and `improvement` are those of the marker's. */
export const pieceOfSource = (source: string, marker: number | null): PieceId =>
  source === 'action' ? `action-${marker}` : source === 'improvement' ? `under-${marker}` : source;

export interface RoomPicture {
  room: number;
  /** What is done there: the card's action, or the printed one. */
  action: RoomAction;
  printed: RoomAction;
  card: string | null;
  under: string | null;
  /** Of the room itself, while nothing covers it. */
  symbol: SymbolKind | null;
  marker: boolean;
  indulgence: boolean;
  agent: Seat | null;
}
export function roomsView(view: View, seat: Seat): RoomPicture[] {
  const { colour, rooms, marker, indulgences } = view.seats[seat]!;
  return roomsOf(colour).map((printed, i) => {
    const room = i + 1;
    const card = rooms?.[i]?.action ?? null;
    return {
      room,
      printed,
      action: (card && cards[card]?.action) || printed,
      card,
      under: rooms?.[i]?.under ?? null,
      symbol: card ? null : roomSymbol(printed),
      marker: marker === room,
      indulgence: indulgences.includes(room),
      agent: view.agents[`palace-${seat}-${room}`] ?? null,
    };
  });
}

export interface PlacePicture {
  place: Place;
  shaded: boolean;
  card: string | null;
  state: PieceState;
  /** Nobody can be there yet. */
  closed: boolean;
}
/** `closed`: the places where nobody can be yet, as the guide says. */
export const placesView = (
  seat: SeatView,
  places: readonly Place[],
  closed: readonly Place[],
): PlacePicture[] =>
  places.map((place) => {
    const courtier = seat.courtiers?.[place];
    return {
      place,
      shaded: shadedPlaces.includes(place),
      card: courtier?.card ?? null,
      state: courtier?.state ?? 'available',
      closed: closed.includes(place),
    };
  });

export interface TokenPicture {
  id: PieceId;
  kind: 'city' | 'cathedral' | 'deed' | 'alliance';
  /** Name of the city, title or alliance. */
  name: string;
  state: PieceState;
  symbols: SymbolCount[];
  prestige: number;
  /** Of an alliance: an enemy agent takes away its bonus. */
  blocked: boolean;
}
export function domainView(view: View, seat: Seat): TokenPicture[] {
  const mine = view.seats[seat]!;
  const token = { blocked: false, prestige: 0 };
  return [
    ...Object.entries(mine.cities).map(([name, state]): TokenPicture => ({
      ...token,
      id: name,
      kind: 'city',
      name,
      state,
      symbols: cities[name]?.symbols ?? [],
    })),
    ...Object.entries(mine.cathedrals ?? {}).map(([name, state]): TokenPicture => ({
      ...token,
      id: `cathedral-${name}`,
      kind: 'cathedral',
      name,
      state,
      symbols: cathedral.symbols,
      prestige: cathedral.prestige,
    })),
    ...(Object.entries(mine.deeds) as [Deed, PieceState][]).map(([name, state]): TokenPicture => ({
      ...token,
      id: name,
      kind: 'deed',
      name,
      state,
      symbols: deeds[name].symbols,
      prestige: deeds[name].prestige,
    })),
    ...alliances
      .filter((name) => view.alliances[name]?.holder === seat)
      .map((name: Alliance): TokenPicture => ({
        ...token,
        id: name,
        kind: 'alliance',
        name,
        state: view.alliances[name]!.ready ? 'available' : 'used',
        symbols: Object.entries(allianceFacts[name].bonus).map(([kind, count]) => ({
          kind: kind as SymbolKind,
          count,
        })),
        blocked: (view.agents[name] ?? seat) !== seat,
      })),
  ];
}

/** All symbols of courtiers and tokens that are available, kind by kind: the most that could be paid of each. */
export function inReach(view: View, seat: Seat): SymbolCount[] {
  const sums = new Map<SymbolKind, number>();
  const add = (list: readonly SymbolCount[]) => {
    for (const { kind, count } of list) sums.set(kind, (sums.get(kind) ?? 0) + count);
  };
  for (const courtier of Object.values(view.seats[seat]?.courtiers ?? {})) {
    if (courtier.state === 'available') add(cards[courtier.card]?.symbols ?? []);
  }
  for (const { state, blocked, symbols } of domainView(view, seat)) {
    if (state === 'available' && !blocked) add(symbols);
  }
  return [...sums].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count);
}

export const troopsOnMap = (seat: SeatView): number =>
  [...Object.values(seat.troops), ...Object.values(seat.retreating ?? {})].reduce((a, b) => a + b, 0);
