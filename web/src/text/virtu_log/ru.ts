import { counted } from '../languages';
import type { Who } from '../play/en';
import type { VirtuLog } from './en';

const n = counted('ru');
const troops = { one: 'отряд', few: 'отряда', many: 'отрядов', other: 'отряда' };
const tokens = { one: 'жетон +1', few: 'жетона +1', many: 'жетонов +1', other: 'жетона +1' };
const says = (who: Who, third: string, second: string) => (who.you ? `Вы ${second}` : `${who.name} ${third}`);
/** In the genitive. */
const of = (who: Who) => (who.you ? 'вас' : `игрока ${who.name}`);

const log: VirtuLog = {
  plays: (w, colour) => says(w, `играет за город ${colour}.`, `играете за город ${colour}.`),
  first: (w) => says(w, 'ходит первым.', 'ходите первым.'),
  placed: (w) => says(w, 'размещает карту семьи.', 'размещаете карту семьи.'),
  placedKnown: (w, card, where) =>
    says(w, `размещает: ${card} (${where}).`, `размещаете: ${card} (${where}).`),
  family: (w, list) => (w.you ? `Ваша семья: ${list}.` : `${w.name}, семья: ${list}.`),
  spring: (w, year) => says(w, `начинает весну, год ${year}.`, `начинаете весну, год ${year}.`),
  winter: (w) => says(w, 'начинает зиму.', 'начинаете зиму.'),
  marker: (w, room) => says(w, `переходит в комнату ${room}.`, `переходите в комнату ${room}.`),
  courtiers: {
    left: (w) =>
      w.you ? 'Ваши придворные слева снова доступны.' : `${w.name}: придворные слева снова доступны.`,
    right: (w) =>
      w.you ? 'Ваши придворные справа снова доступны.' : `${w.name}: придворные справа снова доступны.`,
  },
  indulgenceTaken: (w, room) =>
    says(w, `берёт индульгенцию в комнату ${room}.`, `берёте индульгенцию в комнату ${room}.`),
  indulgencePaid: (w, room) =>
    says(w, `оплачивает индульгенцию в комнате ${room}.`, `оплачиваете индульгенцию в комнате ${room}.`),
  pays: (w, list) => says(w, `платит: ${list}.`, `платите: ${list}.`),
  gains: (w, amount, from) =>
    says(
      w,
      `получает ${amount}${from ? ` (${from})` : ''}.`,
      `получаете ${amount}${from ? ` (${from})` : ''}.`,
    ),
  turned: (w, list) => says(w, `возвращает в готовность: ${list}.`, `возвращаете в готовность: ${list}.`),
  patron: (w, step) =>
    says(w, `делает шаг ${step} по треку меценатства.`, `делаете шаг ${step} по треку меценатства.`),
  bonus: (w, bonus) => says(w, `выбирает бонус: ${bonus}.`, `выбираете бонус: ${bonus}.`),
  lodged: (w, card, where) => says(w, `размещает: ${card} (${where}).`, `размещаете: ${card} (${where}).`),
  dropped: (w, card) => says(w, `сбрасывает карту: ${card}.`, `сбрасываете карту: ${card}.`),
  shifted: (w, card, where) => says(w, `перемещает: ${card} (${where}).`, `перемещаете: ${card} (${where}).`),
  annexed: (w, city) => says(w, `присоединяет город ${city}.`, `присоединяете город ${city}.`),
  marched: (w, from, to, count) =>
    says(w, `ведёт ${n(count, troops)}: ${from} – ${to}.`, `ведёте ${n(count, troops)}: ${from} – ${to}.`),
  sailed: (w, from, to, count) =>
    says(
      w,
      `перевозит морем ${n(count, troops)}: ${from} – ${to}.`,
      `перевозите морем ${n(count, troops)}: ${from} – ${to}.`,
    ),
  warTokens: (w, count) =>
    says(w, `собирает для осад ${n(count, tokens)}.`, `собираете для осад ${n(count, tokens)}.`),
  agent: (w, spot) => says(w, `посылает агента: ${spot}.`, `посылаете агента: ${spot}.`),
  agentMoved: (w, from, spot) =>
    says(w, `переводит агента: ${from} – ${spot}.`, `переводите агента: ${from} – ${spot}.`),
  agentRemoved: (w, other, spot) => {
    const whose = other.you ? 'вашего агента' : `агента игрока ${other.name}`;
    return says(w, `убирает ${whose}: ${spot}.`, `убираете ${whose}: ${spot}.`);
  },
  agentGained: (w) => says(w, 'получает ещё одного агента.', 'получаете ещё одного агента.'),
  plain: (w, other, city) => {
    const army = other.you ? 'ваше войско' : `войско игрока ${other.name}`;
    return says(w, `встречает в поле ${army}: ${city}.`, `встречаете в поле ${army}: ${city}.`);
  },
  siege: (w, city) => says(w, `штурмует город ${city}.`, `штурмуете город ${city}.`),
  siegeOf: (w, other, city) => {
    const owned = other.you ? `ваш город ${city}` : `город игрока ${other.name}: ${city}`;
    return says(w, `штурмует ${owned}.`, `штурмуете ${owned}.`);
  },
  declared: (w, source, count) =>
    says(w, `добавляет ${count}: ${source}.`, `добавляете ${count}: ${source}.`),
  declined: (w) => says(w, 'ничего не добавляет.', 'ничего не добавляете.'),
  strengths: (list) => `Силы: ${list}.`,
  theCity: 'город',
  calledOff: (w, city) => says(w, `снимает осаду: ${city}.`, `снимаете осаду: ${city}.`),
  lost: (w, count, city) =>
    says(w, `теряет ${n(count, troops)}: ${city}.`, `теряете ${n(count, troops)}: ${city}.`),
  taken: (w, city) => says(w, `завоёвывает город ${city}.`, `завоёвываете город ${city}.`),
  takenFrom: (w, other, city) =>
    says(w, `завоёвывает у ${of(other)} город ${city}.`, `завоёвываете у ${of(other)} город ${city}.`),
  failed: (w, city) => says(w, `терпит поражение: ${city}.`, `терпите поражение: ${city}.`),
  trophy: (w, colour) => says(w, `берёт трофей: ${colour}.`, `берёте трофей: ${colour}.`),
  cathedral: (w, city) => says(w, `получает собор: ${city}.`, `получаете собор: ${city}.`),
  retreated: (w, from, to, count) =>
    says(
      w,
      `отводит ${n(count, troops)}: ${from} – ${to}.`,
      `отводите ${n(count, troops)}: ${from} – ${to}.`,
    ),
  order: (list) => `Порядок хода: ${list}.`,
  lastYear: 'Эта зима последняя.',
  bought: (w, item) => says(w, `покупает: ${item}.`, `покупаете: ${item}.`),
  boughtCathedral: (w, city) => says(w, `строит собор: ${city}.`, `строите собор: ${city}.`),
  hired: (w, city, count) =>
    says(w, `нанимает ${n(count, troops)}: ${city}.`, `нанимаете ${n(count, troops)}: ${city}.`),
  allied: (w, alliance) => says(w, `заключает союз: ${alliance}.`, `заключаете союз: ${alliance}.`),
  alliedFrom: (w, other, alliance) =>
    says(
      w,
      `перехватывает союз у ${of(other)}: ${alliance}.`,
      `перехватываете союз у ${of(other)}: ${alliance}.`,
    ),
  prestige: (list) => `Престиж: ${list}.`,
  won: (w) => says(w, 'выигрывает игру.', 'выигрываете игру.'),
};
export default log;
