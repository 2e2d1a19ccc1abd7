// The games there are, as the pages around a table know them: their names, and how many play.
export const games = ['condottiere', 'virtu'] as const;
export type GameName = (typeof games)[number];

/** Names that are the same in every language. */
const titles: Record<GameName, string> = { condottiere: 'Condottiere', virtu: 'Virtù' };
export const isGame = (name: unknown): name is GameName => games.some((game) => game === name);
export const gameTitle = (name: string): string => (isGame(name) ? titles[name] : name);

/** The fewest and the most players. */
export const playersOf: Record<GameName, [number, number]> = { condottiere: [2, 6], virtu: [3, 5] };
/** As many as sit at the largest table. */
export const mostPlayers = Math.max(...games.map((game) => playersOf[game][1]));
