import { counted } from '../../../text/languages';
import type { VirtuReplayTexts } from './shape';

const n = counted('it');
const texts: VirtuReplayTexts = {
  wins: (names) => (names.length > 1 ? `Vittoria condivisa: ${names.join(', ')}` : `Vince ${names[0]}`),
  years: (count) => n(count, { one: 'anno', other: 'anni' }),
  setup: (name) => `${name} dispone la famiglia`,
  spring: (year, name) => `Anno ${year}, primavera: ${name}`,
  sieges: (year) => `Anno ${year}, assedi`,
  winter: (year, name) => `Anno ${year}, inverno: ${name}`,
  year: (year) => `Anno ${year}`,
  begins: 'La partita comincia',
  over: 'La fine della partita',
  pace: 'Come scorrerla',
  byTurn: 'Turno per turno',
  byDecision: 'Ogni decisione',
  chart: 'Grafico',
  chances: 'Probabilità',
  prestige: 'Prestigio',
  prestigeLabel:
    'Il prestigio di ogni posto alla fine di ogni turno; gli stessi numeri sono nella tabella sotto',
  prestigeTable: 'Il prestigio in tabella',
  turn: 'Turno',
  palaces: 'Palazzi',
  decides: (name, what) => `${name}: ${what}`,
};
export default texts;
