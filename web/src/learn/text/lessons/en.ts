import { counted } from '../../../text/languages';
import bishop from './bishop/en';
import courtesan from './courtesan/en';
import drummer from './drummer/en';
import first_battle from './first_battle/en';
import heroine from './heroine/en';
import round from './round/en';
import scarecrow from './scarecrow/en';
import type { LessonsTexts } from './shape';
import surrender from './surrender/en';
import victory from './victory/en';
import winter_spring from './winter_spring/en';

const count = counted('en');
const texts: LessonsTexts = {
  title: 'Learn to play',
  lead: 'Short battles on a real table. Ansaldo Ferro, who has seen most walls of Italy from both sides, explains.',
  progress: (done, of) => `${done} of ${of} lessons done`,
  lesson: (n, of) => `Lesson ${n} of ${of}`,
  step: (n, of) => `Step ${n} of ${of}`,
  done: 'done',
  begin: 'Begin',
  again: 'Once more',
  all: 'All lessons',
  back: 'Back',
  goOn: 'Go on',
  showMe: 'Show me',
  rule: 'The rule',
  rules: 'The rules of Condottiere',
  nextLesson: 'Next lesson',
  finish: 'Finish',
  playNow: 'Play a game',
  touches: 'Touches',
  spares: 'Leaves alone',
  sparesWhy: 'they are no mercenaries',
  you: 'You',
  inHand: (n) => `${count(n, { one: 'card', other: 'cards' })} in hand`,
  passed: 'passed',
  strength: (n) => `strength ${n}`,
  holder: 'holds the Condottiere',
  yourHand: 'Your hand',
  lineAfter: 'Your line after it',
  beats: (mine, other) => `${mine} beats ${other}.`,
  trails: (mine, other) => `${mine} does not reach ${other}.`,
  ties: (n) => `${n} to ${n}: a tie wins nothing.`,
  play: (card) => `Play ${card}`,
  pass: 'Pass',
  choose: 'Choose a card.',
  keep: 'Keep these',
  keepNone: 'Keep none',
  discard: 'Throw the hand away',
  hold: 'Keep the hand',
  take: (card) => `Take back: ${card}`,
  takeNone: 'Take none',
  favourNone: 'Lay it aside',
  others: 'The others are playing.',
  notAllowed: 'The rules do not allow that here.',
  notThis: 'That is allowed, but it is not what this lesson is about. Try what Ansaldo asks for.',
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
