import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Il Vescovo e il favore del papa',
  about: 'Mandare a casa i più forti, e chiudere una regione alla guerra.',
  steps: [
    {
      text: [
        'Tonio è in testa, **16 a 12**, ed è tutto merito del suo 10.',
        'Il Vescovo manda a casa **tutti i mercenari con il numero più alto sul tavolo**, da ogni linea. Il più alto è il 10, e lo ha solo lui.',
      ],
      task: 'Gioca il Vescovo.',
      wrong: {
        'play 3': '15 non arriva a 16.',
        'play courtesan': 'Lei vale 1: 13 a 16.',
        pass: 'Allora Firenze è sua, 16 a 12.',
      },
    },
    {
      text: [
        'Il 10 non c’è più, e sei in testa **12 a 6**. Ora il Vescovo mette il **favore del papa** in una regione senza padrone: lì il Condottiero non può andare.',
        'Tonio ha Torino, Genova e Milano. **Una quarta vicina gli dà la partita.** Basterebbe una delle regioni dorate: chiudine una.',
      ],
      task: 'Metti il favore in una regione.',
      wrong: { 'favour none': 'Si può riporre, ma uno scudo nel posto giusto vale di più.' },
    },
    {
      text: ['Il favore resta lì fino al prossimo Vescovo. E Tonio ha passato.'],
      task: 'Passa, e prendi Firenze.',
      wrong: { 'play *': 'È vinta. Tieni le carte.' },
    },
    {
      text: [
        'Ancora una, e stavolta nessuno suggerisce. Tonio è in testa **17 a 15**.',
        'Il più alto vuol dire il più alto **di tutto il tavolo**. Di chi è il 10?',
      ],
      task: 'Passa in testa.',
      wrong: {
        'play bishop': 'Il più alto è il tuo 10. Il Vescovo lo manderebbe a casa, e sarebbe 5 a 17.',
        pass: 'Questa si può ancora vincere.',
      },
    },
    {
      text: [
        'Giusto. Il Vescovo non distingue amici e nemici, e toglie anche dalle linee di chi ha passato.',
        'Si può giocare un Vescovo per il solo favore, anche se non c’è nessuno da mandare a casa.',
      ],
    },
  ],
};
export default lesson;
