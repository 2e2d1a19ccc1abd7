// The real guide for unit tests, from the module that the wasm preset builds.
import { existsSync, readFileSync } from 'node:fs';
import { TextModule } from '../worker/module';
import { VirtuGuide } from '../worker/guide_virtu';

const file = new URL('../../../build-wasm/guide_virtu.wasm', import.meta.url);

export async function testGuide(): Promise<VirtuGuide> {
  if (!existsSync(file)) {
    throw new Error(
      'build-wasm/guide_virtu.wasm is missing: `cmake --preset wasm && cmake --build --preset wasm` builds it',
    );
  }
  const bytes = readFileSync(file).toString('base64');
  return new VirtuGuide(await TextModule.load(`data:application/wasm;base64,${bytes}`));
}
