// What the supply offers, as tiles: from the guide's answer, which has judged everything.
import type { Seat } from '../connection/messages';
import type { Who } from '../text/play/en';
import type { VirtuTexts } from '../text/virtu/en';
import { type SymbolCount, bonuses, cards, cathedral, cities, deeds } from './facts';
import type { Hindrance, Offer, Supply } from './guide_types';
import type { Price } from './legal_action';
import { annexWords } from './annex_words';
import { priceWords } from './part_words';
import { symbolWords } from './piece_words';
import type { Alliance, Deed } from './vocabulary';

export const supplyTabs = ['nobles', 'titles', 'works', 'alliances', 'cities'] as const;
export type SupplyTab = (typeof supplyTabs)[number];

export interface SupplyTile {
  /** As in an action: `banker`, `duchy`, `cathedral`, `leonardo`, `france`; a city. */
  item: string;
  tab: SupplyTab;
  name: string;
  /** A drawing, or nothing for a city. */
  sign: string | null;
  /** Under the name: how many are left, whose it is, what it does. */
  about: string;
  cost: Price | null;
  symbols: SymbolCount[];
  /** Why it cannot be had; null: it can be had. */
  why: string | null;
  /** What is needed for it besides. */
  hint: string | null;
  /** Who has it already. */
  holder: Seat | null;
  /** It is one of the legal actions of this very moment. */
  now: boolean;
}

interface Context {
  texts: VirtuTexts;
  who: (seat: Seat) => Who;
}

/** Why not, in words; what is missing by its amounts. */
export function whyNot(
  offer: { why: Hindrance | 'pirates' | 'no_way' | null; missing?: Offer['missing'] },
  { texts, who }: Context,
): string | null {
  const { supply } = texts.sheets;
  if (!offer.why) return null;
  const missing = offer.missing ?? {};
  if (offer.why === 'cannot_pay' && Object.keys(missing).length) {
    return supply.short(priceWords(missing, { who, virtu: texts }));
  }
  return supply.why[offer.why];
}
const hintOf = (offer: Pick<Offer, 'why' | 'needs_indulgence'>, texts: VirtuTexts) =>
  offer.why === null && offer.needs_indulgence ? texts.sheets.supply.withIndulgence : null;

const tile = { cost: null, symbols: [], why: null, hint: null, holder: null, now: false };

export function supplyTiles(supply: Supply, context: Context): SupplyTile[] {
  const { texts, who } = context;
  const { names } = texts;
  const words = texts.sheets.supply;
  const priced = (offer: Offer) => ({
    cost: offer.cost,
    why: whyNot(offer, context),
    hint: hintOf(offer, texts),
    now: offer.now,
  });
  return [
    ...supply.nobles.map((noble): SupplyTile => ({
      ...tile,
      ...priced(noble),
      item: noble.card,
      tab: 'nobles',
      name: names.cards[noble.card] ?? noble.card,
      sign: noble.card,
      about: noble.left ? words.left(noble.left) : '',
      symbols: cards[noble.card]?.symbols ?? [],
    })),
    ...supply.deeds.map((deed): SupplyTile => ({
      ...tile,
      ...priced(deed),
      item: deed.deed,
      tab: 'titles',
      name: names.deeds[deed.deed as Deed],
      sign: deed.deed,
      about: deed.left ? words.left(deed.left) : '',
      symbols: deeds[deed.deed as Deed].symbols,
    })),
    {
      ...tile,
      ...priced(supply.cathedral),
      item: 'cathedral',
      tab: 'titles',
      name: names.cathedral,
      sign: 'cathedral',
      about: words.left(supply.cathedral.left),
      symbols: cathedral.symbols,
    },
    ...supply.bonuses.map((bonus): SupplyTile => ({
      ...tile,
      item: bonus.bonus,
      tab: 'works',
      name: names.bonuses[bonus.bonus] ?? bonus.bonus,
      sign: bonus.bonus,
      about: words.bonus[bonus.bonus] ?? '',
      symbols: bonuses[bonus.bonus]?.symbols ?? [],
      why: bonus.holder === null ? whyNot(bonus, context) : words.heldBy(who(bonus.holder)),
      holder: bonus.holder,
      now: bonus.now,
    })),
    ...supply.alliances.map((alliance): SupplyTile => ({
      ...tile,
      ...priced(alliance),
      hint: hintOf(alliance, texts) ?? (alliance.saves.length && !alliance.why ? words.savesOne : null),
      item: alliance.alliance,
      tab: 'alliances',
      name: names.alliancesLong[alliance.alliance as Alliance],
      sign: alliance.alliance,
      about: words.allianceBonus[alliance.alliance as Alliance],
      holder: alliance.holder,
    })),
    ...supply.cities.map((city): SupplyTile => ({
      ...tile,
      cost: city.cost,
      why: whyNot(city, context),
      hint: city.why === null && city.needs_indulgence ? words.withIndulgence : null,
      now: city.now,
      item: city.city,
      tab: 'cities',
      name: names.cities[city.city] ?? city.city,
      sign: null,
      about: annexWords(city, texts),
      symbols: cities[city.city]?.symbols ?? [],
    })),
  ];
}

/** The whole tile in words. */
export function tileWords(one: SupplyTile, planned: boolean, { texts, who }: Context): string {
  const words = texts.sheets.supply;
  return [
    one.name,
    one.about,
    one.cost && priceWords(one.cost, { who, virtu: texts }),
    one.symbols.length ? words.gives(symbolWords(texts, one.symbols)) : '',
    one.holder !== null && !one.why ? words.heldBy(who(one.holder)) : '',
    one.why ?? one.hint ?? (one.cost ? words.affordable : ''),
    planned ? words.chosen : '',
  ]
    .filter(Boolean)
    .join(', ');
}
