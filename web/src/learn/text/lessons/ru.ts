import { counted } from '../../../text/languages';
import bishop from './bishop/ru';
import courtesan from './courtesan/ru';
import drummer from './drummer/ru';
import first_battle from './first_battle/ru';
import heroine from './heroine/ru';
import round from './round/ru';
import scarecrow from './scarecrow/ru';
import type { LessonsTexts } from './shape';
import surrender from './surrender/ru';
import victory from './victory/ru';
import winter_spring from './winter_spring/ru';

const count = counted('ru');
const texts: LessonsTexts = {
  title: 'Учимся играть',
  lead: 'Короткие сражения за настоящим столом. Объясняет Ансальдо Ферро, который видел большинство стен Италии с обеих сторон.',
  progress: (done, of) => `Пройдено уроков: ${done} из ${of}`,
  lesson: (n, of) => `Урок ${n} из ${of}`,
  step: (n, of) => `Шаг ${n} из ${of}`,
  done: 'пройден',
  begin: 'Начать',
  again: 'Ещё раз',
  all: 'Все уроки',
  back: 'Назад',
  goOn: 'Дальше',
  showMe: 'Показать',
  rule: 'Правило',
  rules: 'Правила «Кондотьера»',
  nextLesson: 'Следующий урок',
  finish: 'Закончить',
  playNow: 'Сыграть партию',
  touches: 'Действует на',
  spares: 'Не трогает',
  sparesWhy: 'они не наёмники',
  you: 'Вы',
  inHand: (n) => `${count(n, { one: 'карта', few: 'карты', many: 'карт', other: 'карты' })} на руке`,
  passed: 'пас',
  strength: (n) => `сила ${n}`,
  holder: 'держит Кондотьера',
  yourHand: 'Ваша рука',
  lineAfter: 'Ваша линия после этого',
  beats: (mine, other) => `${mine} больше, чем ${other}.`,
  trails: (mine, other) => `${mine} меньше, чем ${other}.`,
  ties: (n) => `${n} на ${n}: ничья ничего не даёт.`,
  play: (card) => `Сыграть: ${card}`,
  pass: 'Пасовать',
  choose: 'Выберите карту.',
  keep: 'Оставить эти',
  keepNone: 'Не оставлять ничего',
  discard: 'Сбросить всю руку',
  hold: 'Оставить руку',
  take: (card) => `Взять обратно: ${card}`,
  takeNone: 'Никого не брать',
  favourNone: 'Убрать с карты',
  others: 'Играют другие.',
  notAllowed: 'Правила здесь этого не позволяют.',
  notThis: 'Так можно, но урок не об этом. Попробуйте то, о чём просит Ансальдо.',
  lessons: {
    first_battle,
    winter_spring,
    drummer,
    bishop,
    scarecrow,
    courtesan,
    heroine,
    surrender,
    round,
    victory,
  },
};
export default texts;
