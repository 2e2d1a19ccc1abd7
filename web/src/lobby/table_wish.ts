// What somebody chose on the page of a new table, and what a table is made of from it. No rules: which options there are,
// and in which numbers people play.
import type { ClockRule, Wish } from '../connection/messages';
import type { LocalTable } from '../connection/worker_connection';
import { type GameName, isGame, mostPlayers, playersOf } from './games';
import { type House, housesFrom, housesOf } from './houses';

export type Mode = 'bots' | 'friends' | 'device';
/** A bot by its name; a person at this device with a name of their own; or open to whoever comes. */
export type Sitter = { kind: 'bot'; bot: string } | { kind: 'person'; name: string } | { kind: 'open' };

export const optionNames = [
  'draw_after_battle',
  'play_for_points',
  'bigger_kingdoms',
  'capturing_regions',
  'hidden_cards',
] as const;
export type OptionName = (typeof optionNames)[number];

export const clocks = ['none', 'move', 'bank', 'days'] as const;
export type ClockName = (typeof clocks)[number];
const clockRules: Record<ClockName, ClockRule> = {
  none: { kind: 'none' },
  move: { kind: 'decision', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 5 },
  days: { kind: 'decision', seconds: 86_400 },
};

export const colours = 6;
export const pointsToWin = [15, 20, 30, 50];
/** The last year of Virtù; the last of these is the usual one. */
export const lastYears = [5, 10, 20];

export interface Choice {
  game: GameName;
  /** Each game has its own number. */
  players: Record<GameName, number>;
  /** Seats 1 and on: seat 0 is mine. Always as many as could be needed, so that going back and forth forgets nothing. */
  others: Record<Mode, Sitter[]>;
  colour: number;
  options: Record<OptionName, boolean>;
  points: number;
  /** Of Virtù. */
  gentleAgents: boolean;
  years: number;
  /** By seat, always all of them; null: they are drawn. */
  houses: House[] | null;
  clock: ClockName;
  public: boolean;
  spectators: boolean;
}

/** Who sits down against a person who does not choose: one of each level first. */
const company = ['bianca', 'brando', 'nello', 'fiammetta', 'gemma'].slice(0, mostPlayers - 1);

export function freshChoice(): Choice {
  const bots = company.map((bot): Sitter => ({ kind: 'bot', bot }));
  return {
    game: 'condottiere',
    players: { condottiere: 4, virtu: 3 },
    others: {
      bots,
      friends: company.map((): Sitter => ({ kind: 'open' })),
      device: [{ kind: 'person', name: '' }, ...bots.slice(1)],
    },
    colour: 0,
    options: {
      draw_after_battle: false,
      play_for_points: false,
      bigger_kingdoms: false,
      capturing_regions: false,
      hidden_cards: false,
    },
    points: 20,
    gentleAgents: false,
    years: 20,
    houses: null,
    clock: 'none',
    public: false,
    spectators: true,
  };
}

/** What was kept, as far as it is still good; the rest is fresh. `isBot` says whether such a bot is known. */
export function choiceFrom(kept: unknown, isBot: (bot: string) => boolean): Choice {
  const fresh = freshChoice();
  if (typeof kept !== 'object' || kept === null) return fresh;
  const old = kept as Partial<Choice>;
  const within = (value: unknown, low: number, high: number, other: number): number =>
    typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high ? value : other;
  const players = (game: GameName): number =>
    within(old.players?.[game], ...playersOf[game], fresh.players[game]);
  const sitter = (value: unknown, mode: Mode, other: Sitter): Sitter => {
    const one = (value ?? {}) as { kind?: unknown; bot?: unknown; name?: unknown };
    if (one.kind === 'bot' && typeof one.bot === 'string' && isBot(one.bot))
      return { kind: 'bot', bot: one.bot };
    if (one.kind === 'open' && mode === 'friends') return { kind: 'open' };
    if (one.kind === 'person' && mode === 'device' && typeof one.name === 'string')
      return { kind: 'person', name: one.name.slice(0, 24) };
    return other;
  };
  const seats = (mode: Mode): Sitter[] =>
    fresh.others[mode].map((other, i) => sitter(old.others?.[mode]?.[i], mode, other));
  return {
    game: isGame(old.game) ? old.game : fresh.game,
    players: { condottiere: players('condottiere'), virtu: players('virtu') },
    others: { bots: seats('bots'), friends: seats('friends'), device: seats('device') },
    colour: within(old.colour, 0, colours - 1, fresh.colour),
    options: Object.fromEntries(
      optionNames.map((name) => [name, old.options?.[name] === true]),
    ) as Choice['options'],
    points: pointsToWin.includes(old.points ?? 0) ? old.points! : fresh.points,
    gentleAgents: old.gentleAgents === true,
    years: lastYears.includes(old.years ?? 0) ? old.years! : fresh.years,
    houses: housesFrom(old.houses),
    clock: clocks.find((one) => one === old.clock) ?? fresh.clock,
    public: old.public === true,
    spectators: old.spectators !== false,
  };
}

