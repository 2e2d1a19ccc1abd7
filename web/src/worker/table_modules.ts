// The WebAssembly tables: one a game, loaded when somebody plays it.
import condottiere from 'virtual:wasm/table';
import virtu from 'virtual:wasm/table_virtu';
import { TextModule } from './module';

const addresses: Record<string, string> = { condottiere, virtu };

/** A table of the named game. */
export function loadTable(game: string): Promise<TextModule> {
  const address = addresses[game];
  return address === undefined ? Promise.reject(new Error(`no table of ${game}`)) : TextModule.load(address);
}
