// What a bust is drawn with: the template of a face in profile, and the strokes of a woodcut.
import { type Drawing, type Mark, circle, ellipse, path } from './marks';

export const cut = 'var(--cut, #2a2018)';
export const skin = 'var(--skin, #f1dfc0)';
export const cutPaper = 'var(--cut-paper, #f6ecd6)';

type Point = [number, number];
interface Face {
  nose?: Point;
  brow?: Point;
  fore?: Point;
  lip?: number;
  chin?: Point;
  jaw?: Point;
  nosew?: number;
  hook?: number;
}
export const face = ({
  nose = [71, 47],
  brow = [62, 36],
  fore = [59, 26],
  lip = 66,
  chin = [64, 67],
  jaw = [53, 71],
  nosew = 5,
  hook = 0,
}: Face = {}) =>
  `M${fore[0]} ${fore[1]} C${fore[0] + 2} ${fore[1] + 5} ${brow[0] + 1} ${brow[1] - 4} ${brow[0]} ${brow[1]} ` +
  `C${brow[0] + 2} ${brow[1] + 3} ${nose[0] - 3 + hook} ${nose[1] - 5 - hook} ${nose[0]} ${nose[1]} ` +
  `C${nose[0]} ${nose[1] + 2.5} ${nose[0] - nosew} ${nose[1] + 2} 64.5 50.5 L${lip} 54 L63.5 56 L${lip - 1} 59.2 C63.5 60.5 63 62 ${chin[0]} ${chin[1] - 3} ` +
  `C${chin[0] + 0.5} ${chin[1]} ${chin[0] - 3} ${chin[1] + 2.5} ${chin[0] - 6} ${chin[1] + 2.6} C${jaw[0] + 2} ${jaw[1]} ${jaw[0]} ${jaw[1] + 2} ${jaw[0] - 1} 80 L51 84 C44 87 38 86 33 83 L35 76 C31 68 30 50 34 34 Z`;

/** Filled and outlined; a line; solid black; a white cut. */
export const F = (d: string, fill = cutPaper, w = 1.8): Mark => path(d, fill, cut, w);
export const L = (d: string, w = 1.3, colour = cut): Mark => path(d, 'none', colour, w);
export const B = (d: string): Mark => path(d, cut);
export const W = (d: string, w = 1): Mark => L(d, w, cutPaper);
export const eye = (x = 58, y = 40.5): Drawing => [
  L(`M${x - 4.4} ${y - 0.6} q3.4 -2 6.6 .4`, 1.4),
  circle(x, y + 0.6, 1.35, cut),
  L(`M${x - 6} ${y - 5.2} q4.5 -2.6 8.6 -.2`, 1.5),
];
export const cheek = L('M50 58 q4 2 7 0 M49 61 q5 2.4 9 .4 M49 64 q5 2.6 9 1 M50 67 q4 2 7 1.4', 0.8);
export const hatch = (x1: number, x2: number, y1: number, y2: number, n: number, bend = 2, w = 0.8): Mark => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const y = y1 + ((y2 - y1) * i) / (n - 1);
    d += `M${x1} ${y} Q${(x1 + x2) / 2} ${y + bend} ${x2} ${y} `;
  }
  return L(d, w);
};
export const fan = (
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  a1: number,
  a2: number,
  n: number,
  w = 0.9,
): Mark => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const a = ((a1 + ((a2 - a1) * i) / (n - 1)) * Math.PI) / 180;
    const at = (r: number) => `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}`;
    d += `M${at(r1)} L${at(r2)} `;
  }
  return L(d, w);
};
export const ruff = (cx = 46, cy = 80, n = 7, r = 5, span = 44): Drawing =>
  Array.from({ length: n }, (_, i) => {
    const x = cx - span / 2 + (span * i) / (n - 1);
    const y = cy + 4 * Math.cos((i / (n - 1) - 0.5) * Math.PI) - 1;
    return [
      ellipse(x, y, span / n / 1.55, r, cutPaper, cut, 1.3),
      L(`M${x} ${y - r + 1.5} V${y + r - 1.5}`, 0.7),
    ];
  });
export const pearls = (at: number[][], r: number, w: number): Drawing =>
  at.map(([x = 0, y = 0]) => circle(x, y, r, cutPaper, cut, w));
