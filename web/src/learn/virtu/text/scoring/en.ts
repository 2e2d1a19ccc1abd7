import type { LessonText } from '../../../text/lessons/shape';

const lesson: LessonText = {
  title: 'Prestige and the end',
  about: 'When the last winter comes, and what counts then.',
  steps: [
    {
      text: [
        'At the end of a spring: **eight cities**, the **end of patronage**, or no neutral city left, and the winter that follows is the last. Venice has taken its fifth step.',
        'The sheet counts every line. **Naples leads, 12 to 11.** This winter is your last word.',
      ],
    },
    {
      text: [
        'Nothing has to be rearranged: cards and tokens count **whether they are used or not**, and wherever they lie.',
      ],
      task: 'Choose Done.',
      wrong: {
        'drop *': 'What is printed on a card counts only while it is in your palace.',
        'shift *': 'That changes nothing now.',
      },
    },
    {
      text: [
        'You have 3 florins, and the Cardinal’s cross. Look at **religion**: Naples has five crosses, you have four; the first gets 4, the second 2, and **who is tied takes the next lower line**.',
        'What gives prestige and a cross?',
      ],
      task: 'Buy what turns the game.',
      wrong: {
        'buy bishop': 'A cross, but no prestige: 11 to 10 for you. Better what gives both.',
        'buy *': 'That has neither prestige nor a cross.',
        end: 'Then Naples wins, 12 to 11.',
      },
    },
    {
      text: [
        'A **cathedral**: 1 prestige, and your fifth cross. Five to five: both of you now get 2 for religion, and Naples loses 2. **12 to 10, and the game is yours.**',
        'Cities and patronage by their tracks, and 1 for being furthest; what is printed; religion by rank; 2 for a trophy, 1 for an alliance, and 1 less for every indulgence. Of equals the one with more crowns wins.',
      ],
    },
  ],
};
export default lesson;
