import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'A siege',
  about: 'March in spring, count at its end.',
  steps: [
    {
      text: [
        'Crowns are not the only way. You are in the room **War** with a Captain: three cavalry. Two troops stand in Florence, one in Pisa.',
        '**Spoleto** is neutral and has strength 2.',
      ],
    },
    {
      text: [
        'One **cavalry** moves one troop along one road; **ships** carry troops from port to port. A troop that enters a city that is not yours stops there and **besieges** it.',
        'A sign of war on a card of this room would become a +1 for the sieges; the Captain has none.',
      ],
      task: 'March from Florence to Spoleto.',
      wrong: {
        'march *': 'Another road, another war. Spoleto is our aim.',
        end: 'The troops do not march by themselves.',
        ask: 'Not needed.',
      },
    },
    {
      text: [
        'One cavalry is owed. The Captain in the room has three; what is left of them serves the rest of this war.',
      ],
      task: 'Use the Captain’s cavalry.',
      wrong: {
        'use R1 cavalry':
          'We need the Gonfalonier’s sign of war later, and he gives only one kind in a payment. The Captain.',
      },
    },
    {
      text: ['One troop stands before Spoleto, and two cavalry are left. One troop alone takes nothing.'],
      task: 'March once more from Florence to Spoleto.',
      wrong: { 'march *': 'Together or not at all: Spoleto.', end: 'One against two? Bring the other.' },
    },
    {
      text: ['Two troops before Spoleto. The third may stay in Pisa.'],
      task: 'Choose Done.',
      wrong: {
        'march *':
          'From Pisa to Spoleto it takes the Gonfalonier’s cavalry too, and we want his sign of war. Leave the troop there.',
      },
    },
    {
      text: [
        'All have had their spring: the **sieges** are counted. The attacker needs **more** than the city: troops and bonuses against its strength.',
        'Two against two is not more. But the **Gonfalonier** at your court has a sign of war: +1 for a florin.',
      ],
      task: 'Add the Gonfalonier’s 1.',
      wrong: { pass: 'Two against two: you would be beaten back and lose a troop.' },
    },
    {
      text: [
        '**3 to 2**: Spoleto is yours, its token comes used. Had the defence been 3 or more, a troop would have been lost.',
        'Years later: your three troops stand before **Ravenna**, a city of Venice, with one defender. Your own agent is inside.',
      ],
    },
    {
      text: [
        'Strength 2, one defender, and 1 less for your agent: **2**. You have **3**. Venice has a Gonfalonier at court too, who may add 1, and declares after you.',
        'Bonuses are declared in turn, until both pass.',
      ],
      task: 'Add the Gonfalonier’s 1.',
      wrong: { pass: 'Then their Gonfalonier makes it three to three, and that is not more.' },
    },
    {
      text: [
        'Venice added its Gonfalonier: **4 to 3**, and Ravenna is yours. One troop is lost because the defence was 3 or more, one for the defender. You have a **trophy** of Venice: 2 prestige.',
        'Who fails loses one troop, and the others must withdraw to an own city beside.',
      ],
    },
  ],
};
export default lesson;
