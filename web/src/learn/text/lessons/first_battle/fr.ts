import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'Une première bataille',
  about: 'Choisir une région, former sa ligne, savoir s’arrêter.',
  steps: [
    {
      text: [
        'Bienvenue. L’Italie compte dix-sept régions, toutes à prendre pour qui a des soldats.',
        'Vous avez **trois cartes**. Tonio, le meunier en face, en a trois aussi. Qui finit une bataille avec la **ligne la plus forte** prend la région.',
      ],
    },
    {
      text: [
        'La pièce noir et or est le **Condottiere**. Vous le tenez : c’est vous qui dites où l’on se bat.',
        'Rien n’appartient encore à personne : toute région convient.',
      ],
      task: 'Choisissez une région sur la carte.',
    },
    {
      text: [
        'Vous avez placé la pièce, vous commencez. À chaque tour on joue **une carte** dans sa ligne, ou l’on passe.',
        'Un soldat vaut le nombre inscrit dans son coin.',
      ],
      task: 'Jouez le 4.',
      wrong: {
        'play 2': 'Un 2, c’est timide pour commencer. Ouvrez avec le 4 et voyez ce qu’il fait.',
        'play 6': 'Ne montrez pas d’abord votre meilleur homme. Le 4 suffit.',
        pass: 'Qui passe sort de la bataille. Vous venez à peine d’arriver.',
      },
    },
    {
      text: ['Tonio répond par un 5 et mène, **5 à 4**.', 'Il vous reste le cavalier.'],
      task: 'Jouez le 6.',
      wrong: {
        'play 2': 'Cela fait 6 à 5, et il lui reste deux cartes. Posez le 6 et laissez-le réfléchir.',
        pass: 'Alors la région est à lui, 5 à 4.',
      },
    },
    {
      text: [
        '**10 à 5**, et Tonio passe. Sa ligne reste sur la table, mais il n’y ajoutera plus rien.',
        'Vous voilà seul en lice. On peut continuer, mais les cartes sont chères : ce que l’on ne dépense pas ici se battra ailleurs.',
      ],
      task: 'Passez, et prenez la région.',
      wrong: { 'play 2': 'C’est déjà gagné. Gardez le 2 pour la prochaine bataille.' },
    },
    {
      text: [
        'La région est à vous et porte votre couleur. Le vainqueur prend aussi le **Condottiere** et choisit de nouveau.',
        'Des régions **qui se touchent** font gagner plus vite : regardez vos voisines.',
      ],
      task: 'Choisissez la région suivante.',
    },
    {
      text: [
        'On retire les lignes, et la bataille suivante commence avec les cartes qui restent. Il n’en vient pas d’autres tant que les mains ne sont pas vides.',
        'Voilà tout le jeu : **où se battre, combien dépenser, quand s’arrêter**. Les autres cartes le rendent piquant.',
      ],
    },
  ],
};
export default lesson;
