import { counted } from '../../text/languages';
import type { ReplayTexts } from './shape';

const count = counted('en');
const texts: ReplayTexts = {
  title: 'Replay',
  wins: (names) =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share Italy`
      : `${names[0]} wins Italy`,
  reasons: {
    adjacent: 'by a connected group',
    total: 'by the number of regions',
    most: 'with the most regions',
    final_battle: 'in the final battle',
  },
  battles: (n) => count(n, { one: 'battle', other: 'battles' }),
  minutes: (n) => count(n, { one: 'minute', other: 'minutes' }),
  backToTable: 'Back to the table',
  check: 'Verify the shuffle',
  loading: 'The game is being laid out again.',
  failed: 'The game could not be loaded. Try again in a moment.',
  thinking: 'The bots are weighing every move.',
  noChances: 'The chances could not be worked out here.',
  chances: 'Chances by move',
  chancesLabel: 'Each seat’s chance to win after every move; the same numbers are in the table below',
  toWin: 'to win',
  turning: 'Turning points',
  noTurning: 'No single move turned this game.',
  shift: (region, name, from, to) => `${region ? `${region}. ` : ''}${name}: ${from} to ${to}`,
  log: 'Log',
  move: 'Move',
  moveOf: (n, of) => `Move ${n} of ${of}`,
  start: 'The cards are dealt',
  quiet: { hold: (name) => `${name} keeps the hand.`, draw: (name) => `${name} draws nothing.` },
  first: 'To the beginning',
  prev: 'One move back',
  play: 'Play',
  pause: 'Pause',
  next: 'One move on',
  last: 'To the end',
  keys: 'Arrow keys go move by move, Space plays and pauses.',
  table: 'The chances as a table',
  hand: 'Hand',
  line: 'Line',
  strength: 'Strength',
  empty: 'no cards',
  faceDown: 'face down',
  passed: 'passed',
  verify: {
    title: 'Verify the shuffle',
    why: 'Before the first card was dealt, the table published a seal: the SHA-256 of the seed that decided every shuffle. Now the seed itself is open, so anyone can check that the cards were not touched.',
    seed: 'Seed',
    seal: 'Seal (SHA-256 of the seed)',
    fits: 'Your browser has checked it: the seed fits the seal.',
    fitsNot: 'The seed does not fit the seal.',
    unchecked: 'This browser cannot check the seal here. Compare it by hand.',
    how: 'To deal every card again and confirm each move, download the record and run:',
    download: 'Download the record',
    then: 'It prints each line that does not follow from the seed, or that all is well.',
  },
};
export default texts;
