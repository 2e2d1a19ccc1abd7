import { counted } from '../../../text/languages';
import type { VirtuReplayTexts } from './shape';

const n = counted('fr');
const texts: VirtuReplayTexts = {
  wins: (names) => (names.length > 1 ? `Victoire partagée : ${names.join(', ')}` : `${names[0]} l’emporte`),
  years: (count) => n(count, { one: 'année', other: 'années' }),
  setup: (name) => `${name} place sa famille`,
  spring: (year, name) => `An ${year}, printemps : ${name}`,
  sieges: (year) => `An ${year}, sièges`,
  winter: (year, name) => `An ${year}, hiver : ${name}`,
  year: (year) => `An ${year}`,
  begins: 'La partie commence',
  over: 'La fin de la partie',
  pace: 'Comment la parcourir',
  byTurn: 'Tour par tour',
  byDecision: 'Chaque décision',
  chart: 'Graphique',
  chances: 'Chances',
  prestige: 'Prestige',
  prestigeLabel:
    'Le prestige de chaque place à la fin de chaque tour ; les mêmes nombres sont dans le tableau ci-dessous',
  prestigeTable: 'Le prestige en tableau',
  turn: 'Tour',
  palaces: 'Palais',
  decides: (name, what) => `${name} : ${what}`,
};
export default texts;
