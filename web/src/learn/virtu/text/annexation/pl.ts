import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Pierwsze przyłączenie',
  about: 'Korony za miasto, a za morzem także okręty.',
  steps: [
    {
      text: [
        'Italia. Kolorowy pierścień to czyjeś miasto, liczba w środku to jego **siła**; blade są neutralne.',
        'Miasta dają żetony i prestiż, a kto ma ich najwięcej, ten zaczyna następny rok.',
      ],
    },
    {
      text: [
        'Jesteś w **Dyplomacji**. Neutralne miasto kosztuje **o jedną koronę więcej, niż wynosi jego siła**, jeśli **droga** łączy je z twoim miastem.',
        'Bolonia, Siena, Spoleto i Rawenna mają siłę 2. W Rawennie stoi **agent Wenecji**: dla Wenecji o koronę mniej, dla innych o koronę więcej. Uprzedź ją.',
      ],
      task: 'Przyłącz Rawennę.',
      wrong: {
        'annex Bologna':
          '2, i 1: trzy korony, o jedną mniej niż Rawenna. Ale Wenecja miałaby Rawennę za dwie, więc nie zwlekaj.',
        'annex Siena':
          'Siena kosztuje o koronę mniej i to dobry wybór. Dziś chcemy portu nad drugim morzem: Rawenna.',
        'annex Spoleto': 'O koronę mniej, ale Rawenna jest portem nad drugim morzem.',
        'annex Terracina': 'Morzem, tak, do tego dojdziemy. Najpierw drogą: Rawenna.',
        'annex Messina': 'To daleko morzem. Najpierw drogą: Rawenna.',
        end: 'Koron wystarczy. Nie trać roku.',
        ask: 'Twoich koron wystarczy.',
      },
    },
    {
      text: [
        '2, i 1, i 1 za agenta: **cztery korony.** Julian w komnacie ma trzy i nie zużywa się, dając je.',
      ],
      task: 'Użyj koron Juliana.',
      wrong: {
        'use R1 crown': 'Najpierw komnata: nic cię nie kosztuje.',
        'use R2 crown': 'Najpierw komnata: nic cię nie kosztuje.',
      },
    },
    {
      text: [
        'Należy się jeszcze jedna korona. Ambasador ma dokładnie jedną; z dwóch Wawrzyńca lub dwóch Florencji jedna by przepadła.',
      ],
      task: 'Użyj korony Ambasadora.',
      wrong: {
        'use R2 crown': 'Zapłaci, ale druga korona przepadnie.',
        'use Firenze crown': 'Zapłaci, ale druga korona przepadnie, a żeton przywrócą tylko Rządy.',
        'use indulgence crown': 'Nie, dopóki ktoś na dworze może zapłacić.',
      },
    },
    {
      text: [
        'Rawenna jest twoja: jej żeton trafił do twoich dóbr, gotów płacić. Rok później znów jesteś w Dyplomacji.',
        'Z **portu do portu** nie trzeba dróg: **jeden okręt za każde morze** po drodze, oprócz koron. Piza leży nad Morzem Liguryjskim, Terracina nad sąsiednim Tyrreńskim: **dwa morza**.',
      ],
      task: 'Przyłącz Terracinę.',
      wrong: {
        'annex *': 'Można. Ale chcemy zobaczyć morze: Terracina o sile 1.',
        end: 'W Pizie czekają okręty. Użyj ich.',
        ask: 'Masz wszystko, czego trzeba.',
      },
    },
    {
      text: [
        '**Dwie korony i dwa okręty.** Okręty może dać tylko Piza; jej żeton daje wtedy okręty, a florenów nie: jeden rodzaj.',
        'A korony?',
      ],
      task: 'Użyj koron Juliana.',
      wrong: {
        'use R1 crown': 'Ma jedną, a należą się dwie. Julian zapłaci obie, za nic.',
        'use R2 crown': 'Wawrzyniec byłby zużyty. Julian zapłaci obie za nic.',
      },
    },
    {
      text: [
        'Cztery miasta. **Portów pirackich** nie można przyłączyć, tylko zdobyć. Przy trzech graczach niektóre miasta są zamknięte.',
        'Pięć miast otwiera jeszcze jedno miejsce dla dworzanina, a przy **ośmiu** nadchodzi ostatnia zima.',
      ],
    },
  ],
};
export default lesson;
