import { counted } from '../languages';
import type { SeriesTexts } from './en';

const count = counted('fr');
const points = { one: 'point', other: 'points' };

const series: SeriesTexts = {
  open: (game, target) => `partie ${game} · en ${count(target, points)}`,
  title: (target) => `La série en ${count(target, points)}`,
  game: 'Partie',
  won: 'gagnée',
  goesOn: 'en cours',
  total: 'Points',
  rule: (target) =>
    `À la fin d’une partie, chaque région rapporte un point, et une victoire par un groupe relié cinq de plus. Dès que quelqu’un en a ${target}, qui a le plus de points gagne la série.`,
};
export default series;
