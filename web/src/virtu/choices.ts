// The legal choices of a moment, in groups, and those that something pointed at stands for.
import type { ActionKind, LegalAction } from './legal_action';

export const groups = [
  'move',
  'indulgence',
  'place',
  'symbols',
  'ready',
  'patronage',
  'annex',
  'march',
  'sail',
  'muster',
  'agents',
  'sieges',
  'bonuses',
  'troops',
  'nobles',
  'titles',
  'alliances',
  'discard',
  'end',
] as const;
export type GroupName = (typeof groups)[number];

const groupOfKind: Record<ActionKind, GroupName> = {
  put: 'place',
  enter: 'move',
  stop: 'move',
  on: 'move',
  on_florins: 'move',
  on_arrow: 'move',
  redeem: 'indulgence',
  use: 'symbols',
  pay: 'symbols',
  ask: 'indulgence',
  end: 'end',
  pass: 'end',
  advance: 'patronage',
  choose: 'patronage',
  lodge: 'place',
  drop: 'discard',
  turn: 'ready',
  annex: 'annex',
  march: 'march',
  sail: 'sail',
  muster: 'muster',
  agent: 'agents',
  lift: 'agents',
  remove: 'agents',
  besiege: 'sieges',
  assault: 'sieges',
  call_off: 'sieges',
  declare: 'bonuses',
  retreat: 'troops',
  disband: 'troops',
  upkeep: 'troops',
  shift: 'place',
  buy: 'nobles',
  hire: 'troops',
  ally: 'alliances',
};
const worksAndTitles = ['duchy', 'principality', 'kingdom', 'republic', 'guild', 'cathedral'];

export function groupOf(action: LegalAction): GroupName {
  if (action.kind === 'buy' && worksAndTitles.includes(action.item)) return 'titles';
  return groupOfKind[action.kind];
}

export function grouped(actions: readonly LegalAction[]): { group: GroupName; actions: LegalAction[] }[] {
  return groups.flatMap((group) => {
    const found = actions.filter((action) => groupOf(action) === group);
    return found.length > 0 ? [{ group, actions: found }] : [];
  });
}

/** Cities, alliances and rooms of palaces that an action is about, as the map and the palaces name them. */
export function spotsOf(action: LegalAction): string[] {
  switch (action.kind) {
    case 'annex':
    case 'besiege':
    case 'assault':
    case 'call_off':
    case 'disband':
    case 'hire':
      return [action.city];
    case 'march':
    case 'sail':
    case 'retreat':
      return [action.from, action.to];
    case 'agent':
    case 'lift':
    case 'remove':
      return [action.spot.name];
    case 'buy':
      return action.city ? [action.city] : [];
    case 'ally':
      return [action.alliance];
    default:
      return [];
  }
}

/** The position of a card that an action takes up: `L1`, `action-2`; a family card by its name. */
export function cardOf(action: LegalAction): string | null {
  if (action.kind === 'shift') return action.position;
  if (action.kind === 'put' || action.kind === 'lodge') return action.card;
  return action.kind === 'drop' ? action.place : null;
}
/** Where it goes: `room-2`, `L1`. */
export function targetOf(action: LegalAction): string | null {
  if (action.kind !== 'shift' && action.kind !== 'put' && action.kind !== 'lodge') return null;
  return action.target.room !== undefined ? `room-${action.target.room}` : (action.target.place ?? null);
}
/** What gives or is turned: `L1`, `action`, `Siena`, `cathedral-Roma`. */
export const sourceOf = (action: LegalAction): string | null =>
  action.kind === 'use' || action.kind === 'turn' || action.kind === 'declare' || action.kind === 'muster'
    ? action.source.name
    : null;
/** What is bought of the supply, or allied with. */
export function itemOf(action: LegalAction): string | null {
  if (action.kind === 'buy') return action.item;
  if (action.kind === 'ally') return action.alliance;
  return action.kind === 'choose' ? action.bonus : null;
}
