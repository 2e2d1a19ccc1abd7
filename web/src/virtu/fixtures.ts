// Kept positions for unit tests, as `condotta position` prints them.
import five from './fixtures/five_players.json';
import four from './fixtures/four_players.json';
import setup from './fixtures/setup.json';
import siege from './fixtures/siege.json';
import three from './fixtures/three_players.json';
import type { ScoreSeat } from './guide_types';
import type { View } from './view_types';

export type Kept = View & { scores: Omit<ScoreSeat, 'rank' | 'pieces'>[] };
export const fixtures = { three, four, five, siege, setup } as unknown as Record<
  'three' | 'four' | 'five' | 'siege' | 'setup',
  Kept
>;
