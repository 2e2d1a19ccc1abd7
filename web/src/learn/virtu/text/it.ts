import agents from './agents/it';
import annexation from './annexation/it';
import payment from './payment/it';
import scoring from './scoring/it';
import type { VirtuLessonsTexts } from './shape';
import siege from './siege/it';
import wheel from './wheel/it';
import winter from './winter/it';

const texts: VirtuLessonsTexts = {
  title: 'Virtù',
  lead: 'La corte di un principe, città dopo città. Ansaldo siede con te al tavolo di Firenze.',
  rules: 'Le regole di Virtù',
  edition: 'Su questa edizione',
  fronts: { palace: 'Palazzo', map: 'Mappa', score: 'Prestigio' },
  choices: 'Che cosa puoi fare',
  all: 'Tutto',
  reading: 'Qui non c’è nulla da fare: leggi e prosegui.',
  lessons: { wheel, payment, annexation, agents, siege, winter, scoring },
};
export default texts;
