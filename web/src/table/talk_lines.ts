// What was said, shown and offered, in the order of the table.
import type { Pact, Seat, TableEvent, TableInfo } from '../connection/messages';

export type TalkLine = { key: string; seat: Seat; to: Seat[] | null } & (
  { kind: 'said'; text: string } | { kind: 'showed'; cards: string[] } | { kind: 'pact'; pact: Pact }
);

export function talkLines(events: readonly TableEvent[], pacts: TableInfo['pacts']): TalkLine[] {
  const lines: TalkLine[] = [];
  for (const event of events) {
    const key = `${event.number}.${event.extra}`;
    if (event.kind === 'talk') {
      lines.push({ key, kind: 'said', seat: event.seat, to: event.to, text: event.text });
    } else if (event.kind === 'showed') {
      lines.push({ key, kind: 'showed', seat: event.seat, to: event.to, cards: event.cards });
    } else if (event.kind === 'pact') {
      // The same proposal, and every one only once.
      const pact = pacts.find(
        (one) =>
          one.seat === event.seat &&
          one.text === event.text &&
          one.to.join() === event.to.join() &&
          !lines.some((line) => line.kind === 'pact' && line.pact.pact === one.pact),
      );
      if (pact) lines.push({ key, kind: 'pact', seat: event.seat, to: event.to, pact });
    }
  }
  return lines;
}
