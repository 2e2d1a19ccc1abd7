import agents from './agents/ru';
import annexation from './annexation/ru';
import payment from './payment/ru';
import scoring from './scoring/ru';
import type { VirtuLessonsTexts } from './shape';
import siege from './siege/ru';
import wheel from './wheel/ru';
import winter from './winter/ru';

const texts: VirtuLessonsTexts = {
  title: 'Virtù',
  lead: 'Двор государя, город за городом. Ансальдо сидит с вами за столом Флоренции.',
  rules: 'Правила Virtù',
  edition: 'Об этом издании',
  fronts: { palace: 'Дворец', map: 'Карта', score: 'Престиж' },
  choices: 'Что можно сделать',
  all: 'Всё',
  reading: 'Здесь ничего делать не нужно: прочтите и идите дальше.',
  lessons: { wheel, payment, annexation, agents, siege, winter, scoring },
};
export default texts;
