// Which bots to offer where nobody was chosen.
import { characterIds, charactersOf } from './characters';

/** So many who do not sit at the table yet: captains first, who are a match for most. */
export function strangersTo(seated: readonly string[], count: number): string[] {
  const captains = charactersOf('captain');
  const order = [...captains, ...characterIds.filter((id) => !captains.includes(id))];
  return order.filter((id) => !seated.includes(id)).slice(0, count);
}
