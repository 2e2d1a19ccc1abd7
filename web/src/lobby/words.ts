import { language } from '../text/texts.svelte';

/** Names one after another, as the language does it. */
export const listed = (names: string[]): string =>
  new Intl.ListFormat(language(), { style: 'short', type: 'unit' }).format(names);
