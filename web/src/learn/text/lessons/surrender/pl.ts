import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Kapitulacja',
  about: 'Zatrzymaj czas, gdy prowadzisz.',
  steps: [
    {
      text: [
        'Tonio prowadzi z 10, ty masz **8**, Orsola 5, a razem trzymają jeszcze jedenaście kart.',
        '**Kapitulacja natychmiast kończy bitwę** i wygrywa kompania najsilniejsza w tej chwili. A więc najpierw jedno, potem drugie.',
      ],
      task: 'Przygotuj kapitulację miasta.',
      wrong: {
        'play surrender': 'W tej chwili najsilniejszy jest Tonio: Lucca przypadłaby jemu. Najpierw prowadź.',
        'play 2': '10 do 10 to remis, a remis nic nie daje.',
        pass: 'Już prawie. Nie poddawaj się.',
      },
    },
    {
      text: [
        'Prowadzisz: **12** przeciw 11 i 11. Mają jeszcze dziewięć kart i na tym nie poprzestaną.',
        'To jest ta chwila.',
      ],
      task: 'Zagraj Kapitulację.',
      wrong: {
        'play 2': '14 to dobrze, ale nie oprze się dziewięciu kartom. Zamknij bitwę.',
        pass: 'Wyprzedzą cię następną kartą.',
      },
    },
    {
      text: [
        'Bramy się otwierają i Lucca jest twoja, zanim ktokolwiek zdążył odpowiedzieć.',
        'Działa to też dla przyjaciela: Kapitulacja oddaje bitwę temu, kto prowadzi. Czasem wybiera się zwycięzcę, którego mniej się boimy.',
      ],
    },
  ],
};
export default lesson;
