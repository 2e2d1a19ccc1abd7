import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Un assedio',
  about: 'Si marcia in primavera, si conta alla fine.',
  steps: [
    {
      text: [
        'Le corone non sono l’unica via. Sei nella sala **Guerra** con un Capitano: tre cavallerie. Due truppe stanno a Firenze, una a Pisa.',
        '**Spoleto** è neutrale e ha forza 2.',
      ],
    },
    {
      text: [
        'Una **cavalleria** muove una truppa lungo una strada; le **navi** portano truppe da porto a porto. Una truppa che entra in una città non tua vi si ferma e la **assedia**.',
        'Un segno di guerra su una carta di questa sala diventerebbe un +1 per gli assedi; il Capitano non ne ha.',
      ],
      task: 'Marcia da Firenze a Spoleto.',
      wrong: {
        'march *': 'Altra strada, altra guerra. La nostra meta è Spoleto.',
        end: 'Le truppe non marciano da sole.',
        ask: 'Non serve.',
      },
    },
    {
      text: [
        'Si deve una cavalleria. Il Capitano nella sala ne ha tre; il resto serve al seguito di questa guerra.',
      ],
      task: 'Usa la cavalleria del Capitano.',
      wrong: {
        'use R1 cavalry':
          'Il segno di guerra del Gonfaloniere servirà dopo, e in un pagamento dà una sola specie. Il Capitano.',
      },
    },
    {
      text: ['Una truppa sta davanti a Spoleto, e restano due cavallerie. Da sola non prende nulla.'],
      task: 'Marcia ancora da Firenze a Spoleto.',
      wrong: { 'march *': 'Insieme o niente: Spoleto.', end: 'Una contro due? Porta anche l’altra.' },
    },
    {
      text: ['Due truppe davanti a Spoleto. La terza può restare a Pisa.'],
      task: 'Scegli «Fatto».',
      wrong: {
        'march *':
          'Da Pisa a Spoleto serve anche la cavalleria del Gonfaloniere, e vogliamo il suo segno di guerra. Lascia la truppa a Pisa.',
      },
    },
    {
      text: [
        'Tutti hanno avuto la loro primavera: si contano gli **assedi**. Chi attacca deve avere **più** della città: truppe e bonus contro la sua forza.',
        'Due contro due non è di più. Ma il **Gonfaloniere** alla tua corte ha un segno di guerra: +1 per un fiorino.',
      ],
      task: 'Aggiungi l’1 del Gonfaloniere.',
      wrong: { pass: 'Due contro due: saresti respinto e perderesti una truppa.' },
    },
    {
      text: [
        '**3 a 2**: Spoleto è tua, il suo gettone arriva usato. Con una difesa di 3 o più si sarebbe persa una truppa.',
        'Anni dopo: tre tue truppe stanno davanti a **Ravenna**, città di Venezia, con un difensore. Dentro c’è il tuo agente.',
      ],
    },
    {
      text: [
        'Forza 2, un difensore, e 1 in meno per il tuo agente: **2**. Tu hai **3**. Anche Venezia ha a corte un Gonfaloniere, che può aggiungere 1, e dichiara dopo di te.',
        'I bonus si dichiarano a turno, finché entrambi passano.',
      ],
      task: 'Aggiungi l’1 del Gonfaloniere.',
      wrong: { pass: 'Allora il loro Gonfaloniere pareggia: tre a tre, e non è di più.' },
    },
    {
      text: [
        'Venezia ha aggiunto il suo Gonfaloniere: **4 a 3**, e Ravenna è tua. Una truppa è persa perché la difesa era 3 o più, un’altra per il difensore. Hai un **trofeo** di Venezia: 2 di prestigio.',
        'Chi fallisce perde una truppa, e le altre devono ritirarsi in una propria città vicina.',
      ],
    },
  ],
};
export default lesson;
