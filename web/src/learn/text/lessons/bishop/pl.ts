import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Biskup i papieska łaska',
  about: 'Odeślij najsilniejszych i zamknij region przed wojną.',
  steps: [
    {
      text: [
        'Tonio prowadzi, **16 do 12**, a wszystko przez jego dziesiątkę.',
        'Biskup odsyła do domu **wszystkich najemników o najwyższej liczbie na stole**, z każdej kompanii. Najwyższa jest dziesiątka i ma ją tylko on.',
      ],
      task: 'Zagraj Biskupa.',
      wrong: {
        'play 3': '15 nie sięga 16.',
        'play courtesan': 'Kurtyzana jest warta 1: 13 do 16.',
        pass: 'Wtedy Firenze jest jego, 16 do 12.',
      },
    },
    {
      text: [
        'Dziesiątki już nie ma i prowadzisz **12 do 6**. Teraz Biskup kładzie **papieską łaskę** w regionie bez właściciela: Condottiere tam nie wejdzie.',
        'Tonio ma Torino, Genovę i Milano. **Czwarty sąsiad da mu zwycięstwo.** Wystarczy któryś ze złotych regionów: zamknij jeden z nich.',
      ],
      task: 'Połóż łaskę w regionie.',
      wrong: { 'favour none': 'Możesz ją odłożyć, ale tarcza we właściwym miejscu jest warta więcej.' },
    },
    {
      text: ['Łaska zostaje tam do następnego Biskupa. A Tonio spasował.'],
      task: 'Spasuj i weź Firenze.',
      wrong: { 'play *': 'Bitwa jest wygrana. Oszczędź karty.' },
    },
    {
      text: [
        'Jeszcze jedna, i tym razem nikt ci nie podpowie. Tonio prowadzi **17 do 15**.',
        'Najwyższy znaczy najwyższy **na całym stole**. Czyja jest dziesiątka?',
      ],
      task: 'Obejmij prowadzenie.',
      wrong: {
        'play bishop': 'Najwyższa jest twoja własna dziesiątka. Biskup by ją odesłał i byłoby 5 do 17.',
        pass: 'Tę bitwę można jeszcze wygrać.',
      },
    },
    {
      text: [
        'Dobrze. Biskup nie odróżnia swoich od obcych i zabiera też z kompanii tych, którzy spasowali.',
        'Biskupa można zagrać dla samej łaski, nawet gdy nie ma kogo odsyłać.',
      ],
    },
  ],
};
export default lesson;
