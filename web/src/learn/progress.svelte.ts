// Which lessons have been finished on this device.
import { recallJson, remember } from '../shell/memory';
import { type LessonName, isLesson, lessonNames } from './lesson_names';

const key = 'lessons';

function kept(): LessonName[] {
  const value = recallJson(key);
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string').filter(isLesson) : [];
}

let done = $state.raw<readonly LessonName[]>(kept());
export const doneLessons = (): readonly LessonName[] => done;

export function finishLesson(name: LessonName): void {
  if (done.includes(name)) return;
  done = lessonNames.filter((lesson) => lesson === name || done.includes(lesson));
  remember(key, JSON.stringify(done));
}
/** The first that is not done; the first of all when none is left. */
export const nextLesson = (): LessonName =>
  lessonNames.find((name) => !done.includes(name)) ?? lessonNames[0];
