// The words of the lessons of Virtù; those that all lessons share are in learn/text/lessons.
import type { VirtuLessonName } from '../../lesson_names';
import type { LessonText } from '../../text/lessons/shape';

export interface VirtuLessonsTexts {
  /** The game's heading and what stands below it in the list. */
  title: string;
  lead: string;
  rules: string;
  edition: string;
  /** What of the table is in front. */
  fronts: { palace: string; map: string; score: string };
  choices: string;
  /** Shows all choices again. */
  all: string;
  reading: string;
  lessons: Record<VirtuLessonName, LessonText>;
}
