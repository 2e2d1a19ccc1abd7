// The log of a table of Virtù in words, each line with the seat that it is about. A turn comes as many small events of the
// table, one a decision: what belongs together is told together.
import type { Seat, TableEvent } from '../connection/messages';
import type { LogLine } from '../table/log_line';
import type { VirtuSpeaker } from './part_words';
import { toldLines } from './told_words';
import type { VirtuEvent } from './view_types';

export type VirtuTableEvent = TableEvent<VirtuEvent>;

export function logLines(events: readonly VirtuTableEvent[], speaker: VirtuSpeaker): LogLine[] {
  const { texts, who, bot } = speaker;
  const log = texts.play.log;
  const lines: LogLine[] = [];
  /** Told since the last line of another kind, and by which event of the table. */
  let told: VirtuEvent[] = [];
  let by: VirtuTableEvent[] = [];

  const add = (
    event: VirtuTableEvent,
    part: number,
    line: { seat: Seat | null; text: string; opens: boolean },
  ) =>
    lines.push({
      // By where it begins: a line that grows stays the same line.
      key: `${event.number}.${event.extra}.${part}`,
      number: event.number,
      seat: line.seat,
      text: line.text,
      opens: line.opens,
    });
  const tell = () => {
    let last: VirtuTableEvent | null = null;
    let part = 0;
    for (const line of toldLines(told, speaker)) {
      const event = by[line.at]!;
      part = event === last ? part + 1 : 0;
      last = event;
      add(event, part, line);
    }
    told = [];
    by = [];
  };
  const say = (event: VirtuTableEvent, seat: Seat, text: string) => {
    tell();
    add(event, -1, { seat, text, opens: false });
  };

  for (const event of events) {
    switch (event.kind) {
      case 'started':
      case 'moved':
        if (event.kind === 'moved' && event.by === 'clock') say(event, event.seat, log.byClock);
        told.push(...event.told);
        by.push(...event.told.map(() => event));
        break;
      case 'left':
        say(event, event.seat, log.left(who(event.seat)));
        break;
      case 'lent':
        say(event, event.seat, log.lent(who(event.seat), bot(event.bot)));
        break;
      case 'back':
        say(event, event.seat, log.back(who(event.seat)));
        break;
      case 'dropped':
        say(event, event.seat, log.dropped);
        break;
      default:
    }
  }
  tell();
  return lines;
}
