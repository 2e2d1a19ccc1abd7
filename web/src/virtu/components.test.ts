// The parts as HTML: what the pictures must not lose. How they look and feel is for the browser tests.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { virtuTexts } from '../text/virtu/pack';
import AnnexSum from './AnnexSum.svelte';
import EndMeters from './EndMeters.svelte';
import { fixtures } from './fixtures';
import guide from './fixtures/guide.json';
import type { Score, Siege, Supply as Offered } from './guide_types';
import Palace from './Palace.svelte';
import { palaceMarks } from './palace_marks';
import { inReach } from './palace_view';
import PalaceSmall from './PalaceSmall.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import SiegePanel from './SiegePanel.svelte';
import Supply from './Supply.svelte';
import { supplyTabs } from './supply_view';
import VirtuMap from './VirtuMap.svelte';

const { three, four, five, siege, setup } = fixtures;
const who = (seat: number) => ({ name: ['Anna', 'Marek', 'Ugo', 'Pia', 'Ada'][seat]!, you: seat === 0 });
const score = guide.score as unknown as Score;
/** What things are called: by a label, or by words that stand in them unseen. */
const labels = (html: string) =>
  [...html.matchAll(/aria-label="([^"]*)"|class="vh[^"]*">([^<]*)</g)].map(
    ([, label, words]) => label ?? words!,
  );
const ignore = () => undefined;

beforeAll(() => virtuTexts.load());

describe('the map', () => {
  test('every open city and every alliance can be chosen, closed ones cannot', () => {
    const buttons = (view: typeof three) =>
      render(VirtuMap, { props: { view, who, onchoose: ignore } }).body.match(/data-spot=/g)!.length;
    expect([buttons(three), buttons(four), buttons(five)]).toEqual([20 + 3, 28 + 3, 30 + 3]);
  });
  test('one stop for the tab key: the first that may be chosen', () => {
    const { body } = render(VirtuMap, { props: { view: four, who, legal: ['Siena'], onchoose: ignore } });
    expect(body.match(/tabindex="0"/g)).toHaveLength(1);
    expect(body).toMatch(/data-spot="Siena"[^>]*tabindex="0"|tabindex="0"[^>]*data-spot="Siena"/);
    expect(labels(body)).toContain('Siena, strength 2, neutral, your agent stands here, may be chosen');
  });
  test('roads and seas light up from the city that is looked at', () => {
    const reach = guide.roads;
    const lit = (html: string) => html.match(/class="road[^"]*\blit\b/g)?.length ?? 0;
    expect(lit(render(VirtuMap, { props: { view: four, who, reach } }).body)).toBe(reach.roads.length);
    expect(lit(render(VirtuMap, { props: { view: four, who } }).body)).toBe(0);
  });
});

test('V4.10: what an annexed city costs is told part by part, as a siege is', () => {
  const [city] = (guide.supply as unknown as Offered).cities.filter(({ now }) => now);
  const { body } = render(AnnexSum, { props: { action: { ...city!, action: '', kind: 'annex' } } });
  const told = body
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(told).toContain(
    'What Bologna costs Strength of the city 2 Another’s agent there +1 One more than its strength +1 Crowns 4 by road from',
  );
});

describe('the palace', () => {
  test('V2.3: of a card that pays the other kinds are struck out', () => {
    const marks = palaceMarks({ marker: 2, paying: { L1: 'crown', improvement: 'crown' } });
    const { body } = render(Palace, { props: { view: four, seat: 0, who, marks, onpick: ignore } });
    expect(body.match(/is-pay\b/g)).toHaveLength(2);
    expect(body.match(/is-not\b/g)).toHaveLength(2);
    expect(labels(body)).toContain('Ambassador, improvement under it, crown 1, florin 2, pays: crown');
  });
  test.each([three, four, five, siege])(
    'every seat of a kept position has five rooms and six places',
    (view) => {
      view.seats.forEach((_, seat) => {
        const { body } = render(Palace, { props: { view, seat, who, onexplain: ignore } });
        const pieces = [...body.matchAll(/data-piece="([^"]*)"/g)].map(([, piece]) => piece!);
        expect(pieces.filter((piece) => piece.startsWith('room-'))).toHaveLength(5);
        expect(pieces.filter((piece) => /^[LR]\d$/.test(piece))).toHaveLength(6);
        expect(body).not.toMatch(/undefined|NaN/);
      });
    },
  );
  test('V1.5: another’s palace during the set-up shows nothing that is secret', () => {
    const { body } = render(Palace, { props: { view: setup, seat: 1, who } });
    expect(body).not.toContain('Medici');
  });
  test('in miniature it says what others can pay', () => {
    const { body } = render(PalaceSmall, {
      props: { view: five, seat: 3, who, prestige: 8, onopen: ignore },
    });
    const reach = inReach(five, 3).map(({ kind, count }) => `${kind} ${count}`);
    expect(reach.length).toBeGreaterThan(4);
    expect(labels(body)).toEqual([
      `Palace of Rome, Pia, 1 florin, 3 troops, 1 agent in hand, in reach: ${reach.slice(0, 4).join(', ')}, prestige 8`,
    ]);
  });
});

test.each(supplyTabs)('the supply, %s: every tile says why it cannot be had', (tab) => {
  const supply = guide.supply as unknown as Offered;
  const { body } = render(Supply, { props: { supply, view: four, who, tab } });
  expect(body.match(/class="item[^"]*\bis-no\b/g)?.length ?? 0).toBe(
    body.match(/<small class="svelte-\w+">/g)?.length ?? 0,
  );
  expect(body).not.toMatch(/undefined|NaN/);
});

test('V7: the score sheet has every line for every seat, my column first', () => {
  const { body } = render(ScoreSheet, { props: { score, view: four, who, me: 2 } });
  expect(body.match(/<th scope="row"/g)).toHaveLength(11 + 2);
  expect(body.match(/<td class="num/g)).toHaveLength((11 + 2) * 4);
  expect(body.indexOf('Venice')).toBeLessThan(body.indexOf('Florence'));
  expect(body).toContain('−1');
});

test('V5.9: how near the end is', () => {
  const { body } = render(EndMeters, { props: { score, who } });
  expect(body).toContain('5 of 8');
  expect(body).toContain('18 of 28');
});

test('V5.3: a siege shows both sums and what could be added, as buttons where it may be', () => {
  const props = { siege: guide.siege as unknown as Siege, view: siege, who, legal: ['kingdom'] };
  const { body } = render(SiegePanel, { props: { ...props, ondeclare: ignore } });
  expect(body).toContain('As it stands the city falls.');
  expect(body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(/\+1 Kingdom .*1 florin/);
  expect(body).toContain('<button');
  expect(render(SiegePanel, { props }).body).not.toContain('<button');
});
