import { counted } from '../../../text/languages';
import type { VirtuReplayTexts } from './shape';

const n = counted('ru');
const texts: VirtuReplayTexts = {
  wins: (names) => (names.length > 1 ? `Общая победа: ${names.join(', ')}` : `Победа: ${names[0]}`),
  years: (count) => n(count, { one: 'год', few: 'года', many: 'лет', other: 'года' }),
  setup: (name) => `${name} размещает семью`,
  spring: (year, name) => `Год ${year}, весна: ${name}`,
  sieges: (year) => `Год ${year}, осады`,
  winter: (year, name) => `Год ${year}, зима: ${name}`,
  year: (year) => `Год ${year}`,
  begins: 'Игра начинается',
  over: 'Конец игры',
  pace: 'Как смотреть',
  byTurn: 'Ход за ходом',
  byDecision: 'Каждое решение',
  chart: 'График',
  chances: 'Шансы',
  prestige: 'Престиж',
  prestigeLabel: 'Престиж каждого места в конце каждого хода; те же числа в таблице ниже',
  prestigeTable: 'Престиж таблицей',
  turn: 'Ход',
  palaces: 'Дворцы',
  decides: (name, what) => `${name}: ${what}`,
};
export default texts;
