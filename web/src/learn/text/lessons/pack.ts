import { LazyTexts } from '../lazy_texts.svelte';
import type { LessonsTexts } from './shape';

export const lessonsTexts = new LazyTexts<LessonsTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
