import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Il prestigio e la fine',
  about: 'Quando arriva l’ultimo inverno, e che cosa conta allora.',
  steps: [
    {
      text: [
        'Alla fine di una primavera: **otto città**, la **fine del mecenatismo**, o nessuna città neutrale, e l’inverno che segue è l’ultimo. Venezia ha fatto il quinto passo.',
        'Il foglio conta ogni riga. **Napoli è avanti, 12 a 11.** Questo inverno è la tua ultima parola.',
      ],
    },
    {
      text: ['Non c’è nulla da riordinare: carte e gettoni contano **usati o no**, e dovunque siano.'],
      task: 'Scegli «Fatto».',
      wrong: {
        'drop *': 'Ciò che è stampato su una carta conta solo finché è nel tuo palazzo.',
        'shift *': 'Ormai non cambia nulla.',
      },
    },
    {
      text: [
        'Hai 3 fiorini e la croce del Cardinale. Guarda la **religione**: Napoli ha cinque croci, tu quattro; il primo riceve 4, il secondo 2, e **chi pareggia prende la riga sotto**.',
        'Che cosa dà prestigio e una croce?',
      ],
      task: 'Compra ciò che ribalta la partita.',
      wrong: {
        'buy bishop': 'Una croce, ma niente prestigio: 11 a 10 per te. Meglio ciò che dà entrambi.',
        'buy *': 'Non ha né prestigio né croce.',
        end: 'Allora vince Napoli, 12 a 11.',
      },
    },
    {
      text: [
        'Una **cattedrale**: 1 di prestigio, e la tua quinta croce. Cinque a cinque: ora ricevete entrambi 2 per la religione, e Napoli ne perde 2. **12 a 10, e la partita è tua.**',
        'Città e mecenatismo secondo i tracciati, e 1 a chi è più avanti; ciò che è stampato; la religione secondo il posto; 2 per un trofeo, 1 per un’alleanza, e 1 in meno per ogni indulgenza. A parità vince chi ha più corone.',
      ],
    },
  ],
};
export default lesson;
