import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Un siège',
  about: 'On marche au printemps, on compte à la fin.',
  steps: [
    {
      text: [
        'Les couronnes ne sont pas le seul moyen. Vous êtes dans la salle **Guerre** avec un Capitaine : trois cavaleries. Deux troupes sont à Florence, une à Pise.',
        '**Spolète** est neutre et a la force 2.',
      ],
    },
    {
      text: [
        'Une **cavalerie** mène une troupe le long d’une route ; les **navires** portent des troupes de port à port. Une troupe qui entre dans une ville qui n’est pas à vous s’y arrête et l’**assiège**.',
        'Un signe de guerre sur une carte de cette salle deviendrait un +1 pour les sièges ; le Capitaine n’en a pas.',
      ],
      task: 'Marchez de Florence à Spolète.',
      wrong: {
        'march *': 'Autre route, autre guerre. Notre but est Spolète.',
        end: 'Les troupes ne marchent pas toutes seules.',
        ask: 'Inutile.',
      },
    },
    {
      text: [
        'Une cavalerie est due. Le Capitaine de la salle en a trois ; le reste servira à la suite de cette guerre.',
      ],
      task: 'Utilisez la cavalerie du Capitaine.',
      wrong: {
        'use R1 cavalry':
          'Le signe de guerre du Gonfalonier servira plus tard, et il ne donne qu’une sorte par paiement. Le Capitaine.',
      },
    },
    {
      text: ['Une troupe est devant Spolète, et il reste deux cavaleries. Seule, elle ne prendra rien.'],
      task: 'Marchez encore une fois de Florence à Spolète.',
      wrong: { 'march *': 'Ensemble ou pas du tout : Spolète.', end: 'Une contre deux ? Amenez l’autre.' },
    },
    {
      text: ['Deux troupes devant Spolète. La troisième peut rester à Pise.'],
      task: 'Choisissez « Terminé ».',
      wrong: {
        'march *':
          'De Pise à Spolète, il faut aussi la cavalerie du Gonfalonier, et nous voulons son signe de guerre. Laissez la troupe à Pise.',
      },
    },
    {
      text: [
        'Tous ont eu leur printemps : on compte les **sièges**. L’attaquant doit avoir **plus** que la ville : troupes et bonus contre sa force.',
        'Deux contre deux, ce n’est pas plus. Mais le **Gonfalonier** de votre cour a un signe de guerre : +1 pour un florin.',
      ],
      task: 'Ajoutez le 1 du Gonfalonier.',
      wrong: { pass: 'Deux contre deux : vous seriez repoussé, et une troupe serait perdue.' },
    },
    {
      text: [
        '**3 contre 2** : Spolète est à vous, son jeton arrive utilisé. Avec une défense de 3 ou plus, une troupe aurait été perdue.',
        'Des années plus tard : vos trois troupes sont devant **Ravenne**, ville de Venise, avec un défenseur. Votre agent est à l’intérieur.',
      ],
    },
    {
      text: [
        'Force 2, un défenseur, et 1 de moins pour votre agent : **2**. Vous avez **3**. Venise a elle aussi un Gonfalonier à sa cour, qui peut ajouter 1, et déclare après vous.',
        'Les bonus se déclarent tour à tour, jusqu’à ce que les deux passent.',
      ],
      task: 'Ajoutez le 1 du Gonfalonier.',
      wrong: { pass: 'Alors leur Gonfalonier égalise : trois contre trois, ce n’est pas plus.' },
    },
    {
      text: [
        'Venise a ajouté son Gonfalonier : **4 contre 3**, et Ravenne est à vous. Une troupe est perdue parce que la défense était de 3 ou plus, une autre pour le défenseur. Vous avez un **trophée** de Venise : 2 prestiges.',
        'Qui échoue perd une troupe, et les autres doivent se replier dans une ville à lui, à côté.',
      ],
    },
  ],
};
export default lesson;
