import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Le Cortigiane e il Condottiero',
  about: 'Perdere la battaglia, scegliere la prossima.',
  steps: [
    {
      text: [
        'In tre al tavolo. Tonio è in testa con **20**, e batterlo qui ti costerebbe tutto.',
        'Chi alla fine **da solo ha più Cortigiane** nella linea prende il **Condottiero**, chiunque vinca la regione. Orsola ne ha una.',
      ],
      task: 'Gioca una Cortigiana.',
      wrong: {
        'play 5': '8 non arriva a 20.',
        'play 10': '13 non arriva a 20, e il 10 serve di più altrove.',
        pass: 'Allora vince Tonio, e Orsola con la sua Cortigiana sceglie la regione seguente.',
      },
    },
    {
      text: [
        'Una a testa: **un pareggio di Cortigiane non decide nulla**, e il pezzo andrebbe al vincitore.',
        'Gli altri hanno passato. Resti solo tu e puoi continuare.',
      ],
      task: 'Gioca la seconda Cortigiana.',
      wrong: {
        'play 5': 'Non vince né la regione né il pezzo.',
        'play 10': 'Tienilo per dove sceglierai di combattere.',
        pass: 'Con una a testa Tonio prende regione e pezzo.',
      },
    },
    {
      text: ['Due contro una: il Condottiero è tuo. Mantova va a Tonio, ed è tutto ciò che avrà.'],
      task: 'Passa.',
      wrong: { 'play *': 'Hai ciò che volevi. Tieni il resto.' },
    },
    {
      text: [
        'Ora scegli **tu** dove sarà la prossima battaglia, e in mano hai un 10 e un 5.',
        'Siena e Firenze sono tue: una regione accanto ne fa un gruppo di tre.',
      ],
      task: 'Scegli la regione seguente.',
    },
    {
      text: [
        'Una Cortigiana vale solo 1, ma nessun Inverno la gela e nessun Vescovo la manda via.',
        'Chi sceglie la regione spesso sceglie il vincitore. A volte vale più della battaglia.',
      ],
    },
  ],
};
export default lesson;
