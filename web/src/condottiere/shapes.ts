// The drawn map: regions as rings of arcs, each arc shared by its two neighbours.
import drawn from '$data/condottiere/shapes.json';

type Point = number[];
interface Shape {
  rings: string[][];
  city: number[];
  label: (number | string)[];
}
const arcs = drawn.arcs as Record<string, Point[]>;
export const shapes = drawn.regions as unknown as Record<string, Shape>;
export const regionNames = Object.keys(shapes);
export const seaLabels = drawn.sea_labels;

const bare = (arc: string) => arc.replace(/^-/, '');
const points = (arc: string): Point[] =>
  arc.startsWith('-') ? [...(arcs[bare(arc)] ?? [])].reverse() : (arcs[arc] ?? []);
const ring = (names: string[]) =>
  'M' +
  names
    .flatMap((arc, i) => (i ? points(arc).slice(1) : points(arc)))
    .map((p) => p.join(' '))
    .join('L') +
  'Z';
const open = (names: string[]) =>
  names
    .map(
      (arc) =>
        'M' +
        points(arc)
          .map((p) => p.join(' '))
          .join('L'),
    )
    .join('');

export const regionPaths: Record<string, string> = Object.fromEntries(
  regionNames.map((name) => [name, shapes[name]!.rings.map(ring).join('')]),
);
export const allLand = Object.values(regionPaths).join('');
export const context = (drawn.context as Point[][])
  .map((c) => 'M' + c.map((p) => p.join(' ')).join('L') + 'Z')
  .join('');

const arcNames = Object.keys(arcs);
export const innerBorders = open(arcNames.filter((a) => a.includes('|')));
export const outerBorders = open(arcNames.filter((a) => !a.includes('|')));

/** Every point that lies this far from the one before; the last as well. */
function thinned(line: Point[], step: number): Point[] {
  let [lx, ly] = [Infinity, Infinity];
  return line.filter(([x = 0, y = 0], i) => {
    if (i < line.length - 1 && Math.hypot(x - lx, y - ly) < step) return false;
    [lx, ly] = [x, y];
    return true;
  });
}
/** All coasts, a little coarser: for the broad lines along them, which take the browser long to draw. */
export const coasts = [
  ...arcNames.filter((a) => !a.includes('|')).map((a) => arcs[a] ?? []),
  ...(drawn.context as Point[][]).map((c) => [...c, c[0] ?? []]),
]
  .map(
    (line) =>
      'M' +
      thinned(line, 5)
        .map((p) => p.join(' '))
        .join('L'),
  )
  .join('');

/** The region on the other side of an arc of `name`, if there is one. */
function beyond(name: string, arc: string): string | null {
  const [a, b] = bare(arc).split('|');
  return b === undefined ? null : a === name ? b : (a ?? null);
}
/** Every region and its neighbours, as the drawing has them. */
export const neighbours: Record<string, string[]> = Object.fromEntries(
  regionNames.map((name) => [
    name,
    [...new Set(shapes[name]!.rings.flat().flatMap((arc) => beyond(name, arc) ?? []))].sort(),
  ]),
);
/** The middle of the border between two neighbours. */
export function borderBetween(a: string, b: string): [number, number] | null {
  const arc = arcs[`${a}|${b}`] ?? arcs[`${b}|${a}`];
  const [x, y] = arc?.[Math.floor(arc.length / 2)] ?? [];
  return x === undefined || y === undefined ? null : [x, y];
}
/** The part of a region's outline where it does not meet another of the same owner. */
export const edgeOf = (name: string, same: (other: string) => boolean): string =>
  open(
    shapes[name]!.rings.flat().filter((arc) => {
      const other = beyond(name, arc);
      return other === null || !same(other);
    }),
  );
export const cityOf = (name: string): [number, number] => {
  const [x = 0, y = 0] = shapes[name]?.city ?? [];
  return [x, y];
};
/** A piece of the map of this shape around a region's city, inside the frame. */
export function clipAround(name: string, width: number, height: number): string {
  const [x, y] = cityOf(name);
  const within = (v: number, most: number) => Math.round(Math.max(0, Math.min(v, most)));
  return `${within(x - width / 2, 600 - width)} ${within(y - height * 0.52, 880 - height)} ${width} ${height}`;
}

/** The neighbour that lies most nearly in a direction, for the arrow keys. */
export function towards(from: string, dx: number, dy: number, among: string[]): string | null {
  const [x, y] = cityOf(from);
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    if (name === from) continue;
    const [tx, ty] = cityOf(name);
    const along = (tx - x) * dx + (ty - y) * dy;
    if (along <= 0) continue;
    const off = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = along + 2 * off;
    if (cost < least) {
      least = cost;
      best = name;
    }
  }
  return best;
}
