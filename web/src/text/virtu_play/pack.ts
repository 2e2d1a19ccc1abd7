// The words of planning and playing Virtù, fetched with its table. `vp()` in a component follows a change of language.
import { LazyTexts } from '../../learn/text/lazy_texts.svelte';
import type { VirtuPlay } from './en';

export const virtuPlayTexts = new LazyTexts<VirtuPlay>({
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
});

/** To be used below a screen that has waited for `virtuPlayTexts.texts`. */
export function vp(): VirtuPlay {
  const { texts } = virtuPlayTexts;
  if (!texts) throw new Error('the words of planning are not loaded yet');
  return texts;
}
