import type { LessonText } from '../shape';

const lesson: LessonText = {
  title: 'La fin d’une manche',
  about: 'Deux cartes à garder, et une main à jeter.',
  steps: [
    {
      text: [
        'Tonio a joué sa dernière carte et passé. Vous menez **6 à 5** et il vous reste quatre cartes.',
        'De nouvelles cartes ne viennent que lorsque **un joueur au plus en a encore**. C’est pour bientôt.',
      ],
      task: 'Passez, et prenez Spoleto.',
      wrong: { 'play *': 'Vous menez, et il n’a plus rien. Gardez vos cartes.' },
    },
    {
      text: ['Comme toujours, le détenteur choisit d’abord la région, **sans avoir vu de nouvelle carte**.'],
      task: 'Choisissez la région suivante.',
    },
    {
      text: [
        'La manche est finie. Vous seul avez encore des cartes : vous pouvez **en garder jusqu’à deux** ; les autres sont écartées sans être vues.',
        'Ce que vous gardez compte dans vos dix : gardez le meilleur.',
      ],
      task: 'Gardez le 10 et l’Héroïne.',
      wrong: { 'keep *': 'Permis, mais il y a mieux : le 10 et l’Héroïne sont les deux plus forts.' },
    },
    {
      text: [
        'Chacun a complété sa main à dix, et reçu **une carte de plus par région**. Vous avez deux régions et **douze** cartes ; Tonio une région et onze.',
        'Ainsi chaque conquête agrandit la main suivante.',
      ],
    },
    {
      text: [
        'Encore une chose. Après une bataille, qui n’a **aucun mercenaire en main peut défausser toute sa main**. Ces quatre-là ne vous gagneront rien.',
        'Il reste une carte à Tonio. Si vous défaussez les vôtres, la manche finit.',
      ],
      task: 'Défaussez la main.',
      wrong: {
        hold: 'On peut les garder, mais des cartes fraîches valent mieux que quatre qui ne se battent pas.',
      },
    },
    {
      text: [
        'La manche est finie, Tonio a gardé son 3, et vous tenez une main fraîche de **douze** cartes.',
        'Regardez combien de cartes ont les autres : qui n’en a plus attend, et qui en a à la fin en choisit deux.',
      ],
    },
  ],
};
export default lesson;
