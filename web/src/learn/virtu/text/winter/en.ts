import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'A winter',
  about: 'Pay, rearrange, buy, hire: all in one go.',
  steps: [
    {
      text: [
        'After the sieges comes winter. Each player does **all of it in one go**: pay the troops, rearrange the palace, buy, hire, make an alliance.',
        'You have 4 florins and three troops on the map.',
      ],
    },
    {
      text: [
        '**Two troops are free.** Three or four cost a florin, five or six cost two. Who pays less keeps fewer.',
      ],
      task: 'Pay 1 florin.',
      wrong: {
        'upkeep 0': 'Then one of the three goes home. A florin is cheaper than a new troop elsewhere.',
      },
    },
    {
      text: [
        'Now the palace. An **available** courtier may go into a room: with an action into an empty one, or **under a card** that is there, as its improvement. Each card moves once a winter.',
        'The Bishop’s cross would serve every Patronage, for nothing, under Lorenzo in room 1.',
      ],
      task: 'Move the Bishop to room 1.',
      wrong: {
        'shift *':
          'There he would replace the printed action by a second Patronage. Put him under Lorenzo: room 1.',
        'drop *': 'Discarding only makes room. You have other plans.',
        end: 'First the Bishop: he is worth more in the room than beside it.',
      },
    },
    {
      text: [
        'The left place is free again. A card that leaves a room would come out **used**; leave the others where they are.',
      ],
      task: 'Choose Done.',
      wrong: { 'shift *': 'You need Lorenzo where he is.', 'drop *': 'No need: the left place is free.' },
    },
    {
      text: [
        '**Purchases**: each kind once, all paid together, and nothing that is new pays before the next spring.',
        'You have 3 florins. The **Podestà** has three crowns and brings an agent.',
      ],
      task: 'Buy the Podestà.',
      wrong: {
        'buy *': 'Not bad. But crowns are what your court lacks: the Podestà.',
        end: 'Florins win no prestige. Buy.',
      },
    },
    {
      text: ['New courtiers come available, to a free place.'],
      task: 'Place the Podestà on the left.',
      wrong: { 'drop *': 'A place is free, nobody has to go.' },
    },
    {
      text: [
        'One florin is left. A Counsellor would cost it, but a troop costs no more in your **starting cities**.',
      ],
      task: 'Choose Done.',
      wrong: { 'buy counsellor': 'He would need a place, and your court is full. A troop, rather.' },
    },
    {
      text: ['Hiring: **1 florin in your starting cities**, 3 elsewhere. Six troops at most.'],
      task: 'Hire a troop in Florence.',
      wrong: { 'hire Pisa': 'Florence borders on more. There.', end: 'A troop for a florin: take it.' },
    },
    {
      text: [
        'Last there would be **an alliance**, one a year: France for battle, the Ottomans for ships, the Empire for a cross. They cost crowns and more; an agent of yours there saves a symbol.',
        'You can prepare your winter while the others play theirs.',
      ],
    },
  ],
};
export default lesson;
