import { counted } from '../../text/languages';
import type { ReplayTexts } from './shape';

const count = counted('pl');
const texts: ReplayTexts = {
  title: 'Powtórka',
  wins: (names) =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} i ${names.at(-1)} dzielą się Włochami`
      : `${names[0]} zdobywa Włochy`,
  reasons: {
    adjacent: 'połączoną grupą regionów',
    total: 'liczbą regionów',
    most: 'największą liczbą regionów',
    final_battle: 'w ostatniej bitwie',
  },
  battles: (n) => count(n, { one: 'bitwa', few: 'bitwy', many: 'bitew', other: 'bitwy' }),
  minutes: (n) => count(n, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' }),
  backToTable: 'Wróć do stołu',
  check: 'Sprawdź tasowanie',
  loading: 'Gra jest rozkładana od nowa.',
  failed: 'Nie udało się wczytać gry. Spróbuj za chwilę.',
  thinking: 'Boty ważą każdy ruch.',
  noChances: 'Nie udało się tu obliczyć szans.',
  chances: 'Szanse ruch po ruchu',
  chancesLabel: 'Szansa każdego gracza po każdym ruchu; te same liczby są w tabeli poniżej',
  toWin: 'na zwycięstwo',
  turning: 'Punkty zwrotne',
  noTurning: 'Żaden pojedynczy ruch nie odwrócił tej gry.',
  shift: (region, name, from, to) => `${region ? `${region}. ` : ''}${name}: z ${from} na ${to}`,
  log: 'Przebieg',
  move: 'Ruch',
  moveOf: (n, of) => `Ruch ${n} z ${of}`,
  start: 'Rozdanie kart',
  quiet: { hold: (name) => `${name} zatrzymuje rękę.`, draw: (name) => `${name} nie dobiera kart.` },
  first: 'Na początek',
  prev: 'Ruch wstecz',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  next: 'Ruch dalej',
  last: 'Na koniec',
  keys: 'Strzałki: ruch po ruchu, spacja: odtwarzanie i pauza.',
  table: 'Szanse w tabeli',
  hand: 'Ręka',
  line: 'Kompania',
  strength: 'Siła',
  empty: 'brak kart',
  faceDown: 'zakryta',
  passed: 'pas',
  verify: {
    title: 'Sprawdź tasowanie',
    why: 'Zanim rozdano pierwszą kartę, stół ogłosił pieczęć: skrót SHA-256 ziarna, które decyduje o każdym tasowaniu. Teraz samo ziarno jest jawne, więc każdy może sprawdzić, że nikt nie ruszał kart.',
    seed: 'Ziarno',
    seal: 'Pieczęć (SHA-256 ziarna)',
    fits: 'Twoja przeglądarka to sprawdziła: ziarno pasuje do pieczęci.',
    fitsNot: 'Ziarno nie pasuje do pieczęci.',
    unchecked: 'Ta przeglądarka nie może tu sprawdzić pieczęci. Porównaj ją samodzielnie.',
    how: 'Aby rozdać wszystkie karty od nowa i potwierdzić każdy ruch, pobierz zapis i uruchom:',
    download: 'Pobierz zapis',
    then: 'Program wypisze każdy wiersz, który nie wynika z ziarna, albo potwierdzi całość.',
  },
};
export default texts;
