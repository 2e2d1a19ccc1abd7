// A table in the server, over one WebSocket that comes back by itself and asks for what it missed.
import type { Advice, Connection, Line, Listener, Replay } from './connection';
import { HttpError, getJson, getText } from './http';
import type { Ok, Refused, Request, ServerMessage } from './messages';

const firstWait = 250;
const longestWait = 8000;

export class SocketConnection implements Connection {
  readonly place = 'server';
  private listener: Listener | null = null;
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Ok | Refused) => void>();
  private nextId = 1;
  private seen: { number: number; extra: number } | null = null;
  private wait = firstWait;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  listen(listener: Listener): void {
    this.listener = listener;
    this.open();
  }

  ask(request: Request): Promise<Ok | Refused> {
    const id = this.nextId++;
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ type: 'refused', id, error: 'try_again', detail: '' });
    }
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  replay(): Promise<Replay> {
    return getJson<Replay>(`/api/tables/${this.table}/replay`);
  }
  record(): Promise<string> {
    return getText(`/api/tables/${this.table}/record`);
  }
  async chances(): Promise<number[][]> {
    const { analysePositions } = await import('../worker/analyst');
    const { steps } = await this.replay();
    return analysePositions(steps.map((step) => step.position));
  }
  async advise(view: unknown, milliseconds: number): Promise<Advice | null> {
    const { adviseOnView } = await import('../worker/analyst');
    return adviseOnView(view, milliseconds).catch(() => null);
  }
  sit(): void {}

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.tell('closed');
  }

  private open(): void {
    if (this.closed) return;
    const since = this.seen ? `${this.seen.number}.${this.seen.extra}` : '0.0';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/socket?since=${since}`,
    );
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) void this.lost();
    };
  }

  private async lost(): Promise<void> {
    this.socket = null;
    for (const [id, resolve] of this.waiting)
      resolve({ type: 'refused', id, error: 'try_again', detail: '' });
    this.waiting.clear();
    if (this.closed) return;
    this.tell('lost');
    this.retry = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, longestWait);
    // A table that is not there (any more) never comes back: say so once instead of trying for ever.
    try {
      await getJson(`/api/tables/${this.table}`);
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) this.close();
    }
  }

  private readonly hurry = () => {
    if (this.socket || this.closed || document.visibilityState === 'hidden') return;
    clearTimeout(this.retry);
    this.open();
  };

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'ok':
      case 'refused':
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
        return;
      case 'presence':
        this.listener?.presence(message);
        return;
      case 'hello':
        this.wait = firstWait;
        this.seen = { number: message.number, extra: message.extra };
        this.tell('open');
        this.listener?.hello(message);
        return;
      case 'update': {
        const last = message.events.at(-1);
        if (last) this.seen = { number: last.number, extra: last.extra };
        this.listener?.update(message);
      }
    }
  }

  private tell(state: Line): void {
    this.listener?.line(state);
  }
}
