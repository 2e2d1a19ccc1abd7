import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Oblężenie',
  about: 'Wiosną marsz, na jej końcu rachunek.',
  steps: [
    {
      text: [
        'Korony to nie jedyna droga. Jesteś w komnacie **Wojna**, a z tobą Kapitan: trzy kawalerie. Dwa oddziały stoją we Florencji, jeden w Pizie.',
        '**Spoleto** jest neutralne i ma siłę 2.',
      ],
    },
    {
      text: [
        'Jedna **kawaleria** przesuwa jeden oddział o jedną drogę; **okręty** wożą oddziały z portu do portu. Oddział, który wejdzie do nie swojego miasta, zatrzymuje się tam i je **oblega**.',
        'Znak wojny na karcie tej komnaty stałby się +1 na oblężenia; Kapitan go nie ma.',
      ],
      task: 'Wyrusz z Florencji do Spoleto.',
      wrong: {
        'march *': 'Inna droga, inna wojna. Naszym celem jest Spoleto.',
        end: 'Oddziały same nie pójdą.',
        ask: 'Niepotrzebne.',
      },
    },
    {
      text: ['Należy się jedna kawaleria. Kapitan w komnacie ma trzy; reszta posłuży do końca tej wojny.'],
      task: 'Użyj kawalerii Kapitana.',
      wrong: {
        'use R1 cavalry':
          'Znak wojny Gonfaloniera przyda się później, a w jednej zapłacie daje on tylko jeden rodzaj. Kapitan.',
      },
    },
    {
      text: ['Jeden oddział stoi pod Spoleto i zostały dwie kawalerie. Jeden oddział niczego nie zdobędzie.'],
      task: 'Wyrusz jeszcze raz z Florencji do Spoleto.',
      wrong: { 'march *': 'Razem albo wcale: Spoleto.', end: 'Jeden przeciw dwóm? Sprowadź drugi.' },
    },
    {
      text: ['Dwa oddziały pod Spoleto. Trzeci może zostać w Pizie.'],
      task: 'Wybierz „Gotowe”.',
      wrong: {
        'march *':
          'Z Pizy do Spoleto potrzeba też kawalerii Gonfaloniera, a chcemy jego znaku wojny. Zostaw oddział w Pizie.',
      },
    },
    {
      text: [
        'Wiosna wszystkich minęła: liczą się **oblężenia**. Atakujący potrzebuje **więcej** niż miasto: oddziały i premie przeciw jego sile.',
        'Dwa do dwóch to nie więcej. Ale **Gonfalonier** na twoim dworze ma znak wojny: +1 za florena.',
      ],
      task: 'Dodaj 1 Gonfaloniera.',
      wrong: { pass: 'Dwa do dwóch: odparto by cię i przepadłby oddział.' },
    },
    {
      text: [
        '**3 do 2**: Spoleto jest twoje, jego żeton przychodzi zużyty. Gdyby obrona wynosiła 3 lub więcej, przepadłby oddział.',
        'Lata później: twoje trzy oddziały stoją pod **Rawenną**, miastem Wenecji, z jednym obrońcą. W środku jest twój agent.',
      ],
    },
    {
      text: [
        'Siła 2, jeden obrońca i o 1 mniej dzięki agentowi: **2**. Ty masz **3**. Wenecja też ma na dworze Gonfaloniera, który może dodać 1, i ogłasza po tobie.',
        'Premie ogłasza się na przemian, aż oboje spasują.',
      ],
      task: 'Dodaj 1 Gonfaloniera.',
      wrong: { pass: 'Wtedy ich Gonfalonier wyrówna: trzy do trzech, a to nie więcej.' },
    },
    {
      text: [
        'Wenecja dodała swojego Gonfaloniera: **4 do 3** i Rawenna jest twoja. Jeden oddział przepadł, bo obrona wynosiła 3 lub więcej, drugi za obrońcę. Masz **trofeum** Wenecji: 2 prestiżu.',
        'Komu się nie uda, traci jeden oddział, a pozostałe muszą wycofać się do własnego miasta obok.',
      ],
    },
  ],
};
export default lesson;
