import type { Group } from '../../virtu/legal_action';
import type { SymbolKind } from '../../virtu/view_types';
import { type Forms, counted } from '../languages';
import type { VirtuActs } from './en';

const n = counted('it');
const amounts: Record<SymbolKind | 'crown_or_cross', Forms> = {
  florin: { one: 'fiorino', other: 'fiorini' },
  crown: { one: 'corona', other: 'corone' },
  cross: { one: 'croce', other: 'croci' },
  crown_or_cross: { one: 'corona o croce', other: 'corone o croci' },
  cavalry: { one: 'cavalleria', other: 'cavallerie' },
  ship: { one: 'nave', other: 'navi' },
  mask: { one: 'maschera', other: 'maschere' },
  war: { one: 'segno di guerra', other: 'segni di guerra' },
  arrow: { one: 'freccia', other: 'frecce' },
};
const places: Record<Group, string> = {
  left: 'posto aperto a sinistra',
  'left-shaded': 'posto ombreggiato a sinistra',
  right: 'posto aperto a destra',
  'right-shaded': 'posto ombreggiato a destra',
};
const troops = { one: 'truppa', other: 'truppe' };

const acts: VirtuActs = {
  amount: (symbol, count) => n(count, amounts[symbol]),
  free: 'gratis',
  room: (room) => `sala ${room}`,
  underRoom: (room) => `sala ${room}, sotto la carta`,
  group: (group) => places[group],
  place: (side, at) => (side === 'left' ? `posto a sinistra ${at}` : `posto a destra ${at}`),
  palace: (who, room) => (who.you ? `il tuo palazzo, sala ${room}` : `palazzo di ${who.name}, sala ${room}`),
  cathedralOf: (city) => `cattedrale di ${city}`,
  actionCard: 'carta della sala',
  improvement: 'miglioria della sala',
  indulgence: 'indulgenza',
  token: 'gettone +1',
  treasury: 'tesoro',
  blocked: { indulgence: 'bloccata da un’indulgenza', agent: 'bloccata da un agente nemico' },
  roomDoes: (room, action) => `sala ${room}, ${action}`,

  put: (card, where) => `Colloca ${card}: ${where}`,
  enter: (room) => `Comincia: ${room}`,
  stop: (room) => `Fermati: ${room}`,
  on: (room) => `Prosegui: ${room}`,
  onFlorins: (room) => `Prosegui per fiorini: ${room}`,
  onArrow: (room) => `Prosegui per una freccia: ${room}`,
  redeem: (room) => `Riscatta l’indulgenza della sala ${room}`,
  use: (source, amount) => `Usa ${source}: ${amount}`,
  pay: (amount) => `Paga ${amount} dal tesoro`,
  ask: (amount) => `Chiedi un’indulgenza: ${amount}`,
  end: 'Fatto',
  pass: 'Non aggiungere nulla',
  advance: (step) => `Fai il passo ${step} del mecenatismo`,
  choose: (bonus) => `Scegli ${bonus}`,
  lodge: (card, where) => `Colloca ${card}: ${where}`,
  drop: (card) => `Scarta ${card}`,
  turn: (source) => `Rendi disponibile: ${source}`,
  annex: (city) => `Annetti ${city}`,
  march: (from, to) => `Marcia da ${from} a ${to}`,
  sail: (from, to) => `Naviga da ${from} a ${to}`,
  muster: (source, adds) => `Raduna +${adds}: ${source}`,
  agent: (spot) => `Manda un agente: ${spot}`,
  lift: (spot) => `Togli l’agente per spostarlo: ${spot}`,
  remove: (spot) => `Rimuovi l’agente nemico: ${spot}`,
  besiege: (city) => `Comincia l’assedio di ${city}`,
  assault: (city) => `Continua l’assedio di ${city}`,
  callOff: (city) => `Togli l’assedio a ${city}`,
  declare: (source, adds) => `Aggiungi ${adds}: ${source}`,
  retreat: (from, to) => `Ritira una truppa da ${from} a ${to}`,
  disband: (city) => `Congeda una truppa: ${city}`,
  disbandAll: (city) => `Abbandona l’esercito battuto: ${city}`,
  upkeep: (amount, keeps) => `Paga ${amount} per al massimo ${n(keeps, troops)}`,
  shift: (card, where) => `Sposta ${card}: ${where}`,
  buy: (item) => `Compra: ${item}`,
  buyCathedral: (city) => `Costruisci una cattedrale: ${city}`,
  hire: (city) => `Assolda una truppa: ${city}`,
  ally: (alliance) => `Stringi un’alleanza: ${alliance}`,
  allyLess: (alliance, amount) => `Stringi un’alleanza: ${alliance}, ${amount} in meno`,
};
export default acts;
