import type { Seat } from '../../connection/messages';
import type { VirtuReplayTexts } from './text/shape';
import type { Turn } from './turns';

/** Which turn a step belongs to, in words. */
export function turnWords(
  turn: Turn | null,
  words: VirtuReplayTexts,
  name: (seat: Seat) => string,
  step: number,
): string {
  if (step === 0) return words.begins;
  if (!turn) return words.over;
  const who = turn.seat === null ? '' : name(turn.seat);
  if (turn.part === 'setup') return words.setup(who);
  if (turn.part === 'sieges') return words.sieges(turn.year);
  return (turn.part === 'spring' ? words.spring : words.winter)(turn.year, who);
}
