import type { Group } from '../../virtu/legal_action';
import type { SymbolKind } from '../../virtu/view_types';
import { type Forms, counted } from '../languages';
import type { VirtuActs } from './en';

const n = counted('pl');
const amounts: Record<SymbolKind | 'crown_or_cross', Forms> = {
  florin: { one: 'floren', few: 'floreny', many: 'florenów', other: 'florena' },
  crown: { one: 'korona', few: 'korony', many: 'koron', other: 'korony' },
  cross: { one: 'krzyż', few: 'krzyże', many: 'krzyży', other: 'krzyża' },
  crown_or_cross: {
    one: 'korona lub krzyż',
    few: 'korony lub krzyże',
    many: 'koron lub krzyży',
    other: 'korony lub krzyża',
  },
  cavalry: { one: 'kawaleria', few: 'kawalerie', many: 'kawalerii', other: 'kawalerii' },
  ship: { one: 'okręt', few: 'okręty', many: 'okrętów', other: 'okrętu' },
  mask: { one: 'maska', few: 'maski', many: 'masek', other: 'maski' },
  war: { one: 'symbol wojny', few: 'symbole wojny', many: 'symboli wojny', other: 'symbolu wojny' },
  arrow: { one: 'strzałka', few: 'strzałki', many: 'strzałek', other: 'strzałki' },
};
const places: Record<Group, string> = {
  left: 'otwarte miejsce po lewej',
  'left-shaded': 'zacienione miejsce po lewej',
  right: 'otwarte miejsce po prawej',
  'right-shaded': 'zacienione miejsce po prawej',
};
const troops = { one: 'oddziału', few: 'oddziałów', many: 'oddziałów', other: 'oddziału' };

const acts: VirtuActs = {
  amount: (symbol, count) => n(count, amounts[symbol]),
  free: 'za darmo',
  room: (room) => `komnata ${room}`,
  underRoom: (room) => `komnata ${room}, pod kartą`,
  group: (group) => places[group],
  place: (side, at) => (side === 'left' ? `lewe miejsce ${at}` : `prawe miejsce ${at}`),
  palace: (who, room) => (who.you ? `twój pałac, komnata ${room}` : `${who.name}, pałac, komnata ${room}`),
  cathedralOf: (city) => `katedra (${city})`,
  actionCard: 'karta komnaty',
  improvement: 'ulepszenie komnaty',
  indulgence: 'odpust',
  token: 'żeton +1',
  treasury: 'skarbiec',
  blocked: { indulgence: 'blokuje odpust', agent: 'blokuje wrogi agent' },
  roomDoes: (room, action) => `komnata ${room}, ${action}`,

  put: (card, where) => `Umieść: ${card} (${where})`,
  enter: (room) => `Zacznij: ${room}`,
  stop: (room) => `Zatrzymaj się: ${room}`,
  on: (room) => `Idź dalej: ${room}`,
  onFlorins: (room) => `Idź dalej za floreny: ${room}`,
  onArrow: (room) => `Idź dalej za strzałkę: ${room}`,
  redeem: (room) => `Spłać odpust w komnacie ${room}`,
  use: (source, amount) => `Użyj: ${source}, ${amount}`,
  pay: (amount) => `Zapłać ze skarbca: ${amount}`,
  ask: (amount) => `Poproś o odpust: ${amount}`,
  end: 'Gotowe',
  pass: 'Nic nie dodawaj',
  advance: (step) => `Zrób krok ${step} na torze mecenatu`,
  choose: (bonus) => `Wybierz: ${bonus}`,
  lodge: (card, where) => `Umieść: ${card} (${where})`,
  drop: (card) => `Odrzuć: ${card}`,
  turn: (source) => `Przywróć do użytku: ${source}`,
  annex: (city) => `Przyłącz miasto ${city}`,
  march: (from, to) => `Marsz: ${from} – ${to}`,
  sail: (from, to) => `Rejs: ${from} – ${to}`,
  muster: (source, adds) => `Zbierz +${adds}: ${source}`,
  agent: (spot) => `Wyślij agenta: ${spot}`,
  lift: (spot) => `Zabierz agenta, by go przenieść: ${spot}`,
  remove: (spot) => `Usuń wrogiego agenta: ${spot}`,
  besiege: (city) => `Zacznij oblężenie: ${city}`,
  assault: (city) => `Prowadź oblężenie dalej: ${city}`,
  callOff: (city) => `Odstąp od oblężenia: ${city}`,
  declare: (source, adds) => `Dodaj ${adds}: ${source}`,
  retreat: (from, to) => `Wycofaj oddział: ${from} – ${to}`,
  disband: (city) => `Rozwiąż oddział: ${city}`,
  disbandAll: (city) => `Porzuć pobite wojsko: ${city}`,
  upkeep: (amount, keeps) => `Zapłać za najwyżej ${n(keeps, troops)}: ${amount}`,
  shift: (card, where) => `Przenieś: ${card} (${where})`,
  buy: (item) => `Kup: ${item}`,
  buyCathedral: (city) => `Zbuduj katedrę: ${city}`,
  hire: (city) => `Najmij oddział: ${city}`,
  ally: (alliance) => `Zawrzyj sojusz: ${alliance}`,
  allyLess: (alliance, amount) => `Zawrzyj sojusz: ${alliance}, taniej o: ${amount}`,
};
export default acts;
