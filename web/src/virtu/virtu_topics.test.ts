import { describe, expect, test } from 'vitest';
import { languages } from '../text/languages';
import { type VirtuRules, virtuTopics } from '../text/virtu_rules/shape';
import type { VirtuEdition } from '../text/virtu_edition/shape';
import { markedValues } from './edition_facts';
import { bonuses, cards, cities, nobles } from './facts';
import { pieceFacts } from './piece_facts';
import { virtuTopicOf } from './virtu_topics';
import { alliances, deedNames, roomActions, symbols } from './vocabulary';

const rules = import.meta.glob<{ default: VirtuRules }>('../text/virtu_rules/??.ts', { eager: true });
const editions = import.meta.glob<{ default: VirtuEdition }>('../text/virtu_edition/??.ts', { eager: true });

describe('topics', () => {
  test('every piece is explained by the rule of its kind', () => {
    expect(nobles.map(virtuTopicOf)).toEqual(nobles.map(() => 'noble'));
    expect(virtuTopicOf('lorenzo_de_medici')).toBe('family');
    expect(virtuTopicOf('duchy')).toBe('title');
    expect(virtuTopicOf('artillery')).toBe('bonus');
    expect(virtuTopicOf('machiavelli')).toBe('bonus');
    expect(virtuTopicOf('Roma')).toBe('city');
    for (const alliance of alliances) expect(virtuTopicOf(alliance)).toBe('alliance');
    for (const action of roomActions) expect(virtuTopicOf(action)).toBe(action);
    for (const symbol of symbols.filter((one) => one !== 'war')) expect(virtuTopicOf(symbol)).toBe('symbols');
    expect(virtuTopicOf('no such thing')).toBe('palace');
  });
  test('what is printed on every piece is known', () => {
    const pieces = [...Object.keys(cards), ...Object.keys(bonuses), ...deedNames, ...alliances, 'cathedral'];
    for (const piece of [...pieces, ...Object.keys(cities)]) expect(pieceFacts(piece), piece).not.toBeNull();
    const { cost, agents, action } = cards.podesta!;
    expect(pieceFacts('podesta')).toMatchObject({ cost, agents, action });
    expect(pieceFacts('lorenzo_de_medici')).toMatchObject({ cost: null, copies: null });
    expect(pieceFacts('government')).toBeNull();
  });
});

describe.each(languages)('the rules of Virtù in %s', (language) => {
  test('every topic says something, and what stands out is closed', () => {
    const texts = rules[`../text/virtu_rules/${language}.ts`]!.default;
    for (const topic of virtuTopics) {
      const { title, text } = texts.topics[topic];
      expect(title).not.toBe('');
      for (const paragraph of text) {
        expect(paragraph.length, topic).toBeGreaterThan(20);
        expect(paragraph.split('**').length % 2, paragraph).toBe(1);
        expect(paragraph).not.toContain('!');
      }
    }
  });
  test('every marked value is named', () => {
    const texts = editions[`../text/virtu_edition/${language}.ts`]!.default;
    for (const { what } of markedValues) expect(texts.what, what).toHaveProperty(what);
  });
});
