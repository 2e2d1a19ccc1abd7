import { LazyTexts } from '../../text/lazy_texts.svelte';
import type { VirtuLessonsTexts } from './shape';

export const virtuLessonsTexts = new LazyTexts<VirtuLessonsTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
