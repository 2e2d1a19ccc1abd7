// What of the page belongs to one game: fetched when that game is played.
import type { Component } from 'svelte';
import type { Seat } from '../connection/messages';
import type { TableStore } from '../table/table_store.svelte';

export interface TableProps {
  store: TableStore;
  names: (seat: Seat) => string;
  base: string;
}
type Screen = Promise<{ default: Component<TableProps> }>;
interface GameParts {
  screen: () => Screen;
  /** The rules at hand. */
  guide: () => Promise<unknown>;
}

// Each a function of its own: of two imports in one conditional the bundler keeps only one list of styles.
const condottiere: GameParts = {
  screen: () => import('../condottiere/TableScreen.svelte'),
  guide: async () => (await import('../worker/guide')).loadGuide(),
};
const virtu: GameParts = {
  screen: () => import('../virtu/TableScreen.svelte'),
  guide: async () => (await import('../worker/guide_virtu')).loadVirtuGuide(),
};
const partsOf = (game: string): GameParts => (game === 'virtu' ? virtu : condottiere);

export const importTableScreen = (game: string): Screen => partsOf(game).screen();
export const importGuide = (game: string): Promise<unknown> => partsOf(game).guide();
