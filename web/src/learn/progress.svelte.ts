// Which lessons have been finished on this device, by their addresses: `drummer`, `virtu/wheel`.
import { recallJson, remember } from '../shell/memory';
import { allLessons } from './lesson_names';

const key = 'lessons';

function kept(): string[] {
  const value = recallJson(key);
  return Array.isArray(value) ? allLessons.filter((name) => value.includes(name)) : [];
}

let done = $state.raw<readonly string[]>(kept());
export const doneLessons = (): readonly string[] => done;

export function finishLesson(name: string): void {
  if (done.includes(name)) return;
  done = allLessons.filter((lesson) => lesson === name || done.includes(lesson));
  remember(key, JSON.stringify(done));
}
/** The first of these that is not done; null when none is left. */
export const nextLesson = (names: readonly string[]): string | null =>
  names.find((name) => !done.includes(name)) ?? null;
