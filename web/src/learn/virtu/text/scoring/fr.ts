import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Le prestige et la fin',
  about: 'Quand vient le dernier hiver, et ce qui compte alors.',
  steps: [
    {
      text: [
        'À la fin d’un printemps : **huit villes**, la **fin du mécénat**, ou plus aucune ville neutre, et l’hiver qui suit est le dernier. Venise a franchi sa cinquième étape.',
        'La feuille compte chaque ligne. **Naples mène, 12 à 11.** Cet hiver est votre dernier mot.',
      ],
    },
    {
      text: ['Rien à réarranger : cartes et jetons comptent **utilisés ou non**, où qu’ils soient.'],
      task: 'Choisissez « Terminé ».',
      wrong: {
        'drop *': 'Ce qui est imprimé sur une carte ne compte que tant qu’elle est dans votre palais.',
        'shift *': 'Cela ne change plus rien.',
      },
    },
    {
      text: [
        'Vous avez 3 florins et la croix du Cardinal. Regardez la **religion** : Naples a cinq croix, vous quatre ; le premier reçoit 4, le second 2, et **les ex æquo prennent la ligne suivante**.',
        'Qu’est-ce qui donne du prestige et une croix ?',
      ],
      task: 'Achetez ce qui renverse la partie.',
      wrong: {
        'buy bishop':
          'Une croix, mais pas de prestige : 11 à 10 pour vous. Mieux vaut ce qui donne les deux.',
        'buy *': 'Ni prestige ni croix.',
        end: 'Alors Naples gagne, 12 à 11.',
      },
    },
    {
      text: [
        'Une **cathédrale** : 1 prestige, et votre cinquième croix. Cinq à cinq : vous recevez tous deux 2 pour la religion, et Naples en perd 2. **12 à 10, et la partie est à vous.**',
        'Villes et mécénat selon leurs pistes, et 1 pour qui est le plus loin ; ce qui est imprimé ; la religion selon le rang ; 2 par trophée, 1 par alliance, et 1 de moins par indulgence. À égalité, plus de couronnes gagnent.',
      ],
    },
  ],
};
export default lesson;
