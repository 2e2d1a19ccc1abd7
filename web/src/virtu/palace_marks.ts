// Marks of a palace's pieces from the lists that a planner has.
import { type PieceMarks, pieceOfSource } from './palace_view';
import type { SymbolKind } from './view_types';

export interface PalaceWishes {
  /** Where the marker stands: `action` and `improvement` are the cards there. */
  marker: number | null;
  /** Pieces that may be pointed at now. */
  legal?: readonly string[];
  /** Where the piece that was taken up may go. */
  targets?: readonly string[];
  /** The piece that was taken up. */
  chosen?: string | null;
  /** By source: the kind that it gives in the payment that is planned. */
  paying?: Readonly<Record<string, SymbolKind>>;
  /** Sources that the planned payment can be changed by. */
  payable?: readonly string[];
  /** By source: the kind that it gave before in this turn. */
  spent?: Readonly<Record<string, SymbolKind>>;
  /** By piece: what is to be known of it, in a few words. */
  notes?: Readonly<Record<string, string>>;
}

export function palaceMarks(wishes: PalaceWishes): PieceMarks {
  const marks: PieceMarks = {};
  const mark = (piece: string) => (marks[piece] ??= {});
  const piece = (source: string) => pieceOfSource(source, wishes.marker);
  for (const one of [...(wishes.legal ?? []), ...(wishes.targets ?? [])]) mark(piece(one)).able = true;
  if (wishes.chosen) mark(piece(wishes.chosen)).chosen = true;
  for (const [source, kind] of Object.entries(wishes.paying ?? {})) mark(piece(source)).paying = kind;
  for (const source of wishes.payable ?? []) mark(piece(source)).pays = true;
  for (const [source, kind] of Object.entries(wishes.spent ?? {})) mark(piece(source)).spent = kind;
  for (const [name, note] of Object.entries(wishes.notes ?? {})) mark(piece(name)).note = note;
  return marks;
}
