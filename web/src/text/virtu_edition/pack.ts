import { LazyTexts } from '../../learn/text/lazy_texts.svelte';
import type { VirtuEdition } from './shape';

export const virtuEdition = new LazyTexts<VirtuEdition>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
