// Going to a room in words: where, and what stands in the way there.
import { vp } from '../text/virtu_play/pack';
import type { ActSpeaker } from './part_words';
import type { Way } from './ways';

export function wayWords(way: Way, { virtu: { names, acts } }: ActSpeaker): string {
  const room =
    way.act === null ? acts.room(way.room) : acts.roomDoes(way.room, names.actions[way.act] ?? way.act);
  return [vp().way.go(room), ...(way.blocked ? [acts.blocked[way.blocked]] : [])].join(', ');
}
