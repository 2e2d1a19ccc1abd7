import { LazyTexts } from '../../learn/text/lazy_texts.svelte';
import type { ReplayTexts } from './shape';

export const replayTexts = new LazyTexts<ReplayTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
