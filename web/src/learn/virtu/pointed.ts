// What something on the table, pointed at, stands for among what may be done.
import type { LegalAction } from '../../virtu/guide_types';
import { pieceOfSource } from '../../virtu/palace_view';

/** The pieces and spots that an action is about, as the palace and the map name them. */
export function piecesOf(action: LegalAction, marker: number | null): string[] {
  const pieces: (string | undefined)[] = [];
  if ('source' in action) pieces.push(pieceOfSource(action.source.name, marker));
  if ('city' in action) pieces.push(action.city);
  if ('from' in action) pieces.push(action.from, action.to);
  if ('spot' in action) {
    const { name, room, seat } = action.spot;
    pieces.push(name, ...(seat === 0 && room !== undefined ? [`room-${room}`] : []));
  }
  if ('alliance' in action) pieces.push(action.alliance);
  if ('position' in action) pieces.push(action.position);
  if ('place' in action) pieces.push(action.place);
  if ('room' in action) pieces.push(`room-${action.room}`);
  if ('target' in action) {
    const { room, place } = action.target;
    pieces.push(room === undefined ? place : `room-${room}`);
  }
  return pieces.filter((piece) => piece !== undefined);
}

export const about = (actions: readonly LegalAction[], piece: string, marker: number | null): LegalAction[] =>
  actions.filter((action) => piecesOf(action, marker).includes(piece));
