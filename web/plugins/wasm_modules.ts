// The modules that the wasm preset builds, under the names `virtual:wasm/NAME`: each exports the address of its file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:wasm/';

export function wasmModules(folder: string): Plugin {
  let building = false;
  return {
    name: 'wasm-modules',
    config: (_, { command }) => {
      building = command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = `${id.slice(prefix.length + 1)}.wasm`;
      const file = join(folder, name);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const reference = this.emitFile({ type: 'asset', name, source: readFileSync(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
