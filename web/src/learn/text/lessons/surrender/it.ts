import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'La Resa',
  about: 'Fermare il tempo quando si è in testa.',
  steps: [
    {
      text: [
        'Tonio è in testa con 10, tu hai **8**, Orsola 5, e in due hanno ancora undici carte.',
        'Una **Resa finisce la battaglia all’istante**, e vince la linea più forte in quel momento. Dunque, una cosa prima dell’altra.',
      ],
      task: 'Prepara la resa della città.',
      wrong: {
        'play surrender':
          'In questo momento il più forte è Tonio: Lucca andrebbe a lui. Prima passa in testa.',
        'play 2': '10 a 10 è un pareggio, e un pareggio non vince nulla.',
        pass: 'Manca poco. Non rinunciare.',
      },
    },
    {
      text: [
        'Sei in testa: **12**, contro 11 e 11. Hanno ancora nove carte e non si fermeranno qui.',
        'È il momento.',
      ],
      task: 'Gioca la Resa.',
      wrong: {
        'play 2': '14 va bene, ma non reggerà contro nove carte. Chiudi la battaglia.',
        pass: 'Ti supererebbero con la prossima carta.',
      },
    },
    {
      text: [
        'Le porte si aprono, e Lucca è tua prima che qualcuno possa rispondere.',
        'Funziona anche per un amico: la Resa dà la battaglia a chi è in testa. A volte si sceglie il vincitore che si teme di meno.',
      ],
    },
  ],
};
export default lesson;
