import { counted } from '../languages';
import type { SeriesTexts } from './en';

const count = counted('ru');
const points = { one: 'очка', few: 'очков', many: 'очков', other: 'очка' };

const series: SeriesTexts = {
  open: (game, target) => `игра ${game} · до ${count(target, points)}`,
  title: (target) => `Серия до ${count(target, points)}`,
  game: 'Игра',
  won: 'победа',
  goesOn: 'идёт',
  total: 'Очки',
  rule: (target) =>
    `В конце игры каждая область приносит одно очко, а победа связной группой ещё пять. Как только у кого-то наберётся ${target}, серию выигрывает тот, у кого очков больше всех.`,
};
export default series;
