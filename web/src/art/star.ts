/** The outline of a star around 0, as the `d` of a path: compass roses of the maps. */
export const star = (points: number, outer: number, inner: number, turn = 0): string =>
  'M' +
  Array.from({ length: points * 2 }, (_, i) => {
    const a = turn + (i * Math.PI) / points;
    const r = i % 2 ? inner : outer;
    return `${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
  }).join('L') +
  'Z';
