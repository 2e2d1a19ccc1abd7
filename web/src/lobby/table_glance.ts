// Whose turn it is at a table where I sit: one look through its socket, since lists do not say.
import type { Hello, Seat, ServerMessage } from '../connection/messages';
import { botName } from './characters';

export interface TableGlance {
  you: Seat | null;
  turn: Seat | null;
  contested: string | null;
  names: string[];
}

const longest = 5000;

export function glanceAt(id: string): Promise<TableGlance> {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${id}/socket`);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.close(), longest);
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage;
      if (message.type !== 'hello') return;
      resolve(seen(message));
      socket.close();
    };
    socket.onclose = () => {
      clearTimeout(timer);
      reject(new Error('no answer'));
    };
  });
}

export function seen({ you, table, game }: Pick<Hello, 'you' | 'table' | 'game'>): TableGlance {
  const view = game?.view as { turn?: Seat | null; contested?: string | null } | undefined;
  return {
    you: you.seat,
    turn: view?.turn ?? null,
    contested: view?.contested ?? null,
    names: table.seats.map((seat) =>
      seat.sitter === 'person' ? seat.name : seat.sitter === 'bot' ? botName(seat.bot) : '',
    ),
  };
}
