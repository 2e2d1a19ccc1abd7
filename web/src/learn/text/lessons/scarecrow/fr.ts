import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'L’Épouvantail',
  about: 'Rappeler un soldat d’un champ perdu.',
  steps: [
    {
      text: [
        'Tonio a tout mis sur Spoleto : **26 à 12**. Cette bataille est perdue, mais pas forcément votre 10.',
        'Un Épouvantail permet de **reprendre en main un mercenaire de votre propre ligne**.',
      ],
      task: 'Jouez l’Épouvantail.',
      wrong: {
        'play 4': '16 n’atteint pas 26, et le 4 serait perdu aussi.',
        pass: 'Alors le 10 est défaussé avec la ligne. Sauvez-le d’abord.',
      },
    },
    {
      text: ['Lequel des deux voulez-vous reprendre ?'],
      task: 'Reprenez le 10.',
      wrong: {
        'take 2': 'Le 10 vous servira mieux que le 2.',
        'take none': 'On peut laisser les deux, mais l’Épouvantail n’aurait servi à rien.',
      },
    },
    {
      text: ['Tonio passe. Laissez-lui Spoleto : elle lui coûte trois de ses meilleures cartes.'],
      task: 'Passez.',
      wrong: {
        'play *':
          'N’envoyez pas de bons soldats à la suite des perdus. Gardez-les pour une bataille à gagner.',
      },
    },
    {
      text: [
        'Vous avez perdu un 2 et un Épouvantail, lui un 6, un 10 et une Héroïne. À la prochaine bataille, la force est de votre côté.',
        'L’Épouvantail sert aussi à menacer sans payer : montrer une grande ligne, laisser les autres dépenser, et rappeler le meilleur. Tous voient qui vous reprenez.',
      ],
    },
  ],
};
export default lesson;
