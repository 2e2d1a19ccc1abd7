// How a piece marches over the map: from city to city, over the middles of the borders between.
import { borderBetween, cityOf, neighbours } from './shapes';

/** The regions on a shortest way, both ends included. */
export function regionsBetween(from: string, to: string): string[] {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let name = queue.shift(); name !== undefined && name !== to; name = queue.shift()) {
    for (const next of neighbours[name] ?? []) {
      if (before.has(next)) continue;
      before.set(next, name);
      queue.push(next);
    }
  }
  const way: string[] = [];
  for (let at: string | null | undefined = to; at != null; at = before.get(at)) way.unshift(at);
  return way[0] === from ? way : [from, to];
}

/** The points of the march: it leaves one city, follows the borders, and ends in the other. */
export function march(from: string, to: string): [number, number][] {
  const way = regionsBetween(from, to);
  const borders = way.slice(1).flatMap((name, i) => {
    const middle = borderBetween(way[i]!, name);
    return middle ? [middle] : [];
  });
  return [cityOf(from), ...borders, cityOf(to)];
}

/** Keyframes at an even pace along these points. */
export function marchFrames(points: [number, number][], up = 0): Keyframe[] {
  const lengths = points.map(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, one) => sum + one, 0) || 1;
  let gone = 0;
  return points.map(([x, y], i) => {
    gone += lengths[i]!;
    return { transform: `translate(${x}px, ${y - up}px)`, offset: Math.min(1, gone / whole) };
  });
}

/** The largest set of these regions that hang together. */
export function largestGroup(regions: readonly string[]): string[] {
  let best: string[] = [];
  const left = new Set(regions);
  for (const first of regions) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (const name of group) {
      for (const next of neighbours[name] ?? []) if (left.delete(next)) group.push(next);
    }
    if (group.length > best.length) best = group;
  }
  return best;
}
