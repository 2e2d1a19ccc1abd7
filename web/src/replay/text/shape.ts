export interface ReplayTexts {
  title: string;
  wins: (names: string[]) => string;
  reasons: Record<string, string>;
  battles: (n: number) => string;
  minutes: (n: number) => string;
  backToTable: string;
  check: string;
  loading: string;
  failed: string;
  thinking: string;
  noChances: string;
  chances: string;
  chancesLabel: string;
  toWin: string;
  turning: string;
  noTurning: string;
  /** "Firenze. Elena: 31 % to 78 %" */
  shift: (region: string | null, name: string, from: string, to: string) => string;
  log: string;
  move: string;
  moveOf: (n: number, of: number) => string;
  start: string;
  /** What a move is called of which others saw nothing. */
  quiet: { hold: (name: string) => string; draw: (name: string) => string };
  first: string;
  prev: string;
  play: string;
  pause: string;
  next: string;
  last: string;
  keys: string;
  table: string;
  hand: string;
  line: string;
  strength: string;
  empty: string;
  faceDown: string;
  passed: string;
  verify: {
    title: string;
    why: string;
    seed: string;
    seal: string;
    fits: string;
    fitsNot: string;
    unchecked: string;
    how: string;
    download: string;
    then: string;
  };
}
