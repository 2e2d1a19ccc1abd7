import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'A first annexation',
  about: 'Crowns for a city, and ships for one across the sea.',
  steps: [
    {
      text: [
        'Italy. A ring in a colour is somebody’s city, the number inside is its **strength**; pale ones are neutral.',
        'Cities give tokens and prestige, and whoever has most of them begins the next year.',
      ],
    },
    {
      text: [
        'You are in **Diplomacy**. A neutral city costs **one crown more than its strength**, if a **road** joins it to a city of yours.',
        'Bologna, Siena, Spoleto and Ravenna have strength 2. In Ravenna stands an **agent of Venice**: one crown less for Venice, one more for everybody else. Be there first.',
      ],
      task: 'Annex Ravenna.',
      wrong: {
        'annex Bologna':
          '2, and 1: three crowns, one less than Ravenna. But Venice would have Ravenna for two, so do not wait.',
        'annex Siena':
          'Siena costs a crown less and is a fine choice. Today we want the port at the other sea: Ravenna.',
        'annex Spoleto': 'A crown less, but Ravenna is a port at the other sea.',
        'annex Terracina': 'By sea, yes, we come to that. First by road: Ravenna.',
        'annex Messina': 'That is far by sea. First by road: Ravenna.',
        end: 'There are crowns enough. Do not waste the year.',
        ask: 'Your crowns suffice.',
      },
    },
    {
      text: [
        '2, and 1, and 1 for the agent: **four crowns.** Giuliano in the room has three, and is not turned by giving them.',
      ],
      task: 'Use Giuliano’s crowns.',
      wrong: {
        'use R1 crown': 'The room first: it costs you nothing.',
        'use R2 crown': 'The room first: it costs you nothing.',
      },
    },
    {
      text: [
        'One crown is still owed. The Ambassador has just one; of Lorenzo’s two or Florence’s two one would be lost.',
      ],
      task: 'Use the Ambassador’s crown.',
      wrong: {
        'use R2 crown': 'It pays, but the second crown is lost.',
        'use Firenze crown':
          'It pays, but the second crown is lost, and only Government brings a token back.',
        'use indulgence crown': 'Not while somebody at your court can pay.',
      },
    },
    {
      text: [
        'Ravenna is yours: her token came to your domain, ready to pay. A year later you are in Diplomacy again.',
        'From **port to port** it goes without roads: **one ship for each sea** that is crossed, besides the crowns. Pisa lies at the Ligurian Sea, Terracina at the Tyrrhenian beside it: **two seas**.',
      ],
      task: 'Annex Terracina.',
      wrong: {
        'annex *': 'Possible. But we want to see the sea: Terracina, of strength 1.',
        end: 'Ships lie ready at Pisa. Use them.',
        ask: 'You have all you need.',
      },
    },
    {
      text: [
        '**Two crowns and two ships.** The ships can only come from Pisa, whose token then gives ships and no florins: one kind.',
        'And the crowns?',
      ],
      task: 'Use Giuliano’s crowns.',
      wrong: {
        'use R1 crown': 'He has one, and two are owed. Giuliano pays both, for nothing.',
        'use R2 crown': 'Lorenzo would be used. Giuliano pays both for nothing.',
      },
    },
    {
      text: [
        'Four cities. **Pirate ports** cannot be annexed, only conquered. With three players some cities are closed.',
        'Five cities open one more place for a courtier, and with **eight** the last winter comes.',
      ],
    },
  ],
};
export default lesson;
