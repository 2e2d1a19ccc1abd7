// Petra Sancta's engraving of tinctures: each colour has its own line, so that hue is never the only sign.
export const tinctures = ['gules', 'azure', 'vert', 'or', 'purpure', 'sable', 'argent'] as const;
export type Tincture = (typeof tinctures)[number];

/** The tincture of a seat's colour number. */
export const tinctureOf = (colour: number): Tincture => tinctures[colour] ?? 'argent';

export const shieldPath = 'M16 1.5C21 3.4 26 4 30 3.6C31 17 28 29 16 36.5C4 29 1 17 2 3.6C6 4 11 3.4 16 1.5Z';

type Engraving = 'line' | 'dots' | 'lattice' | 'ermine';
const engraving: Record<Tincture, { kind: Engraving; turn: number }> = {
  gules: { kind: 'line', turn: 0 },
  azure: { kind: 'line', turn: 90 },
  vert: { kind: 'line', turn: -45 },
  or: { kind: 'dots', turn: 0 },
  purpure: { kind: 'line', turn: 45 },
  sable: { kind: 'lattice', turn: 45 },
  argent: { kind: 'ermine', turn: 0 },
};
const fine: Record<Engraving, [number, number]> = {
  line: [6.4, 1.3],
  dots: [9, 1.7],
  lattice: [8, 1],
  ermine: [16, 1],
};
const bold: Record<Engraving, [number, number]> = {
  line: [8, 2.6],
  dots: [9, 2.1],
  lattice: [9, 1.6],
  ermine: [11, 1],
};
const boldCut: Partial<Record<Tincture, string>> = {
  or: '#7a560a',
  argent: '#4a4338',
  sable: 'rgb(255 244 224 / .5)',
};

export interface HeraldPattern {
  id: string;
  kind: Engraving;
  turn: number;
  size: number;
  width: number;
  ground: string;
  cut: string;
}
/** `h-…` is the fine grain of maps and charts, `b-…` the bold one of shields and discs. */
export const patterns: HeraldPattern[] = tinctures.flatMap((tincture) => {
  const { kind, turn } = engraving[tincture];
  return [
    {
      id: `h-${tincture}`,
      kind,
      turn,
      size: fine[kind][0],
      width: fine[kind][1],
      ground: `var(--${tincture}-wash)`,
      cut: `var(--${tincture}-cut)`,
    },
    {
      id: `b-${tincture}`,
      kind,
      turn,
      size: bold[kind][0],
      width: bold[kind][1],
      ground: `var(--${tincture})`,
      cut: boldCut[tincture] ?? 'rgb(255 244 224 / .55)',
    },
  ];
});
