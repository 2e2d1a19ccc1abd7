import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'L’Évêque et la faveur du pape',
  about: 'Renvoyer les plus forts, et fermer une région à la guerre.',
  steps: [
    {
      text: [
        'Tonio mène, **16 à 12**, et c’est tout son 10.',
        'L’Évêque renvoie **tous les mercenaires du plus grand nombre sur la table**, de chaque ligne. Le plus grand est le 10, et lui seul en a un.',
      ],
      task: 'Jouez l’Évêque.',
      wrong: {
        'play 3': '15 n’atteint pas 16.',
        'play courtesan': 'Elle vaut 1 : 13 à 16.',
        pass: 'Alors Firenze est à lui, 16 à 12.',
      },
    },
    {
      text: [
        'Le 10 est parti, et vous menez **12 à 6**. L’Évêque pose maintenant la **faveur du pape** dans une région sans maître : le Condottiere ne peut y aller.',
        'Tonio a Torino, Genova et Milano. **Une quatrième voisine lui donne la partie.** Les régions dorées y suffiraient : fermez-en une.',
      ],
      task: 'Posez la faveur dans une région.',
      wrong: { 'favour none': 'On peut la mettre de côté, mais un bouclier bien placé vaut mieux.' },
    },
    {
      text: ['La faveur reste là jusqu’au prochain Évêque. Et Tonio a passé.'],
      task: 'Passez, et prenez Firenze.',
      wrong: { 'play *': 'C’est gagné. Gardez vos cartes.' },
    },
    {
      text: [
        'Encore une, et cette fois personne ne vous souffle. Tonio mène **17 à 15**.',
        'Le plus grand, c’est le plus grand **de toute la table**. À qui est le 10 ?',
      ],
      task: 'Prenez la tête.',
      wrong: {
        'play bishop': 'Le plus grand est votre propre 10. L’Évêque le renverrait, et ce serait 5 à 17.',
        pass: 'Vous pouvez encore gagner celle-ci.',
      },
    },
    {
      text: [
        'Bien. L’Évêque ne distingue pas l’ami de l’ennemi, et il prend aussi dans les lignes de ceux qui ont passé.',
        'On peut jouer un Évêque pour la seule faveur, même sans personne à renvoyer.',
      ],
    },
  ],
};
export default lesson;
