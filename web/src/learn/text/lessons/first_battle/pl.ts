import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Pierwsza bitwa',
  about: 'Wybierz region, zbuduj kompanię, wiedz, kiedy przestać.',
  steps: [
    {
      text: [
        'Witaj. Italia ma siedemnaście regionów i każdy jest do wzięcia dla tego, kto ma żołnierzy.',
        'Masz **trzy karty**. Tonio, młynarz z naprzeciwka, też ma trzy. Kto kończy bitwę z **silniejszą kompanią**, bierze region.',
      ],
    },
    {
      text: [
        'Czarno-złoty pionek to **Condottiere**. Masz go ty, więc ty mówisz, gdzie toczy się walka.',
        'Nic jeszcze do nikogo nie należy: każdy region się nada.',
      ],
      task: 'Wybierz region na mapie.',
    },
    {
      text: [
        'Znacznik stawiasz ty, więc ty zaczynasz. W każdej turze zagrywasz **jedną kartę** do swojej kompanii albo pasujesz.',
        'Żołnierze są warci tyle, ile pokazuje liczba w rogu.',
      ],
      task: 'Zagraj 4.',
      wrong: {
        'play 2': 'Dwójka to nieśmiały początek. Otwórz czwórką i zobacz, co zrobi.',
        'play 6': 'Nie pokazuj od razu najlepszego. Wystarczy czwórka.',
        pass: 'Kto pasuje, odpada z bitwy. A to dopiero początek.',
      },
    },
    {
      text: ['Tonio odpowiada piątką i prowadzi, **5 do 4**.', 'Masz jeszcze jeźdźca.'],
      task: 'Zagraj 6.',
      wrong: {
        'play 2': 'To daje 6 do 5, a on ma jeszcze dwie karty. Połóż szóstkę i daj mu do myślenia.',
        pass: 'Wtedy region jest jego, 5 do 4.',
      },
    },
    {
      text: [
        '**10 do 5** i Tonio pasuje. Po pasie kompania zostaje na stole, ale nic już do niej nie dołoży.',
        'Nikt więcej nie gra. Możesz dokładać dalej, lecz karty są drogie: czego nie wydasz tutaj, powalczy gdzie indziej.',
      ],
      task: 'Spasuj i weź region.',
      wrong: { 'play 2': 'Bitwa jest już wygrana. Zachowaj dwójkę na następną.' },
    },
    {
      text: [
        'Region jest twój i nosi twój kolor. Zwycięzca bierze też znacznik **Condottiere** i wybiera znowu.',
        'Regiony, które **się stykają**, wygrywają grę szybciej, więc patrz na sąsiadów.',
      ],
      task: 'Wybierz następny region.',
    },
    {
      text: [
        'Kompanie znikają ze stołu, a następna bitwa zaczyna się z kartami, które zostały. Nowych nie będzie, dopóki ręce się nie opróżnią.',
        'Oto cała gra: **gdzie walczyć, ile wydać, kiedy przestać**. Pozostałe karty czynią ją ciekawą.',
      ],
    },
  ],
};
export default lesson;
