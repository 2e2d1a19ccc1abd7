// Games that one can go back to: on this device and in the server, those that wait for me first.
import { type TableRow, tablesOf } from '../connection/http';
import { type SavedGame, removeGame, savedGames } from '../connection/saved_games';
import { hasCome, learnWhoIAm } from '../shell/me.svelte';

export class MyGames {
  local = $state.raw<SavedGame[]>([]);
  mine = $state.raw<TableRow[]>([]);
  finished = $state.raw<TableRow[]>([]);
  /** Nothing is said of empty lists before they were read. */
  read = $state.raw(false);

  async load(): Promise<void> {
    const local = savedGames().then(
      (games) => (this.local = games),
      () => undefined,
    );
    await Promise.all([local, this.fromServer()]);
    this.read = true;
  }
  async remove(id: string): Promise<void> {
    await removeGame(id);
    this.local = this.local.filter((game) => game.id !== id);
  }

  private async fromServer(): Promise<void> {
    await learnWhoIAm();
    if (!hasCome()) return;
    try {
      [this.mine, this.finished] = await Promise.all([tablesOf('mine'), tablesOf('finished')]);
    } catch {
      // Without a network there are the games of the device.
    }
  }
}
