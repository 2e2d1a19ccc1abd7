// What the rules say, by topic. `**` around words makes them stand out (Rich.svelte).
export const cardTopics = [
  'mercenary',
  'winter',
  'spring',
  'drummer',
  'bishop',
  'courtesan',
  'heroine',
  'scarecrow',
  'surrender',
] as const;
export const optionTopics = [
  'draw_after_battle',
  'play_for_points',
  'bigger_kingdoms',
  'capturing_regions',
  'hidden_cards',
] as const;
export const partTopics = [
  'goal',
  'setup',
  'place',
  'battle',
  'strength',
  'favour',
  'compare',
  'discard',
  'keep',
  'ending',
  'deals',
] as const;

export type CardTopic = (typeof cardTopics)[number];
export type OptionTopic = (typeof optionTopics)[number];
export type PartTopic = (typeof partTopics)[number];
export type Topic = CardTopic | OptionTopic | PartTopic;
export const topics: readonly Topic[] = [...partTopics, ...cardTopics, ...optionTopics];

export interface TopicText {
  title: string;
  text: string[];
}

export interface RulesTexts {
  title: string;
  lead: string;
  contents: string;
  close: string;
  /** The link from one rule to all of them. */
  more: string;
  /** The link to the other game's. */
  other: string;
  /** The link from a card to its lesson. */
  practise: string;
  advice: string;
  chapters: { cards: string; options: string };
  cardsLead: string;
  optionsLead: string;
  inDeck: (n: number) => string;
  /** "4–6" */
  players: (range: string) => string;
  needs: { regions: string; group: string; or: string };
  topics: Record<CardTopic | PartTopic, TopicText> & Record<OptionTopic, TopicText & { advice: string }>;
}
