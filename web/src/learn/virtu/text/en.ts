import agents from './agents/en';
import annexation from './annexation/en';
import payment from './payment/en';
import scoring from './scoring/en';
import type { VirtuLessonsTexts } from './shape';
import siege from './siege/en';
import wheel from './wheel/en';
import winter from './winter/en';

const texts: VirtuLessonsTexts = {
  title: 'Virtù',
  lead: 'A prince’s court, city by city. Ansaldo sits at the table of Florence with you.',
  rules: 'The rules of Virtù',
  edition: 'About this edition',
  fronts: { palace: 'Palace', map: 'Map', score: 'Prestige' },
  choices: 'What you may do',
  all: 'All of it',
  reading: 'Nothing is to be done here: read and go on.',
  lessons: { wheel, payment, annexation, agents, siege, winter, scoring },
};
export default texts;
