import { expect, test } from 'vitest';
import { labelOf } from './region_labels';
import { cityOf, regionNames } from './shapes';

/** About as wide as the letters of the map are. */
const letter = 8.6;
const shield = 18;

test.each(regionNames)('with the favour in it the name of %s covers no other city', (name) => {
  const { x, y, anchor } = labelOf(name, { contested: false, favour: true, owned: false });
  const width = name.length * letter;
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const covered = regionNames.filter((other) => {
    const [cx, cy] = cityOf(other);
    return (
      other !== name &&
      cx + shield > left &&
      cx - shield < left + width &&
      cy + shield > y - 13 &&
      cy - shield < y + 3
    );
  });
  expect(covered).toEqual([]);
});
