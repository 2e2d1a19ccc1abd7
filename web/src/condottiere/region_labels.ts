// Where the names of regions stand on the map: by their cities, clear of the pieces.
import { cityOf, shapes } from './shapes';

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}
export interface Occupied {
  contested: boolean;
  /** The Pope's favour lies there. */
  favour: boolean;
  owned: boolean;
}

const nudge: Record<string, number> = { Napoli: 2, Ancona: -4 };
const above = (name: string) => {
  const [, y = 0] = shapes[name]?.label as number[];
  return y < cityOf(name)[1] || ['Mantova', 'Modena', 'Ferrara'].includes(name);
};

export function labelOf(name: string, { contested, favour, owned }: Occupied): Label {
  const [x, y] = cityOf(name);
  if (favour && !contested) {
    // East of Modena stands Ferrara's city.
    return name === 'Modena'
      ? { x: x - 30, y: y + 7, anchor: 'end' }
      : { x: x + 30, y: y + 7, anchor: 'start' };
  }
  const piece = contested ? 33 : owned ? 22 : 9;
  // South of Parma Lucca has no room for a name, south of Mantova Modena.
  const up = contested ? ['Parma', 'Mantova'].includes(name) : above(name);
  return { x: x + (nudge[name] ?? 0), y: up ? y - piece - 5 : y + piece + 17, anchor: 'middle' };
}
