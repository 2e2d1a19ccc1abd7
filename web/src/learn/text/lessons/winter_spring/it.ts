import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Inverno e Primavera',
  about: 'Il tempo fa piccoli i giganti, e poi di nuovo grandi.',
  steps: [
    {
      text: [
        'Tonio ha due grandi uomini ed è in testa, **16 a 8**. Tu ne hai tre piccoli, e un Inverno.',
        'Finché un Inverno è sul tavolo **ogni mercenario vale 1**, qualunque cosa vi sia stampata. Allora conta quanti sono.',
      ],
      task: 'Gioca l’Inverno.',
      wrong: {
        'play 1': 'Uno in più fa 9. Lui ha 16.',
        'play 4': 'Fa 12. Lui ha 16.',
        pass: 'Allora Modena è sua, 16 a 8. Guarda la neve che hai in mano.',
      },
    },
    {
      text: [
        'Il suo 10 e il suo 6 tremano dal freddo e valgono 1 ciascuno. È **3 a 2** per te, e lui rinuncia.',
        'L’Inverno resta nella tua linea fino alla fine della battaglia.',
      ],
      task: 'Passa, e prendi Modena.',
      wrong: { 'play *': 'Sei in testa e non c’è più nessuno contro. Tieni le carte.' },
    },
    {
      text: [
        'Un’altra battaglia, e ora l’Inverno è suo: quattro carte contro i tuoi due cavalieri, **3 a 2** per Tonio.',
        'Una **Primavera** scioglie ogni Inverno, e finché resta **i mercenari più alti valgono 3 in più**, in tutte le linee. I più alti sono i tuoi 6.',
      ],
      task: 'Gioca la Primavera.',
      wrong: {
        'play 1': 'Nella neve fa 3 a 3, e un pareggio non vince nulla.',
        pass: 'Allora Bologna è sua, 3 a 2.',
      },
    },
    {
      text: [
        'La neve non c’è più. Due 6 con 3 in più ciascuno fanno **18**, i suoi tre soldati valgono di nuovo **12**.',
      ],
      task: 'Passa, e prendi Bologna.',
      wrong: { 'play 1': 'È vinta. L’1 può ancora servire.' },
    },
    {
      text: [
        'L’Inverno aiuta i molti, la Primavera gli alti. L’uno scaccia l’altra: il tempo è sempre uno solo.',
        'Prima di contarci, chiediti chi può avere ancora l’altra carta.',
      ],
    },
  ],
};
export default lesson;
