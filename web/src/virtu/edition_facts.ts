// Where the values of data/virtu come from, by the `source` marks beside them.
import allianceData from '$data/virtu/alliances.json';
import cardData from '$data/virtu/cards.json';
import mapData from '$data/virtu/map.json';
import palaceData from '$data/virtu/palaces.json';
import patronageData from '$data/virtu/patronage.json';
import supplyData from '$data/virtu/supply.json';
import tokenData from '$data/virtu/tokens.json';

/** The rulebook, a public page, deduced from those, reconstructed. */
export const marks = ['k', 'p', 'd', 'r'] as const;
export type Mark = (typeof marks)[number];

export const sections = [
  'cities',
  'roads',
  'nobles',
  'family',
  'tokens',
  'alliances',
  'patronage',
  'palaces',
  'supply',
] as const;
export type Section = (typeof sections)[number];

export interface MarkedValue {
  section: Section;
  /** A city, a card, `Firenze Pisa` for a road; otherwise what it is about. */
  item: string;
  /** `strength`, `cost`, `symbols`… */
  what: string;
  /** Several where a mark speaks of parts: "crown k, rest r". */
  marks: Mark[];
  /** As the file has it; nothing where the mark speaks of several. */
  value: unknown;
}

/** The letters that stand alone in a mark. */
export const marksIn = (source: string): Mark[] =>
  marks.filter((mark) => new RegExp(`(^|[^a-z])${mark}($|[^a-z])`).test(source));

type Sourced = Record<string, unknown>;
/** `cost_source` is about `cost`; a bare `source` about all that has none of its own. */
function valuesOf(section: Section, item: string, thing: Sourced): MarkedValue[] {
  return Object.entries(thing).flatMap(([key, source]) => {
    if (typeof source !== 'string' || !(key === 'source' || key.endsWith('_source'))) return [];
    const what = key === 'source' ? 'all' : key.slice(0, -'_source'.length);
    const found = marksIn(source);
    return found.length ? [{ section, item, what, marks: found, value: thing[what] }] : [];
  });
}
const each = (section: Section, things: Record<string, Sourced>) =>
  Object.entries(things).flatMap(([item, thing]) => valuesOf(section, item, thing));

export const markedValues: MarkedValue[] = [
  ...each('cities', mapData.cities as unknown as Record<string, Sourced>),
  ...valuesOf('cities', 'seas', mapData.seas as Sourced),
  ...valuesOf('cities', 'closed', mapData.closed_with_3 as Sourced),
  ...mapData.roads.flatMap((road) => valuesOf('roads', `${road.a} ${road.b}`, road as Sourced)),
  ...each('nobles', cardData.nobles as unknown as Record<string, Sourced>),
  ...valuesOf('nobles', 'war_symbol', cardData.war_symbol_cost as Sourced),
  ...Object.values(cardData.family).flatMap((list) =>
    list.flatMap((card) => valuesOf('family', card.name, card as unknown as Sourced)),
  ),
  ...each('tokens', tokenData.titles as unknown as Record<string, Sourced>),
  ...valuesOf('tokens', 'guild', tokenData.guild as unknown as Sourced),
  ...valuesOf('tokens', 'cathedral', tokenData.cathedral as unknown as Sourced),
  ...each('alliances', allianceData as unknown as Record<string, Sourced>),
  ...valuesOf('patronage', 'patronage', patronageData as unknown as Sourced),
  ...valuesOf('palaces', 'palaces', palaceData as unknown as Sourced),
  ...valuesOf('palaces', 'places', palaceData.places as unknown as Sourced),
  ...valuesOf('supply', 'supply', supplyData as unknown as Sourced),
];

/** How many values have each mark; one with several counts as the least certain of them. */
export function markCounts(values: readonly MarkedValue[]): Record<Mark, number> {
  const counts: Record<Mark, number> = { k: 0, p: 0, d: 0, r: 0 };
  for (const value of values) counts[value.marks.at(-1)!] += 1;
  return counts;
}
