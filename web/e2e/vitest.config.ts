// Tests in a real browser against the real server: `npm run test:browser`, after a build of server and client.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    dir: 'e2e',
    include: ['**/*.test.ts'],
    // One browser at a time: whole games take what the machine has.
    fileParallelism: false,
    // What fails once and then passes is still named at the end of ./test: a machine may stall, a test may not be left so.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // Vitest gives up after one second, which is a word about the machine and not about the page.
    expect: { poll: { timeout: 60_000 } },
  },
});
