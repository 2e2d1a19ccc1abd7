import { counted } from '../../../text/languages';
import type { VirtuReplayTexts } from './shape';

const n = counted('pl');
const texts: VirtuReplayTexts = {
  wins: (names) => (names.length > 1 ? `Wspólne zwycięstwo: ${names.join(', ')}` : `Wygrywa ${names[0]}`),
  years: (count) => n(count, { one: 'rok', few: 'lata', many: 'lat', other: 'roku' }),
  setup: (name) => `${name} rozmieszcza ród`,
  spring: (year, name) => `Rok ${year}, wiosna: ${name}`,
  sieges: (year) => `Rok ${year}, oblężenia`,
  winter: (year, name) => `Rok ${year}, zima: ${name}`,
  year: (year) => `Rok ${year}`,
  begins: 'Gra się zaczyna',
  over: 'Koniec gry',
  pace: 'Jak przeglądać',
  byTurn: 'Tura po turze',
  byDecision: 'Każda decyzja',
  chart: 'Wykres',
  chances: 'Szanse',
  prestige: 'Prestiż',
  prestigeLabel: 'Prestiż każdego miejsca na koniec każdej tury; te same liczby są w tabeli poniżej',
  prestigeTable: 'Prestiż w tabeli',
  turn: 'Tura',
  palaces: 'Pałace',
  decides: (name, what) => `${name}: ${what}`,
};
export default texts;
