import agents from './agents/pl';
import annexation from './annexation/pl';
import payment from './payment/pl';
import scoring from './scoring/pl';
import type { VirtuLessonsTexts } from './shape';
import siege from './siege/pl';
import wheel from './wheel/pl';
import winter from './winter/pl';

const texts: VirtuLessonsTexts = {
  title: 'Virtù',
  lead: 'Dwór księcia, miasto po mieście. Ansaldo siedzi z tobą przy stole Florencji.',
  rules: 'Zasady Virtù',
  edition: 'O tym wydaniu',
  fronts: { palace: 'Pałac', map: 'Mapa', score: 'Prestiż' },
  choices: 'Co możesz zrobić',
  all: 'Wszystko',
  reading: 'Tu nie trzeba nic robić: przeczytaj i idź dalej.',
  lessons: { wheel, payment, annexation, agents, siege, winter, scoring },
};
export default texts;
