// The drawn map: coasts, seas as rings of shared arcs, cities with their ports, roads.
import drawn from '$data/virtu/shapes.json';
import type { Sea } from './vocabulary';

export type Point = [number, number];
interface CityShape {
  xy: Point;
  maps: string[];
  ports: Partial<Record<Sea, Point>>;
}
export interface Road {
  a: string;
  b: string;
  maps: string[];
  path: string;
}

const [, , sheetWidth, sheetHeight] = drawn.viewBox as [number, number, number, number];
/** What is inside the frame of the drawing. */
export const sheet = {
  x: drawn.frame,
  y: drawn.frame,
  width: sheetWidth - 2 * drawn.frame,
  height: sheetHeight - 2 * drawn.frame,
};
export const cityShapes = drawn.cities as unknown as Record<string, CityShape>;

const line = (points: number[][]) => 'M' + points.map((p) => p.join(' ')).join('L');
const closed = (rings: number[][][]) => rings.map((ring) => line(ring) + 'Z').join('');
export const land = closed(drawn.land);
/** Foreign land, which is hatched. */
export const far = closed(drawn.far);

const arcs = drawn.sea_arcs as unknown as Record<string, number[][]>;
const arc = (id: string): number[][] =>
  id.startsWith('-') ? [...(arcs[id.slice(1)] ?? [])].reverse() : (arcs[id] ?? []);
interface SeaShape {
  rings: string[][];
  label: { text: string; x: number; y: number; angle: number };
}
const seaShapes = drawn.seas as Record<Sea, SeaShape>;
/** They run on under the land, which is drawn above them. */
export const seaPaths = Object.fromEntries(
  Object.entries(seaShapes).map(([sea, { rings }]) => [
    sea,
    closed(rings.map((ring) => ring.flatMap((id) => arc(id).slice(0, -1)))),
  ]),
) as Record<Sea, string>;
/** Where two seas meet. */
export const seaBorders = Object.keys(arcs)
  .filter((id) => id.includes('|'))
  .map((id) => line(arc(id)))
  .join('');
export const seaLabels = Object.fromEntries(
  Object.entries(seaShapes).map(([sea, { label }]) => [sea, label]),
) as Record<Sea, SeaShape['label']>;

export const roads: Road[] = (drawn.roads as { a: string; b: string; maps: string[]; p: number[][] }[]).map(
  ({ a, b, maps, p }) => ({ a, b, maps, path: line(p) }),
);
export const allianceBoxes = drawn.alliances;

export const cityAt = (name: string): Point => cityShapes[name]?.xy ?? [0, 0];
/** A spot of the map: a city, or the middle of an alliance's box. */
export function spotAt(spot: string): Point {
  const box = (allianceBoxes as Record<string, { x: number; y: number; w: number; h: number }>)[spot];
  return box ? [box.x + box.w / 2, box.y + box.h / 2] : cityAt(spot);
}

/** How far from the middle of a city its anchors are drawn, so that they clear its ring. */
const anchorDistance = 31;
export function anchorAt(city: string, sea: Sea): Point | null {
  const port = cityShapes[city]?.ports[sea];
  if (!port) return null;
  const [x, y] = cityAt(city);
  const [dx, dy] = [port[0] - x, port[1] - y];
  const stretch = Math.max(1, anchorDistance / Math.hypot(dx, dy));
  return [x + dx * stretch, y + dy * stretch];
}

/** The spot that lies most nearly in a direction, for the arrow keys. */
export function towards(from: string, dx: number, dy: number, among: readonly string[]): string | null {
  const [x, y] = spotAt(from);
  let best: string | null = null;
  let least = Infinity;
  for (const name of among) {
    if (name === from) continue;
    const [tx, ty] = spotAt(name);
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
/** The spot nearest to a point, if it is not farther than that. */
export function nearest(x: number, y: number, within: number, among: readonly string[]): string | null {
  let best: string | null = null;
  let least = within;
  for (const name of among) {
    const [tx, ty] = spotAt(name);
    const box = (allianceBoxes as Record<string, { w: number; h: number }>)[name];
    const away = box
      ? Math.hypot(Math.max(0, Math.abs(tx - x) - box.w / 2), Math.max(0, Math.abs(ty - y) - box.h / 2))
      : Math.hypot(tx - x, ty - y);
    if (away <= least) {
      least = away;
      best = name;
    }
  }
  return best;
}
