import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Prestiż i koniec',
  about: 'Kiedy nadchodzi ostatnia zima i co się wtedy liczy.',
  steps: [
    {
      text: [
        'Na końcu wiosny: **osiem miast**, **koniec toru mecenatu** albo żadnego neutralnego miasta, a zima, która przyjdzie, jest ostatnia. Wenecja zrobiła swój piąty krok.',
        'Arkusz liczy każdy wiersz. **Prowadzi Neapol, 12 do 11.** Ta zima to twoje ostatnie słowo.',
      ],
    },
    {
      text: [
        'Niczego nie trzeba przestawiać: karty i żetony liczą się **zużyte czy nie** i gdziekolwiek leżą.',
      ],
      task: 'Wybierz „Gotowe”.',
      wrong: {
        'drop *': 'To, co wydrukowano na karcie, liczy się tylko, gdy jest w twoim pałacu.',
        'shift *': 'To już niczego nie zmieni.',
      },
    },
    {
      text: [
        'Masz 3 floreny i krzyż Kardynała. Spójrz na **religię**: Neapol ma pięć krzyży, ty cztery; pierwszy dostaje 4, drugi 2, a **kto remisuje, bierze następny niższy wiersz**.',
        'Co daje prestiż i krzyż?',
      ],
      task: 'Kup to, co odwróci grę.',
      wrong: {
        'buy bishop': 'Krzyż, ale bez prestiżu: 11 do 10 dla ciebie. Lepsze jest to, co daje oboje.',
        'buy *': 'To nie ma ani prestiżu, ani krzyża.',
        end: 'Wtedy Neapol wygrywa, 12 do 11.',
      },
    },
    {
      text: [
        '**Katedra**: 1 prestiżu i twój piąty krzyż. Pięć do pięciu: oboje dostajecie teraz za religię 2, a Neapol traci 2. **12 do 10 i gra jest twoja.**',
        'Miasta i mecenat według torów, i 1 za bycie najdalej; to, co wydrukowane; religia według miejsca; 2 za trofeum, 1 za sojusz i o 1 mniej za każdy odpust. Z równych wygrywa ten, kto ma więcej koron.',
      ],
    },
  ],
};
export default lesson;
