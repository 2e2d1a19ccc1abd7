import { counted } from '../../../text/languages';
import bishop from './bishop/fr';
import courtesan from './courtesan/fr';
import drummer from './drummer/fr';
import first_battle from './first_battle/fr';
import heroine from './heroine/fr';
import round from './round/fr';
import scarecrow from './scarecrow/fr';
import type { LessonsTexts } from './shape';
import surrender from './surrender/fr';
import victory from './victory/fr';
import winter_spring from './winter_spring/fr';

const count = counted('fr');
const texts: LessonsTexts = {
  title: 'Apprendre à jouer',
  lead: 'De courtes batailles sur une vraie table. Ansaldo Ferro, qui a vu la plupart des murs d’Italie des deux côtés, explique.',
  progress: (done, of) => `Leçons terminées : ${done} sur ${of}`,
  lesson: (n, of) => `Leçon ${n} sur ${of}`,
  step: (n, of) => `Étape ${n} sur ${of}`,
  done: 'terminée',
  begin: 'Commencer',
  again: 'Recommencer',
  all: 'Toutes les leçons',
  back: 'Retour',
  goOn: 'Continuer',
  showMe: 'Montrer',
  rule: 'La règle',
  rules: 'Les règles de Condottiere',
  nextLesson: 'Leçon suivante',
  finish: 'Terminer',
  playNow: 'Jouer une partie',
  touches: 'Touche',
  spares: 'Épargne',
  sparesWhy: 'ce ne sont pas des mercenaires',
  you: 'Vous',
  inHand: (n) => `${count(n, { one: 'carte', other: 'cartes' })} en main`,
  passed: 'a passé',
  strength: (n) => `force ${n}`,
  holder: 'tient le Condottiere',
  yourHand: 'Votre main',
  lineAfter: 'Votre ligne ensuite',
  beats: (mine, other) => `${mine} bat ${other}.`,
  trails: (mine, other) => `${mine} n’atteint pas ${other}.`,
  ties: (n) => `${n} à ${n} : une égalité ne gagne rien.`,
  play: (card) => `Jouer : ${card}`,
  pass: 'Passer',
  choose: 'Choisissez une carte.',
  keep: 'Garder celles-ci',
  keepNone: 'Ne rien garder',
  discard: 'Défausser la main',
  hold: 'Garder la main',
  take: (card) => `Reprendre : ${card}`,
  takeNone: 'Ne rien reprendre',
  favourNone: 'La mettre de côté',
  others: 'Les autres jouent.',
  notAllowed: 'Les règles ne le permettent pas ici.',
  notThis: 'C’est permis, mais la leçon porte sur autre chose. Essayez ce que demande Ansaldo.',
  lessons: {
    first_battle,
    winter_spring,
    drummer,
    bishop,
    scarecrow,
    courtesan,
    heroine,
    surrender,
    round,
    victory,
  },
};
export default texts;
