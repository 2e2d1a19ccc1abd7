import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'La roue',
  about: 'Cinq salles, un pion, et des courtisans qui se relèvent.',
  steps: [
    {
      text: [
        'Voici votre palais. Cinq **salles** forment un anneau, et votre pion en fait le tour **dans le sens des aiguilles d’une montre**, un peu chaque printemps.',
        'Là où il s’arrête, vous faites ce que dit la salle. Il a dû quitter la salle 1 et se trouve dans la **salle 2, Diplomatie**, où Julien travaille pour vous.',
      ],
    },
    {
      text: [
        'Une ou deux salles sont gratuites. Voyez le signe après la salle 2 : qui **la quitte** rend disponibles tous les courtisans **de droite**.',
        'Votre Banquier et votre Ambassadeur, à droite, sont utilisés.',
      ],
      task: 'Continuez jusqu’à la salle 3.',
      wrong: {
        stop: 'La Diplomatie est tentante, mais vos courtisans de droite resteraient utilisés un an de plus.',
      },
    },
    {
      text: [
        'Les deux courtisans sont de nouveau **disponibles**. Pierre, à gauche, reste utilisé : pour son côté il y a l’autre signe, après la salle 4.',
        'Vous êtes dans la salle 3, **Gouvernement**. Une troisième salle coûterait 2 florins, une fois par printemps, ou une flèche chacune.',
      ],
      task: 'Arrêtez-vous dans la salle 3.',
      wrong: {
        'on florins':
          'Deux florins pour une salle de plus : gardez-les. C’est du Gouvernement que vous avez besoin.',
      },
    },
    {
      text: [
        'Le Gouvernement rend disponibles les jetons utilisés de votre **domaine** : **deux par couronne ou croix**.',
        'La salle n’a pas de carte : la couronne qui y est imprimée est à vous gratuitement. Cela suffit pour aujourd’hui.',
      ],
      task: 'Ne payez rien de plus : choisissez « Terminé ».',
      wrong: {
        'use R2 crown':
          'La couronne de l’Ambassadeur relèverait deux jetons de plus, mais vous n’en avez que trois, et il sera plus utile ailleurs.',
        'use indulgence crown':
          'Une indulgence est une dette : elle ferme une salle et coûte du prestige. Pas pour cela.',
        ask: 'Une indulgence est une dette : elle ferme une salle et coûte du prestige. Vous n’en avez pas besoin.',
      },
    },
    {
      text: [
        'Dites maintenant lesquels. Les jetons de ville paient comme les courtisans, et **seul le Gouvernement** les relève.',
      ],
      task: 'Rendez Florence disponible.',
      wrong: {
        'turn Pisa':
          'Florence d’abord : deux couronnes sont rares. On nomme les jetons dans l’ordre de la liste.',
        'turn Siena':
          'Florence d’abord : deux couronnes sont rares. On nomme les jetons dans l’ordre de la liste.',
        end: 'Deux jetons sont payés. Prenez-les.',
      },
    },
    {
      text: ['Encore un. Pise a deux navires, Sienne deux masques. Vous allez voyager.'],
      task: 'Rendez Pise disponible.',
      wrong: {
        'turn Siena': 'Les masques servent à l’intrigue. Pour la suite, il vous faut des navires.',
        end: 'Un de plus est payé. Prenez-le.',
      },
    },
    {
      text: [
        'Votre printemps est fini, et Naples avance son pion. Tout le jeu tient dans cette roue : **choisir une salle, et savoir ce qui revient en chemin**.',
        'Deux signes à retenir : après la salle 2 le côté droit, après la salle 4 le côté gauche.',
      ],
    },
  ],
};
export default lesson;
