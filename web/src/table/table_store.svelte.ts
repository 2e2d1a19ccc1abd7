// What the page knows of one table: the last of everything that its connection told. Components read it and ask through it.
import type { Connection, Line } from '../connection/connection';
import type {
  GameState,
  Hello,
  Ok,
  Refused,
  Request,
  Seat,
  TableEvent,
  TableInfo,
  Update,
} from '../connection/messages';
import { alike } from './steady';

export class TableStore {
  line = $state.raw<Line>('connecting');
  id = $state.raw('');
  you = $state.raw<{ seat: Seat | null; host: boolean }>({ seat: null, host: false });
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameState | null>(null);
  /** Everything that happened, as far as this viewer could see it. */
  events = $state.raw<TableEvent[]>([]);
  here = $state.raw<Seat[]>([]);
  spectators = $state.raw(0);
  /** The last refusal, until the next answer. */
  refused = $state.raw<Refused | null>(null);
  /** A request is on its way. */
  busy = $state.raw(false);
  private number = 0;

  constructor(readonly connection: Connection) {
    connection.listen({
      hello: (message) => this.hello(message),
      update: (message) => this.update(message),
      presence: (message) => {
        this.here = message.seats;
        this.spectators = message.spectators;
      },
      line: (state) => {
        this.line = state;
      },
    });
  }

  async ask(request: Request): Promise<Ok | Refused> {
    this.busy = true;
    const answer = await this.connection.ask(request);
    this.busy = false;
    // Somebody's secret answer overtook this action: what it led to is on its way, and one decides anew.
    this.refused = answer.type === 'refused' && answer.error !== 'stale' ? answer : null;
    return answer;
  }
  /** Does these actions, all or none, as an answer to what is seen now. */
  act(...actions: string[]): Promise<Ok | Refused> {
    return this.ask({ type: 'act', after: this.number, actions });
  }
  close(): void {
    this.connection.close();
  }

  private hello(message: Hello): void {
    // A fresh view of another seat begins anew; after a lost line only what was missed is told.
    const other = this.info === null || message.resync || message.you.seat !== this.you.seat;
    this.id = message.table_id;
    this.you = message.you;
    this.number = message.number;
    this.info = alike(this.info, message.table);
    this.game = alike(this.game, message.game);
    this.events = other ? message.events : merged(this.events, message.events);
  }

  private update(message: Update): void {
    // What is told again as it was is not drawn again.
    if (message.table !== undefined) this.info = alike(this.info, message.table);
    if (message.game !== undefined) this.game = alike(this.game, message.game);
    this.events = merged(this.events, message.events);
    this.number = message.events.at(-1)?.number ?? this.number;
  }
}

function merged(old: TableEvent[], fresh: TableEvent[]): TableEvent[] {
  const last = old.at(-1);
  const news = last
    ? fresh.filter((e) => e.number > last.number || (e.number === last.number && e.extra > last.extra))
    : fresh;
  return news.length > 0 ? [...old, ...news] : old;
}
