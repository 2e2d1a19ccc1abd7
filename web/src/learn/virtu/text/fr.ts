import agents from './agents/fr';
import annexation from './annexation/fr';
import payment from './payment/fr';
import scoring from './scoring/fr';
import type { VirtuLessonsTexts } from './shape';
import siege from './siege/fr';
import wheel from './wheel/fr';
import winter from './winter/fr';

const texts: VirtuLessonsTexts = {
  title: 'Virtù',
  lead: 'Une cour de prince, ville après ville. Ansaldo est assis avec vous à la table de Florence.',
  rules: 'Les règles de Virtù',
  edition: 'À propos de cette édition',
  fronts: { palace: 'Palais', map: 'Carte', score: 'Prestige' },
  choices: 'Ce que vous pouvez faire',
  all: 'Tout',
  reading: 'Rien à faire ici : lisez et continuez.',
  lessons: { wheel, payment, annexation, agents, siege, winter, scoring },
};
export default texts;
