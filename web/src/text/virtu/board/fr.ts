import { counted } from '../../languages';
import type { Board } from './en';

const n = counted('fr');
const troops = { one: 'troupe', other: 'troupes' };
const agents = { one: 'agent', other: 'agents' };
const ships = { one: 'navire', other: 'navires' };
const florins = { one: 'florin', other: 'florins' };
const word = (count: number, forms: typeof troops) => n(count, forms).slice(`${count} `.length);

const board: Board = {
  map: {
    title: 'Carte de l’Italie',
    strength: (value) => `force ${value}`,
    owner: (who) => (who.you ? 'à vous' : `tenue par ${who.name}`),
    neutral: 'neutre',
    closed: 'fermée à trois joueurs',
    port: (seas) => `port : ${seas}`,
    pirates: 'port de pirates',
    cathedral: 'cathédrale',
    agent: (who) => (who.you ? 'votre agent est ici' : `agent de ${who.name} ici`),
    garrison: (who, count) => `garnison (${who.you ? 'vous' : who.name}) : ${n(count, troops)}`,
    besieged: (who, count) => `assiégée par ${who.you ? 'vous' : who.name} : ${n(count, troops)}`,
    beaten: (who, count) => `armée battue (${who.you ? 'vous' : who.name}) : ${n(count, troops)}`,
    byRoad: 'à une route d’ici',
    bySea: (count) => `par mer : ${n(count, ships)}`,
    legal: 'peut être choisie',
    allied: (who) => (who.you ? 'votre allié' : `allié de ${who.name}`),
    free: 'sans allié',
    ready: 'bonus prêt',
    spent: 'bonus utilisé',
    larger: 'Agrandir',
    smaller: 'Réduire',
    whole: 'Carte entière',
  },
  state: { available: 'disponible', used: 'utilisé' },
  counts: { troops: (count) => n(count, troops) },
  symbolCount: (name, count) => `${name} ${count}`,
  piece: {
    place: (place, shaded) => {
      const side = place.startsWith('L') ? 'à gauche' : 'à droite';
      return shaded ? `place de courtisan ombrée ${side}` : `place de courtisan ${side}`;
    },
    empty: 'libre',
    closed: 'fermée',
    usedTag: 'utilisé',
    opens: 'un titre ou une cinquième ville l’ouvre',
    actionCard: 'carte d’action',
    improvement: 'amélioration dessous',
    room: (room, action) => `Salle ${room} : ${action}`,
    markerHere: 'le pion est ici',
    noCard: 'sans carte',
    indulgence: 'une indulgence est posée ici',
    indulgenceShort: 'Indulgence',
    blocked: 'bloqué par un agent ennemi',
    blockedShort: 'bloqué',
    paying: (symbol) => `paie : ${symbol}`,
    spent: (symbol) => `a donné ce tour : ${symbol}`,
    chosen: 'choisi',
    able: 'peut être choisi',
  },
  palace: {
    florins: (count) => word(count, florins),
    agents: (count) => `${word(count, agents)} en main`,
    mayAsk: 'indulgence possible',
    asked: 'indulgence demandée',
    domain: 'Domaine',
    bonuses: 'Bonus de mécénat',
    trophies: 'Trophées',
    step: (step, of) => `étape ${step} sur ${of}`,
    reach: (list) => `à portée : ${list}`,
    prestige: (count) => `prestige : ${count}`,
    legalRooms: (count) => `salles au choix : ${count}`,
  },
};
export default board;
