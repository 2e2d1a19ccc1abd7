import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Lo Spaventapasseri',
  about: 'Richiamare un soldato da un campo perduto.',
  steps: [
    {
      text: [
        'Tonio ha speso tutto per Spoleto: **26 a 12**. La battaglia è persa, ma il tuo 10 non deve esserlo.',
        'Uno Spaventapasseri permette di **riprendere in mano un mercenario della propria linea**.',
      ],
      task: 'Gioca lo Spaventapasseri.',
      wrong: {
        'play 4': '16 non arriva a 26, e perderesti anche il 4.',
        pass: 'Allora il 10 va negli scarti con la linea. Prima salvalo.',
      },
    },
    {
      text: ['Quale dei due vuoi riprendere?'],
      task: 'Riprendi il 10.',
      wrong: {
        'take 2': 'Il 10 ti servirà più del 2.',
        'take none': 'Si possono lasciare entrambi, ma lo Spaventapasseri sarebbe sprecato.',
      },
    },
    {
      text: ['Tonio passa. Lasciagli Spoleto: gli è costata tre delle carte migliori.'],
      task: 'Passa.',
      wrong: {
        'play *': 'Non mandare uomini buoni dietro ai perduti. Tienili per una battaglia da vincere.',
      },
    },
    {
      text: [
        'A te è costato un 2 e uno Spaventapasseri, a lui un 6, un 10 e un’Eroina. Nella prossima battaglia la forza è dalla tua.',
        'Lo Spaventapasseri serve anche a minacciare: mostrare una gran linea, far spendere gli altri e richiamare il migliore. Tutti vedono chi riprendi.',
      ],
    },
  ],
};
export default lesson;
