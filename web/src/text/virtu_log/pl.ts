import { counted } from '../languages';
import type { Who } from '../play/en';
import type { VirtuLog } from './en';

const n = counted('pl');
const troops = { one: 'oddział', few: 'oddziały', many: 'oddziałów', other: 'oddziału' };
const tokens = { one: 'żeton +1', few: 'żetony +1', many: 'żetonów +1', other: 'żetonu +1' };
const says = (who: Who, third: string, second: string) =>
  who.you ? second[0]!.toUpperCase() + second.slice(1) : `${who.name} ${third}`;
/** In the genitive. */
const of = (who: Who) => (who.you ? 'ciebie' : `gracza ${who.name}`);

const log: VirtuLog = {
  plays: (w, colour) => says(w, `gra jako ${colour}.`, `grasz jako ${colour}.`),
  first: (w) => says(w, 'zaczyna.', 'zaczynasz.'),
  placed: (w) => says(w, 'umieszcza kartę rodu.', 'umieszczasz kartę rodu.'),
  placedKnown: (w, card, where) =>
    says(w, `umieszcza: ${card} (${where}).`, `umieszczasz: ${card} (${where}).`),
  family: (w, list) => (w.you ? `Twój ród: ${list}.` : `${w.name}, ród: ${list}.`),
  spring: (w, year) => says(w, `zaczyna wiosnę, rok ${year}.`, `zaczynasz wiosnę, rok ${year}.`),
  winter: (w) => says(w, 'zaczyna zimę.', 'zaczynasz zimę.'),
  marker: (w, room) => says(w, `przechodzi do komnaty ${room}.`, `przechodzisz do komnaty ${room}.`),
  courtiers: {
    left: (w) =>
      w.you ? 'Twoi dworzanie po lewej są znów dostępni.' : `${w.name}: dworzanie po lewej są znów dostępni.`,
    right: (w) =>
      w.you
        ? 'Twoi dworzanie po prawej są znów dostępni.'
        : `${w.name}: dworzanie po prawej są znów dostępni.`,
  },
  indulgenceTaken: (w, room) =>
    says(w, `bierze odpust do komnaty ${room}.`, `bierzesz odpust do komnaty ${room}.`),
  indulgencePaid: (w, room) =>
    says(w, `spłaca odpust w komnacie ${room}.`, `spłacasz odpust w komnacie ${room}.`),
  pays: (w, list) => says(w, `płaci: ${list}.`, `płacisz: ${list}.`),
  gains: (w, amount, from) =>
    says(
      w,
      `dostaje ${amount}${from ? ` (${from})` : ''}.`,
      `dostajesz ${amount}${from ? ` (${from})` : ''}.`,
    ),
  turned: (w, list) => says(w, `przywraca do użytku: ${list}.`, `przywracasz do użytku: ${list}.`),
  patron: (w, step) =>
    says(w, `robi krok ${step} na torze mecenatu.`, `robisz krok ${step} na torze mecenatu.`),
  bonus: (w, bonus) => says(w, `wybiera premię: ${bonus}.`, `wybierasz premię: ${bonus}.`),
  lodged: (w, card, where) => says(w, `umieszcza: ${card} (${where}).`, `umieszczasz: ${card} (${where}).`),
  dropped: (w, card) => says(w, `odrzuca: ${card}.`, `odrzucasz: ${card}.`),
  shifted: (w, card, where) => says(w, `przenosi: ${card} (${where}).`, `przenosisz: ${card} (${where}).`),
  annexed: (w, city) => says(w, `przyłącza miasto ${city}.`, `przyłączasz miasto ${city}.`),
  marched: (w, from, to, count) =>
    says(
      w,
      `prowadzi ${n(count, troops)}: ${from} – ${to}.`,
      `prowadzisz ${n(count, troops)}: ${from} – ${to}.`,
    ),
  sailed: (w, from, to, count) =>
    says(
      w,
      `przewozi morzem ${n(count, troops)}: ${from} – ${to}.`,
      `przewozisz morzem ${n(count, troops)}: ${from} – ${to}.`,
    ),
  warTokens: (w, count) =>
    says(w, `zbiera ${n(count, tokens)} na oblężenia.`, `zbierasz ${n(count, tokens)} na oblężenia.`),
  agent: (w, spot) => says(w, `wysyła agenta: ${spot}.`, `wysyłasz agenta: ${spot}.`),
  agentMoved: (w, from, spot) =>
    says(w, `przenosi agenta: ${from} – ${spot}.`, `przenosisz agenta: ${from} – ${spot}.`),
  agentRemoved: (w, other, spot) => {
    const whose = other.you ? 'twojego agenta' : `agenta gracza ${other.name}`;
    return says(w, `usuwa ${whose}: ${spot}.`, `usuwasz ${whose}: ${spot}.`);
  },
  agentGained: (w) => says(w, 'dostaje jednego agenta więcej.', 'dostajesz jednego agenta więcej.'),
  plain: (w, other, city) => {
    const army = other.you ? 'twoje wojsko' : `wojsko gracza ${other.name}`;
    return says(w, `spotyka na równinie ${army}: ${city}.`, `spotykasz na równinie ${army}: ${city}.`);
  },
  siege: (w, city) => says(w, `szturmuje miasto ${city}.`, `szturmujesz miasto ${city}.`),
  siegeOf: (w, other, city) => {
    const owned = other.you ? `twoje miasto ${city}` : `miasto gracza ${other.name}: ${city}`;
    return says(w, `szturmuje ${owned}.`, `szturmujesz ${owned}.`);
  },
  declared: (w, source, count) => says(w, `dodaje ${count}: ${source}.`, `dodajesz ${count}: ${source}.`),
  declined: (w) => says(w, 'niczego nie dodaje.', 'niczego nie dodajesz.'),
  strengths: (list) => `Siły: ${list}.`,
  theCity: 'miasto',
  calledOff: (w, city) => says(w, `odstępuje od oblężenia: ${city}.`, `odstępujesz od oblężenia: ${city}.`),
  lost: (w, count, city) =>
    says(w, `traci ${n(count, troops)}: ${city}.`, `tracisz ${n(count, troops)}: ${city}.`),
  taken: (w, city) => says(w, `zdobywa miasto ${city}.`, `zdobywasz miasto ${city}.`),
  takenFrom: (w, other, city) =>
    says(w, `zdobywa miasto ${city} od ${of(other)}.`, `zdobywasz miasto ${city} od ${of(other)}.`),
  failed: (w, city) => says(w, `przegrywa pod miastem ${city}.`, `przegrywasz pod miastem ${city}.`),
  trophy: (w, colour) => says(w, `bierze trofeum: ${colour}.`, `bierzesz trofeum: ${colour}.`),
  cathedral: (w, city) => says(w, `przejmuje katedrę: ${city}.`, `przejmujesz katedrę: ${city}.`),
  retreated: (w, from, to, count) =>
    says(
      w,
      `wycofuje ${n(count, troops)}: ${from} – ${to}.`,
      `wycofujesz ${n(count, troops)}: ${from} – ${to}.`,
    ),
  order: (list) => `Kolejność: ${list}.`,
  lastYear: 'Ta zima jest ostatnia.',
  bought: (w, item) => says(w, `kupuje: ${item}.`, `kupujesz: ${item}.`),
  boughtCathedral: (w, city) => says(w, `buduje katedrę: ${city}.`, `budujesz katedrę: ${city}.`),
  hired: (w, city, count) =>
    says(w, `najmuje ${n(count, troops)}: ${city}.`, `najmujesz ${n(count, troops)}: ${city}.`),
  allied: (w, alliance) => says(w, `zawiera sojusz: ${alliance}.`, `zawierasz sojusz: ${alliance}.`),
  alliedFrom: (w, other, alliance) =>
    says(
      w,
      `przejmuje sojusz od ${of(other)}: ${alliance}.`,
      `przejmujesz sojusz od ${of(other)}: ${alliance}.`,
    ),
  prestige: (list) => `Prestiż: ${list}.`,
  won: (w) => says(w, 'wygrywa grę.', 'wygrywasz grę.'),
};
export default log;
