import { counted } from '../../languages';
import type { Board } from './en';

const n = counted('pl');
const troops = { one: 'oddział', few: 'oddziały', many: 'oddziałów', other: 'oddziału' };
const agents = { one: 'agent', few: 'agentów', many: 'agentów', other: 'agenta' };
const ships = { one: 'okręt', few: 'okręty', many: 'okrętów', other: 'okrętu' };
const florins = { one: 'floren', few: 'floreny', many: 'florenów', other: 'florena' };
const word = (count: number, forms: typeof troops) => n(count, forms).slice(`${count} `.length);

const board: Board = {
  map: {
    title: 'Mapa Włoch',
    strength: (value) => `siła ${value}`,
    owner: (who) => (who.you ? 'twoje' : `pod władzą: ${who.name}`),
    neutral: 'niczyje',
    closed: 'zamknięte przy trzech graczach',
    port: (seas) => `port: ${seas}`,
    pirates: 'port piratów',
    cathedral: 'katedra',
    agent: (who) => (who.you ? 'stoi tu twój agent' : `stoi tu agent gracza ${who.name}`),
    garrison: (who, count) => `załoga (${who.you ? 'twoja' : who.name}): ${n(count, troops)}`,
    besieged: (who, count) => `oblega ${who.you ? 'twoja armia' : who.name}: ${n(count, troops)}`,
    beaten: (who, count) => `pobita armia (${who.you ? 'twoja' : who.name}): ${n(count, troops)}`,
    byRoad: 'o jedną drogę stąd',
    bySea: (count) => `morzem, ${n(count, ships)}`,
    legal: 'można wybrać',
    allied: (who) => (who.you ? 'twój sojusznik' : `sojusznik gracza ${who.name}`),
    free: 'bez sojusznika',
    ready: 'premia gotowa',
    spent: 'premia zużyta',
    larger: 'Powiększ',
    smaller: 'Pomniejsz',
    whole: 'Cała mapa',
  },
  state: { available: 'dostępne', used: 'zużyte' },
  counts: { troops: (count) => n(count, troops) },
  symbolCount: (name, count) => `${name} ${count}`,
  piece: {
    place: (place, shaded) => {
      const side = place.startsWith('L') ? 'po lewej' : 'po prawej';
      return shaded ? `zacienione miejsce dworzanina ${side}` : `miejsce dworzanina ${side}`;
    },
    empty: 'wolne',
    closed: 'zamknięte',
    usedTag: 'zużyte',
    opens: 'otwiera je tytuł lub piąte miasto',
    actionCard: 'karta akcji',
    improvement: 'ulepszenie pod nią',
    room: (room, action) => `Komnata ${room}: ${action}`,
    markerHere: 'tu stoi znacznik',
    noCard: 'bez karty',
    indulgence: 'leży tu odpust',
    indulgenceShort: 'Odpust',
    blocked: 'zablokowane przez wrogiego agenta',
    blockedShort: 'blokada',
    paying: (symbol) => `płaci: ${symbol}`,
    spent: (symbol) => `w tej turze dało: ${symbol}`,
    chosen: 'wybrane',
    able: 'można wybrać',
  },
  palace: {
    florins: (count) => word(count, florins),
    agents: (count) => `${word(count, agents)} w ręce`,
    mayAsk: 'odpust możliwy',
    asked: 'odpust wzięty',
    domain: 'Dobra',
    bonuses: 'Premie mecenatu',
    trophies: 'Trofea',
    step: (step, of) => `krok ${step} z ${of}`,
    reach: (list) => `w zasięgu: ${list}`,
    prestige: (count) => `prestiż ${count}`,
    legalRooms: (count) => `komnaty do wyboru: ${count}`,
  },
};
export default board;
