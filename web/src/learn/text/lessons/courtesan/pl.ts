import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Kurtyzany i Condottiere',
  about: 'Przegraj bitwę, wybierz następną.',
  steps: [
    {
      text: [
        'Troje przy stole. Tonio prowadzi z **20**, a pokonanie go kosztowałoby wszystko, co masz.',
        'Kto na koniec bitwy **sam ma najwięcej Kurtyzan** w kompanii, bierze znacznik **Condottiere**, bez względu na to, kto zdobył region. Orsola ma jedną.',
      ],
      task: 'Zagraj Kurtyzanę.',
      wrong: {
        'play 5': '8 nie sięga 20.',
        'play 10': '13 nie sięga 20, a dziesiątka przyda się gdzie indziej.',
        pass: 'Wtedy wygrywa Tonio, a Orsola ze swoją jedną Kurtyzaną wybiera następny region.',
      },
    },
    {
      text: [
        'Po jednej: **remis Kurtyzan o niczym nie decyduje** i znacznik wziąłby zwycięzca.',
        'Pozostali spasowali. Możesz grać dalej sam na sam ze stołem.',
      ],
      task: 'Zagraj drugą Kurtyzanę.',
      wrong: {
        'play 5': 'To nie da ani regionu, ani znacznika.',
        'play 10': 'Zachowaj ją na bitwę, którą wybierzesz.',
        pass: 'Przy jednej na jedną Tonio bierze i region, i znacznik.',
      },
    },
    {
      text: ['Dwie do jednej: Condottiere jest twój. Mantova przypada Toniowi i na tym koniec.'],
      task: 'Spasuj.',
      wrong: { 'play *': 'Masz to, po co tu jesteś. Resztę zachowaj.' },
    },
    {
      text: [
        'Teraz **ty** wybierasz, gdzie będzie następna bitwa, a na ręce masz dziesiątkę i piątkę.',
        'Siena i Firenze są twoje: region obok nich tworzy grupę trzech.',
      ],
      task: 'Wybierz następny region.',
    },
    {
      text: [
        'Kurtyzany są warte tylko 1, ale żadna Zima ich nie mrozi i żaden Biskup nie odsyła.',
        'Kto wybiera region, często wybiera zwycięzcę. Bywa to warte więcej niż bitwa.',
      ],
    },
  ],
};
export default lesson;
