// What the screens of all games show in the same way: who sits where, whose turn it is, and the log in words.
import { type Tincture, tinctureOf } from '../art/heraldry';
import type { GameState, Seat } from '../connection/messages';
import type { Who } from '../text/play/en';
import { t } from '../text/texts.svelte';
import type { LogLine } from './log_line';
import type { TableStore } from './table_store.svelte';

/** The least that every game's view tells. */
interface AnyView {
  players: number;
  turn: Seat | null;
}

export abstract class SeatedScene {
  constructor(
    readonly store: TableStore,
    private readonly nameOf: (seat: Seat) => string,
  ) {}

  abstract readonly log: LogLine[];

  private readonly state = $derived.by(() => this.store.game as GameState<AnyView> | null);
  readonly me = $derived.by(() => this.store.you.seat);
  readonly held = $derived(this.state?.held ?? []);
  readonly over = $derived((this.state?.result ?? null) !== null);
  readonly clock = $derived(this.state?.clock ?? null);
  /** Who is asked, as far as this viewer may know it. */
  readonly turn = $derived(this.over ? null : (this.state?.view.turn ?? null));
  readonly lent = $derived.by(() => {
    const seat = this.me === null ? null : this.store.info?.seats[this.me];
    return seat?.sitter === 'person' && seat.lent !== null;
  });
  readonly legal = $derived(this.held.length > 0 || this.over || this.lent ? [] : (this.state?.legal ?? []));
  readonly myTurn = $derived(this.legal.length > 0);
  /** Nobody else but bots sits here: then a bot may be asked for advice. */
  readonly alone = $derived.by(
    () => this.me !== null && this.order.every((seat) => seat === this.me || !this.isPerson(seat)),
  );

  /** Seats whose last decision was made by the clock. */
  private readonly byClock = $derived.by<Record<Seat, boolean>>(() => {
    const seats: Record<Seat, boolean> = {};
    for (const event of this.store.events) {
      if (event.kind === 'moved') seats[event.seat] = event.by === 'clock';
      else if (event.kind === 'lent') seats[event.seat] = false;
    }
    return seats;
  });

  /** The others clockwise from me, and I at the end. */
  readonly order = $derived.by<Seat[]>(() => {
    const players = this.state?.view.players ?? 0;
    const first = (this.me ?? -1) + 1;
    return Array.from({ length: players }, (_, i) => (first + i) % players);
  });

  tincture(seat: Seat): Tincture {
    return tinctureOf(this.store.info?.seats[seat]?.colour ?? seat);
  }
  who(seat: Seat): Who {
    return seat === this.me ? { name: t().play.you, you: true } : { name: this.shortName(seat), you: false };
  }
  /** The name itself, also of the reader. */
  name(seat: Seat): string {
    return this.nameOf(seat);
  }
  /** As it fits into a plate: a bot's given name. */
  shortName(seat: Seat): string {
    const name = this.name(seat);
    return this.store.info?.seats[seat]?.sitter === 'bot' ? (name.split(' ')[0] ?? name) : name;
  }
  /** The bot that plays this seat now. */
  bot(seat: Seat): string | null {
    const sitter = this.store.info?.seats[seat];
    if (sitter?.sitter === 'bot') return sitter.bot;
    return sitter?.sitter === 'person' ? sitter.lent : null;
  }
  isPerson(seat: Seat): boolean {
    return this.store.info?.seats[seat]?.sitter === 'person';
  }
  late(seat: Seat): boolean {
    return !this.over && this.byClock[seat] === true;
  }
  away(seat: Seat): boolean {
    return this.store.connection.place === 'server' && this.isPerson(seat) && !this.store.here.includes(seat);
  }
}
