// From what a screen shows (a card, an option, a phase) to the rule that explains it.
import { type CardName, cardNames } from '../condottiere/view';
import { type CardTopic, type Topic, topics } from './text/rules/shape';

const others: Record<string, Topic> = {
  take: 'scarecrow',
  draw: 'draw_after_battle',
  over: 'ending',
  pope: 'favour',
  token: 'compare',
  condottiere: 'compare',
  round: 'keep',
  victory: 'goal',
  idle_battles: 'ending',
  start: 'setup',
};

/** The battle explains most, so it also answers for what has no rule of its own. */
export function topicOf(name: string): Topic {
  if (/^\d+$/.test(name)) return 'mercenary';
  return topics.find((topic) => topic === name) ?? others[name] ?? 'battle';
}

/** The cards that a topic is about. */
export function cardsOf(topic: Topic): readonly CardName[] {
  if (topic === 'mercenary') return cardNames.filter((card) => /^\d+$/.test(card));
  return cardNames.filter((card) => card === topic);
}

/** How many of them the deck has (C1.3). */
export const inDeck: Record<CardTopic, number> = {
  mercenary: 58,
  winter: 3,
  spring: 3,
  drummer: 6,
  bishop: 6,
  courtesan: 12,
  heroine: 3,
  scarecrow: 16,
  surrender: 3,
};
