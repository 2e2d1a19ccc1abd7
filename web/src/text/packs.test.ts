// Every text in every language, wherever a folder has message files. TypeScript sees missing keys; this sees the rest.
import { describe, expect, test } from 'vitest';
import { type Language, languages } from './languages';

const files = import.meta.glob<{ default: unknown }>('../**/{en,pl,ru,fr,it}.ts', { eager: true });

const folders = new Map<string, Partial<Record<Language, unknown>>>();
for (const [path, { default: texts }] of Object.entries(files)) {
  const [, folder = '', language = ''] = /^(.*)\/(..)\.ts$/.exec(path) ?? [];
  folders.set(folder, { ...folders.get(folder), [language]: texts });
}

/** Every text with its path: `bar.menu`, `steps.2`. */
function leaves(texts: unknown, path = ''): Map<string, unknown> {
  if (typeof texts !== 'object' || texts === null) return new Map([[path, texts]]);
  return new Map(
    Object.entries(texts).flatMap(([key, value]) => [...leaves(value, path ? `${path}.${key}` : key)]),
  );
}

const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;

describe.each([...folders])('%s', (_, packs) => {
  const english = leaves(packs.en);

  test.each(languages.filter((language) => language !== 'en'))('%s has what English has', (language) => {
    const other = leaves(packs[language]);
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of english) {
      expect(typeof other.get(path), path).toBe(typeof text);
      // A whole sentence that reads the same was forgotten; a name or a single word may.
      if (typeof text === 'string' && words(text) > 3) expect(other.get(path), path).not.toBe(text);
    }
  });

  test.each(languages)('%s: no text is empty or unfinished', (language) => {
    for (const [path, text] of leaves(packs[language])) {
      if (typeof text !== 'string') continue;
      expect(text.trim(), path).toBe(text);
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|TODO|\bXXX\b|\{\w*\}/);
    }
  });
});
