import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Un hiver',
  about: 'Payer, réarranger, acheter, engager : tout d’un trait.',
  steps: [
    {
      text: [
        'Après les sièges vient l’hiver. Chacun fait **tout d’un trait** : payer les troupes, réarranger le palais, acheter, engager, conclure une alliance.',
        'Vous avez 4 florins et trois troupes sur la carte.',
      ],
    },
    {
      text: [
        '**Deux troupes sont gratuites.** Trois ou quatre coûtent un florin, cinq ou six en coûtent deux. Qui paie moins en garde moins.',
      ],
      task: 'Payez 1 florin.',
      wrong: {
        'upkeep 0':
          'Alors l’une des trois s’en va. Un florin est moins cher qu’une nouvelle troupe ailleurs.',
      },
    },
    {
      text: [
        'Le palais maintenant. Un courtisan **disponible** peut entrer dans une salle : avec une action dans une salle vide, ou **sous la carte** qui s’y trouve, comme amélioration. Chaque carte bouge une fois par hiver.',
        'La croix de l’Évêque servirait à chaque Mécénat, gratuitement, sous Laurent dans la salle 1.',
      ],
      task: 'Déplacez l’Évêque dans la salle 1.',
      wrong: {
        'shift *': 'Là, il remplacerait l’action imprimée par un second Mécénat. Sous Laurent : salle 1.',
        'drop *': 'Défausser ne fait que de la place. Vous avez d’autres projets.',
        end: 'L’Évêque d’abord : il vaut plus dans la salle qu’à côté.',
      },
    },
    {
      text: [
        'La place de gauche est de nouveau libre. Une carte qui quitte une salle en sortirait **utilisée** ; laissez les autres.',
      ],
      task: 'Choisissez « Terminé ».',
      wrong: {
        'shift *': 'Laurent est utile là où il est.',
        'drop *': 'Inutile : la place de gauche est libre.',
      },
    },
    {
      text: [
        '**Les achats** : chaque sorte une fois, tout payé ensemble, et rien de neuf ne paie avant le printemps suivant.',
        'Vous avez 3 florins. Le **Podestat** a trois couronnes et amène un agent.',
      ],
      task: 'Achetez le Podestat.',
      wrong: {
        'buy *': 'Pas mal. Mais ce sont les couronnes qui manquent à votre cour : le Podestat.',
        end: 'Les florins ne font pas de prestige. Achetez.',
      },
    },
    {
      text: ['Les nouveaux courtisans arrivent disponibles, sur une place libre.'],
      task: 'Placez le Podestat à gauche.',
      wrong: { 'drop *': 'Une place est libre, personne ne doit partir.' },
    },
    {
      text: [
        'Il reste un florin. Un Conseiller le coûterait, mais une troupe ne coûte pas plus dans vos **villes de départ**.',
      ],
      task: 'Choisissez « Terminé ».',
      wrong: { 'buy counsellor': 'Il lui faudrait une place, et la cour est pleine. Plutôt une troupe.' },
    },
    {
      text: ['Engager : **1 florin dans vos villes de départ**, 3 ailleurs. Six troupes au plus.'],
      task: 'Engagez une troupe à Florence.',
      wrong: {
        'hire Pisa': 'Florence a plus de voisines. Là-bas.',
        end: 'Une troupe pour un florin : prenez-la.',
      },
    },
    {
      text: [
        'En dernier viendrait **une alliance**, une par an : la France pour la bataille, les Ottomans pour les navires, l’Empire pour une croix. Elles coûtent des couronnes et davantage ; votre agent là-bas épargne un symbole.',
        'Vous pouvez préparer votre hiver pendant que les autres jouent le leur.',
      ],
    },
  ],
};
export default lesson;