/** The house of each seat as it is chosen, of those that play; null: they are drawn. */
export function housesIn(choice: Choice): House[] | null {
  if (choice.game !== 'virtu' || !choice.houses) return null;
  const playing = housesOf(playersIn(choice));
  return choice.houses.filter((house) => playing.includes(house));
}

export function optionsOf(choice: Choice, mode: Mode): Wish['options'] {
  const options: Wish['options'] = {};
  if (choice.game === 'virtu') {
    const houses = housesIn(choice);
    // Bots take the last seats, and their houses with them.
    if (houses) options.colours = botsLast(choice, mode).map((seat) => houses[seat]!);
    if (choice.years !== lastYears.at(-1)) options.years = choice.years;
    if (choice.gentleAgents) options.gentle_agents = true;
    return options;
  }
  for (const name of optionNames) {
    if (choice.options[name]) options[name] = name === 'play_for_points' ? choice.points : true;
  }
  return options;
}

/** Regions change hands for ever while a series wants them filled. */
export const growsLong = (choice: Choice): boolean =>
  choice.options.play_for_points && choice.options.capturing_regions;

export const playersIn = (choice: Choice): number => choice.players[choice.game];
const seated = (choice: Choice, mode: Mode): Sitter[] => choice.others[mode].slice(0, playersIn(choice) - 1);

/** The seats as they are chosen, in the order in which the table has them. */
function botsLast(choice: Choice, mode: Mode): number[] {
  const isBot = (seat: number) => choice.others[mode][seat - 1]?.kind === 'bot';
  const all = Array.from({ length: playersIn(choice) }, (_, seat) => seat);
  return [...all.filter((seat) => !isBot(seat)), ...all.filter(isBot)];
}

/** People first: the seats of a table on the device. `unnamed` gives names to those without one. */
export function localTable(
  choice: Choice,
  mode: 'bots' | 'device',
  me: string,
  unnamed: (number: number) => string,
  botMillis: number,
): LocalTable {
  const others = seated(choice, mode);
  const people = [me.trim(), ...others.flatMap((one) => (one.kind === 'person' ? [one.name.trim()] : []))];
  return {
    settings: {
      game: choice.game,
      players: playersIn(choice),
      options: optionsOf(choice, mode),
      // Nobody here could guess anything from a pause.
      pause: 0,
    },
    people: people.map((name, i) => name || unnamed(i + 1)),
    bots: others.flatMap((one) => (one.kind === 'bot' ? [one.bot] : [])),
    // In Virtù the house is the colour.
    ...(choice.colour === 0 || choice.game === 'virtu' ? {} : { colour: choice.colour }),
    botMillis,
  };
}

/** A table in the server. Its bots take the last seats. */
export function serverTable(choice: Choice): Wish {
  return {
    game: choice.game,
    players: playersIn(choice),
    options: optionsOf(choice, 'friends'),
    public: choice.public,
    spectators: choice.spectators,
    clock: clockRules[choice.clock],
    bots: seated(choice, 'friends').flatMap((one) => (one.kind === 'bot' ? [one.bot] : [])),
  };
}
