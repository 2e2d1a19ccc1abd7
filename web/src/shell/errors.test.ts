// Every error that the protocol names has words.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import shell from '../text/shell/en';

it('every error of docs/protocol.md has words', () => {
  const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
  const list = /^Errors: ([^.]+)\./m.exec(page)?.[1] ?? '';
  const named = [...list.matchAll(/`(\w+)`/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name in shell.errors))).toEqual([]);
});
