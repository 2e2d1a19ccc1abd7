import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Agents',
  about: 'A hooded figure in the right room is worth an army.',
  steps: [
    {
      text: [
        'Somebody has been in your palace: an **agent of Venice** stands in room 2. While it is there you can do **no action** in that room, and no card may enter or leave it.',
        'Your marker is in **Intrigue**, with an Assassin: two masks. Piero at your court has one more.',
      ],
    },
    {
      text: [
        'A **mask** places an agent, or moves one. **Two masks** remove an agent of another, wherever it stands, and it goes back to its owner.',
        'At most one agent stands in a place.',
      ],
      task: 'Remove the agent in your room 2.',
      wrong: {
        'agent *': 'Later. First what is urgent: you have three masks, and removing takes two.',
        end: 'Then Diplomacy stays closed to you.',
      },
    },
    {
      text: [
        'Room 2 is free, and one mask is left. Where to? In a **neutral city** your agent makes it **one weaker for you** and one stronger for everybody else.',
        'Siena lies between Florence and Pisa.',
      ],
      task: 'Place an agent in Siena.',
      wrong: {
        'agent *':
          'A good place for another day: a room of another palace stops its action, an alliance becomes cheaper. Now Siena.',
        end: 'One mask is left, and only Intrigue has a use for it.',
      },
    },
    {
      text: [
        'The next spring, in Diplomacy. Siena has strength 2, **and 1 less for your agent**: two crowns instead of three.',
      ],
      task: 'Annex Siena.',
      wrong: {
        'annex *': 'Three crowns, and Florence would have to help. Siena costs two, thanks to your agent.',
        end: 'Your agent did not stand in the rain for nothing.',
        ask: 'No debt is needed.',
      },
    },
    {
      text: ['Two crowns are owed. The **Ambassador** in the room has one, and is not turned.'],
      task: 'Use the Ambassador’s crown.',
      wrong: {
        'use L1 crown': 'The room first: it costs you nothing.',
        'use Firenze crown': 'She has both, and would be used. The room first: it costs you nothing.',
      },
    },
    {
      text: [
        'One crown is still owed, and the **Counsellor** at your court has it. Without your agent it would be two, and Florence would be used.',
      ],
      task: 'Use the Counsellor’s crown.',
      wrong: {
        'use Firenze crown':
          'It pays, but the second crown is lost, and only Government brings a token back.',
        'use indulgence crown': 'Not while somebody at your court can pay.',
      },
    },
    {
      text: [
        'Siena is yours, and your agent stays there: nobody else can put one in.',
        'In an **enemy’s city** an agent weakens it by 1 when you besiege it; on an **alliance** it saves you a symbol, or lets you take the alliance away from its holder.',
      ],
    },
  ],
};
export default lesson;
