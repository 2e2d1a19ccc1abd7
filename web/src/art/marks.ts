// Drawings as data: what the engraver cuts. draw.ts shows them.
export const ink = '#2a2018';
export const paper = '#f8f0dd';

export interface Mark {
  tag: 'path' | 'circle' | 'ellipse' | 'rect' | 'group';
  d?: string;
  cx?: number;
  cy?: number;
  rx?: number;
  ry?: number;
  width?: number;
  height?: number;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
  opacity?: number;
  transform?: string;
  /** Only what lies within this path is seen (groups). */
  clip?: { id: string; d: string };
  marks?: Mark[];
}
export type Drawing = Mark | Drawing[];

export const flat = (drawing: Drawing): Mark[] =>
  Array.isArray(drawing) ? drawing.flatMap(flat) : [drawing];

export const path = (d: string, fill: string, stroke?: string, strokeWidth?: number): Mark => ({
  tag: 'path',
  d,
  fill,
  ...(stroke ? { stroke } : {}),
  ...(strokeWidth ? { strokeWidth } : {}),
});
export const circle = (
  cx: number,
  cy: number,
  r: number,
  fill: string,
  stroke?: string,
  strokeWidth = 1,
  opacity?: number,
): Mark => ({
  tag: 'circle',
  cx,
  cy,
  rx: r,
  fill,
  ...(stroke ? { stroke, strokeWidth } : {}),
  ...(opacity ? { opacity } : {}),
});
export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  stroke?: string,
  strokeWidth = 1,
): Mark => ({
  tag: 'ellipse',
  cx,
  cy,
  rx,
  ry,
  fill,
  ...(stroke ? { stroke, strokeWidth } : {}),
});
export const rect = (width: number, height: number, fill: string): Mark => ({
  tag: 'rect',
  width,
  height,
  fill,
});
export const group = (transform: string, drawing: Drawing, clip?: Mark['clip']): Mark => ({
  tag: 'group',
  transform,
  marks: flat(drawing),
  ...(clip ? { clip } : {}),
});
export const faint = (mark: Mark, opacity: number): Mark => ({ ...mark, opacity });

export const round = (n: number): number => +n.toFixed(1);
/** A tapered cut: thick at its beginning, nothing at its end. */
export const wedge = (x1: number, y1: number, x2: number, y2: number, w: number): string =>
  `M${round(x1)} ${round(y1 - w / 2)}L${round(x2)} ${round(y2)}L${round(x1)} ${round(y1 + w / 2)}Z`;

/** The same irregular hand each time. */
export function handOf(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
