// The lessons in their order, and which of them practises a topic of the rules of Condottiere.
import type { Topic } from './text/rules/shape';

export const lessonNames = [
  'first_battle',
  'winter_spring',
  'drummer',
  'bishop',
  'scarecrow',
  'courtesan',
  'heroine',
  'surrender',
  'round',
  'victory',
] as const;
export type LessonName = (typeof lessonNames)[number];
export const virtuLessonNames = [
  'wheel',
  'payment',
  'annexation',
  'agents',
  'siege',
  'winter',
  'scoring',
] as const;
export type VirtuLessonName = (typeof virtuLessonNames)[number];

/** By what comes after `/learn/` in their addresses. */
export const virtuPath = <Name extends VirtuLessonName>(name: Name) => `virtu/${name}` as const;
export const allLessons: readonly string[] = [...lessonNames, ...virtuLessonNames.map(virtuPath)];

const practises: Partial<Record<Topic, LessonName>> = {
  mercenary: 'first_battle',
  battle: 'first_battle',
  place: 'first_battle',
  winter: 'winter_spring',
  spring: 'winter_spring',
  strength: 'drummer',
  drummer: 'drummer',
  bishop: 'bishop',
  favour: 'bishop',
  scarecrow: 'scarecrow',
  courtesan: 'courtesan',
  compare: 'courtesan',
  heroine: 'heroine',
  surrender: 'surrender',
  keep: 'round',
  discard: 'round',
  goal: 'victory',
};
export const lessonOf = (topic: Topic): LessonName | null => practises[topic] ?? null;
export const isLesson = (name: string): name is LessonName => lessonNames.some((lesson) => lesson === name);
export const isVirtuLesson = (name: string): name is VirtuLessonName =>
  virtuLessonNames.some((lesson) => lesson === name);
