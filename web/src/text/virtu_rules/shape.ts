// What the rules of Virtù say, by topic. `**` around words makes them stand out (learn/Rich.svelte).
import type { TopicText } from '../../learn/text/rules/shape';

/** Before the chapter of the six actions, and after it. */
export const openingTopics = [
  'goal',
  'setup',
  'year',
  'symbols',
  'payment',
  'palace',
  'move',
  'indulgence',
] as const;
export const actionTopics = ['government', 'patronage', 'trade', 'diplomacy', 'war', 'intrigue'] as const;
export const springTopics = ['siege', 'plain', 'withdraw', 'order'] as const;
export const winterTopics = ['upkeep', 'arrange', 'buy', 'hire', 'alliance'] as const;
export const endTopics = ['ending', 'prestige'] as const;
export const pieceTopics = [
  'city',
  'noble',
  'family',
  'courtier',
  'title',
  'guild',
  'cathedral',
  'agent',
  'trophy',
  'bonus',
] as const;
export const optionTopics = ['years', 'gentle_agents'] as const;

export type VirtuTopic =
  | (typeof openingTopics)[number]
  | (typeof actionTopics)[number]
  | (typeof springTopics)[number]
  | (typeof winterTopics)[number]
  | (typeof endTopics)[number]
  | (typeof pieceTopics)[number]
  | (typeof optionTopics)[number];
export const virtuChapters = {
  actions: actionTopics,
  spring: springTopics,
  winter: winterTopics,
  end: endTopics,
  pieces: pieceTopics,
  options: optionTopics,
} as const;
export type VirtuChapter = keyof typeof virtuChapters;
export const virtuTopics: readonly VirtuTopic[] = [
  ...openingTopics,
  ...Object.values(virtuChapters).flatMap((list): readonly VirtuTopic[] => list),
];

export interface VirtuRules {
  title: string;
  lead: string;
  contents: string;
  close: string;
  /** The link from one rule to all of them. */
  more: string;
  /** The link to the other game. */
  other: string;
  edition: string;
  /** Opens a list of all pieces of a kind. */
  list: string;
  chapters: Record<VirtuChapter, string>;
  topics: Record<VirtuTopic, TopicText>;
  /** Of a piece that is explained: its price, its symbols and so on. */
  facts: { cost: string; symbols: string; action: string; agents: string; prestige: string; copies: string };
}
