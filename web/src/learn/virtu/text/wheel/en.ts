import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'The wheel',
  about: 'Five rooms, one marker, and courtiers who rise again.',
  steps: [
    {
      text: [
        'This is your palace. Five **rooms** lie in a ring, and your marker goes round them **clockwise**, a little every spring.',
        'Where it stops you do what the room says. It had to leave room 1 and stands in **room 2, Diplomacy**, where Giuliano works for you.',
      ],
    },
    {
      text: [
        'One or two rooms are free. Look at the sign after room 2: whoever **leaves that room** makes all courtiers **on the right** available again.',
        'Your Banker and your Ambassador on the right are used.',
      ],
      task: 'Go on to room 3.',
      wrong: {
        stop: 'Diplomacy is tempting, but your courtiers on the right would stay used for another year.',
      },
    },
    {
      text: [
        'Both courtiers are **available** again. Piero on the left stays used: for his side there is the other sign, after room 4.',
        'You are in room 3, **Government**. A third room would cost 2 florins once a spring, or an arrow for each.',
      ],
      task: 'Stop in room 3.',
      wrong: { 'on florins': 'Two florins for one more room: save them. Government is what you need now.' },
    },
    {
      text: [
        'Government makes used tokens of your **domain** available: **two for each crown or cross**.',
        'The room has no card, so the crown that is printed in it is yours for free. That is enough today.',
      ],
      task: 'Pay no more: choose Done.',
      wrong: {
        'use R2 crown':
          'The Ambassador’s crown would turn two more tokens, but you have just three, and he is worth more elsewhere.',
        'use indulgence crown': 'An indulgence is a debt: it closes a room and costs prestige. Not for this.',
        ask: 'An indulgence is a debt: it closes a room and costs prestige. You do not need it.',
      },
    },
    {
      text: [
        'Now say which tokens. Tokens of cities pay like courtiers do, and **only Government** brings them back.',
      ],
      task: 'Make Florence available.',
      wrong: {
        'turn Pisa':
          'Florence first: two crowns are hard to come by. Tokens are named in the order of the list.',
        'turn Siena':
          'Florence first: two crowns are hard to come by. Tokens are named in the order of the list.',
        end: 'You have paid for two tokens. Take them.',
      },
    },
    {
      text: ['One more. Pisa has two ships, and Siena two masks. You are about to travel.'],
      task: 'Make Pisa available.',
      wrong: {
        'turn Siena': 'Masks are for intrigue. For the next lessons you want ships.',
        end: 'One more is paid for. Take it.',
      },
    },
    {
      text: [
        'Your spring is over, and Naples moves its own marker. The whole game is this wheel: **choose a room, and know what comes back on the way**.',
        'Two signs to remember: after room 2 the right side, after room 4 the left side.',
      ],
    },
  ],
};
export default lesson;
