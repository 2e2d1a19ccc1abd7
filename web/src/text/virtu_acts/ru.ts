import type { Group } from '../../virtu/legal_action';
import type { SymbolKind } from '../../virtu/view_types';
import { type Forms, counted } from '../languages';
import type { VirtuActs } from './en';

const n = counted('ru');
const amounts: Record<SymbolKind | 'crown_or_cross', Forms> = {
  florin: { one: 'флорин', few: 'флорина', many: 'флоринов', other: 'флорина' },
  crown: { one: 'корона', few: 'короны', many: 'корон', other: 'короны' },
  cross: { one: 'крест', few: 'креста', many: 'крестов', other: 'креста' },
  crown_or_cross: {
    one: 'корона или крест',
    few: 'короны или креста',
    many: 'корон или крестов',
    other: 'короны или креста',
  },
  cavalry: { one: 'кавалерия', few: 'кавалерии', many: 'кавалерий', other: 'кавалерии' },
  ship: { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' },
  mask: { one: 'маска', few: 'маски', many: 'масок', other: 'маски' },
  war: { one: 'знак войны', few: 'знака войны', many: 'знаков войны', other: 'знака войны' },
  arrow: { one: 'стрелка', few: 'стрелки', many: 'стрелок', other: 'стрелки' },
};
const places: Record<Group, string> = {
  left: 'открытое место слева',
  'left-shaded': 'затенённое место слева',
  right: 'открытое место справа',
  'right-shaded': 'затенённое место справа',
};
const troops = { one: 'отряда', few: 'отрядов', many: 'отрядов', other: 'отряда' };

const acts: VirtuActs = {
  amount: (symbol, count) => n(count, amounts[symbol]),
  free: 'бесплатно',
  room: (room) => `комната ${room}`,
  underRoom: (room) => `комната ${room}, под картой`,
  group: (group) => places[group],
  place: (side, at) => (side === 'left' ? `место слева ${at}` : `место справа ${at}`),
  palace: (who, room) => (who.you ? `ваш дворец, комната ${room}` : `${who.name}, дворец, комната ${room}`),
  cathedralOf: (city) => `собор (${city})`,
  actionCard: 'карта комнаты',
  improvement: 'улучшение комнаты',
  indulgence: 'индульгенция',
  token: 'жетон +1',
  treasury: 'казна',
  blocked: { indulgence: 'мешает индульгенция', agent: 'мешает вражеский агент' },
  roomDoes: (room, action) => `комната ${room}, ${action}`,

  put: (card, where) => `Разместить: ${card} (${where})`,
  enter: (room) => `Начать: ${room}`,
  stop: (room) => `Остановиться: ${room}`,
  on: (room) => `Идти дальше: ${room}`,
  onFlorins: (room) => `Идти дальше за флорины: ${room}`,
  onArrow: (room) => `Идти дальше за стрелку: ${room}`,
  redeem: (room) => `Оплатить индульгенцию в комнате ${room}`,
  use: (source, amount) => `Использовать: ${source}, ${amount}`,
  pay: (amount) => `Заплатить из казны: ${amount}`,
  ask: (amount) => `Попросить индульгенцию: ${amount}`,
  end: 'Готово',
  pass: 'Ничего не добавлять',
  advance: (step) => `Сделать шаг ${step} по треку меценатства`,
  choose: (bonus) => `Выбрать: ${bonus}`,
  lodge: (card, where) => `Разместить: ${card} (${where})`,
  drop: (card) => `Сбросить: ${card}`,
  turn: (source) => `Вернуть в готовность: ${source}`,
  annex: (city) => `Присоединить город ${city}`,
  march: (from, to) => `Поход: ${from} – ${to}`,
  sail: (from, to) => `Плавание: ${from} – ${to}`,
  muster: (source, adds) => `Собрать +${adds}: ${source}`,
  agent: (spot) => `Послать агента: ${spot}`,
  lift: (spot) => `Снять агента, чтобы перевести: ${spot}`,
  remove: (spot) => `Убрать вражеского агента: ${spot}`,
  besiege: (city) => `Начать осаду: ${city}`,
  assault: (city) => `Продолжить осаду: ${city}`,
  callOff: (city) => `Снять осаду: ${city}`,
  declare: (source, adds) => `Добавить ${adds}: ${source}`,
  retreat: (from, to) => `Отвести отряд: ${from} – ${to}`,
  disband: (city) => `Распустить отряд: ${city}`,
  disbandAll: (city) => `Бросить разбитое войско: ${city}`,
  upkeep: (amount, keeps) => `Заплатить не более чем за ${n(keeps, troops)}: ${amount}`,
  shift: (card, where) => `Переместить: ${card} (${where})`,
  buy: (item) => `Купить: ${item}`,
  buyCathedral: (city) => `Построить собор: ${city}`,
  hire: (city) => `Нанять отряд: ${city}`,
  ally: (alliance) => `Заключить союз: ${alliance}`,
  allyLess: (alliance, amount) => `Заключить союз: ${alliance}, дешевле на: ${amount}`,
};
export default acts;
