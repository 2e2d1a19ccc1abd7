import { expect, test } from 'vitest';
import { fitsSeal } from './seal_check';

test('a seed fits the seal of its digits only', async () => {
  const seal = 'eaab621e6dd53f247e7f2162ed8c44d9c9995eda901cc5ae8539cc822ca4500f';
  expect(await fitsSeal('00000000000030390000000000001a85', seal)).toBe(true);
  expect(await fitsSeal('00000000000030390000000000001a86', seal)).toBe(false);
});
