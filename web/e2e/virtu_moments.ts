// Games of Virtù that were played to a moment that a test is about.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { GameState, Hello, Update } from '../src/connection/messages.ts';
import type { Preview, Siege, Stuck } from '../src/virtu/guide_types.ts';
import type { View } from '../src/virtu/view_types.ts';
import { TextModule } from '../src/worker/module.ts';
import { gameOf, openKept } from './virtu_games.ts';
import { dice } from './virtu_player.ts';

const moduleAt = async (name: string): Promise<TextModule> => {
  const file = new URL(`../../build-wasm/${name}.wasm`, import.meta.url);
  return TextModule.load(`data:application/wasm;base64,${readFileSync(file).toString('base64')}`);
};

/** A moment of a game: who is asked, what is seen, and the battle that goes on. */
export interface Moment {
  seat: number;
  game: GameState<View>;
  siege: () => Siege | null;
  /** Whether this action ends the turn, and leaves a palace in which nothing can be done next spring. */
  leavesStuck: (action: string) => boolean;
}

/** Opens a game on the page that came to such a moment; all who play it sit there. */
export async function openVirtuAt(
  page: Page,
  people: string[],
  wanted: (moment: Moment) => boolean,
): Promise<Moment> {
  const { kept, lines, moment } = await findMoment(people, wanted);
  await openKept(page, kept, lines);
  return moment;
}

/** Plays games at the real table, with a liking for war and for the noble who has its sign, until one comes to such a moment. */
async function findMoment(people: string[], wanted: (moment: Moment) => boolean) {
  const [table, guide] = [await moduleAt('table_virtu'), await moduleAt('guide_virtu')];
  const kept = gameOf({ people, years: 6 });
  for (let seed = 1; seed <= 400; seed++) {
    const roll = dice(seed);
    let now = 1_700_000_000_000;
    const lines: string[] = [];
    const keep = () => {
      while (table.call('next_line') !== 0) lines.push(table.text());
    };
    const receive = (person: number, request: object) => {
      table.put(JSON.stringify({ id: 1, ...request }));
      return table.answer<{ type: string }>('receive', person, (now += 10), BigInt(seed), 2n);
    };
    table.put(JSON.stringify(kept.settings));
    table.call('create', now);
    people.forEach((_, seat) => receive(seat, { type: 'join', seat }));
    receive(0, { type: 'start' });
    keep();
    // What is new to each of them since they looked last: a whole hello tells everything anew.
    const seen = people.map((_, seat) => table.answer<Hello>('hello', seat));
    const look = (seat: number): GameState<View> | null => {
      table.call('update', seat);
      const text = table.text();
      const news = text === '' ? null : (JSON.parse(text) as Update);
      if (news?.game !== undefined) seen[seat]!.game = news.game;
      seen[seat]!.number = news?.events.at(-1)?.number ?? seen[seat]!.number;
      return seen[seat]!.game as GameState<View> | null;
    };
    let seat = 0;
    for (let step = 0; step < 900; step++) {
      seat = look(seat)?.view.turn ?? -1;
      const game = seat < 0 ? null : look(seat);
      if (!game || game.legal.length === 0) break;
      const siege = () => {
        guide.put(JSON.stringify({ view: game.view }));
        const answer = guide.answer<Siege | { refused: string }>('siege');
        return 'refused' in answer ? null : answer;
      };
      const leavesStuck = (action: string) => {
        const ask = <T>(call: string): T => {
          guide.put(JSON.stringify({ view: game.view, seat, do: [action] }));
          return guide.answer<T>(call);
        };
        return ask<Stuck>('stuck').stuck && ask<Preview>('preview').complete;
      };
      const moment = { seat, game, siege, leavesStuck };
      if (wanted(moment)) {
        return { kept, lines, moment };
      }
      const warlike = game.legal.filter((one) =>
        /^(march|sail|hire|besiege|upkeep [12]|buy gonfalonier|lodge)/.test(one),
      );
      const from = warlike.length > 0 && roll(3) > 0 ? warlike : game.legal;
      receive(seat, { type: 'act', after: seen[seat]!.number, actions: [from[roll(from.length)]] });
      keep();
    }
  }
  throw new Error('no game came to such a moment');
}
