import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Jak zdobywa się Włochy',
  about: 'Trzy, które się stykają, albo pięć dowolnych.',
  steps: [
    {
      text: [
        'Czworo przy stole. Przy czterech do sześciu graczach wygrywają **trzy regiony w jednej grupie** albo **pięć gdziekolwiek**. Przy dwóch lub trzech potrzeba czterech albo sześciu.',
        'Siena i Lucca są twoje, ale się nie stykają.',
      ],
    },
    {
      text: ['Masz znacznik Condottiere. Który region **połączy je w jedną grupę trzech**?'],
      task: 'Wybierz ten region.',
      wrong: {
        'place *':
          'Byłby to trzeci region, ale nie jedna grupa ze Sieną i Luccą. Spójrz, co leży między nimi.',
      },
    },
    {
      text: [
        'Firenze. Teraz wszyscy przy stole wiedzą, do czego zmierzasz, i nie ułatwią ci tego.',
        'Ty zaczynasz.',
      ],
      task: 'Zagraj 10.',
      wrong: {
        'play 6': 'Przyciśnij ich od początku: dziesiątka.',
        'play drummer': 'Bęben, a nie ma kto maszerować. Najpierw żołnierze.',
        pass: 'To oddanie bitwy, która wygrywa grę.',
      },
    },
    {
      text: ['Tonio wysyła czwórkę, pozostali pasują. **10 do 4**, a jemu została jedna karta. Upewnij się.'],
      task: 'Zagraj Dobosza.',
      wrong: {
        'play 6': '16 też wystarczy, ale bęben daje 20 i oszczędza szóstkę.',
        pass: 'Prowadzisz, ale on ma jeszcze kartę. Nie ryzykuj Italii.',
      },
    },
    {
      text: ['**20 do 4** i Tonio się kłania.'],
      task: 'Spasuj i zdobądź Włochy.',
      wrong: { 'play 6': 'Nikt już nie walczy. Spasuj.' },
    },
    {
      text: [
        'Lucca, Firenze, Siena: jedna grupa trzech i **gra jest twoja** w tej samej chwili.',
        'Stół pokazuje, jak blisko jest każdy: małe tarcze to regiony, połączone krążki to największa grupa. Gdy komuś brakuje jednego, sprawdź gdzie, i trzymaj Condottiere z daleka.',
      ],
    },
  ],
};
export default lesson;
