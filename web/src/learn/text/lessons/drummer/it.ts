import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Il Tamburino',
  about: 'Il doppio dei soldati al prezzo di una carta.',
  steps: [
    {
      text: [
        'Tonio è in testa, **11 a 7**. Non hai più soldati grandi, ma hai un tamburo.',
        'Un Tamburino **raddoppia ogni mercenario della tua linea**, ora e fino alla fine della battaglia. Un secondo non aggiungerebbe nulla.',
      ],
      task: 'Gioca il Tamburino.',
      wrong: {
        'play 1': '8 non arriva a 11. Fai parlare prima il tamburo.',
        'play scarecrow': 'Toglierebbe un soldato dalla tua linea. Ne servono di più, non di meno.',
        pass: 'Allora Firenze è sua, 11 a 7.',
      },
    },
    {
      text: [
        '4 e 3 valgono **14**. Tonio manda un 4 e torna in testa, **15 a 14**.',
        'Anche chi arriva dopo marcia al tamburo: il tuo 1 vale **2**.',
      ],
      task: 'Gioca l’1.',
      wrong: {
        'play scarecrow': 'Qui non c’è nulla da riprendere. Manca un punto.',
        pass: 'Manca un punto. Guarda il più piccolo che hai in mano.',
      },
    },
    {
      text: ['**16 a 15**, e Tonio ne ha abbastanza.'],
      task: 'Passa, e prendi Firenze.',
      wrong: { 'play scarecrow': 'Con un soldato in meno resteresti indietro. Passa.' },
    },
    {
      text: [
        'Un Tamburino vale quanto i soldati che ha accanto: rende di più in una linea lunga.',
        'Batte anche d’Inverno: ogni tuo mercenario vale 2 invece di 1. Cortigiane ed Eroine non gli danno retta.',
      ],
    },
  ],
};
export default lesson;
