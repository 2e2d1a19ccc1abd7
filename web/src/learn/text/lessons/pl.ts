import { counted } from '../../../text/languages';
import bishop from './bishop/pl';
import courtesan from './courtesan/pl';
import drummer from './drummer/pl';
import first_battle from './first_battle/pl';
import heroine from './heroine/pl';
import round from './round/pl';
import scarecrow from './scarecrow/pl';
import type { LessonsTexts } from './shape';
import surrender from './surrender/pl';
import victory from './victory/pl';
import winter_spring from './winter_spring/pl';

const count = counted('pl');
const texts: LessonsTexts = {
  title: 'Nauka gry',
  lead: 'Krótkie bitwy na prawdziwym stole. Objaśnia Ansaldo Ferro, który większość murów Italii widział z obu stron.',
  progress: (done, of) => `Ukończone lekcje: ${done} z ${of}`,
  lesson: (n, of) => `Lekcja ${n} z ${of}`,
  step: (n, of) => `Krok ${n} z ${of}`,
  done: 'ukończona',
  begin: 'Zacznij',
  again: 'Jeszcze raz',
  all: 'Wszystkie lekcje',
  back: 'Wstecz',
  goOn: 'Dalej',
  showMe: 'Pokaż',
  rule: 'Zasada',
  rules: 'Zasady Condottiere',
  nextLesson: 'Następna lekcja',
  finish: 'Zakończ',
  playNow: 'Zagraj',
  touches: 'Działa na',
  spares: 'Nie działa na',
  sparesWhy: 'to nie najemnicy',
  you: 'Ty',
  inHand: (n) => `${count(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })} na ręce`,
  passed: 'pas',
  strength: (n) => `siła ${n}`,
  holder: 'ma znacznik Condottiere',
  yourHand: 'Twoja ręka',
  lineAfter: 'Twoja kompania po tym',
  beats: (mine, other) => `${mine} bije ${other}.`,
  trails: (mine, other) => `${mine} nie sięga ${other}.`,
  ties: (n) => `${n} do ${n}: remis nic nie daje.`,
  play: (card) => `Zagraj: ${card}`,
  pass: 'Pasuj',
  choose: 'Wybierz kartę.',
  keep: 'Zachowaj te',
  keepNone: 'Nie zachowuj nic',
  discard: 'Odrzuć całą rękę',
  hold: 'Zatrzymaj rękę',
  take: (card) => `Cofnij: ${card}`,
  takeNone: 'Nie cofaj nikogo',
  favourNone: 'Odłóż na bok',
  others: 'Grają pozostali.',
  notAllowed: 'Zasady na to tutaj nie pozwalają.',
  notThis: 'Wolno, ale nie o to chodzi w tej lekcji. Spróbuj tego, o co prosi Ansaldo.',
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
