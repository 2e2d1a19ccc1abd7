import { describe, expect, it } from 'vitest';
import {
  type Choice,
  choiceFrom,
  freshChoice,
  growsLong,
  housesIn,
  localTable,
  optionsOf,
  serverTable,
} from './table_wish';

const knows = (bot: string) => bot.length > 3;
const unnamed = (n: number) => `Player ${n}`;

describe('what was kept of the last choice', () => {
  it('is fresh if there is nothing', () => {
    expect(choiceFrom(null, knows)).toEqual(freshChoice());
    expect(choiceFrom('nonsense', knows)).toEqual(freshChoice());
  });
  it('comes back as it was', () => {
    const choice: Choice = {
      ...freshChoice(),
      game: 'virtu',
      players: { condottiere: 6, virtu: 5 },
      years: 10,
      gentleAgents: true,
      houses: ['rome', 'venice', 'florence', 'milan', 'naples'],
      colour: 3,
      clock: 'bank',
      public: true,
      points: 30,
    };
    choice.others.device[2] = { kind: 'person', name: 'Anna' };
    choice.others.friends[0] = { kind: 'bot', bot: 'bianca' };
    choice.options.hidden_cards = true;
    expect(choiceFrom(JSON.parse(JSON.stringify(choice)), knows)).toEqual(choice);
  });
  it('loses what is not good any more, and nothing else', () => {
    const kept = {
      game: 'chess',
      players: { condottiere: 9, virtu: 2 },
      years: 7,
      colour: -1,
      points: 7,
      clock: 'sundial',
      others: { bots: [{ kind: 'bot', bot: 'x' }, { kind: 'open' }, { kind: 'bot', bot: 'bianca' }] },
      options: { hidden_cards: true, idle_battles: true },
      spectators: false,
    };
    const choice = choiceFrom(kept, knows);
    const fresh = freshChoice();
    expect(choice).toMatchObject({ game: 'condottiere', players: fresh.players, years: 20 });
    expect(choice).toMatchObject({ colour: 0, points: 20, clock: 'none', spectators: false });
    expect(choice.others.bots.slice(0, 3)).toEqual([
      ...fresh.others.bots.slice(0, 2),
      { kind: 'bot', bot: 'bianca' },
    ]);
    expect(choice.options).toEqual({ ...fresh.options, hidden_cards: true });
  });
});

describe('a table from a choice', () => {
  it('has only the options that are on, points as a number', () => {
    const choice = freshChoice();
    expect(optionsOf(choice, 'bots')).toEqual({});
    choice.options.play_for_points = true;
    choice.points = 30;
    choice.options.hidden_cards = true;
    expect(optionsOf(choice, 'bots')).toEqual({ play_for_points: 30, hidden_cards: true });
  });
  it('against bots seats me and as many as were chosen', () => {
    const choice = { ...freshChoice(), players: { condottiere: 3, virtu: 5 } };
    const table = localTable(choice, 'bots', ' Ada ', unnamed, 1000);
    expect(table.people).toEqual(['Ada']);
    expect(table.bots).toEqual(['bianca', 'brando']);
    expect(table.settings).toMatchObject({ game: 'condottiere', players: 3, pause: 0 });
    expect(table).not.toHaveProperty('colour');
  });
  it('on one device seats people before bots, and names the nameless', () => {
    const choice = { ...freshChoice(), colour: 2 };
    choice.others.device[0] = { kind: 'bot', bot: 'caterina' };
    choice.others.device[2] = { kind: 'person', name: '' };
    const table = localTable(choice, 'device', '', unnamed, 1000);
    expect(table.people).toEqual(['Player 1', 'Player 2']);
    expect(table.bots).toEqual(['caterina', 'brando']);
    expect(table.colour).toBe(2);
  });
  it('with friends leaves the other seats open', () => {
    const choice: Choice = { ...freshChoice(), clock: 'bank', public: true };
    choice.others.friends[1] = { kind: 'bot', bot: 'bianca' };
    choice.others.friends[4] = { kind: 'bot', bot: 'nello' };
    expect(serverTable(choice)).toEqual({
      game: 'condottiere',
      players: 4,
      options: {},
      public: true,
      spectators: true,
      clock: { kind: 'bank', seconds: 600, increment: 5 },
      bots: ['bianca'],
    });
  });
  it('V1.1: has the houses of Virtù that play, in the order in which the table seats people and bots', () => {
    const choice: Choice = { ...freshChoice(), game: 'virtu' };
    choice.houses = ['rome', 'venice', 'florence', 'milan', 'naples'];
    expect(housesIn(choice)).toEqual(['venice', 'florence', 'naples']);
    expect(optionsOf(choice, 'bots')).toEqual({ colours: ['venice', 'florence', 'naples'] });
    choice.others.device = [
      { kind: 'bot', bot: 'caterina' },
      { kind: 'person', name: 'Ada' },
      ...choice.others.device.slice(2),
    ];
    expect(optionsOf(choice, 'device')).toEqual({ colours: ['venice', 'naples', 'florence'] });
    choice.players.virtu = 4;
    expect(housesIn(choice)).toEqual(['venice', 'florence', 'milan', 'naples']);
    expect(choiceFrom({ ...choice, houses: ['rome', 'rome'] }, knows).houses).toBe(null);
  });
  it('of Virtù has its own options, seats and no colour', () => {
    const choice: Choice = { ...freshChoice(), game: 'virtu', colour: 2 };
    expect(optionsOf(choice, 'bots')).toEqual({});
    expect(localTable(choice, 'bots', 'Ada', unnamed, 1000)).toEqual({
      settings: { game: 'virtu', players: 3, options: {}, pause: 0 },
      people: ['Ada'],
      bots: ['bianca', 'brando'],
      botMillis: 1000,
    });
    choice.years = 5;
    choice.gentleAgents = true;
    choice.options.hidden_cards = true;
    expect(serverTable(choice)).toMatchObject({
      game: 'virtu',
      players: 3,
      options: { years: 5, gentle_agents: true },
    });
  });
  it('advises against a series in which regions change hands', () => {
    const choice = freshChoice();
    choice.options.play_for_points = true;
    expect(growsLong(choice)).toBe(false);
    choice.options.capturing_regions = true;
    expect(growsLong(choice)).toBe(true);
  });
});
