import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Koniec rundy',
  about: 'Dwie karty do zachowania i ręka do odrzucenia.',
  steps: [
    {
      text: [
        'Tonio wydał ostatnią kartę i spasował. Prowadzisz **6 do 5** i masz jeszcze cztery karty.',
        'Nowe karty przychodzą dopiero, gdy **najwyżej jeden gracz jakieś ma**. Zaraz tak będzie.',
      ],
      task: 'Spasuj i weź Spoleto.',
      wrong: { 'play *': 'Prowadzisz, a on nie ma już nic. Oszczędź karty.' },
    },
    {
      text: ['Jak zawsze posiadacz znacznika najpierw wybiera region, **zanim zobaczy nowe karty**.'],
      task: 'Wybierz następny region.',
    },
    {
      text: [
        'Runda się kończy. Karty zostały tylko tobie, więc możesz **zachować do dwóch**; resztę odkłada się zakrytą.',
        'To, co zachowasz, wlicza się do twoich dziesięciu, więc bierz najlepsze.',
      ],
      task: 'Zachowaj 10 i Bohaterkę.',
      wrong: { 'keep *': 'Wolno, ale da się lepiej: najsilniejsze są dziesiątka i Bohaterka.' },
    },
    {
      text: [
        'Każdy dobrał do dziesięciu kart i **po jednej za każdy region**. Masz dwa regiony i **dwanaście** kart; Tonio ma jeden i jedenaście.',
        'Tak każdy podbój powiększa następną rękę.',
      ],
    },
    {
      text: [
        'I jeszcze jedno. Po bitwie ten, kto **nie ma na ręce najemnika, może odrzucić całą rękę**. Te cztery nic ci nie wygrają.',
        'Toniowi została jedna karta. Jeśli odrzucisz swoje, runda się skończy.',
      ],
      task: 'Odrzuć rękę.',
      wrong: { hold: 'Możesz je zatrzymać, ale świeże karty są lepsze niż cztery, które nie walczą.' },
    },
    {
      text: [
        'Runda się skończyła, Tonio zachował trójkę, a ty masz świeżą rękę z **dwunastu** kart.',
        'Patrz, ile kart mają inni: kto pierwszy je wyda, ten czeka, a kto ma je na końcu, wybiera z nich dwie.',
      ],
    },
  ],
};
export default lesson;
