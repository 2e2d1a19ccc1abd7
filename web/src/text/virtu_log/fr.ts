import { counted } from '../languages';
import type { Who } from '../play/en';
import type { VirtuLog } from './en';

const n = counted('fr');
const troops = { one: 'troupe', other: 'troupes' };
const tokens = { one: 'jeton +1', other: 'jetons +1' };
const says = (who: Who, third: string, second: string) =>
  who.you ? `Vous ${second}` : `${who.name} ${third}`;

const log: VirtuLog = {
  plays: (w, colour) => says(w, `joue ${colour}.`, `jouez ${colour}.`),
  first: (w) => says(w, 'joue en premier.', 'jouez en premier.'),
  placed: (w) => says(w, 'place une carte de famille.', 'placez une carte de famille.'),
  placedKnown: (w, card, where) => says(w, `place ${card} : ${where}.`, `placez ${card} : ${where}.`),
  family: (w, list) => (w.you ? `Votre famille : ${list}.` : `${w.name}, famille : ${list}.`),
  spring: (w, year) =>
    says(w, `commence le printemps de l’an ${year}.`, `commencez le printemps de l’an ${year}.`),
  winter: (w) => says(w, 'commence l’hiver.', 'commencez l’hiver.'),
  marker: (w, room) => says(w, `va dans la salle ${room}.`, `allez dans la salle ${room}.`),
  courtiers: {
    left: (w) =>
      w.you
        ? 'Vos courtisans de gauche sont de nouveau disponibles.'
        : `${w.name} : les courtisans de gauche sont de nouveau disponibles.`,
    right: (w) =>
      w.you
        ? 'Vos courtisans de droite sont de nouveau disponibles.'
        : `${w.name} : les courtisans de droite sont de nouveau disponibles.`,
  },
  indulgenceTaken: (w, room) =>
    says(w, `prend une indulgence dans la salle ${room}.`, `prenez une indulgence dans la salle ${room}.`),
  indulgencePaid: (w, room) =>
    says(w, `rachète l’indulgence de la salle ${room}.`, `rachetez l’indulgence de la salle ${room}.`),
  pays: (w, list) => says(w, `paie : ${list}.`, `payez : ${list}.`),
  gains: (w, amount, from) =>
    says(w, `reçoit ${amount}${from ? ` (${from})` : ''}.`, `recevez ${amount}${from ? ` (${from})` : ''}.`),
  turned: (w, list) => says(w, `rend disponible : ${list}.`, `rendez disponible : ${list}.`),
  patron: (w, step) =>
    says(w, `franchit l’étape ${step} du mécénat.`, `franchissez l’étape ${step} du mécénat.`),
  bonus: (w, bonus) => says(w, `choisit le bonus ${bonus}.`, `choisissez le bonus ${bonus}.`),
  lodged: (w, card, where) => says(w, `place ${card} : ${where}.`, `placez ${card} : ${where}.`),
  dropped: (w, card) => says(w, `défausse ${card}.`, `défaussez ${card}.`),
  shifted: (w, card, where) => says(w, `déplace ${card} : ${where}.`, `déplacez ${card} : ${where}.`),
  annexed: (w, city) => says(w, `annexe ${city}.`, `annexez ${city}.`),
  marched: (w, from, to, count) =>
    says(w, `mène ${n(count, troops)} de ${from} à ${to}.`, `menez ${n(count, troops)} de ${from} à ${to}.`),
  sailed: (w, from, to, count) =>
    says(
      w,
      `embarque ${n(count, troops)} de ${from} à ${to}.`,
      `embarquez ${n(count, troops)} de ${from} à ${to}.`,
    ),
  warTokens: (w, count) =>
    says(w, `réunit ${n(count, tokens)} pour les sièges.`, `réunissez ${n(count, tokens)} pour les sièges.`),
  agent: (w, spot) => says(w, `envoie un agent : ${spot}.`, `envoyez un agent : ${spot}.`),
  agentMoved: (w, from, spot) =>
    says(w, `déplace un agent : ${from} – ${spot}.`, `déplacez un agent : ${from} – ${spot}.`),
  agentRemoved: (w, other, spot) => {
    const whose = other.you ? 'votre agent' : `l’agent de ${other.name}`;
    return says(w, `écarte ${whose} : ${spot}.`, `écartez ${whose} : ${spot}.`);
  },
  agentGained: (w) => says(w, 'reçoit un agent de plus.', 'recevez un agent de plus.'),
  plain: (w, other, city) => {
    const army = other.you ? 'votre armée' : `l’armée de ${other.name}`;
    return says(
      w,
      `affronte ${army} dans la plaine : ${city}.`,
      `affrontez ${army} dans la plaine : ${city}.`,
    );
  },
  siege: (w, city) => says(w, `attaque ${city}.`, `attaquez ${city}.`),
  siegeOf: (w, other, city) => {
    const owned = other.you ? `votre ville, ${city}` : `la ville de ${other.name}, ${city}`;
    return says(w, `attaque ${owned}.`, `attaquez ${owned}.`);
  },
  declared: (w, source, count) => says(w, `ajoute ${count} : ${source}.`, `ajoutez ${count} : ${source}.`),
  declined: (w) => says(w, 'n’ajoute rien.', 'n’ajoutez rien.'),
  strengths: (list) => `Forces : ${list}.`,
  theCity: 'la ville',
  calledOff: (w, city) => says(w, `lève le siège de ${city}.`, `levez le siège de ${city}.`),
  lost: (w, count, city) =>
    says(w, `perd ${n(count, troops)} : ${city}.`, `perdez ${n(count, troops)} : ${city}.`),
  taken: (w, city) => says(w, `conquiert ${city}.`, `conquérez ${city}.`),
  takenFrom: (w, other, city) => {
    const from = other.you ? 'sur vous' : `sur ${other.name}`;
    return says(w, `conquiert ${city} ${from}.`, `conquérez ${city} ${from}.`);
  },
  failed: (w, city) => (w.you ? `Vous êtes repoussé devant ${city}.` : `${w.name} échoue devant ${city}.`),
  trophy: (w, colour) => says(w, `prend un trophée : ${colour}.`, `prenez un trophée : ${colour}.`),
  cathedral: (w, city) => says(w, `prend la cathédrale : ${city}.`, `prenez la cathédrale : ${city}.`),
  retreated: (w, from, to, count) =>
    says(
      w,
      `replie ${n(count, troops)} de ${from} à ${to}.`,
      `repliez ${n(count, troops)} de ${from} à ${to}.`,
    ),
  order: (list) => `Ordre du tour : ${list}.`,
  lastYear: 'Cet hiver est le dernier.',
  bought: (w, item) => says(w, `achète : ${item}.`, `achetez : ${item}.`),
  boughtCathedral: (w, city) =>
    says(w, `bâtit une cathédrale : ${city}.`, `bâtissez une cathédrale : ${city}.`),
  hired: (w, city, count) =>
    says(w, `engage ${n(count, troops)} : ${city}.`, `engagez ${n(count, troops)} : ${city}.`),
  allied: (w, alliance) =>
    says(w, `conclut une alliance : ${alliance}.`, `concluez une alliance : ${alliance}.`),
  alliedFrom: (w, other, alliance) => {
    const from = other.you ? 'vous prend' : `prend à ${other.name}`;
    return w.you
      ? `Vous prenez l’alliance de ${other.name} : ${alliance}.`
      : `${w.name} ${from} l’alliance : ${alliance}.`;
  },
  prestige: (list) => `Prestige : ${list}.`,
  won: (w) => says(w, 'gagne la partie.', 'gagnez la partie.'),
};
export default log;
