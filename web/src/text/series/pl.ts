import { counted } from '../languages';
import type { SeriesTexts } from './en';

const count = counted('pl');
const points = { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' };

const series: SeriesTexts = {
  open: (game, target) => `gra ${game} · do ${count(target, points)}`,
  title: (target) => `Seria do ${count(target, points)}`,
  game: 'Gra',
  won: 'wygrana',
  goesOn: 'w toku',
  total: 'Punkty',
  rule: (target) =>
    `Na koniec gry każdy region daje jeden punkt, a zwycięstwo połączoną grupą jeszcze pięć. Gdy ktoś ma ${target}, serię wygrywa ten, kto ma najwięcej punktów.`,
};
export default series;
