import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Zima',
  about: 'Zapłać, przestaw, kup, najmij: wszystko za jednym razem.',
  steps: [
    {
      text: [
        'Po oblężeniach przychodzi zima. Każdy robi **wszystko za jednym razem**: płaci oddziałom, przestawia pałac, kupuje, najmuje, zawiera sojusz.',
        'Masz 4 floreny i trzy oddziały na mapie.',
      ],
    },
    {
      text: [
        '**Dwa oddziały są za darmo.** Trzy lub cztery kosztują florena, pięć lub sześć dwa. Kto płaci mniej, ten zachowuje mniej.',
      ],
      task: 'Zapłać 1 florena.',
      wrong: {
        'upkeep 0': 'Wtedy jeden z trzech odejdzie. Floren jest tańszy niż nowy oddział gdzie indziej.',
      },
    },
    {
      text: [
        'Teraz pałac. **Dostępny** dworzanin może wejść do komnaty: z akcją do pustej albo **pod kartę**, która tam leży, jako jej ulepszenie. Każda karta rusza się raz na zimę.',
        'Krzyż Biskupa służyłby każdemu Mecenatowi, za nic, pod Wawrzyńcem w komnacie 1.',
      ],
      task: 'Przenieś Biskupa do komnaty 1.',
      wrong: {
        'shift *': 'Tam zastąpiłby wydrukowaną akcję drugim Mecenatem. Połóż go pod Wawrzyńcem: komnata 1.',
        'drop *': 'Odrzucanie tylko robi miejsce. Masz inne plany.',
        end: 'Najpierw Biskup: w komnacie jest wart więcej niż obok.',
      },
    },
    {
      text: [
        'Lewe miejsce jest znów wolne. Karta, która opuszcza komnatę, wyszłaby **zużyta**; zostaw pozostałe na miejscu.',
      ],
      task: 'Wybierz „Gotowe”.',
      wrong: {
        'shift *': 'Wawrzyniec jest potrzebny tam, gdzie jest.',
        'drop *': 'Nie trzeba: lewe miejsce jest wolne.',
      },
    },
    {
      text: [
        '**Zakupy**: każdy rodzaj raz, wszystko płacone razem, a nic nowego nie płaci przed następną wiosną.',
        'Masz 3 floreny. **Podesta** ma trzy korony i przyprowadza agenta.',
      ],
      task: 'Kup Podestę.',
      wrong: {
        'buy *': 'Nieźle. Ale twojemu dworowi brakuje koron: Podesta.',
        end: 'Floreny nie dają prestiżu. Kupuj.',
      },
    },
    {
      text: ['Nowi dworzanie przychodzą dostępni, na wolne miejsce.'],
      task: 'Umieść Podestę po lewej.',
      wrong: { 'drop *': 'Jest wolne miejsce, nikt nie musi odejść.' },
    },
    {
      text: [
        'Został jeden floren. Tyle kosztuje Doradca, ale tyle samo oddział w twoich **miastach początkowych**.',
      ],
      task: 'Wybierz „Gotowe”.',
      wrong: { 'buy counsellor': 'Potrzebowałby miejsca, a dwór jest pełny. Raczej oddział.' },
    },
    {
      text: ['Najem: **1 floren w miastach początkowych**, 3 gdzie indziej. Najwyżej sześć oddziałów.'],
      task: 'Najmij oddział we Florencji.',
      wrong: {
        'hire Pisa': 'Florencja sąsiaduje z większą liczbą miast. Tam.',
        end: 'Oddział za florena: bierz.',
      },
    },
    {
      text: [
        'Na końcu byłby **sojusz**, jeden na rok: Francja do walki, Osmanowie dla okrętów, Cesarstwo dla krzyża. Kosztują korony i więcej; twój agent tam oszczędza symbol.',
        'Swoją zimę możesz przygotować, gdy inni grają swoją.',
      ],
    },
  ],
};
export default lesson;
