import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Bohaterka',
  about: 'Dziesięć, przy każdej pogodzie.',
  steps: [
    {
      text: [
        'Jest Zima i każdy najemnik jest wart 1. Tonio prowadzi, **4 do 2**.',
        '**Bohaterka jest warta 10, zawsze**. Nie jest najemnikiem: śnieg, bęben i Biskup nic dla niej nie znaczą.',
      ],
      task: 'Zagraj Bohaterkę.',
      wrong: {
        'play 6': 'Na śniegu jeździec jest wart 1: 3 do 4.',
        pass: 'Wtedy Urbino jest jego, 4 do 2.',
      },
    },
    {
      text: [
        'Tonio wysłał **Biskupa**. Zabrał najwyższych najemników, a były to jego własne dwie dziesiątki; Bohaterka stoi. **12 do 2.**',
        'Przy okazji przeniósł papieską łaskę do Genovy.',
      ],
      task: 'Spasuj.',
      wrong: { 'play 6': 'Nie trzeba. Masz dziesięć zapasu.' },
    },
    {
      text: [
        'Urbino jest twoje. W talii są tylko trzy Bohaterki: gdy masz jedną, pomyśl o Zimie.',
        'Strach na wróble jej nie odwoła, więc posyłaj ją, gdy masz pewność.',
      ],
    },
  ],
};
export default lesson;
