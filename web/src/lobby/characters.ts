// The company of bots: who they are, in the language chosen.
import data from '$data/characters.json';
import type { Language } from '../text/languages';
import { language, t } from '../text/texts.svelte';

export const levels = ['novice', 'captain', 'condottiere'] as const;
export type Level = (typeof levels)[number];

interface Character {
  id: string;
  level: string;
  temper: string;
  name: Record<Language, string>;
  about: Record<Language, string>;
}
const all: Character[] = data.characters;
const byId = new Map(all.map((one) => [one.id, one]));

export const characterIds: readonly string[] = all.map((one) => one.id);
export const charactersOf = (level: Level): string[] =>
  all.filter((one) => one.level === level).map((one) => one.id);
export const isCharacter = (bot: string): boolean => byId.has(bot);

/** Of a character, or of a bot that is called by its level. */
export function levelOf(bot: string): Level {
  const level = byId.get(bot)?.level ?? bot;
  return levels.find((one) => one === level) ?? 'novice';
}
export const temperOf = (bot: string): string | null => byId.get(bot)?.temper ?? null;
/** Of a bot without a character: how those of its level play. */
export function botAbout(bot: string): string {
  const words: Record<string, string> = t().lobby.levelAbout;
  return byId.get(bot)?.about[language()] ?? words[bot] ?? '';
}
export function botName(bot: string): string {
  const words: Record<string, string> = t().lobby.levels;
  return byId.get(bot)?.name[language()] ?? words[bot] ?? bot;
}
