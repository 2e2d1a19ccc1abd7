import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Dobosz',
  about: 'Dwa razy więcej żołnierzy za jedną kartę.',
  steps: [
    {
      text: [
        'Tonio prowadzi, **11 do 7**. Nie masz już dużego żołnierza, ale masz bęben.',
        'Dobosz **podwaja każdego najemnika w twojej kompanii**, teraz i do końca bitwy. Drugi Dobosz nic by nie dodał.',
      ],
      task: 'Zagraj Dobosza.',
      wrong: {
        'play 1': '8 nie sięga 11. Niech najpierw przemówi bęben.',
        'play scarecrow': 'To zabrałoby żołnierza z kompanii. Potrzeba ich więcej, nie mniej.',
        pass: 'Wtedy Firenze jest jego, 11 do 7.',
      },
    },
    {
      text: [
        '4 i 3 są warte **14**. Tonio dokłada czwórkę i znów prowadzi, **15 do 14**.',
        'Kto dołączy później, też maszeruje w takt bębna: twoja jedynka jest warta **2**.',
      ],
      task: 'Zagraj 1.',
      wrong: {
        'play scarecrow': 'Nie ma tu czego cofać. Brakuje jednego punktu.',
        pass: 'Brakuje jednego punktu. Spójrz na najmniejszego na ręce.',
      },
    },
    {
      text: ['**16 do 15** i Tonio ma dość.'],
      task: 'Spasuj i weź Firenze.',
      wrong: { 'play scarecrow': 'Bez cofniętego żołnierza zostaniesz w tyle. Spasuj.' },
    },
    {
      text: [
        'Dobosz jest wart tyle, ilu żołnierzy stoi obok, więc najlepiej przychodzi do długiej kompanii.',
        'Zimą też bije: każdy twój najemnik jest wart 2 zamiast 1. Kurtyzany i Bohaterki na niego nie zważają.',
      ],
    },
  ],
};
export default lesson;
