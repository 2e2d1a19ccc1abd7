import { counted } from '../../../text/languages';
import type { LessonsTexts } from './shape';

const count = counted('en');
const texts: LessonsTexts = {
  title: 'Learn to play',
  lead: 'Short battles on a real table. Ansaldo Ferro, who has seen most walls of Italy from both sides, explains.',
  progress: (done, of) => `${done} of ${of} lessons done`,
  lesson: (n, of) => `Lesson ${n} of ${of}`,
  step: (n, of) => `Step ${n} of ${of}`,
  done: 'done',
  begin: 'Begin',
  again: 'Once more',
  all: 'All lessons',
  back: 'Back',
  goOn: 'Go on',
  showMe: 'Show me',
  rule: 'The rule',
  rules: 'The rules of Condottiere',
  nextLesson: 'Next lesson',
  finish: 'Finish',
  playNow: 'Play a game',
  touches: 'Touches',
  spares: 'Leaves alone',
  sparesWhy: 'they are no mercenaries',
  you: 'You',
  inHand: (n) => `${count(n, { one: 'card', other: 'cards' })} in hand`,
  passed: 'passed',
  strength: (n) => `strength ${n}`,
  holder: 'holds the Condottiere',
  yourHand: 'Your hand',
  lineAfter: 'Your line after it',
  beats: (mine, other) => `${mine} beats ${other}.`,
  trails: (mine, other) => `${mine} does not reach ${other}.`,
  ties: (n) => `${n} to ${n}: a tie wins nothing.`,
  play: (card) => `Play ${card}`,
  pass: 'Pass',
  choose: 'Choose a card.',
  keep: 'Keep these',
  keepNone: 'Keep none',
  discard: 'Throw the hand away',
  hold: 'Keep the hand',
  take: (card) => `Take back: ${card}`,
  takeNone: 'Take none',
  favourNone: 'Lay it aside',
  others: 'The others are playing.',
  notAllowed: 'The rules do not allow that here.',
  notThis: 'That is allowed, but it is not what this lesson is about. Try what Ansaldo asks for.',
  lessons: {
    first_battle: {
      title: 'A first battle',
      about: 'Choose a region, build a line, know when to stop.',
      steps: [
        {
          text: [
            'Welcome. Italy has seventeen regions, and all of them are up for sale to whoever has the soldiers.',
            'You have **three cards**. Tonio, the miller over there, has three too. Whoever ends a battle with the **stronger line** takes the region.',
          ],
        },
        {
          text: [
            'The black and gold piece is the **Condottiere**. You hold it, so you say where the fighting is.',
            'Nothing belongs to anyone yet: every region will do.',
          ],
          task: 'Choose a region on the map.',
        },
        {
          text: [
            'You placed the piece, so you begin. Each turn you play **one card** into your line or you pass.',
            'Soldiers count the number in their corner.',
          ],
          task: 'Play the 4.',
          wrong: {
            'play 2': 'A 2 is a timid beginning. Open with the 4 and see what he does.',
            'play 6': 'Do not show your best man first. The 4 will do.',
            pass: 'Who passes is out of the battle. You have only just arrived.',
          },
        },
        {
          text: ['Tonio answers with a 5 and leads, **5 to 4**.', 'You still have the horseman.'],
          task: 'Play the 6.',
          wrong: {
            'play 2': 'That makes 6 to 5, and he has two cards left. Put down the 6 and let him think.',
            pass: 'Then the region is his, 5 to 4.',
          },
        },
        {
          text: [
            '**10 to 5**, and Tonio passes. A line stays on the table after a pass, but he may add nothing to it.',
            'You are alone. You could go on playing, but cards are dear: what you do not spend here fights for you elsewhere.',
          ],
          task: 'Pass, and take the region.',
          wrong: { 'play 2': 'You have won already. Save the 2 for the next battle.' },
        },
        {
          text: [
            'The region is yours and wears your colour. The winner also takes the **Condottiere** and chooses again.',
            'Regions that **touch each other** win the game sooner, so look at your neighbours.',
          ],
          task: 'Choose the next region.',
        },
        {
          text: [
            'The lines are cleared away and the next battle begins with the cards that are left. No new ones are dealt until the hands run out.',
            'That is the whole game: **where to fight, how much to spend, when to stop**. The other cards make it interesting.',
          ],
        },
      ],
    },
    winter_spring: {
      title: 'Winter and Spring',
      about: 'The weather makes giants small, and large again.',
      steps: [
        {
          text: [
            'Tonio has two great men and leads, **16 to 8**. You have three small ones, and a Winter.',
            'While a Winter lies on the table **every mercenary counts 1**, whatever is printed on it. Then it is numbers that count.',
          ],
          task: 'Play Winter.',
          wrong: {
            'play 1': 'One more makes 9. He has 16.',
            'play 4': 'That makes 12. He has 16.',
            pass: 'Then Modena is his, 16 to 8. Look at the snow in your hand.',
          },
        },
        {
          text: [
            'His 10 and his 6 shiver and count 1 each. It is **3 to 2** for you, and he gives up.',
            'Your Winter stays in your line until the battle is over.',
          ],
          task: 'Pass, and take Modena.',
          wrong: { 'play *': 'You lead and nobody is left against you. Keep your cards.' },
        },
        {
          text: [
            'Another battle, and now the Winter is his: four cards against your two horsemen, **3 to 2** for Tonio.',
            'A **Spring** melts every Winter, and while it lies there the **highest mercenaries count 3 more**, in all lines. The highest are your 6s.',
          ],
          task: 'Play Spring.',
          wrong: {
            'play 1': 'In the snow that is 3 to 3, and a tie wins nothing.',
            pass: 'Then Bologna is his, 3 to 2.',
          },
        },
        {
          text: [
            'The snow is gone. Two 6s with 3 more each make **18**, his three soldiers are worth **12** again.',
          ],
          task: 'Pass, and take Bologna.',
          wrong: { 'play 1': 'It is won. The 1 may still be of use.' },
        },
        {
          text: [
            'Winter helps the many, Spring the tall. Each sweeps the other off the table, so there is only ever one weather.',
            'Before you count on either, ask yourself who may still hold the other.',
          ],
        },
      ],
    },
    drummer: {
      title: 'The Drummer',
      about: 'Twice the soldiers for the price of one card.',
      steps: [
        {
          text: [
            'Tonio leads, **11 to 7**. You have no big soldier left, but you have a drum.',
            'A Drummer **doubles every mercenary in your own line**, now and for the rest of the battle. A second Drummer would add nothing.',
          ],
          task: 'Play the Drummer.',
          wrong: {
            'play 1': '8 does not reach 11. Let the drum speak first.',
            'play scarecrow': 'That would take a soldier out of your line. You need more, not fewer.',
            pass: 'Then Firenze is his, 11 to 7.',
          },
        },
        {
          text: [
            '4 and 3 count **14**. Tonio sends a 4 and leads again, **15 to 14**.',
            'Whoever joins your line later marches to the drum too: your 1 counts **2**.',
          ],
          task: 'Play the 1.',
          wrong: {
            'play scarecrow': 'Nothing to fetch back here. You are one short.',
            pass: 'One point short. Look at the smallest man in your hand.',
          },
        },
        {
          text: ['**16 to 15**, and Tonio has had enough.'],
          task: 'Pass, and take Firenze.',
          wrong: { 'play scarecrow': 'With a soldier taken back you would fall behind. Pass.' },
        },
        {
          text: [
            'A Drummer is worth as much as the soldiers beside it, so it comes best when the line is long.',
            'In Winter it still beats: every mercenary of your line counts 2 instead of 1. Courtesans and Heroines pay it no heed.',
          ],
        },
      ],
    },
    bishop: {
      title: 'The Bishop and the Pope’s favour',
      about: 'Send the strongest home, and close a region to war.',
      steps: [
        {
          text: [
            'Tonio leads, **16 to 12**, and it is all his 10.',
            'The Bishop sends **all mercenaries of the highest number on the table** home, from every line. The highest is the 10, and only he has one.',
          ],
          task: 'Play the Bishop.',
          wrong: {
            'play 3': '15 does not reach 16.',
            'play courtesan': 'She counts 1: 13 to 16.',
            pass: 'Then Firenze is his, 16 to 12.',
          },
        },
        {
          text: [
            'The 10 is gone, and you lead **12 to 6**. Now the Bishop puts the **Pope’s favour** into a region without an owner: the Condottiere may not go there.',
            'Tonio has Torino, Genova and Milano. **A fourth neighbour wins him the game.** The gold regions would do it: close one of them.',
          ],
          task: 'Put the favour into a region.',
          wrong: { 'favour none': 'You may lay it aside, but a shield in the right place is worth more.' },
        },
        {
          text: ['The favour stays where it is until the next Bishop. And Tonio has passed.'],
          task: 'Pass, and take Firenze.',
          wrong: { 'play *': 'You have won. Save your cards.' },
        },
        {
          text: [
            'One more, and this time nobody tells you what to do. Tonio leads **17 to 15**.',
            'Highest means highest **on the whole table**. Whose 10 is it?',
          ],
          task: 'Take the lead.',
          wrong: {
            'play bishop':
              'The highest is your own 10. The Bishop would send it home, and you would stand at 5 to 17.',
            pass: 'You can still win this.',
          },
        },
        {
          text: [
            'Right. The Bishop makes no difference between friend and foe, and he also takes from lines of those who have passed.',
            'A Bishop can be played for the favour alone, even when there is nobody to send home.',
          ],
        },
      ],
    },
    scarecrow: {
      title: 'The Scarecrow',
      about: 'Call a soldier back from a lost field.',
      steps: [
        {
          text: [
            'Tonio has spent everything on Spoleto: **26 to 12**. This battle is lost, but your 10 need not be.',
            'A Scarecrow lets you **take one mercenary of your own line back** into your hand.',
          ],
          task: 'Play the Scarecrow.',
          wrong: {
            'play 4': '16 does not reach 26, and the 4 would be lost too.',
            pass: 'Then the 10 is thrown away with the line. Save it first.',
          },
        },
        {
          text: ['Which of the two do you want back?'],
          task: 'Take back the 10.',
          wrong: {
            'take 2': 'The 10 will serve you better than the 2.',
            'take none': 'You may leave both, but then the Scarecrow was for nothing.',
          },
        },
        {
          text: ['Tonio passes. Let him have Spoleto: it has cost him three of his best cards.'],
          task: 'Pass.',
          wrong: { 'play *': 'Do not send good men after bad. Keep them for a battle you can win.' },
        },
        {
          text: [
            'You lost a 2 and a Scarecrow, he spent a 6, a 10 and a Heroine. In the next battle you are the stronger one.',
            'A Scarecrow can also make a threat that is never carried out: show a great line, let the others spend, and take the best man home. Everyone sees what you took.',
          ],
        },
      ],
    },
    courtesan: {
      title: 'Courtesans and the Condottiere',
      about: 'Lose the battle, choose the next one.',
      steps: [
        {
          text: [
            'Three at the table. Tonio leads with **20**, and beating him here would cost you all you have.',
            'Whoever **alone has the most Courtesans** in the line takes the **Condottiere** when the battle ends, no matter who wins the region. Orsola has one.',
          ],
          task: 'Play a Courtesan.',
          wrong: {
            'play 5': '8 does not reach 20.',
            'play 10': '13 does not reach 20, and the 10 is better spent elsewhere.',
            pass: 'Then Tonio wins, and Orsola with her one Courtesan chooses the next region.',
          },
        },
        {
          text: [
            'One each: a **tie of Courtesans decides nothing**, and the winner would take the piece.',
            'The others have passed. You are alone and may go on.',
          ],
          task: 'Play the second Courtesan.',
          wrong: {
            'play 5': 'That neither wins the region nor the piece.',
            'play 10': 'Keep it. You will want it where you choose to fight.',
            pass: 'With one each Tonio takes region and piece.',
          },
        },
        {
          text: [
            'Two against one: the Condottiere is yours. Mantova goes to Tonio, and that is all he gets.',
          ],
          task: 'Pass.',
          wrong: { 'play *': 'You have what you came for. Keep the rest.' },
        },
        {
          text: [
            'Now **you** choose where the next battle is, and you have a 10 and a 5 in hand.',
            'Siena and Firenze are yours: a region beside them makes a group of three.',
          ],
          task: 'Choose the next region.',
        },
        {
          text: [
            'Courtesans count only 1, but no Winter chills them and no Bishop sends them home.',
            'Who chooses the region often chooses the winner. Sometimes that is worth more than the battle.',
          ],
        },
      ],
    },
    heroine: {
      title: 'The Heroine',
      about: 'Ten, in any weather.',
      steps: [
        {
          text: [
            'It is Winter and every mercenary counts 1. Tonio leads, **4 to 2**.',
            'The **Heroine counts 10, always**. She is no mercenary: snow, drum and Bishop mean nothing to her.',
          ],
          task: 'Play the Heroine.',
          wrong: {
            'play 6': 'In the snow the horseman counts 1: 3 to 4.',
            pass: 'Then Urbino is his, 4 to 2.',
          },
        },
        {
          text: [
            'Tonio has sent a **Bishop**. It took the highest mercenaries, and those were his own two 10s; the Heroine stands. **12 to 2.**',
            'He moved the Pope’s favour to Genova while he was at it.',
          ],
          task: 'Pass.',
          wrong: { 'play 6': 'Not needed. Ten to spare.' },
        },
        {
          text: [
            'Urbino is yours. There are only three Heroines in the deck: when you hold one, think of Winter.',
            'A Scarecrow cannot call her back, so be sure before you send her.',
          ],
        },
      ],
    },
    surrender: {
      title: 'Surrender',
      about: 'Stop the clock while you lead.',
      steps: [
        {
          text: [
            'Tonio leads with 10, you have **8**, Orsola 5, and between them they still hold eleven cards.',
            'A **Surrender ends the battle at once**, and the strongest line of that moment wins. So, one thing before the other.',
          ],
          task: 'Get ready to surrender the city.',
          wrong: {
            'play surrender':
              'At this moment Tonio is the strongest: you would hand Lucca to him. Lead first.',
            'play 2': '10 to 10 is a tie, and a tie wins nothing.',
            pass: 'You are nearly there. Do not give up.',
          },
        },
        {
          text: [
            'You lead: **12**, against 11 and 11. They have nine cards left and will not stop here.',
            'Now is the moment.',
          ],
          task: 'Play Surrender.',
          wrong: {
            'play 2': '14 is good, but it will not hold against nine cards. Close the battle.',
            pass: 'They would overtake you with the next card.',
          },
        },
        {
          text: [
            'The gates open, and Lucca is yours before anyone could answer.',
            'It also works for a friend: Surrender gives the battle to whoever leads, you or not. Sometimes one chooses the winner one fears least.',
          ],
        },
      ],
    },
    round: {
      title: 'The end of a round',
      about: 'Two cards to keep, and a hand to throw away.',
      steps: [
        {
          text: [
            'Tonio has spent his last card and passed. You lead **6 to 5** and still have four cards.',
            'New cards come only when **at most one player has any left**. That is about to happen.',
          ],
          task: 'Pass, and take Spoleto.',
          wrong: { 'play *': 'You lead, and he has nothing left. Keep your cards.' },
        },
        {
          text: ['As always the holder chooses the next region first, **before seeing any new card**.'],
          task: 'Choose the next region.',
        },
        {
          text: [
            'The round is over. You are the one with cards left, so you may **keep up to two**; the others are dropped unseen.',
            'Whatever you keep counts towards your ten, so keep the best.',
          ],
          task: 'Keep the 10 and the Heroine.',
          wrong: {
            'keep *': 'Allowed, but you can do better: the 10 and the Heroine are the strongest two.',
          },
        },
        {
          text: [
            'Everybody was dealt up to ten cards, and **one more for each region**. You have two regions and hold **twelve**; Tonio has one region and eleven.',
            'So each conquest makes the next hand larger.',
          ],
        },
        {
          text: [
            'One more thing. After a battle, whoever has **no mercenary in hand may throw the whole hand away**. These four will win you nothing.',
            'Tonio has one card left. If you throw yours away, the round ends.',
          ],
          task: 'Throw the hand away.',
          wrong: { hold: 'You may keep them, but fresh cards are better than four that cannot fight.' },
        },
        {
          text: [
            'The round ended, Tonio kept his 3, and you hold a fresh hand of **twelve**.',
            'Watch how many cards the others have: whoever runs out first waits, and whoever has cards at the end chooses two of them.',
          ],
        },
      ],
    },
    victory: {
      title: 'How Italy is won',
      about: 'Three that touch, or five that do not.',
      steps: [
        {
          text: [
            'Four at the table. With four to six players **three regions in one group** win, or **five anywhere**. With two or three it takes four, or six.',
            'Siena and Lucca are yours, but they do not touch.',
          ],
        },
        {
          text: ['You hold the Condottiere. Which region **joins the two into one group of three**?'],
          task: 'Choose that region.',
          wrong: {
            'place *':
              'That would be a third region, but not one group with Siena and Lucca. Look at what lies between them.',
          },
        },
        {
          text: [
            'Firenze. Now everybody at the table knows what you are after, and they will not make it easy.',
            'You begin.',
          ],
          task: 'Play the 10.',
          wrong: {
            'play 6': 'Put them under pressure from the start: the 10.',
            'play drummer': 'A drum with nobody to march. Soldiers first.',
            pass: 'You would give away the battle that wins the game.',
          },
        },
        {
          text: ['Tonio sends a 4, the others pass. **10 to 4**, and he has one card left. Make sure.'],
          task: 'Play the Drummer.',
          wrong: {
            'play 6': '16 is good too, but the drum gives you 20 and saves the 6.',
            pass: 'You lead, but he has one more card. Take no chances with Italy.',
          },
        },
        {
          text: ['**20 to 4**, and Tonio bows.'],
          task: 'Pass, and win Italy.',
          wrong: { 'play 6': 'Nobody is left to fight. Pass.' },
        },
        {
          text: [
            'Lucca, Firenze, Siena: one group of three, and **the game is yours** at that moment.',
            'The table shows how near everyone is: small shields for regions, linked discs for the largest group. When somebody needs one more, look where, and keep the Condottiere away.',
          ],
        },
      ],
    },
  },
};
export default texts;
