import type { Lesson } from '../lesson';
import type { LessonName } from '../lesson_names';
import bishop from './bishop';
import courtesan from './courtesan';
import drummer from './drummer';
import first_battle from './first_battle';
import heroine from './heroine';
import round from './round';
import scarecrow from './scarecrow';
import surrender from './surrender';
import victory from './victory';
import winter_spring from './winter_spring';

export const lessons: Record<LessonName, Lesson> = {
  first_battle,
  winter_spring,
  drummer,
  bishop,
  scarecrow,
  courtesan,
  heroine,
  surrender,
  round,
  victory,
};
