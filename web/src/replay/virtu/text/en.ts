import { counted } from '../../../text/languages';
import type { VirtuReplayTexts } from './shape';

const n = counted('en');
const texts: VirtuReplayTexts = {
  wins: (names) =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} share the victory`
      : `${names[0]} wins`,
  years: (count) => n(count, { one: 'year', other: 'years' }),
  setup: (name) => `${name} places the family`,
  spring: (year, name) => `Year ${year}, spring: ${name}`,
  sieges: (year) => `Year ${year}, sieges`,
  winter: (year, name) => `Year ${year}, winter: ${name}`,
  year: (year) => `Year ${year}`,
  begins: 'The game begins',
  over: 'The end of the game',
  pace: 'How it is gone through',
  byTurn: 'Turn by turn',
  byDecision: 'Every decision',
  chart: 'Chart',
  chances: 'Chances',
  prestige: 'Prestige',
  prestigeLabel: 'Each seat’s prestige at the end of every turn; the same numbers are in the table below',
  prestigeTable: 'The prestige as a table',
  turn: 'Turn',
  palaces: 'Palaces',
  decides: (name, what) => `${name}: ${what}`,
};
export default texts;
