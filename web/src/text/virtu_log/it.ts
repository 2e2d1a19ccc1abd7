import { counted } from '../languages';
import type { Who } from '../play/en';
import type { VirtuLog } from './en';

const n = counted('it');
const troops = { one: 'truppa', other: 'truppe' };
const tokens = { one: 'gettone +1', other: 'gettoni +1' };
const says = (who: Who, third: string, second: string) =>
  who.you ? second[0]!.toUpperCase() + second.slice(1) : `${who.name} ${third}`;

const log: VirtuLog = {
  plays: (w, colour) => says(w, `gioca con ${colour}.`, `giochi con ${colour}.`),
  first: (w) => says(w, 'gioca per primo.', 'giochi per primo.'),
  placed: (w) => says(w, 'colloca una carta di famiglia.', 'collochi una carta di famiglia.'),
  placedKnown: (w, card, where) => says(w, `colloca ${card}: ${where}.`, `collochi ${card}: ${where}.`),
  family: (w, list) => (w.you ? `La tua famiglia: ${list}.` : `${w.name}, famiglia: ${list}.`),
  spring: (w, year) =>
    says(w, `comincia la primavera dell’anno ${year}.`, `cominci la primavera dell’anno ${year}.`),
  winter: (w) => says(w, 'comincia l’inverno.', 'cominci l’inverno.'),
  marker: (w, room) => says(w, `va nella sala ${room}.`, `vai nella sala ${room}.`),
  courtiers: {
    left: (w) =>
      w.you
        ? 'I tuoi cortigiani a sinistra sono di nuovo disponibili.'
        : `${w.name}: i cortigiani a sinistra sono di nuovo disponibili.`,
    right: (w) =>
      w.you
        ? 'I tuoi cortigiani a destra sono di nuovo disponibili.'
        : `${w.name}: i cortigiani a destra sono di nuovo disponibili.`,
  },
  indulgenceTaken: (w, room) =>
    says(w, `prende un’indulgenza nella sala ${room}.`, `prendi un’indulgenza nella sala ${room}.`),
  indulgencePaid: (w, room) =>
    says(w, `riscatta l’indulgenza della sala ${room}.`, `riscatti l’indulgenza della sala ${room}.`),
  pays: (w, list) => says(w, `paga: ${list}.`, `paghi: ${list}.`),
  gains: (w, amount, from) =>
    says(w, `riceve ${amount}${from ? ` (${from})` : ''}.`, `ricevi ${amount}${from ? ` (${from})` : ''}.`),
  turned: (w, list) => says(w, `rende disponibile: ${list}.`, `rendi disponibile: ${list}.`),
  patron: (w, step) =>
    says(w, `fa il passo ${step} del mecenatismo.`, `fai il passo ${step} del mecenatismo.`),
  bonus: (w, bonus) => says(w, `sceglie il bonus ${bonus}.`, `scegli il bonus ${bonus}.`),
  lodged: (w, card, where) => says(w, `colloca ${card}: ${where}.`, `collochi ${card}: ${where}.`),
  dropped: (w, card) => says(w, `scarta ${card}.`, `scarti ${card}.`),
  shifted: (w, card, where) => says(w, `sposta ${card}: ${where}.`, `sposti ${card}: ${where}.`),
  annexed: (w, city) => says(w, `annette ${city}.`, `annetti ${city}.`),
  marched: (w, from, to, count) =>
    says(
      w,
      `marcia con ${n(count, troops)} da ${from} a ${to}.`,
      `marci con ${n(count, troops)} da ${from} a ${to}.`,
    ),
  sailed: (w, from, to, count) =>
    says(
      w,
      `salpa con ${n(count, troops)} da ${from} a ${to}.`,
      `salpi con ${n(count, troops)} da ${from} a ${to}.`,
    ),
  warTokens: (w, count) =>
    says(w, `raduna ${n(count, tokens)} per gli assedi.`, `raduni ${n(count, tokens)} per gli assedi.`),
  agent: (w, spot) => says(w, `manda un agente: ${spot}.`, `mandi un agente: ${spot}.`),
  agentMoved: (w, from, spot) =>
    says(w, `sposta un agente: ${from} – ${spot}.`, `sposti un agente: ${from} – ${spot}.`),
  agentRemoved: (w, other, spot) => {
    const whose = other.you ? 'il tuo agente' : `l’agente di ${other.name}`;
    return says(w, `rimuove ${whose}: ${spot}.`, `rimuovi ${whose}: ${spot}.`);
  },
  agentGained: (w) => says(w, 'riceve un agente in più.', 'ricevi un agente in più.'),
  plain: (w, other, city) => {
    const army = other.you ? 'il tuo esercito' : `l’esercito di ${other.name}`;
    return says(
      w,
      `affronta ${army} in campo aperto: ${city}.`,
      `affronti ${army} in campo aperto: ${city}.`,
    );
  },
  siege: (w, city) => says(w, `attacca ${city}.`, `attacchi ${city}.`),
  siegeOf: (w, other, city) => {
    const owned = other.you ? `la tua città, ${city}` : `la città di ${other.name}, ${city}`;
    return says(w, `attacca ${owned}.`, `attacchi ${owned}.`);
  },
  declared: (w, source, count) => says(w, `aggiunge ${count}: ${source}.`, `aggiungi ${count}: ${source}.`),
  declined: (w) => says(w, 'non aggiunge nulla.', 'non aggiungi nulla.'),
  strengths: (list) => `Forze: ${list}.`,
  theCity: 'la città',
  calledOff: (w, city) => says(w, `toglie l’assedio a ${city}.`, `togli l’assedio a ${city}.`),
  lost: (w, count, city) =>
    says(w, `perde ${n(count, troops)}: ${city}.`, `perdi ${n(count, troops)}: ${city}.`),
  taken: (w, city) => says(w, `conquista ${city}.`, `conquisti ${city}.`),
  takenFrom: (w, other, city) => {
    const from = other.you ? 'contro di te' : `contro ${other.name}`;
    return says(w, `conquista ${city} ${from}.`, `conquisti ${city} ${from}.`);
  },
  failed: (w, city) => says(w, `fallisce davanti a ${city}.`, `fallisci davanti a ${city}.`),
  trophy: (w, colour) => says(w, `prende un trofeo: ${colour}.`, `prendi un trofeo: ${colour}.`),
  cathedral: (w, city) => says(w, `prende la cattedrale: ${city}.`, `prendi la cattedrale: ${city}.`),
  retreated: (w, from, to, count) =>
    says(
      w,
      `ritira ${n(count, troops)} da ${from} a ${to}.`,
      `ritiri ${n(count, troops)} da ${from} a ${to}.`,
    ),
  order: (list) => `Ordine di turno: ${list}.`,
  lastYear: 'Questo inverno è l’ultimo.',
  bought: (w, item) => says(w, `compra: ${item}.`, `compri: ${item}.`),
  boughtCathedral: (w, city) =>
    says(w, `costruisce una cattedrale: ${city}.`, `costruisci una cattedrale: ${city}.`),
  hired: (w, city, count) =>
    says(w, `assolda ${n(count, troops)}: ${city}.`, `assoldi ${n(count, troops)}: ${city}.`),
  allied: (w, alliance) => says(w, `stringe un’alleanza: ${alliance}.`, `stringi un’alleanza: ${alliance}.`),
  alliedFrom: (w, other, alliance) => {
    const from = other.you ? 'a te' : `a ${other.name}`;
    return says(w, `sottrae ${from} l’alleanza: ${alliance}.`, `sottrai ${from} l’alleanza: ${alliance}.`);
  },
  prestige: (list) => `Prestigio: ${list}.`,
  won: (w) => says(w, 'vince la partita.', 'vinci la partita.'),
};
export default log;
