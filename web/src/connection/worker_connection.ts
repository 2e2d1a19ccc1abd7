// A table on this device, in a worker. Its log is kept in the browser, so that the game goes on after closing.
import type { FromTable, ToTable } from '../worker/table_protocol';
import { takeTableWorker } from '../worker/table_workers';
import type { Advice, Connection, Listener, Replay } from './connection';
import type { Ok, Refused, Request, Seat, Settings, Update } from './messages';
import { nextTask } from './next_task';
import { type Glimpse, type SavedGame, appendLines, changeGame, keepGame } from './saved_games';

export interface LocalTable {
  settings: Partial<Settings> & Pick<Settings, 'game' | 'players'>;
  /** Names of those who play at this device, in the first seats. */
  people: string[];
  bots: string[];
  /** The colour of the first person, if not the seat's own. */
  colour?: number;
  botMillis: number;
}

/** Who of several people at this device is to decide; null: nobody of them. */
type Asked = (seat: Seat | null) => void;

/** `crypto.randomUUID` is there on secure pages only, and a server in one's own house may have none. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the table says, but for what is to be kept of it. */
type Told = Exclude<FromTable, { type: 'lines' }>;

/** Milliseconds after which a game goes on without being kept. */
const longestWrite = 5000;

type Question = 'advise' | 'replay' | 'record' | 'chances';

export class WorkerConnection implements Connection {
  readonly place = 'device';
  private readonly worker: Worker;
  private listener: Listener | null = null;
  private readonly waiting = new Map<number, (value: unknown) => void>();
  private nextId = 1;
  private saving: Promise<void> = Promise.resolve();
  private telling: Promise<void> = Promise.resolve();
  private begun = false;
  /** The browser keeps nothing within a time that anybody would wait for. */
  private forgetful = false;

  private asked: Asked = () => undefined;

  private constructor(
    readonly game: SavedGame,
    private readonly first: ToTable,
  ) {
    this.worker = takeTableWorker(game.settings.game);
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.receive(data);
    this.worker.onerror = () => this.listener?.line('closed');
  }

  static create(table: LocalTable): WorkerConnection {
    const game: SavedGame = { id: newId(), at: Date.now(), finished: false, ...table };
    const connection = new WorkerConnection(game, { type: 'create', ...table });
    // A browser that keeps nothing still plays.
    connection.saving = keepGame(game, []).catch(() => undefined);
    return connection;
  }
  static resume(game: SavedGame, lines: string[]): WorkerConnection {
    const { settings, people, bots, colour, botMillis } = game;
    // Closed before anything was kept: it begins anew.
    if (lines.length === 0) {
      return new WorkerConnection(game, { type: 'create', settings, people, bots, colour, botMillis });
    }
    return new WorkerConnection(game, { type: 'load', game: settings.game, lines, people, botMillis });
  }

  get id(): string {
    return this.game.id;
  }
  whenAsked(asked: Asked): void {
    this.asked = asked;
  }

  listen(listener: Listener): void {
    this.listener = listener;
    listener.line('connecting');
    this.post(this.first);
  }
  ask(request: Request): Promise<Ok | Refused> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as (value: unknown) => void);
      this.post({ type: 'ask', id, request });
    });
  }
  replay(): Promise<Replay> {
    return this.question<Replay>('replay');
  }
  record(): Promise<string> {
    return this.question<string>('record');
  }
  chances(): Promise<number[][]> {
    return this.question<number[][]>('chances');
  }
  advise(_view: unknown, milliseconds: number): Promise<Advice | null> {
    return this.question<Advice>('advise', milliseconds);
  }
  sit(seat: Seat): void {
    this.post({ type: 'sit', seat });
  }
  /** How long bots take: 1 as people like it, 0 at once. */
  setPace(pace: number): void {
    this.post({ type: 'pace', pace });
  }
  close(): void {
    this.worker.terminate();
    this.listener?.line('closed');
  }

  private question<T>(type: Question, milliseconds = 0): Promise<T> {
    const id = this.nextId++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as (value: unknown) => void);
      this.post(type === 'advise' ? { type, id, milliseconds } : { type, id });
    });
  }

  private post(message: ToTable): void {
    this.worker.postMessage(message);
  }

  private receive(data: FromTable): void {
    if (data.type === 'lines') this.keep(() => appendLines(this.id, data.lines));
    else if (this.begun && (data.type === 'message' || data.type === 'asked')) this.tellWhenKept(data);
    else this.tell(data);
  }

  /** Nothing is shown before it is kept: whoever closes the page then finds the game as it was. */
  private tellWhenKept(data: Told): void {
    const kept = this.saving;
    this.telling = this.telling
      .then(() => this.untilKept(kept))
      .then(() => this.tell(data))
      // What fails for one message is no reason to keep the next ones back.
      .catch(reportError)
      // Else whatever waited for the same line would be shown in one long task.
      .then(nextTask);
  }
  private async untilKept(kept: Promise<void>): Promise<void> {
    if (this.forgetful) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tired = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.forgetful = true;
        resolve();
      }, longestWrite);
    });
    await Promise.race([kept, tired]);
    clearTimeout(timer);
  }

  private tell(data: Told): void {
    switch (data.type) {
      case 'answer':
        return this.answered(data.id, data.value);
      case 'asked':
        return this.asked(data.seat);
      case 'failed':
        console.error(data.reason);
        this.listener?.line('closed');
        return;
      case 'message': {
        const message = data.message;
        if (message.type === 'hello') {
          this.begun = true;
          this.listener?.line('open');
          this.note(message);
          this.listener?.hello(message);
        } else if (message.type === 'update') {
          this.note(message);
          this.listener?.update(message);
        } else if (message.type !== 'presence') {
          this.answered(message.id, message);
        }
      }
    }
  }

  /** Keeps what the list of games shows of this one. */
  private note({ table, game }: Pick<Update, 'table' | 'game'>): void {
    const view = game?.view as { contested?: string | null; year?: number } | undefined;
    const seen: Glimpse = { contested: view?.contested ?? null, year: view?.year };
    if (table?.status === 'finished' && !this.game.finished) {
      this.game.finished = true;
      const winners = (game?.result as { winners?: Seat[] } | undefined)?.winners;
      this.keep(() => changeGame(this.id, { finished: true, glimpse: { ...seen, winners } }));
    } else if (
      view &&
      (seen.contested !== (this.game.glimpse?.contested ?? null) || seen.year !== this.game.glimpse?.year)
    ) {
      this.game.glimpse = seen;
      this.keep(() => changeGame(this.id, { glimpse: seen }));
    }
  }

  private keep(write: () => Promise<void>): void {
    this.saving = this.saving.then(write).catch((error: unknown) => console.warn('not kept:', error));
  }

  private answered(id: number, value: unknown): void {
    this.waiting.get(id)?.(value);
    this.waiting.delete(id);
  }
}
