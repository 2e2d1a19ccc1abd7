// What is printed on one piece, for its explanation.
import { type SymbolCount, allianceFacts, bonuses, cards, cathedral, cities, deeds } from './facts';
import type { Price, RoomAction } from './legal_action';
import { type Alliance, type Deed, deedNames, isAlliance } from './vocabulary';
import type { SymbolKind } from './view_types';

export interface PieceFacts {
  cost: Price | null;
  symbols: SymbolCount[];
  action: RoomAction | null;
  agents: number;
  prestige: number;
  copies: number | null;
}
const nothing: PieceFacts = { cost: null, symbols: [], action: null, agents: 0, prestige: 0, copies: null };

const isDeed = (name: string): name is Deed => deedNames.some((deed) => deed === name);
const priceOrNull = (price: Price) => (Object.keys(price).length ? price : null);

/** Null for what is no single piece. */
export function pieceFacts(name: string): PieceFacts | null {
  const bonus = bonuses[name];
  if (bonus) return { ...nothing, symbols: bonus.symbols, agents: bonus.agents, prestige: bonus.prestige };
  const card = cards[name];
  if (card) {
    const { cost, symbols, action, agents, prestige, copies, colour } = card;
    return { cost: priceOrNull(cost), symbols, action, agents, prestige, copies: colour ? null : copies };
  }
  const token = name === 'cathedral' ? cathedral : isDeed(name) ? deeds[name] : null;
  if (token) {
    const { cost, symbols, prestige, copies } = token;
    return { ...nothing, cost: priceOrNull(cost), symbols, prestige, copies };
  }
  if (isAlliance(name)) {
    const { cost, bonus: gives } = allianceFacts[name as Alliance];
    const symbols = Object.entries(gives).map(([kind, count]) => ({ kind: kind as SymbolKind, count }));
    return { ...nothing, cost, symbols, prestige: 1 };
  }
  const city = cities[name];
  return city ? { ...nothing, symbols: city.symbols } : null;
}
