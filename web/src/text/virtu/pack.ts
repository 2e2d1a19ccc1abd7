// The texts of Virtù, fetched with its first screen. `vt()` in a component follows a change of language by itself.
import { LazyTexts } from '../../learn/text/lazy_texts.svelte';
import type { VirtuTexts } from './en';

export const virtuTexts = new LazyTexts<VirtuTexts>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});

/** To be used below a screen that has waited for `virtuTexts.texts`. */
export function vt(): VirtuTexts {
  const { texts } = virtuTexts;
  if (!texts) throw new Error('the texts of Virtù are not loaded yet');
  return texts;
}
