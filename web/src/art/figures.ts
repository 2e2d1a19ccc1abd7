// Profile busts in the manner of portrait medals, on a field of 100 by 100, facing right. One face template and numbers
// for each figure; hats, hair and collars are drawn for each.
import { type Drawing, type Mark, circle, ellipse, path } from './marks';

const cut = 'var(--cut, #2a2018)';
const skin = 'var(--skin, #f1dfc0)';
const cutPaper = 'var(--cut-paper, #f6ecd6)';

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
const face = ({
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
const F = (d: string, fill = cutPaper, w = 1.8): Mark => path(d, fill, cut, w);
const L = (d: string, w = 1.3, colour = cut): Mark => path(d, 'none', colour, w);
const B = (d: string): Mark => path(d, cut);
const W = (d: string, w = 1): Mark => L(d, w, cutPaper);
const eye = (x = 58, y = 40.5): Drawing => [
  L(`M${x - 4.4} ${y - 0.6} q3.4 -2 6.6 .4`, 1.4),
  circle(x, y + 0.6, 1.35, cut),
  L(`M${x - 6} ${y - 5.2} q4.5 -2.6 8.6 -.2`, 1.5),
];
const cheek = L('M50 58 q4 2 7 0 M49 61 q5 2.4 9 .4 M49 64 q5 2.6 9 1 M50 67 q4 2 7 1.4', 0.8);
const hatch = (x1: number, x2: number, y1: number, y2: number, n: number, bend = 2, w = 0.8): Mark => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const y = y1 + ((y2 - y1) * i) / (n - 1);
    d += `M${x1} ${y} Q${(x1 + x2) / 2} ${y + bend} ${x2} ${y} `;
  }
  return L(d, w);
};
const fan = (
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
const ruff = (cx = 46, cy = 80, n = 7, r = 5, span = 44): Drawing =>
  Array.from({ length: n }, (_, i) => {
    const x = cx - span / 2 + (span * i) / (n - 1);
    const y = cy + 4 * Math.cos((i / (n - 1) - 0.5) * Math.PI) - 1;
    return [
      ellipse(x, y, span / n / 1.55, r, cutPaper, cut, 1.3),
      L(`M${x} ${y - r + 1.5} V${y + r - 1.5}`, 0.7),
    ];
  });
const pearls = (at: number[][], r: number, w: number): Drawing =>
  at.map(([x = 0, y = 0]) => circle(x, y, r, cutPaper, cut, w));

export type FigureName =
  | 'arlecchino'
  | 'pantalone'
  | 'capitano'
  | 'dottore'
  | 'colombina'
  | 'pulcinella'
  | 'bishop'
  | 'courtesan'
  | 'heroine';

export const figures: Record<FigureName, (tint?: string, hat?: string) => Drawing[]> = {
  // Six of the company, after the commedia dell'arte.
  arlecchino: (t = '#b5402c') => [
    F(face({ nose: [69, 46], chin: [63, 66], nosew: 6 }), skin),
    cheek,
    B(
      'M58 27 C62 31 65 32 64 37 C66 39 69.5 44 69.3 47 C68 50 64 50.2 60 50 C55 53 46 50 44 44 C43 36 50 28 58 27Z',
    ),
    circle(59.5, 33.5, 2.3, '#b5402c', cutPaper, 0.7),
    ellipse(58, 41, 3.4, 2.2, cutPaper),
    circle(59, 41, 1.3, cut),
    W('M50 44 q5 4 9 3 M49 41 q2 3 3 4', 0.8),
    L('M62.5 56 q-4 2.4 -7 .6', 1.3),
    F('M30 36 C24 26 30 12 46 11 C58 10 66 15 68 24 C60 20 52 22 44 27 C40 31 36 36 34 44Z', '#e9ddc4'),
    hatch(34, 44, 18, 36, 8, 3, 0.8),
    L('M31 34 C22 36 15 44 13 54', 3),
    L('M13 54 l-5 5 M13 54 l-1 7 M13 54 l5 5', 1.6),
    F('M14 100 C18 84 30 80 44 82 C60 82 74 86 80 100 Z', t),
    [0, 1, 2, 3, 4].map((i) =>
      path(`M${20 + i * 13} 86 l6 7 l-6 7 l-6 -7z`, i % 2 ? '#e3b23c' : '#3c7a50', cut, 1),
    ),
    ruff(44, 80, 7, 4.5, 34),
  ],
  pantalone: (t = '#9b2d22') => [
    F(face({ nose: [75, 50], hook: 4, brow: [62, 35], chin: [61, 64], nosew: 8 }), skin),
    B(
      'M59 30 C63 32 64 34 63.5 37 C68 39 76 45 75.4 50.6 C74 54.5 70.5 51 66.5 50 C60 53 50 50 46 44 C47 36 52 31 59 30Z',
    ),
    ellipse(58, 41, 3.3, 2, cutPaper),
    circle(59, 41, 1.2, cut),
    W('M66 41 q5 3 7 7 M50 45 q5 3 10 3', 0.8),
    L('M50 35 q6 -4 11 -2', 2.2, cutPaper),
    F('M47 58 C54 62 60 59 63 60 C67 63 74 71 78 82 C68 80 54 78 48 71 C45 66 45 62 47 58Z', '#e9ddc4'),
    L('M50 62 q12 6 22 16 M49 66 q10 7 20 11 M57 62 q9 5 15 13', 0.9),
    L('M63 56 q-5 1 -8 0', 1.2),
    F('M33 44 C27 30 30 16 44 14 C56 13 60 20 60 28 C52 26 44 28 41 34 C39 40 37 48 35 54Z', t),
    hatch(33, 45, 20, 40, 8, 3, 0.8),
    L('M60 28 C52 26 44 28 41 34 C39 40 37 48 35 54', 2.4),
    F('M12 100 C18 84 30 78 44 80 C62 80 76 86 82 100 Z', t),
    hatch(18, 40, 88, 98, 5, 2, 0.8),
    ruff(42, 81, 6, 3.6, 28),
  ],
  capitano: (t = '#3f5f8a', hat = '#5b4632') => [
    F(face({ nose: [79, 46], brow: [63, 36], chin: [64, 67], nosew: 12 }), skin),
    cheek,
    eye(57.5, 40),
    L('M67 43 q5 .6 9 2.2 M66 46 q4 1 7 .8', 0.8),
    B('M57 55 C60 51.6 64 51 66.5 52.6 C70 55 76 53 79 46.5 C81 54 74 60 66 57.4 C63 56.6 60 56.4 57 55Z'),
    B('M60 61 l5 0 l-1.5 8 q-3 2 -4 -2z'),
    F('M20 34 C34 20 58 14 86 22 C80 28 72 30 62 30 C48 30 34 36 24 44Z', hat),
    F('M30 32 C30 18 38 9 50 9 C60 9 64 17 64 26 C52 24 40 27 30 32Z', hat),
    hatch(32, 50, 15, 30, 7, -2, 0.8),
    L('M31 31 C42 25 54 23.5 64 25.5', 2.6, '#c89b3c'),
    F('M32 28 C22 24 10 12 18 4 C26 6 24 12 32 14 C36 18 36 24 32 28Z', cutPaper),
    L('M31 27 C26 20 21 13 18 6 M28 22 l-7 -2 M26 18 l-6 -5 M28 20 l2 -6', 0.9),
    B('M33 42 C34 52 34 62 36 74 C30 70 27 56 30 42Z'),
    F('M10 100 C16 84 28 79 44 81 C64 81 78 86 84 100 Z', t),
    fan(46, 70, 20, 34, 60, 150, 12, 0.9),
    ruff(44, 80, 8, 5.2, 40),
  ],
  dottore: (t = '#2e2a28') => [
    F(face({ nose: [72, 46], brow: [63, 34], chin: [65, 69], jaw: [52, 75], nosew: 8 }), skin),
    hatch(48, 60, 62, 74, 6, 3, 0.8),
    circle(57, 57, 4, '#d98a6a', undefined, 1, 0.55),
    B(
      'M60 25 C63 29 64 32 63.4 35 C70 36 76 42 74 47.4 C72 51.6 66 51 63 49 C57 51 51 47 50 41 C50 33 54 27 60 25Z',
    ),
    ellipse(58.4, 40, 3, 2, cutPaper),
    circle(59.4, 40, 1.2, cut),
    W('M66 40 q5 2 6 6 M65 46 q3 1.6 6 1', 0.9),
    L('M63 56 q-4 1 -8 -.6', 1.3),
    F('M6 26 C20 16 40 22 52 21 C70 19 86 12 96 20 C88 30 70 28 56 29 C40 30 20 36 6 26Z', t),
    F('M32 22 C32 8 40 4 50 5 C60 6 64 12 63 21 C52 23 42 23 32 22Z', t),
    W(
      'M37 20 q0 -8 4 -12 M42 20.6 q-.4 -8 3 -13 M48 21 q0 -8 2 -14 M16 26 q12 2 22 .6 M60 26.4 q14 1 28 -5',
      0.9,
    ),
    B('M33 30 C31 44 32 58 36 72 C29 66 27 44 29 30Z'),
    F('M10 100 C14 84 28 78 44 80 C64 80 78 86 84 100 Z', t),
    W('M20 98 q4 -9 10 -13 M30 99 q2 -8 6 -13 M64 98 q-2 -7 -6 -11 M74 98 q-2 -7 -6 -10', 0.9),
    ruff(45, 80, 8, 6, 46),
  ],
  colombina: (t = '#7f4a86') => [
    F(face({ nose: [69, 45.5], fore: [59, 26], chin: [62, 65], lip: 66, jaw: [54, 70] }), skin),
    circle(55, 55, 3.6, '#d98a6a', undefined, 1, 0.5),
    B('M61 35 C66 34 69 37 67 42 C65 46 58 47 54 44 C50 43 48 40 47 37 C52 34 57 36 61 35Z'),
    ellipse(59, 40, 3, 1.9, cutPaper),
    circle(60, 40, 1.2, cut),
    L('M48 38 C42 37 38 38 34 40', 1.6),
    path('M60.5 55.6 L66 53.6 L64 55.9 L65.4 58.6 Z', '#a23b30'),
    B(
      'M60 26 C52 26 47 31 46 38 C45 46 43 52 41 57 C37 63 25 64 20 56 C15 47 20 38 28 38 C27 24 40 14 52 16 C58 18 60 22 60 26Z',
    ),
    W(
      'M54 21 C44 23 36 34 35 50 M56 24 C48 25 41 34 39 50 M31 40 C24 40 20 48 23 56 M33 44 C27 45 25 51 27 58',
      0.9,
    ),
    F('M28 36 C22 22 34 7 50 8 C58 9 63 15 62 21 C51 17 40 22 35 34 C33 36 30 37 28 36Z', cutPaper),
    hatch(32, 50, 14, 25, 5, -3, 0.7),
    circle(45, 60, 2, cutPaper, cut, 1),
    L('M36 78 q10 7 20 0', 1.6),
    F('M12 100 C18 86 32 82 46 84 C62 84 74 88 80 100 Z', t),
    F('M34 84 C40 94 54 94 60 84 L54 80 L38 80Z', skin),
    fan(47, 72, 18, 28, 40, 140, 12, 0.8),
  ],
  pulcinella: (t = '#efe6d2') => [
    F(face({ nose: [76, 52], hook: 3, chin: [62, 67], nosew: 9 }), skin),
    cheek,
    B(
      'M58 26 C63 30 65 33 64 37 C69 40 77 47 76.4 53 C74 57 69 52.5 65.5 51 C58 53 48 49 46 42 C46 33 52 27 58 26Z',
    ),
    ellipse(57, 41, 3, 2.3, cutPaper),
    circle(58, 41, 1.2, cut),
    W('M67 42 q5 4 7 9 M50 44 q5 4 12 4 M58 32 q3 2 3 4', 0.9),
    L('M63 57 q-4 1.6 -8 -.4', 1.3),
    F('M32 38 C28 26 24 8 38 3 C52 3 60 18 61 27 C52 26 44 28 40 33 C37 38 36 46 35 52Z', '#efe6d2'),
    L('M30 30 C40 22 52 22 61 25', 1.4),
    hatch(31, 40, 10, 28, 7, 2, 0.8),
    F('M12 100 C18 84 30 80 44 82 C62 82 74 86 82 100 Z', t),
    hatch(18, 40, 88, 98, 5, 2, 0.8),
    hatch(56, 76, 90, 99, 4, 2, 0.7),
    ruff(43, 81, 7, 4.4, 34),
  ],
  // Three of the cards.
  bishop: (t = '#6b3f7a') => [
    F(face({ nose: [72, 48], hook: 1.5, chin: [65, 68] }), skin),
    eye(58, 41),
    hatch(49, 60, 58, 70, 6, 3, 0.8),
    L('M63 56 q-4 1 -7 -.4 M63 44 q-1 4 -3 5', 1.1),
    B('M33 34 C31 44 31 56 35 68 C38 60 41 50 43 36Z'),
    W('M35 40 q0 10 1.4 20 M38 40 q0 8 0 16', 0.9),
    F('M31 36 C24 22 34 6 50 0 C62 8 69 20 61 33 C52 29 40 30 31 36Z', cutPaper),
    L('M31 36 C40 30 52 29 61 33', 4, '#d7ab4a'),
    L('M31 36 C40 30 52 29 61 33 M30 31 C40 25 52 24 62.6 28', 1),
    L('M48 8 v15 M42.5 13.5 h11', 2.2, t),
    hatch(31, 39, 14, 28, 7, 2, 0.8),
    L('M88 100 V34', 3.4),
    L('M88 34 C88 20 70 18 70 29 C70 37 81 37 81 30', 3.2),
    L('M86 40 h4 M86 44 h4', 1.2, cutPaper),
    F('M6 100 C12 82 28 77 44 79 C64 79 78 84 86 100 Z', t),
    F('M36 78 L44 100 L52 100 L56 79Z', '#d7ab4a', 1.4),
    L('M46 84 v12 M42.5 88 h7.5', 1.4),
    hatch(12, 34, 88, 99, 6, 2, 0.8),
    hatch(60, 80, 88, 99, 5, 2, 0.8),
  ],
  courtesan: (t = '#a83d56') => [
    F(face({ nose: [69.5, 45.5], chin: [62.5, 65.5], jaw: [54, 70] }), skin),
    eye(58.5, 40.6),
    circle(55.5, 54, 3.8, '#d0745f', undefined, 1, 0.45),
    path('M60.5 55.6 L66 53.6 L64 55.9 L65.4 58.6 Z', '#a23b30'),
    B(
      'M59 25 C66 22 60 12 50 13 C42 6 26 12 25 26 C17 34 20 52 28 58 C30 66 27 74 22 80 C32 80 40 72 41 62 C46 54 46 46 46 40 C46 32 52 26 59 25Z',
    ),
    W(
      'M54 16 C44 16 34 24 33 40 M57 20 C47 19 39 28 38.6 44 C38.4 52 37 58 35 64 M47 14 C37 15 28 24 28 38 C28 46 31 52 33 56 M30 62 q0 8 -4 15 M35 64 q-1 7 -5 12',
      1,
    ),
    pearls(
      [
        [30, 22],
        [36, 16],
        [44, 13.5],
        [25.5, 30],
        [24, 38],
      ],
      2,
      0.8,
    ),
    path('M44.8 50 l2.6 5 l-2.6 5 l-2.6 -5z', '#d7ab4a', cut, 1),
    F('M4 100 C12 86 28 82 44 84 C64 84 78 88 88 100 Z', t),
    hatch(10, 32, 90, 99, 5, 2, 0.8),
    hatch(58, 82, 91, 99, 4, 2, 0.8),
    F('M30 88 C38 98 56 98 64 88 L54 78 L36 78Z', skin),
    pearls(
      [
        [35, 79.5],
        [39.5, 82.5],
        [44.5, 84],
        [49.5, 83.4],
        [53.6, 80.6],
      ],
      2.1,
      0.9,
    ),
  ],
  heroine: (t = '#b98a22') => [
    B('M34 40 C24 48 12 60 8 80 C16 76 24 80 26 90 C34 84 40 74 44 60Z'),
    W('M32 46 C22 56 15 66 12 76 M34 52 C26 62 22 70 20 78 M37 56 C31 66 28 74 27 84', 1),
    F('M10 100 C16 86 28 80 42 82 C64 80 80 86 90 100 Z', '#b9b6ae'),
    F('M36 82 C40 78 52 78 56 82 C58 90 52 96 46 96 C40 96 35 90 36 82Z', '#cfccc3'),
    L('M16 98 q10 -10 20 -12 M24 100 q8 -8 16 -9 M66 86 q10 4 16 13 M60 89 q8 3 13 11', 1.2),
    hatch(60, 76, 92, 99, 3, 2, 0.8),
    F(face({ nose: [69.5, 46], chin: [63, 66], jaw: [54, 70] }), skin),
    eye(58.6, 41),
    L('M63.5 56 q-3 1 -5.6 .2', 1.3),
    cheek,
    F(
      'M62 34 C52 33 47 36 46 44 C45 52 47 60 50 68 C44 72 36 70 32 62 C26 48 28 26 40 18 C50 12 60 18 63 28Z',
      '#b9b6ae',
    ),
    L('M62 34 C52 33 47 36 46 44 C45 52 47 60 50 68', 2.4),
    hatch(31, 42, 26, 62, 13, 2.5, 0.9),
    L('M61 28 C50 25 40 28 33 36', 1.2),
    circle(44, 46, 1.6, cut),
    circle(44.6, 56, 1.6, cut),
    F('M46 16 C40 4 26 2 16 8 C24 10 22 14 14 16 C22 20 20 24 16 28 C26 28 34 22 42 20Z', t),
    L('M43 16 C36 10 28 8 20 9 M41 18 C34 15 26 15 19 17 M40 19.6 C34 20 28 22 23 25', 0.9),
  ],
};
