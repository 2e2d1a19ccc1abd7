import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Symbole i zapłata',
  about: 'Kto płaci i dlaczego każda karta daje tylko jeden rodzaj.',
  steps: [
    {
      text: [
        'Za wszystko płaci się **symbolami**: florenami, koronami, krzyżami, kawalerią, okrętami, maskami, znakami wojny i strzałkami.',
        'Karty w **komnacie** akcji dają swoje i nigdy się nie zużywają. **Dworzanie** i **żetony** dają swoje i są potem zużyci. Zachować można tylko floreny, w skarbcu.',
      ],
    },
    {
      text: [
        'Jesteś w **Mecenacie** i masz za sobą dwa kroki. Trzeci kosztuje **3 floreny, koronę i jeszcze jedną koronę lub krzyż**.',
        'Masz jednego florena. Zobaczmy, kto pomoże.',
      ],
      task: 'Zrób krok 3.',
      wrong: {
        end: 'Mecenat daje prestiż, a co drugi krok wielką premię. Zrób ten krok.',
        ask: 'Dług nie jest tu potrzebny.',
      },
    },
    {
      text: [
        'Najpierw korony. W komnacie leży **Wawrzyniec**: dwie korony i floren.',
        'Zasada, wokół której obraca się wszystko: w jednej zapłacie **karta lub żeton daje symbole tylko jednego rodzaju**, ile ich ma. Jego dwie korony płacą za obie; jego floren wtedy przepada.',
      ],
      task: 'Użyj koron Wawrzyńca.',
      wrong: {
        'use R1 crown': 'Ambasador dałby swoją jedną koronę, a jego dwa floreny by przepadły: są potrzebne.',
        'use R2 crown': 'Doradca ma tylko jedną i byłby zużyty. Karty komnaty nic nie kosztują.',
        'use Firenze crown':
          'Wystarczyłoby, ale Florencja byłaby zużyta. Karty komnaty nic nie kosztują: bierz je najpierw.',
      },
    },
    {
      text: [
        'Teraz floreny: należą się trzy, jeden jest w skarbcu. Floreny dworzan i żetonów trafiają najpierw **do skarbca**, więc nadmiar nie przepada.',
        '**Ambasador** ma dokładnie te dwa, których brakuje.',
      ],
      task: 'Użyj florenów Ambasadora.',
      wrong: {
        'use L1 florin':
          'Bankier ma cztery. Dwa zostałyby w skarbcu, ale to twoja najlepsza kiesa: zachowaj go na zimę.',
        'use Firenze florin': 'Florencja kiedy indziej da dwie korony. Ambasador wystarczy.',
        'use indulgence florin': 'Trzy floreny za dług, przy pełnym dworze? Nie.',
      },
    },
    {
      text: [
        'Gotowe: krok 3. A teraz jeszcze raz i bez pomocy. Inny rok: w komnacie nie ma karty, skarbiec jest pusty.',
        'Pierwszy krok kosztuje **2 floreny i koronę lub krzyż**.',
      ],
      task: 'Zrób krok 1.',
      wrong: { end: 'Stać cię na to. Zrób krok.', ask: 'Stać cię na to bez długu.' },
    },
    {
      text: [
        'Najpierw **korona lub krzyż**. Ambasador ma koronę i dwa floreny, Doradca koronę i strzałkę, Florencja dwie korony i dwa floreny.',
        'Potem będą należeć się dwa floreny. Bez kogo najłatwiej się obejść?',
      ],
      task: 'Wybierz, kto daje koronę lub krzyż.',
      wrong: {
        'use R1 crown': 'Wtedy przepadną jego floreny i zapłaci Florencja. Da się, ale drożej.',
        'use Firenze crown': 'Dwie korony tam, gdzie należy się jedna: druga przepada, a jej floreny też.',
        'use indulgence crown': 'Masz troje, którzy mogą zapłacić. Bez długów.',
      },
    },
    {
      text: ['Doradca i tak nie miał tu nic innego do dania. A więc dwa floreny.'],
      task: 'Wybierz, kto daje floreny.',
      wrong: {
        'use Firenze florin':
          'Florencję przywrócą tylko Rządy. Dworzanin wstaje, gdy tylko znacznik minie jego znak.',
        'use indulgence florin': 'Bez długów.',
      },
    },
    {
      text: [
        'W grze program **proponuje zapłatę**, która kosztuje cię najmniej, a ty możesz zmieniać ją źródło po źródle. To, czego karta nie daje, jest przekreślone.',
        'Najpierw komnata, potem dworzanie, których znak zaraz miniesz, na końcu żetony: to prawie cała sztuka.',
      ],
    },
  ],
};
export default lesson;
