// A finished game of any kind that is gone through step by step: what was loaded of it, and where one stands.
import type { ReplayStep } from '../connection/connection';
import type { Seat } from '../connection/messages';
import { botName } from '../lobby/characters';
import type { TableStore } from '../table/table_store.svelte';
import { wantedEvent } from './wanted_event';

/** A step with the game's own position and events. */
export interface TypedStep<Position = unknown, Told = unknown> extends Omit<
  ReplayStep,
  'told' | 'position' | 'action'
> {
  action: string | null;
  told: Told[];
  position: Position;
}

/** Milliseconds a step while it plays by itself. */
const pace = 1000;

/** To be made while a component is set up: it sees to its own effects. */
export class ReplayRun<Step extends TypedStep> {
  steps = $state.raw<Step[] | null>(null);
  chances = $state.raw<number[][] | null>(null);
  failed = $state<'game' | 'chances' | null>(null);
  at = $state(0);
  playing = $state(false);
  /** The steps at which it stops on its way; null: all of them. */
  stops = $state.raw<readonly number[] | null>(null);

  readonly last = $derived((this.steps?.length ?? 1) - 1);
  readonly step = $derived(this.steps?.[Math.min(this.at, this.last)]);
  readonly seats = $derived.by(() => this.store.info?.seats ?? []);
  // The reader's own row is the last one, as at the table.
  readonly order = $derived.by<Seat[]>(() => {
    const own = this.store.you.seat;
    const all = this.seats.map((_, seat) => seat);
    return own === null ? all : [...all.slice(own + 1), ...all.slice(0, own + 1)];
  });
  readonly minutes = $derived(
    this.steps ? Math.max(1, Math.round((this.steps.at(-1)!.at - this.steps[0]!.at) / 60000)) : 0,
  );

  constructor(
    private readonly store: TableStore,
    private readonly names: ((seat: Seat) => string) | undefined,
  ) {
    $effect(() => {
      void this.load();
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.at >= this.last) this.playing = false;
        else this.on();
      }, pace);
      return () => clearInterval(timer);
    });
  }

  name(seat: Seat): string {
    const info = this.seats[seat];
    if (this.names) return this.names(seat);
    return info?.sitter === 'person' ? info.name : info?.sitter === 'bot' ? botName(info.bot) : '';
  }
  bot(seat: Seat): string | null {
    const info = this.seats[seat];
    return info?.sitter === 'bot' ? info.bot : null;
  }
  /** Bots are called by their first names beside the table. */
  short(seat: Seat): string {
    return this.bot(seat) ? this.name(seat).split(' ')[0]! : this.name(seat);
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }
  on(): void {
    this.go(this.stops?.find((stop) => stop > this.at) ?? (this.stops ? this.last : this.at + 1));
  }
  back(): void {
    this.go(this.stops?.findLast((stop) => stop < this.at) ?? (this.stops ? 0 : this.at - 1));
  }
  toggle(): void {
    if (!this.playing && this.at >= this.last) this.at = 0;
    this.playing = !this.playing;
  }

  private readonly keys: Record<string, () => void> = {
    ArrowLeft: () => this.back(),
    ArrowRight: () => this.on(),
    Home: () => this.go(0),
    End: () => this.go(this.last),
    ' ': () => this.toggle(),
  };
  key(event: KeyboardEvent): void {
    const target = event.target as Element;
    const busy = target.closest(
      'input, textarea, select, dialog, summary, [role="tablist"], [data-piece], [data-spot]',
    );
    if (busy || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && target.closest('button, a')) return;
    const act = this.keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  private async load(): Promise<void> {
    const number = wantedEvent(location.search);
    const wanted = number > 0 ? this.store.events.find((event) => event.number >= number)?.at : undefined;
    let steps: Step[];
    try {
      steps = (await this.store.connection.replay()).steps as unknown as Step[];
      this.steps = steps;
      this.at =
        wanted === undefined
          ? 0
          : Math.max(
              0,
              steps.findLastIndex((step) => step.at <= wanted),
            );
    } catch {
      this.failed = 'game';
      return;
    }
    try {
      const values = await this.store.connection.chances();
      if (values.length !== steps.length) throw new Error('chances of another game');
      this.chances = values;
    } catch {
      this.failed = 'chances';
    }
  }
}
