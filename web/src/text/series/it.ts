import { counted } from '../languages';
import type { SeriesTexts } from './en';

const count = counted('it');
const points = { one: 'punto', other: 'punti' };

const series: SeriesTexts = {
  open: (game, target) => `partita ${game} · a ${count(target, points)}`,
  title: (target) => `La serie a ${count(target, points)}`,
  game: 'Partita',
  won: 'vinta',
  goesOn: 'in corso',
  total: 'Punti',
  rule: (target) =>
    `Alla fine di una partita ogni regione vale un punto, e una vittoria con un gruppo collegato altri cinque. Appena qualcuno ne ha ${target}, vince la serie chi ha più punti.`,
};
export default series;
