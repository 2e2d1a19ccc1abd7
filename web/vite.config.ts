import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed.ts';
import { wasmModules } from './plugins/wasm_modules.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), wasmModules(here('../build-wasm')), compressed()],
  resolve: { alias: { $data: here('../data') } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Nothing may become a data: address: the page's security policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
});
