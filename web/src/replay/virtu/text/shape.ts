// What the replay of Virtù says besides what the replays of both games say.
export interface VirtuReplayTexts {
  wins: (names: string[]) => string;
  years: (n: number) => string;
  /** Under `Move`: which turn it is. */
  setup: (name: string) => string;
  spring: (year: number, name: string) => string;
  sieges: (year: number) => string;
  winter: (year: number, name: string) => string;
  year: (year: number) => string;
  begins: string;
  over: string;
  pace: string;
  byTurn: string;
  byDecision: string;
  chart: string;
  chances: string;
  prestige: string;
  prestigeLabel: string;
  prestigeTable: string;
  turn: string;
  palaces: string;
  decides: (name: string, what: string) => string;
}
