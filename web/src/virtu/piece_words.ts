// Pieces of a palace in words, for labels.
import type { Seat } from '../connection/messages';
import type { Who } from '../text/play/en';
import type { VirtuTexts } from '../text/virtu/en';
import { type SymbolCount, cards } from './facts';
import type { PieceMark, PlacePicture, RoomPicture, TokenPicture } from './palace_view';
import { type Alliance, type Deed, isAlliance } from './vocabulary';

export const cardName = (texts: VirtuTexts, card: string): string => texts.names.cards[card] ?? card;
/** On a plate, where there is little room. */
export const shortName = (texts: VirtuTexts, card: string): string =>
  texts.names.short[card] ?? texts.names.cards[card] ?? card;

export const symbolWords = (texts: VirtuTexts, symbols: readonly SymbolCount[]): string =>
  symbols.map(({ kind, count }) => texts.board.symbolCount(texts.names.symbols[kind], count)).join(', ');

function markWords(texts: VirtuTexts, mark: PieceMark | undefined): string[] {
  const { piece } = texts.board;
  return [
    ...(mark?.paying ? [piece.paying(texts.names.symbols[mark.paying])] : []),
    ...(mark?.spent ? [piece.spent(texts.names.symbols[mark.spent])] : []),
    ...(mark?.chosen ? [piece.chosen] : []),
    ...(mark?.able ? [piece.able] : []),
    ...(mark?.note ? [mark.note] : []),
  ];
}
const joined = (words: (string | null | false)[]): string => words.filter(Boolean).join(', ');

export function placeWords(
  texts: VirtuTexts,
  { place, shaded, card, state, closed }: PlacePicture,
  mark?: PieceMark,
): string {
  const { piece } = texts.board;
  const where = piece.place(place, shaded);
  if (!card) return joined([where, closed ? piece.closed : piece.empty, ...markWords(texts, mark)]);
  return joined([
    cardName(texts, card),
    where,
    texts.board.state[state],
    symbolWords(texts, cards[card]?.symbols ?? []),
    ...markWords(texts, mark),
  ]);
}

export function roomCardWords(
  texts: VirtuTexts,
  card: string,
  part: 'action' | 'under',
  mark?: PieceMark,
): string {
  const { piece } = texts.board;
  return joined([
    cardName(texts, card),
    part === 'action' ? piece.actionCard : piece.improvement,
    symbolWords(texts, cards[card]?.symbols ?? []),
    ...markWords(texts, mark),
  ]);
}

export function roomWords(
  texts: VirtuTexts,
  room: RoomPicture,
  who: (seat: Seat) => Who,
  mark?: PieceMark,
): string {
  const { piece } = texts.board;
  return joined([
    piece.room(room.room, texts.names.actions[room.action]),
    room.marker && piece.markerHere,
    !room.card && piece.noCard,
    room.symbol && symbolWords(texts, [{ kind: room.symbol, count: 1 }]),
    room.indulgence && piece.indulgence,
    room.agent !== null && texts.board.map.agent(who(room.agent)),
    ...markWords(texts, mark),
  ]);
}

export function tokenName(texts: VirtuTexts, { kind, name }: Pick<TokenPicture, 'kind' | 'name'>): string {
  if (kind === 'city') return texts.names.cities[name] ?? name;
  if (kind === 'cathedral') return texts.names.cathedral;
  if (isAlliance(name)) return texts.names.alliances[name as Alliance];
  return texts.names.deeds[name as Deed];
}
export function tokenWords(texts: VirtuTexts, token: TokenPicture, mark?: PieceMark): string {
  return joined([
    tokenName(texts, token),
    token.kind === 'cathedral' && texts.names.cities[token.name]!,
    texts.board.state[token.state],
    token.blocked && texts.board.piece.blocked,
    symbolWords(texts, token.symbols),
    ...markWords(texts, mark),
  ]);
}
