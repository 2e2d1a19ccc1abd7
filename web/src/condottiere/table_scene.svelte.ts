// The table as its screen shows it: what is seen, what was chosen but not yet done, and what the rules say of both.
import type { Seat } from '../connection/messages';
import type { Tincture } from '../art/heraldry';
import type { LogLine } from '../table/log_line';
import { SeatedScene } from '../table/seated_scene.svelte';
import type { TableStore } from '../table/table_store.svelte';
import { language, t } from '../text/texts.svelte';
import { type Guide, type Refusal, loadGuide } from '../worker/guide';
import { botName } from '../lobby/characters';
import { parseAction } from './actions';
import { missing, seasonOf } from './changes';
import { logWriter } from './log_lines';
import { largestGroup } from './routes';
import { seriesGames } from './series';
import type {
  CardName,
  CondottiereEvent,
  CondottiereState,
  Nearness,
  Options,
  Preview,
  Strengths,
  View,
} from './view';

const usable = <T extends object>(answer: T | Refusal): T | null => ('refused' in answer ? null : answer);

export class TableScene extends SeatedScene {
  private guide = $state.raw<Guide | null>(null);
  /** An action that is shown on the table before it is done. */
  choice = $state.raw<string | null>(null);
  /** An action that will be done when my turn comes, if it still can be. */
  planned = $state.raw<string | null>(null);
  /** Regions to be lit on the map. */
  lit = $state.raw<string[]>([]);

  constructor(store: TableStore, nameOf: (seat: Seat) => string) {
    super(store, nameOf);
    void loadGuide().then((guide) => {
      this.guide = guide;
    });
  }

  readonly game = $derived.by(() => this.store.game as CondottiereState | null);
  readonly view = $derived<View | null>(this.game?.view ?? null);
  readonly result = $derived(this.game?.result ?? null);
  readonly phase = $derived(this.view?.phase ?? 'battle');
  readonly hand = $derived<CardName[]>(this.me === null ? [] : (this.view?.seats[this.me]?.hand ?? []));
  readonly owners = $derived.by<Record<string, Tincture>>(() =>
    Object.fromEntries(
      Object.entries(this.view?.regions ?? {}).map(([region, seat]) => [region, this.tincture(seat)]),
    ),
  );

