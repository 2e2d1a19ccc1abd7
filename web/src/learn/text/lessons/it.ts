import { counted } from '../../../text/languages';
import bishop from './bishop/it';
import courtesan from './courtesan/it';
import drummer from './drummer/it';
import first_battle from './first_battle/it';
import heroine from './heroine/it';
import round from './round/it';
import scarecrow from './scarecrow/it';
import type { LessonsTexts } from './shape';
import surrender from './surrender/it';
import victory from './victory/it';
import winter_spring from './winter_spring/it';

const count = counted('it');
const texts: LessonsTexts = {
  title: 'Impara a giocare',
  lead: 'Brevi battaglie su un tavolo vero. Spiega Ansaldo Ferro, che ha visto quasi tutte le mura d’Italia da entrambi i lati.',
  progress: (done, of) => `Lezioni finite: ${done} di ${of}`,
  lesson: (n, of) => `Lezione ${n} di ${of}`,
  step: (n, of) => `Passo ${n} di ${of}`,
  done: 'finita',
  begin: 'Comincia',
  again: 'Ancora una volta',
  all: 'Tutte le lezioni',
  back: 'Indietro',
  goOn: 'Avanti',
  showMe: 'Fammi vedere',
  rule: 'La regola',
  rules: 'Le regole di Condottiere',
  nextLesson: 'Lezione seguente',
  finish: 'Termina',
  playNow: 'Gioca una partita',
  touches: 'Tocca',
  spares: 'Non tocca',
  sparesWhy: 'non sono mercenari',
  you: 'Tu',
  inHand: (n) => `${count(n, { one: 'carta', other: 'carte' })} in mano`,
  passed: 'ha passato',
  strength: (n) => `forza ${n}`,
  holder: 'tiene il Condottiero',
  yourHand: 'La tua mano',
  lineAfter: 'La tua linea dopo',
  beats: (mine, other) => `${mine} batte ${other}.`,
  trails: (mine, other) => `${mine} non arriva a ${other}.`,
  ties: (n) => `${n} a ${n}: un pareggio non vince nulla.`,
  play: (card) => `Gioca: ${card}`,
  pass: 'Passa',
  choose: 'Scegli una carta.',
  keep: 'Tieni queste',
  keepNone: 'Non tenere nulla',
  discard: 'Scarta tutta la mano',
  hold: 'Tieni la mano',
  take: (card) => `Riprendi: ${card}`,
  takeNone: 'Non riprendere nessuno',
  favourNone: 'Riponilo',
  others: 'Giocano gli altri.',
  notAllowed: 'Qui le regole non lo permettono.',
  notThis: 'Si può, ma la lezione parla d’altro. Prova ciò che chiede Ansaldo.',
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
