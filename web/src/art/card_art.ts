// The pictures of the cards, cut by a seeded hand: a window of 84 by 100 for the hand, 56 by 80 for a line.
import { type CardName, cardNames } from '../condottiere/view';
import { figures } from './figures';
import { type IconName, icons } from './icons';
import { type Kind, kinds } from './kinds';
import {
  type Drawing,
  type Mark,
  circle,
  ellipse,
  faint,
  flat,
  group,
  handOf,
  ink,
  paper,
  path,
  rect,
  round,
  wedge,
} from './marks';

type Hand = () => number;

function sky(hand: Hand, gap = 3.1, y0 = 3, y1 = 74): Mark {
  let d = '';
  for (let y = y0; y < y1; y += gap) {
    const left = 10 + hand() * 17;
    const right = 10 + hand() * 17;
    d += wedge(0, y, left, y + (hand() - 0.5), 0.95);
    d += wedge(84, y + 1.2, 84 - right, y + 1.2 + (hand() - 0.5), 0.95);
  }
  return faint(path(d, ink), 0.62);
}

function ground(hand: Hand, colour: string, h = 78): Drawing {
  const top = `M0 ${h} Q20 ${h - 4} 42 ${h} T84 ${h - 1}`;
  let furrows = '';
  for (let i = 0; i < 6; i++) {
    const y = h + 4.5 + i * 3.4;
    furrows += wedge(0, y, 20 + hand() * 26, y + 1, 1.1);
    furrows += wedge(84, y + 1.4, 64 - hand() * 24, y + 2, 1.1);
  }
  let grass = '';
  for (let i = 0; i < 9; i++) {
    const x = 4 + i * 9.4 + hand() * 4;
    const y = h + 6 + hand() * 12;
    grass += `M${round(x)} ${round(y)}l-1.2 -3.4M${round(x + 0.9)} ${round(y)}l.5 -4M${round(x + 1.8)} ${round(y)}l1.7 -3`;
  }
  return [
    { ...path(`${top} V100 H0Z`, colour), transform: 'translate(.8 .8)' },
    path(top, 'none', ink, 1.3),
    faint(path(furrows, ink), 0.7),
    path(grass, 'none', ink, 0.7),
  ];
}

interface CutOptions {
  from?: number;
  step?: number;
  width?: number;
  lit?: string;
  fill?: string;
}
/** A silhouette with highlights cut from the right. */
function cut(
  hand: Hand,
  id: string,
  icon: IconName,
  size: number,
  x: number,
  y: number,
  { from = 0.5, step = 3.2, width = 1.5, lit = paper, fill = ink }: CutOptions = {},
): Mark {
  const scale = size / 512;
  let d = '';
  for (let at = 0; at < 512; at += step / scale) {
    d += wedge(520, at, 512 * (from + (hand() - 0.5) * 0.16), at + 14, width / scale);
  }
  return group(`translate(${x} ${y}) scale(${scale})`, [
    path(icons[icon], fill),
    group('', path(d, lit), { id: `cut-${id}`, d: icons[icon] }),
  ]);
}

/** As many pikes behind a mercenary as its value: it can be counted. */
const pikePlaces: Partial<Record<CardName, number[]>> = {
  '1': [64],
  '2': [12, 70],
  '3': [10, 62, 75],
  '4': [8, 42, 62, 76],
  '5': [10, 40, 52, 64, 76],
  '6': [8, 40, 50, 60, 69, 78],
  '10': [5, 12, 19, 26, 37, 45, 53, 62, 70, 78],
};
function pikes(card: CardName): Drawing {
  const places = pikePlaces[card] ?? [];
  return places.map((x, i): Drawing => {
    const top = (x < 34 ? 38 : 14) + ((i * 37) % 9);
    const lean = (x - 42) * 0.05;
    const tip = round(x + lean);
    return [
      path(`M${x} 84L${tip} ${top + 6}`, 'none', ink, places.length > 6 ? 1.1 : 1.4),
      path(`M${tip} ${top}l2 6.4h-4z`, ink),
      i % 2
        ? []
        : path(
            `M${round(x + lean * 0.9)} ${top + 8}q5 1.5 8.5 -.6q-1 2.6 .4 5q-4.4 1.6 -8.6 .4z`,
            '#b5402c',
            ink,
            0.6,
          ),
    ];
  });
}

