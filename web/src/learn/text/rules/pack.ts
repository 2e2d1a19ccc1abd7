import { LazyTexts } from '../lazy_texts.svelte';
import type { RulesTexts } from './shape';

export const rulesTexts = new LazyTexts<RulesTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
