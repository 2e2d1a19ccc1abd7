import type { LessonText } from '../shape';

const lesson: LessonText = {
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
        'play surrender': 'At this moment Tonio is the strongest: you would hand Lucca to him. Lead first.',
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
};
export default lesson;
