import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Agenci',
  about: 'Zakapturzona postać w dobrej komnacie jest warta armii.',
  steps: [
    {
      text: [
        'Ktoś był w twoim pałacu: w komnacie 2 stoi **agent Wenecji**. Póki tam jest, nie możesz w tej komnacie wykonać **żadnej akcji**, a żadna karta nie może do niej wejść ani z niej wyjść.',
        'Twój znacznik jest w **Intrydze**, a z nim Zabójca: dwie maski. Piotr na dworze ma jeszcze jedną.',
      ],
    },
    {
      text: [
        '**Maska** umieszcza agenta albo go przenosi. **Dwie maski** usuwają cudzego agenta, gdziekolwiek stoi, i wraca on do właściciela.',
        'W jednym miejscu stoi najwyżej jeden agent.',
      ],
      task: 'Usuń agenta ze swojej komnaty 2.',
      wrong: {
        'agent *': 'Później. Najpierw to, co pilne: masz trzy maski, a usunięcie kosztuje dwie.',
        end: 'Wtedy Dyplomacja pozostanie dla ciebie zamknięta.',
      },
    },
    {
      text: [
        'Komnata 2 jest wolna i została jedna maska. Dokąd? W **neutralnym mieście** twój agent czyni je **słabszym o 1 dla ciebie**, a silniejszym o 1 dla innych.',
        'Siena leży między Florencją a Pizą.',
      ],
      task: 'Wyślij agenta do Sieny.',
      wrong: {
        'agent *':
          'Dobre miejsce na inny dzień: komnata cudzego pałacu blokuje akcję, sojusz staje się tańszy. Teraz Siena.',
        end: 'Została jedna maska, a przydaje się tylko w Intrydze.',
      },
    },
    {
      text: [
        'Następna wiosna, Dyplomacja. Siena ma siłę 2, **a dzięki twojemu agentowi o 1 mniej**: dwie korony zamiast trzech.',
      ],
      task: 'Przyłącz Sienę.',
      wrong: {
        'annex *': 'Trzy korony i musiałaby pomóc Florencja. Siena kosztuje dwie dzięki twojemu agentowi.',
        end: 'Twój agent nie po to moknął na deszczu.',
        ask: 'Dług nie jest potrzebny.',
      },
    },
    {
      text: ['Należą się dwie korony. **Ambasador** w komnacie ma jedną i się nie zużywa.'],
      task: 'Użyj korony Ambasadora.',
      wrong: {
        'use L1 crown': 'Najpierw komnata: nic cię nie kosztuje.',
        'use Firenze crown': 'Ma obie, ale byłaby zużyta. Najpierw komnata: nic cię nie kosztuje.',
      },
    },
    {
      text: [
        'Należy się jeszcze jedna korona i ma ją **Doradca** na dworze. Bez agenta byłyby to dwie, a Florencja byłaby zużyta.',
      ],
      task: 'Użyj korony Doradcy.',
      wrong: {
        'use Firenze crown': 'Zapłaci, ale druga korona przepadnie, a żeton przywrócą tylko Rządy.',
        'use indulgence crown': 'Nie, dopóki ktoś na dworze może zapłacić.',
      },
    },
    {
      text: [
        'Siena jest twoja, a twój agent tam zostaje: nikt inny nie wstawi swojego.',
        'W **cudzym mieście** agent osłabia je o 1, gdy je oblegasz; przy **sojuszu** oszczędza ci symbol albo pozwala odebrać sojusz temu, kto go ma.',
      ],
    },
  ],
};
export default lesson;
