import { counted } from '../../text/languages';
import type { ReplayTexts } from './shape';

const count = counted('it');
const texts: ReplayTexts = {
  title: 'Rivedi la partita',
  wins: (names) =>
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} e ${names.at(-1)} si dividono l’Italia`
      : `${names[0]} vince l’Italia`,
  reasons: {
    adjacent: 'con un gruppo di regioni unite',
    total: 'per numero di regioni',
    most: 'con più regioni di tutti',
    final_battle: 'nell’ultima battaglia',
  },
  battles: (n) => count(n, { one: 'battaglia', other: 'battaglie' }),
  minutes: (n) => count(n, { one: 'minuto', other: 'minuti' }),
  backToTable: 'Torna al tavolo',
  check: 'Verifica il mazzo',
  loading: 'La partita viene rimessa sul tavolo.',
  failed: 'Non è stato possibile caricare la partita. Riprova fra poco.',
  thinking: 'I bot pesano ogni mossa.',
  noChances: 'Qui non è stato possibile calcolare le probabilità.',
  chances: 'Le probabilità, mossa per mossa',
  chancesLabel: 'Le probabilità di ciascuno dopo ogni mossa; gli stessi numeri sono nella tabella qui sotto',
  toWin: 'di vincere',
  turning: 'Svolte',
  noTurning: 'Nessuna mossa da sola ha ribaltato questa partita.',
  shift: (region, name, from, to) => `${region ? `${region}. ` : ''}${name}: dal ${from} al ${to}`,
  log: 'Cronaca',
  move: 'Mossa',
  moveOf: (n, of) => `Mossa ${n} di ${of}`,
  start: 'Si distribuiscono le carte',
  quiet: { hold: (name) => `${name} tiene la mano.`, draw: (name) => `${name} non pesca nulla.` },
  first: 'All’inizio',
  prev: 'Una mossa indietro',
  play: 'Riproduci',
  pause: 'Pausa',
  next: 'Una mossa avanti',
  last: 'Alla fine',
  keys: 'Le frecce vanno mossa per mossa, Spazio avvia e ferma.',
  table: 'Le probabilità in tabella',
  hand: 'Mano',
  line: 'Linea',
  strength: 'Forza',
  empty: 'nessuna carta',
  faceDown: 'coperta',
  passed: 'ha passato',
  verify: {
    title: 'Verifica il mazzo',
    why: 'Prima di dare la prima carta il tavolo ha pubblicato un sigillo: lo SHA-256 del seme che decide ogni mescolata. Ora il seme è noto, e chiunque può controllare che nessuno abbia toccato le carte.',
    seed: 'Seme',
    seal: 'Sigillo (SHA-256 del seme)',
    fits: 'Il tuo browser ha controllato: il seme corrisponde al sigillo.',
    fitsNot: 'Il seme non corrisponde al sigillo.',
    unchecked: 'Questo browser non può controllare il sigillo qui. Confrontalo a mano.',
    how: 'Per dare di nuovo tutte le carte e confermare ogni mossa, scarica il verbale ed esegui:',
    download: 'Scarica il verbale',
    then: 'Il programma indica ogni riga che non segue dal seme, o conferma il tutto.',
  },
};
export default texts;