const flakePlaces: [number, number][] = [
  [10, 14],
  [24, 8],
  [38, 18],
  [60, 10],
  [74, 22],
  [16, 34],
  [70, 42],
  [8, 54],
  [52, 30],
  [76, 60],
  [30, 48],
];
/** Six-armed, four strokes. */
export const flake = (x: number, y: number, r: number): string => {
  const q = round(r * 0.7);
  return `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${round(x - q)} ${round(y - q)}l${2 * q} ${2 * q}M${round(x + q)} ${round(y - q)}l${-2 * q} ${2 * q}`;
};
const flakes = (): Drawing =>
  flakePlaces.map(([x, y], i) => path(flake(x, y, 1.6 + (i % 3) * 0.7), 'none', '#fff', 1));

const blossomPlaces: [number, number][] = [
  [20, 34],
  [30, 26],
  [42, 22],
  [54, 27],
  [64, 36],
  [26, 44],
  [58, 46],
  [40, 38],
  [48, 44],
  [34, 34],
  [50, 34],
];
const blossoms = (): Drawing =>
  blossomPlaces.map(([x, y], i): Drawing => [
    [0, 72, 144, 216, 288].map((a) =>
      circle(
        round(x + Math.cos((a * Math.PI) / 180) * 2.1),
        round(y + Math.sin((a * Math.PI) / 180) * 2.1),
        1.8,
        i % 3 ? '#f7d9d6' : '#fff',
        ink,
        0.5,
      ),
    ),
    circle(x, y, 1.2, '#d8ab45', ink, 0.4),
  ]);

function sun(x: number, y: number, r: number): Drawing {
  let rays = '';
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const length = i % 2 ? 1.55 : 1.9;
    const at = (angle: number, k: number) =>
      `${round(x + Math.cos(angle) * r * k)} ${round(y + Math.sin(angle) * r * k)}`;
    rays += `M${at(a - 0.12, 1.15)}L${at(a, length)}L${at(a + 0.12, 1.15)}Z`;
  }
  return [
    path(rays, '#c98a1c', ink, 0.5),
    circle(x, y, r, '#e9bd54', ink, 0.9),
    path(
      `M${x - r * 0.45} ${y - r * 0.2}h${r * 0.3}M${x + r * 0.15} ${y - r * 0.2}h${r * 0.3}M${x} ${y - r * 0.1}l${-r * 0.12} ${r * 0.4}h${r * 0.2}M${x - r * 0.3} ${y + r * 0.5}q${r * 0.3} ${r * 0.25} ${r * 0.6} 0`,
      'none',
      ink,
      0.8,
    ),
  ];
}

