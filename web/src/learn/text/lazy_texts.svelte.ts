// Texts of a screen that is not in the first load: they come with the screen, in the language chosen.
import type { Language } from '../../text/languages';
import { language } from '../../text/texts.svelte';

type Packs<T> = Record<Language, () => Promise<{ default: T }>>;

export class LazyTexts<T> {
  private loaded = $state.raw<{ language: Language; texts: T } | null>(null);

  constructor(private readonly packs: Packs<T>) {}

  /** Nothing until they have been loaded once; after a change of language the former ones until the new ones are here. */
  get texts(): T | null {
    return this.loaded?.texts ?? null;
  }

  /** To be called in an effect, so that a change of language is followed. */
  async load(): Promise<void> {
    const wanted = language();
    if (this.loaded?.language === wanted) return;
    const { default: texts } = await this.packs[wanted]();
    if (language() === wanted) this.loaded = { language: wanted, texts };
  }
}
