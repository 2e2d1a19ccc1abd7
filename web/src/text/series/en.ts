import { counted } from '../languages';

const count = counted('en');
const points = { one: 'point', other: 'points' };

// A series of games for points (D2).
const series = {
  open: (game: number, target: number) => `game ${game} · to ${count(target, points)}`,
  title: (target: number) => `The series to ${count(target, points)}`,
  game: 'Game',
  won: 'won',
  goesOn: 'being played',
  total: 'Points',
  rule: (target: number) =>
    `Every region brings one point at the end of a game, and a victory by a connected group five more. Whoever has the most points wins the series as soon as somebody has ${target}.`,
};
export default series;
export type SeriesTexts = typeof series;
