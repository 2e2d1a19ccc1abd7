// The languages of the client, and the forms of words that go with numbers.
export const languages = ['en', 'pl', 'ru', 'fr', 'it'] as const;
export type Language = (typeof languages)[number];

/** Each in its own tongue, as it is shown in the menu. */
export const ownNames: Record<Language, string> = {
  en: 'English',
  pl: 'Polski',
  ru: 'Русский',
  fr: 'Français',
  it: 'Italiano',
};

/** The first of the wanted ones that we have; English if there is none. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

/** `few` and `many` are for Polish and Russian: 2 карты, 5 карт. */
export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

/** A number with the word in its form: `counted('ru')(5, {one: 'карта', few: 'карты', many: 'карт', other: 'карты'})`. */
export function counted(language: Language): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (n, forms) => {
    const form = rules.select(n);
    const word =
      form === 'one' || form === 'few' || form === 'many' ? (forms[form] ?? forms.other) : forms.other;
    return `${n} ${word}`;
  };
}
