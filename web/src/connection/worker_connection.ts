// A table on this device, in a worker. Its log is kept in the browser, so that the game goes on after closing.
import type { FromTable, ToTable } from '../worker/table_protocol';
import type { Advice, Connection, Listener, Replay } from './connection';
import type { Ok, Refused, Request, Seat, Settings } from './messages';
import { type SavedGame, appendLines, keepGame } from './saved_games';

export interface LocalTable {
  settings: Partial<Settings> & Pick<Settings, 'game' | 'players'>;
  /** Names of those who play at this device, in the first seats. */
  people: string[];
  bots: string[];
  botMillis: number;
}

/** Leaves out the type without losing the union. */
type Question = 'advise' | 'replay' | 'record' | 'chances';

export class WorkerConnection implements Connection {
  readonly place = 'device';
  private readonly worker: Worker;
  private listener: Listener | null = null;
  private readonly waiting = new Map<number, (value: unknown) => void>();
  private nextId = 1;
  private saving: Promise<void> = Promise.resolve();

  private constructor(
    readonly id: string,
    private readonly first: ToTable,
  ) {
    this.worker = new Worker(new URL('../worker/table_worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<FromTable>) => this.receive(data);
  }

  static create(table: LocalTable): WorkerConnection {
    const id = crypto.randomUUID();
    const connection = new WorkerConnection(id, { type: 'create', ...table });
    connection.saving = keepGame({ id, at: Date.now(), finished: false, ...table }, []);
    return connection;
  }
  static resume(game: SavedGame, lines: string[]): WorkerConnection {
    const { people, botMillis } = game;
    return new WorkerConnection(game.id, { type: 'load', lines, people, botMillis });
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
  advise(milliseconds: number): Promise<Advice | null> {
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
    switch (data.type) {
      case 'answer':
        return this.answered(data.id, data.value);
      case 'lines':
        this.saving = this.saving.then(() => appendLines(this.id, data.lines));
        return;
      case 'failed':
        console.error(data.reason);
        this.listener?.line('closed');
        return;
      case 'message': {
        const message = data.message;
        if (message.type === 'hello') {
          this.listener?.line('open');
          this.listener?.hello(message);
        } else if (message.type === 'update') {
          this.listener?.update(message);
        } else if (message.type !== 'presence') {
          this.answered(message.id, message);
        }
      }
    }
  }

  private answered(id: number, value: unknown): void {
    this.waiting.get(id)?.(value);
    this.waiting.delete(id);
  }
}
