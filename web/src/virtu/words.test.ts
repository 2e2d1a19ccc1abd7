import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../text/languages';
import type { VirtuTexts } from '../text/virtu/en';
import { bonuses, cards, cities, citiesOf, deeds } from './facts';
import { fixtures } from './fixtures';
import { domainView, placesView, roomsView } from './palace_view';
import { placeWords, roomCardWords, roomWords, shortName, tokenWords } from './piece_words';
import { signPath, pieceSign } from './signs';
import { spotWords } from './spot_words';
import { alliances, deedNames, leftPlaces } from './vocabulary';

const files = import.meta.glob<{ default: VirtuTexts }>('../text/virtu/??.ts', { eager: true });
const textsOf = (language: Language) => files[`../text/virtu/${language}.ts`]!.default;
const english = textsOf('en');
const { three, four } = fixtures;
const names = ['Anna', 'Marek', 'Ugo', 'Pia'];
const who = (seat: number) => ({ name: names[seat]!, you: seat === 0 });

describe('a spot of the map in words', () => {
  const say = (spot: string, view = four) => spotWords(spot, { view, who, texts: english });
  test('strength, owner, port, cathedral, armies and agents', () => {
    expect(say('Firenze')).toBe('Florence, strength 3, yours, cathedral, your garrison: 1 troop');
    expect(say('Terracina')).toBe(
      'Terracina, strength 1, neutral, port: Tyrrhenian Sea, besieged by Pia with 2 troops',
    );
    const { strength } = cities.Bologna!;
    expect(say('Bologna')).toBe(`Bologna, strength ${strength}, neutral, Marek’s agent stands here`);
    expect(say('Ragusa')).toBe('Ragusa, strength 1, held by Ugo, port: Adriatic Sea, pirate port');
  });
  test('V1.2: a closed city says so', () => {
    expect(say('Torino', three)).toBe('Turin, closed with three players');
  });
  test('what lights up is said too', () => {
    const reach = { city: 'Pisa', roads: ['Siena'], seas: [{ city: 'Terracina', seas: 2 }] };
    const near = (spot: string) => spotWords(spot, { view: four, who, texts: english, reach });
    expect(near('Siena')).toMatch(/one road away$/);
    expect(near('Terracina')).toMatch(/2 ships away by sea$/);
  });
  test('alliances', () => {
    expect(say('france')).toBe('Kingdom of France, ally of Marek, bonus ready');
    expect(say('hre')).toBe('Holy Roman Empire, nobody’s ally');
    expect(say('ottoman', three)).toBe('Ottoman Empire, your ally, bonus ready, Ugo’s agent stands here');
  });
});

describe('a piece of a palace in words', () => {
  test('a courtier who pays says with what', () => {
    const place = placesView(four.seats[0]!, leftPlaces, [])[0]!;
    expect(placeWords(english, place, { paying: 'crown' })).toBe(
      'Cardinal, courtier place on the left, available, crown 1, cross 1, pays: crown',
    );
  });
  test('rooms and the cards in them', () => {
    const [, diplomacy, government] = roomsView(four, 0);
    expect(roomWords(english, diplomacy!, who)).toBe('Room 2: Diplomacy, the marker stands here');
    expect(roomWords(english, government!, who, { able: true })).toBe(
      'Room 3: Government, no card, crown 1, may be chosen',
    );
    expect(roomCardWords(english, 'ambassador', 'under', { spent: 'crown' })).toBe(
      'Ambassador, improvement under it, crown 1, florin 2, has given this turn: crown',
    );
  });
  test('tokens', () => {
    const tokens = domainView(four, 0);
    expect(tokenWords(english, tokens[4]!)).toBe('Cathedral, Florence, available, cross 1');
    const crowns = deeds.duchy.symbols[0]!.count;
    expect(tokenWords(english, tokens[5]!, { note: 'no' })).toBe(`Duchy, used, crown ${crowns}, no`);
  });
});

describe.each(languages)('names in %s', (language) => {
  const texts = textsOf(language);
  test('every piece has one, and a short one where it is long', () => {
    for (const card of Object.keys(cards)) {
      expect(texts.names.cards, card).toHaveProperty(card);
      expect(shortName(texts, card).length, card).toBeLessThanOrEqual(12);
    }
    for (const city of Object.keys(cities)) expect(texts.names.cities, city).toHaveProperty(city);
    for (const bonus of Object.keys(bonuses)) expect(texts.names.bonuses, bonus).toHaveProperty(bonus);
    for (const deed of deedNames) expect(texts.names.deeds, deed).toHaveProperty(deed);
  });
  test('every spot of a kept position can be said', () => {
    for (const view of [three, four]) {
      for (const spot of [...citiesOf(view.players), ...alliances]) {
        expect(spotWords(spot, { view, who, texts })).not.toMatch(/undefined|null/);
      }
    }
  });
});

test('every piece but family cards has a drawing', () => {
  const pieces = [
    ...Object.keys(cards).filter((card) => !cards[card]!.colour),
    ...Object.keys(bonuses),
    ...deedNames,
    ...alliances,
    'cathedral',
  ];
  for (const piece of pieces) expect(signPath(pieceSign(piece)!), piece).toMatch(/^[Mm]/);
});
