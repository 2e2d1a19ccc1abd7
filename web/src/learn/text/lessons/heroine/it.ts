import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'L’Eroina',
  about: 'Dieci, con qualsiasi tempo.',
  steps: [
    {
      text: [
        'È Inverno e ogni mercenario vale 1. Tonio è in testa, **4 a 2**.',
        '**L’Eroina vale 10, sempre**. Non è un mercenario: neve, tamburo e Vescovo non la toccano.',
      ],
      task: 'Gioca l’Eroina.',
      wrong: {
        'play 6': 'Nella neve il cavaliere vale 1: 3 a 4.',
        pass: 'Allora Urbino è suo, 4 a 2.',
      },
    },
    {
      text: [
        'Tonio ha mandato un **Vescovo**. Ha tolto i mercenari più alti, ed erano i suoi due 10; l’Eroina resta. **12 a 2.**',
        'Già che c’era, ha portato il favore del papa a Genova.',
      ],
      task: 'Passa.',
      wrong: { 'play 6': 'Non serve. Dieci di vantaggio.' },
    },
    {
      text: [
        'Urbino è tuo. Nel mazzo ci sono solo tre Eroine: se ne hai una, pensa all’Inverno.',
        'Uno Spaventapasseri non può richiamarla: mandala solo quando conviene.',
      ],
    },
  ],
};
export default lesson;
