// Writes the service worker: its source with the list of what to keep, under a version that changes with any of it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

// Scripts of languages that the client does not speak are not worth keeping.
const needless = /\.(br|gz|map|woff)$|-(greek|greek-ext|vietnamese|cyrillic-ext)-|^service-worker\.js$/;

export function serviceWorker(source: string): Plugin {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      if (!existsSync(join(folder, 'index.html'))) return;
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((name) => !needless.test(name))
        .sort();
      const text = readFileSync(source, 'utf8');
      const version = createHash('sha256').update(text);
      for (const name of files) version.update(name).update(readFileSync(join(folder, name)));
      writeFileSync(
        join(folder, 'service-worker.js'),
        `const version = '${version.digest('hex').slice(0, 16)}';\n` +
          `const files = ${JSON.stringify(files.map((name) => `/${name}`))};\n${text}`,
      );
    },
  };
}
