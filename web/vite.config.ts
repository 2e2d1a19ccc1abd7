import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed.ts';
import { fontPreloads } from './plugins/font_preloads.ts';
import { languagePreloads } from './plugins/language_preloads.ts';
import { serviceWorker } from './plugins/service_worker.ts';
import { wasmModules } from './plugins/wasm_modules.ts';
import { languages } from './src/text/languages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Workers are bundled apart and have plugins of their own; this one is the same for both.
const wasm = wasmModules(here('../build-wasm'));

export default defineConfig({
  plugins: [
    svelte(),
    wasm,
    fontPreloads(/(eb-garamond-latin-wght-normal|forum-latin-400-normal)-[^/]*\.woff2$/),
    languagePreloads(languages),
    serviceWorker(here('src/shell/service_worker.js')),
    compressed(),
  ],
  resolve: { alias: { $data: here('../data') } },
  worker: { format: 'es', plugins: () => [wasm] },
  build: {
    target: 'es2022',
    // Nothing may become a data: address: the page's security policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the first screen needs is one file, and what a table needs is another: many small ones would wait for each other.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/src\/main\.ts$/, priority: 2 },
            {
              name: 'table',
              test: /\/src\/(lobby\/(LocalTable|HomePicture)|condottiere\/TableScreen)\.svelte$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
