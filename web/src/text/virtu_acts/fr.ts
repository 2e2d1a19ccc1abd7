import type { Group } from '../../virtu/legal_action';
import type { SymbolKind } from '../../virtu/view_types';
import { type Forms, counted } from '../languages';
import type { VirtuActs } from './en';

const n = counted('fr');
const amounts: Record<SymbolKind | 'crown_or_cross', Forms> = {
  florin: { one: 'florin', other: 'florins' },
  crown: { one: 'couronne', other: 'couronnes' },
  cross: { one: 'croix', other: 'croix' },
  crown_or_cross: { one: 'couronne ou croix', other: 'couronnes ou croix' },
  cavalry: { one: 'cavalerie', other: 'cavaleries' },
  ship: { one: 'navire', other: 'navires' },
  mask: { one: 'masque', other: 'masques' },
  war: { one: 'signe de guerre', other: 'signes de guerre' },
  arrow: { one: 'flèche', other: 'flèches' },
};
const places: Record<Group, string> = {
  left: 'place ouverte à gauche',
  'left-shaded': 'place ombrée à gauche',
  right: 'place ouverte à droite',
  'right-shaded': 'place ombrée à droite',
};
const troops = { one: 'troupe', other: 'troupes' };

const acts: VirtuActs = {
  amount: (symbol, count) => n(count, amounts[symbol]),
  free: 'gratuit',
  room: (room) => `salle ${room}`,
  underRoom: (room) => `salle ${room}, sous la carte`,
  group: (group) => places[group],
  place: (side, at) => (side === 'left' ? `place de gauche ${at}` : `place de droite ${at}`),
  palace: (who, room) => (who.you ? `votre palais, salle ${room}` : `palais de ${who.name}, salle ${room}`),
  cathedralOf: (city) => `cathédrale (${city})`,
  actionCard: 'carte de la salle',
  improvement: 'amélioration de la salle',
  indulgence: 'indulgence',
  token: 'jeton +1',
  treasury: 'trésor',
  blocked: { indulgence: 'bloquée par une indulgence', agent: 'bloquée par un agent ennemi' },
  roomDoes: (room, action) => `salle ${room}, ${action}`,

  put: (card, where) => `Placer ${card} : ${where}`,
  enter: (room) => `Commencer : ${room}`,
  stop: (room) => `S’arrêter : ${room}`,
  on: (room) => `Continuer : ${room}`,
  onFlorins: (room) => `Continuer pour des florins : ${room}`,
  onArrow: (room) => `Continuer pour une flèche : ${room}`,
  redeem: (room) => `Racheter l’indulgence de la salle ${room}`,
  use: (source, amount) => `Utiliser ${source} : ${amount}`,
  pay: (amount) => `Payer ${amount} du trésor`,
  ask: (amount) => `Demander une indulgence : ${amount}`,
  end: 'Terminé',
  pass: 'Ne rien ajouter',
  advance: (step) => `Franchir l’étape ${step} du mécénat`,
  choose: (bonus) => `Choisir ${bonus}`,
  lodge: (card, where) => `Placer ${card} : ${where}`,
  drop: (card) => `Défausser ${card}`,
  turn: (source) => `Rendre disponible : ${source}`,
  annex: (city) => `Annexer ${city}`,
  march: (from, to) => `Marcher de ${from} à ${to}`,
  sail: (from, to) => `Naviguer de ${from} à ${to}`,
  muster: (source, adds) => `Réunir +${adds} : ${source}`,
  agent: (spot) => `Placer un agent : ${spot}`,
  lift: (spot) => `Reprendre l’agent pour le déplacer : ${spot}`,
  remove: (spot) => `Écarter l’agent ennemi : ${spot}`,
  besiege: (city) => `Commencer le siège de ${city}`,
  assault: (city) => `Poursuivre le siège de ${city}`,
  callOff: (city) => `Lever le siège de ${city}`,
  declare: (source, adds) => `Ajouter ${adds} : ${source}`,
  retreat: (from, to) => `Replier une troupe de ${from} à ${to}`,
  disband: (city) => `Licencier une troupe : ${city}`,
  disbandAll: (city) => `Abandonner l’armée battue : ${city}`,
  upkeep: (amount, keeps) => `Payer ${amount} pour ${n(keeps, troops)} au plus`,
  shift: (card, where) => `Déplacer ${card} : ${where}`,
  buy: (item) => `Acheter : ${item}`,
  buyCathedral: (city) => `Bâtir une cathédrale : ${city}`,
  hire: (city) => `Engager une troupe : ${city}`,
  ally: (alliance) => `Conclure une alliance : ${alliance}`,
  allyLess: (alliance, amount) => `Conclure une alliance : ${alliance}, ${amount} de moins`,
};
export default acts;
