// One line of a table's log in words. What the lines say is the game's own.
import type { Seat } from '../connection/messages';
import type { Texts } from '../text/en';
import type { Who } from '../text/play/en';

export interface LogLine {
  key: string;
  seat: Seat | null;
  text: string;
  /** Number of the table's event, for a replay from there. */
  number: number;
  /** Battles, or years, are told apart by a rule over their first line. */
  opens: boolean;
}

/** What it takes to speak of a table: the texts, and how those who sit there are called. */
export interface Speaker {
  texts: Texts;
  who: (seat: Seat) => Who;
  bot: (id: string) => string;
}
