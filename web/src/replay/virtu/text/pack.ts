import { LazyTexts } from '../../../learn/text/lazy_texts.svelte';
import type { VirtuReplayTexts } from './shape';

export const virtuReplayTexts = new LazyTexts<VirtuReplayTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
