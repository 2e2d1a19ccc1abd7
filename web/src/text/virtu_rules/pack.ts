import { LazyTexts } from '../../learn/text/lazy_texts.svelte';
import type { VirtuRules } from './shape';

export const virtuRules = new LazyTexts<VirtuRules>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});
