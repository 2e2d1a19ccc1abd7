import { describe, expect, test } from 'vitest';
import { cardNames } from '../condottiere/view';
import { cardTopics, topics } from './text/rules/shape';
import { cardsOf, inDeck, topicOf } from './topic_names';
import { languages } from '../text/languages';
import type { RulesTexts } from './text/rules/shape';

const packs = import.meta.glob<{ default: RulesTexts }>('./text/rules/??.ts', { eager: true });

describe('topics', () => {
  test('every card is explained by a topic that shows it', () => {
    for (const card of cardNames) expect(cardsOf(topicOf(card))).toContain(card);
  });
  test('phases and options have their rules', () => {
    expect(topicOf('take')).toBe('scarecrow');
    expect(topicOf('keep')).toBe('keep');
    expect(topicOf('hidden_cards')).toBe('hidden_cards');
    expect(topicOf('no such thing')).toBe('battle');
  });
  test('the deck has 110 cards', () => {
    expect(cardTopics.reduce((sum, topic) => sum + inDeck[topic], 0)).toBe(110);
  });
});

describe.each(languages)('the rules in %s', (language) => {
  const texts = packs[`./text/rules/${language}.ts`]!.default;
  test('every topic says something, and what stands out is closed', () => {
    for (const topic of topics) {
      const { title, text } = texts.topics[topic];
      expect(title).not.toBe('');
      for (const paragraph of text) {
        expect(paragraph.length, topic).toBeGreaterThan(20);
        expect(paragraph.split('**').length % 2, paragraph).toBe(1);
        expect(paragraph).not.toContain('!');
      }
    }
  });
});
