// The texts in the language chosen. `t()` in a component follows a change of language by itself.
import { type Language, chooseLanguage, languages } from './languages';
import type { Texts } from './en';

const packs: Record<Language, () => Promise<{ default: Texts }>> = {
  en: () => import('./en'),
  pl: () => import('./pl'),
  ru: () => import('./ru'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

const storageKey = 'condotta.language';
let current = $state.raw<{ language: Language; texts: Texts } | null>(null);

export function t(): Texts {
  if (!current) throw new Error('no language is loaded yet');
  return current.texts;
}
export const language = (): Language => current?.language ?? 'en';

export async function setLanguage(language: Language): Promise<void> {
  current = { language, texts: (await packs[language]()).default };
  document.documentElement.lang = language;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** The language chosen before, or the first of the browser's that we have. */
export function preferredLanguage(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(storageKey);
  } catch {
    // As above.
  }
  return languages.find((one) => one === kept) ?? chooseLanguage(navigator.languages);
}
