import { counted } from '../../languages';
import type { Board } from './en';

const n = counted('it');
const troops = { one: 'truppa', other: 'truppe' };
const agents = { one: 'agente', other: 'agenti' };
const ships = { one: 'nave', other: 'navi' };
const florins = { one: 'fiorino', other: 'fiorini' };
const word = (count: number, forms: typeof troops) => n(count, forms).slice(`${count} `.length);

const board: Board = {
  map: {
    title: 'Carta d’Italia',
    strength: (value) => `forza ${value}`,
    owner: (who) => (who.you ? 'tua' : `in mano a ${who.name}`),
    neutral: 'neutrale',
    closed: 'chiusa con tre giocatori',
    port: (seas) => `porto: ${seas}`,
    pirates: 'porto di pirati',
    cathedral: 'cattedrale',
    agent: (who) => (who.you ? 'qui sta un tuo agente' : `qui sta un agente di ${who.name}`),
    garrison: (who, count) => `guarnigione (${who.you ? 'tua' : who.name}): ${n(count, troops)}`,
    besieged: (who, count) => `assediata da ${who.you ? 'te' : who.name}: ${n(count, troops)}`,
    beaten: (who, count) => `esercito battuto (${who.you ? 'tuo' : who.name}): ${n(count, troops)}`,
    byRoad: 'a una strada da qui',
    bySea: (count) => `per mare: ${n(count, ships)}`,
    legal: 'si può scegliere',
    allied: (who) => (who.you ? 'tuo alleato' : `alleato di ${who.name}`),
    free: 'senza alleati',
    ready: 'bonus pronto',
    spent: 'bonus usato',
    larger: 'Ingrandisci',
    smaller: 'Riduci',
    whole: 'Carta intera',
  },
  state: { available: 'disponibile', used: 'usato' },
  counts: { troops: (count) => n(count, troops) },
  symbolCount: (name, count) => `${name} ${count}`,
  piece: {
    place: (place, shaded) => {
      const side = place.startsWith('L') ? 'a sinistra' : 'a destra';
      return shaded ? `posto di cortigiano in ombra ${side}` : `posto di cortigiano ${side}`;
    },
    empty: 'libero',
    closed: 'chiuso',
    usedTag: 'usato',
    opens: 'lo apre un titolo o una quinta città',
    actionCard: 'carta azione',
    improvement: 'miglioria sotto',
    room: (room, action) => `Sala ${room}: ${action}`,
    markerHere: 'qui sta il segnalino',
    noCard: 'senza carta',
    indulgence: 'qui c’è un’indulgenza',
    indulgenceShort: 'Indulgenza',
    blocked: 'bloccato da un agente nemico',
    blockedShort: 'bloccato',
    paying: (symbol) => `paga: ${symbol}`,
    spent: (symbol) => `in questo turno ha dato: ${symbol}`,
    chosen: 'scelto',
    able: 'si può scegliere',
  },
  palace: {
    florins: (count) => word(count, florins),
    agents: (count) => `${word(count, agents)} in mano`,
    mayAsk: 'indulgenza possibile',
    asked: 'indulgenza chiesta',
    domain: 'Dominio',
    bonuses: 'Bonus di mecenatismo',
    trophies: 'Trofei',
    step: (step, of) => `passo ${step} di ${of}`,
    reach: (list) => `a portata: ${list}`,
    prestige: (count) => `prestigio ${count}`,
    legalRooms: (count) => `sale da scegliere: ${count}`,
  },
};
export default board;
