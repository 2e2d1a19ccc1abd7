import { beforeAll, expect, test } from 'vitest';
import type { VirtuGuide } from '../worker/guide_virtu';
import { fixtures } from './fixtures';
import type { View } from './view_types';
import { RememberingGuide } from './remembering_guide';
import { testGuide } from './test_guide';

let guide: VirtuGuide;
beforeAll(async () => {
  guide = await testGuide();
});
const { scores: _, ...plain } = fixtures.four;
const view: View = { ...plain, viewer: 0 };

test('the rules are asked once about the same thing, and anew about another', () => {
  const remembering = new RememberingGuide(guide);
  const first = remembering.legal({ view, seat: 0 });
  expect(remembering.legal({ view, seat: 0 })).toBe(first);
  expect(first).toEqual(guide.legal({ view, seat: 0 }));
  expect(remembering.questions).toBe(1);
  remembering.legal({ view, seat: 0, do: ['annex Bologna'] });
  remembering.preview({ view, seat: 0 });
  expect(remembering.questions).toBe(3);
  // Another view is another position, even if it reads the same.
  remembering.legal({ view: { ...view }, seat: 0 });
  expect(remembering.questions).toBe(4);
});
