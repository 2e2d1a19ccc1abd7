import { counted } from '../../languages';
import type { Board } from './en';

const n = counted('ru');
const troops = { one: 'войско', few: 'войска', many: 'войск', other: 'войска' };
const agents = { one: 'агент', few: 'агента', many: 'агентов', other: 'агента' };
const ships = { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' };
const florins = { one: 'флорин', few: 'флорина', many: 'флоринов', other: 'флорина' };
const word = (count: number, forms: typeof troops) => n(count, forms).slice(`${count} `.length);

const board: Board = {
  map: {
    title: 'Карта Италии',
    strength: (value) => `стойкость ${value}`,
    owner: (who) => (who.you ? 'ваш город' : `под контролем: ${who.name}`),
    neutral: 'нейтральный',
    closed: 'недоступен при трёх игроках',
    port: (seas) => `порт: ${seas}`,
    pirates: 'пиратский порт',
    cathedral: 'собор',
    agent: (who) => (who.you ? 'здесь ваш агент' : `здесь агент игрока ${who.name}`),
    garrison: (who, count) => `гарнизон (${who.you ? 'ваш' : who.name}): ${n(count, troops)}`,
    besieged: (who, count) => `осада (${who.you ? 'ваша' : who.name}): ${n(count, troops)}`,
    beaten: (who, count) => `разбитая армия (${who.you ? 'ваша' : who.name}): ${n(count, troops)}`,
    byRoad: 'одна дорога отсюда',
    bySea: (count) => `морем: ${n(count, ships)}`,
    legal: 'можно выбрать',
    allied: (who) => (who.you ? 'ваш союзник' : `союзник игрока ${who.name}`),
    free: 'союз свободен',
    ready: 'бонус доступен',
    spent: 'бонус использован',
    larger: 'Крупнее',
    smaller: 'Мельче',
    whole: 'Вся карта',
  },
  state: { available: 'доступно', used: 'использовано' },
  counts: { troops: (count) => n(count, troops) },
  symbolCount: (name, count) => `${name} ${count}`,
  piece: {
    place: (place, shaded) => {
      const side = place.startsWith('L') ? 'слева' : 'справа';
      return shaded ? `затенённое место придворного ${side}` : `место придворного ${side}`;
    },
    empty: 'свободно',
    closed: 'закрыто',
    usedTag: 'исчерпано',
    opens: 'откроет титул или пятый город',
    actionCard: 'карточка действия',
    improvement: 'улучшение под ней',
    room: (room, action) => `Комната ${room}: ${action}`,
    markerHere: 'здесь фишка действия',
    noCard: 'пусто',
    indulgence: 'здесь лежит индульгенция',
    indulgenceShort: 'Индульгенция',
    blocked: 'заблокировано вражеским агентом',
    blockedShort: 'закрыт',
    paying: (symbol) => `платит: ${symbol}`,
    spent: (symbol) => `в этот ход дал: ${symbol}`,
    chosen: 'выбрано',
    able: 'можно выбрать',
  },
  palace: {
    florins: (count) => word(count, florins),
    agents: (count) => `${word(count, agents)} в запасе`,
    mayAsk: 'индульгенция доступна',
    asked: 'индульгенция взята',
    domain: 'Владения',
    bonuses: 'Бонусы покровительства',
    trophies: 'Трофеи',
    step: (step, of) => `шаг ${step} из ${of}`,
    reach: (list) => `доступно: ${list}`,
    prestige: (count) => `престиж ${count}`,
    legalRooms: (count) => `комнат на выбор: ${count}`,
  },
};
export default board;
