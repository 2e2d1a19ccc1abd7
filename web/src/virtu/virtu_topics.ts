// From what a screen shows (a card, a token, a phase) to the rule that explains it.
import { type VirtuTopic, virtuTopics } from '../text/virtu_rules/shape';
import { bonuses, cards, cities, nobles } from './facts';
import { alliances, symbols, titles } from './vocabulary';

const phases: Record<string, VirtuTopic> = {
  enter: 'move',
  govern: 'government',
  refresh: 'government',
  choose: 'bonus',
  lifted: 'intrigue',
  idle: 'move',
  pay: 'payment',
  lodge: 'courtier',
  sieges: 'siege',
  press: 'plain',
  declare: 'siege',
  evict: 'palace',
  disband: 'upkeep',
  ally: 'alliance',
  over: 'prestige',
  start: 'setup',
  colours: 'setup',
  room: 'palace',
  troop: 'war',
  place: 'courtier',
  score: 'prestige',
  supply: 'buy',
  map: 'city',
};

/** The palace explains most, so it also answers for what has no rule of its own. */
export function virtuTopicOf(name: string): VirtuTopic {
  const itself = virtuTopics.find((topic) => topic === name);
  if (itself) return itself;
  if (bonuses[name]) return 'bonus';
  if (cards[name]) return nobles.includes(name) ? 'noble' : 'family';
  if (titles.some((one) => one === name)) return 'title';
  if (alliances.some((one) => one === name)) return 'alliance';
  if (symbols.some((one) => one === name)) return 'symbols';
  if (cities[name]) return 'city';
  return phases[name] ?? 'palace';
}
