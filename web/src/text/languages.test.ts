import { describe, expect, it } from 'vitest';
import { chooseLanguage, counted } from './languages';

describe('the language', () => {
  it.each([
    [['pl-PL', 'en'], 'pl'],
    [['de-DE', 'fr-CH', 'it'], 'fr'],
    [['RU'], 'ru'],
    [['de', 'ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (wanted, language) => {
    expect(chooseLanguage(wanted)).toBe(language);
  });
});

describe('numbers with words', () => {
  it('follow the plural of the language', () => {
    const forms = { one: 'карта', few: 'карты', many: 'карт', other: 'карты' };
    expect([1, 2, 5, 11, 21, 22].map((n) => counted('ru')(n, forms))).toEqual([
      '1 карта',
      '2 карты',
      '5 карт',
      '11 карт',
      '21 карта',
      '22 карты',
    ]);
    expect(counted('pl')(12, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })).toBe('12 kart');
    expect(counted('fr')(0, { one: 'carte', other: 'cartes' })).toBe('0 carte');
  });
});