  readonly strengths = $derived.by(() => {
    const view = this.view;
    return view && this.guide ? usable(this.guide.strengths<Strengths>(view)) : null;
  });
  readonly nearness = $derived.by<Nearness[]>(() => {
    const view = this.view;
    const seen = view && this.guide ? usable(this.guide.nearness<{ seats: Nearness[] }>(view)) : null;
    return seen?.seats ?? [];
  });
  readonly preview = $derived.by<Preview | null>(() => {
    const view = this.view;
    // Where a region is chosen the next battle begins: what becomes of the old lines is no news.
    if (!this.choice || !/^(play|take|pass)/.test(this.choice)) return null;
    if (!view || !this.guide || !this.legal.includes(this.choice)) return null;
    return usable(this.guide.preview<Preview>(view, this.choice));
  });
  readonly season = $derived(this.view ? seasonOf(this.view) : null);
  /** The season, while there is a battle that it matters to. */
  readonly weather = $derived(this.phase === 'place' || this.result ? null : this.season);
  /** The value that Spring raises now. */
  readonly raised = $derived.by(
    () =>
      this.strengths?.seats.flatMap((s) => s.parts).find((part) => part.why.includes('spring'))?.card ?? '',
  );
  /** Seats that would win the game with the contested region. */
  readonly winners = $derived.by<Seat[]>(() => {
    const region = this.view?.contested;
    if (!region || this.phase === 'place' || this.result) return [];
    return this.order.filter((seat) => this.nearness[seat]?.winning.includes(region));
  });
  /** The regions that decided the game: the winners' largest groups, or all of theirs. */
  readonly gilded = $derived.by<string[]>(() => {
    const result = this.result;
    if (!result) return [];
    return result.winners.flatMap((seat) => {
      const theirs = Object.keys(result.regions).filter((name) => result.regions[name] === seat);
      return result.reason === 'adjacent' ? largestGroup(theirs) : theirs;
    });
  });
  /** Who alone has the most Courtesans (C4.9). */
  readonly courted = $derived.by<Seat | null>(() => {
    const view = this.view;
    if (!view || view.finalists) return null;
    const counts = view.seats.map((s) => s.line.filter((card) => card === 'courtesan').length);
    const most = Math.max(...counts);
    const first = counts.indexOf(most);
    return most > 0 && counts.lastIndexOf(most) === first ? first : null;
  });
  readonly defender = $derived.by<Seat | null>(() => {
    const view = this.view;
    if (!view?.contested || !view.options.capturing_regions || this.phase === 'place') return null;
    return view.regions[view.contested] ?? null;
  });
  /** Of a series for points (D2): which game of it is played, or was the last, and how far it goes. */
  readonly series = $derived.by<string | null>(() => {
    const view = this.view;
    const target = view?.options.play_for_points;
    if (!view || !target) return null;
    const over = seriesGames(this.store.events as CondottiereEvent[], view.players).length;
    return t().series.open(this.result ? over : over + 1, target);
  });
  /** What goes on, as a heading. */
  readonly title = $derived.by(() => {
    const view = this.view;
    if (!view) return '';
    if (this.result) return t().play.over;
    if (view.finalists) return t().play.finalBattle;
    if (this.phase === 'place' && view.turn !== null) return t().play.choosing(this.who(view.turn));
    return view.contested ? t().play.battleFor(view.contested) : t().play.between;
  });
  /** The same for a phone: the region alone says it. */
  readonly shortTitle = $derived.by(() => {
    const region = this.view?.contested;
    if (this.result || this.view?.finalists) return this.title;
    return this.phase === 'place' ? t().play.next : (region ?? this.title);
  });
  /** The game and its options. */
  readonly gameWords = $derived.by(() =>
    [
      t().play.game,
      ...Object.entries(t().lobby.fresh.names).flatMap(([key, name]) =>
        this.view?.options[key as keyof Options] ? name : [],
      ),
    ].join(' · '),
  );
  /** Strengths in words, for whoever does not see them. */
  readonly stands = $derived.by(() => {
    const totals = this.strengths;
    if (this.phase !== 'battle' || !totals) return '';
    return `${this.order.map((seat) => `${this.who(seat).name} ${totals.seats[seat]?.total ?? 0}`).join(', ')}.`;
  });
  /** Who won, in words. */
  readonly verdict = $derived.by(() => {
    const winners = this.result?.winners ?? [];
    const [only] = winners;
    return winners.length === 1 && only !== undefined
      ? t().play.result.wins({ ...this.who(only), ...(only === this.me ? {} : { name: this.name(only) }) })
      : t().play.result.share(winners.map((seat) => this.who(seat).name).join(', '));
  });
  /** By what names the log calls people; the language among it. */
  private readonly spoken = $derived.by(() => {
    const names = (this.store.info?.seats ?? []).map((_, seat) => this.who(seat).name);
    return [language(), ...names].join('\n');
  });
  private readonly writeLog = $derived.by(() => {
    void this.spoken;
    const speaker = { texts: t(), who: (seat: Seat) => this.who(seat), bot: botName };
    return logWriter(speaker);
  });
  readonly log = $derived.by<LogLine[]>(() => {
    return this.writeLog(this.store.events as CondottiereEvent[]);
  });

  /** Places in a line whose cards the preview takes away. */
  doomed(seat: Seat): number[] {
    const line = this.view?.seats[seat]?.line;
    const after = this.preview?.view.seats[seat]?.line;
    return line && after ? missing(line, after) : [];
  }
  /** Places in a line whose cards count three more: in the preview if there is one. */
  boosted(seat: Seat): number[] {
    const gone = this.doomed(seat);
    const line = this.view?.seats[seat]?.line ?? [];
    const parts = (this.preview?.strengths ?? this.strengths)?.seats[seat]?.parts ?? [];
    const left = line.map((_, i) => i).filter((i) => !gone.includes(i));
    return left.filter((_, i) => parts[i]?.why.includes('spring'));
  }

  choose(action: string | null): void {
    this.choice = action;
  }
  /** Plays, passes, marches: now if it is my turn, else as soon as it is. */
  async act(action: string): Promise<void> {
    if (!this.legal.includes(action)) {
      this.planned = this.planned === action ? null : action;
      this.choice = null;
      return;
    }
    this.choice = null;
    this.planned = null;
    await this.store.act(action);
  }
  /** To be called when something has changed: what was chosen may be impossible now, what was planned possible. */
  settle(): void {
    if (this.planned !== null && this.myTurn) {
      const action = this.planned;
      this.planned = null;
      if (this.legal.includes(action)) return void this.act(action);
    }
    if (this.choice === null) return;
    const { verb, object } = parseAction(this.choice);
    const waiting = !this.myTurn && verb === 'play' && this.hand.includes(object as CardName);
    if (!waiting && !this.legal.includes(this.choice)) this.choice = null;
  }
}