const scenes: Record<NonNullable<Kind['scene']>, (hand: Hand) => Drawing> = {
  winter: (hand) => [
    rect(84, 100, '#9fb7c4'),
    sky(hand, 3),
    cut(hand, 'winter', 'dead-wood', 74, 5, 14, { from: 0.45, width: 1.3, lit: '#e9f0f0' }),
    path('M0 80 Q22 70 44 78 T84 76 V100 H0Z', '#fbfaf4', ink, 1.2),
    path(wedge(0, 88, 30, 86, 1) + wedge(84, 92, 48, 90, 1) + wedge(0, 95, 22, 94, 1), '#6d8591'),
    flakes(),
  ],
  spring: (hand) => [
    rect(84, 100, '#dfe6bd'),
    sun(64, 20, 8.5),
    sky(hand, 3.6, 44, 76),
    ground(hand, '#9cbc7c', 80),
    cut(hand, 'spring', 'fruit-tree', 66, 8, 20, { width: 1.4, lit: '#dfe6bd', fill: '#23331f' }),
    blossoms(),
  ],
  drummer: (hand) => [
    rect(84, 100, '#f0d3a4'),
    sky(hand),
    [9, 42, 58, 68, 78].map((x, i): Drawing => [
      path(`M${x} ${i === 1 || i === 2 ? 38 : 74}V${20 + ((i * 3) % 8)}`, 'none', ink, 1.2),
      path(`M${x} ${14 + ((i * 3) % 8)}l2 7h-4z`, ink),
    ]),
    ground(hand, '#cf9a5a', 82),
    faint(ellipse(44, 90, 34, 5, ink), 0.35),
    cut(hand, 'drummer', 'drum', 68, 8, 26, { from: 0.6, lit: '#f6e3bf' }),
  ],
  scarecrow: (hand) => [
    rect(84, 100, '#ecdfae'),
    sky(hand),
    path(
      'M12 22q3 -4 6 0q3 -4 6 0M58 14q3 -4 6 0q3 -4 6 0M66 28q2.4 -3 4.6 0q2.4 -3 4.6 0',
      'none',
      ink,
      1.4,
    ),
    ground(hand, '#c9a94e', 80),
    cut(hand, 'scarecrow', 'scarecrow', 72, 6, 20, { from: 0.55, width: 1.3, lit: '#f3e7bd' }),
    path(
      Array.from({ length: 22 }, (_, i) => {
        const h = 9 + ((i * 7) % 8);
        return `M${round(2 + i * 3.9)} 100q${i % 2 ? 1.4 : -1.4} ${-h / 2} 0 ${-h}`;
      }).join(''),
      'none',
      ink,
      0.9,
    ),
  ],
  surrender: (hand) => [
    rect(84, 100, '#dfe0d8'),
    sky(hand),
    ground(hand, '#b3b7a8', 84),
    cut(hand, 'surrender', 'medieval-gate', 74, 5, 14, { from: 0.55, width: 1.4, lit: '#eeeee4' }),
    path('M64 92 L74 38', 'none', ink, 2),
    path('M74 38q-9 -3 -17 1q-7 3 -13 -1q2 8 -1 15q7 4 14 0q7 -3 14 1z', '#fffdf6', ink, 1.1),
    path('M70 43q-8 -2 -14 1M69 48q-7 -2 -13 1', 'none', ink, 0.7),
  ],
};

/** The picture of a card in the hand. */
export function handArt(card: CardName): Mark[] {
  const kind = kinds[card];
  const hand = handOf(11 + cardNames.indexOf(card) * 13);
  if (kind.scene) return flat(scenes[kind.scene](hand));
  if (kind.bust) {
    return flat([
      rect(84, 100, kind.tint[0]),
      sky(hand, 3),
      circle(42, 54, 33, kind.tint[0]),
      group('translate(-2 12) scale(.88)', figures[kind.bust](kind.hue)),
    ]);
  }
  const { icon, size, x, y } = kind.figure!;
  return flat([
    rect(84, 100, kind.tint[0]),
    sky(hand),
    pikes(card),
    ground(hand, kind.tint[1], 80),
    faint(ellipse(42, y + size - 2, size * 0.46, 3.4, ink), 0.35),
    cut(hand, card, icon, size, x, y - 1),
  ]);
}

/** One bold figure without hatching, for the lines. */
export function lineArt(card: CardName): Mark[] {
  const kind = kinds[card];
  if (kind.bust) return [group('translate(7 27) scale(.5)', figures[kind.bust](kind.hue))];
  const size = card === '10' || card === '6' ? 50 : 44;
  return [
    cut(handOf(5), `line-${card}`, kind.lineIcon ?? kind.figure!.icon, size, (56 - size) / 2 + 1, 76 - size, {
      from: 0.55,
      step: 3.4,
      width: 1.3,
      lit: kind.tint[0],
    }),
  ];
}

/** The lozenges of the card's back. */
export const backLozenges: string = Array.from({ length: 9 * 13 }, (_, at) => {
  const i = at % 9;
  const j = Math.floor(at / 9);
  if ((i + j) % 2 !== 0) return '';
  const x = 12 + i * 9;
  const y = 12 + j * 9.66;
  return `M${x} ${round(y - 3.4)}L${x + 3} ${round(y)}L${x} ${round(y + 3.4)}L${x - 3} ${round(y)}Z`;
}).join('');
