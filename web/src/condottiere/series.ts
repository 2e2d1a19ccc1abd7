// The games of a series for points (D2), read from what was told: after each game everybody's sum is told.
import type { Seat } from '../connection/messages';
import type { CondottiereEvent } from './view';

export interface SeriesGame {
  /** Of each seat, in this game alone. */
  points: number[];
  /** Nobody: the game ended in a tie, which is only scored. */
  winners: Seat[];
}

export function seriesGames(events: readonly CondottiereEvent[], players: number): SeriesGame[] {
  const games: SeriesGame[] = [];
  const before = Array<number>(players).fill(0);
  let points = Array<number>(players).fill(0);
  let winners: Seat[] = [];
  for (const event of events) {
    if (event.kind !== 'moved' && event.kind !== 'started') continue;
    for (const { event: what, seat, count = 0 } of event.told) {
      if (seat === undefined) continue;
      if (what === 'game_won') winners.push(seat);
      if (what !== 'scored') continue;
      points[seat] = count - before[seat]!;
      before[seat] = count;
      // Seats are told in their order.
      if (seat < players - 1) continue;
      games.push({ points, winners });
      points = Array<number>(players).fill(0);
      winners = [];
    }
  }
  return games;
}
