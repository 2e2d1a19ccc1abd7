// How each kind of card looks; one template (Card.svelte) shows them all. Names are texts: text/cards.
import type { CardName } from '../condottiere/view';
import type { FigureName } from './figures';
import type { IconName } from './icons';

export interface Kind {
  /** In the corner: a numeral or a sign. */
  corner: { text: string } | { icon: IconName };
  mercenary: boolean;
  /** Colour of a special card's band and corner. */
  hue: string;
  /** Sky and ground. */
  tint: [string, string];
  figure?: { icon: IconName; size: number; x: number; y: number };
  bust?: FigureName;
  scene?: 'winter' | 'spring' | 'drummer' | 'scarecrow' | 'surrender';
  lineIcon?: IconName;
}

const ink = '#2a2018';
const mercenary = (value: string, tint: [string, string], figure: NonNullable<Kind['figure']>): Kind => ({
  corner: { text: value },
  mercenary: true,
  hue: ink,
  tint,
  figure,
});
const special = (
  corner: Kind['corner'],
  hue: string,
  tint: [string, string],
  rest: Pick<Kind, 'bust' | 'scene' | 'lineIcon'>,
): Kind => ({ corner, mercenary: false, hue, tint, ...rest });

export const kinds: Record<CardName, Kind> = {
  '1': mercenary('1', ['#ece0c4', '#cdbb8e'], { icon: 'farmer', size: 60, x: 18, y: 39 }),
  '2': mercenary('2', ['#ebdfc6', '#c6ba92'], { icon: 'pikeman', size: 62, x: 13, y: 38 }),
  '3': mercenary('3', ['#e8dfca', '#b9bb97'], { icon: 'archer', size: 62, x: 12, y: 37 }),
  '4': mercenary('4', ['#e5dcc9', '#b7b49c'], { icon: 'swordman', size: 60, x: 13, y: 38 }),
  '5': mercenary('5', ['#e6d7bf', '#c2a985'], { icon: 'cannon', size: 66, x: 10, y: 42 }),
  '6': mercenary('6', ['#e6d0b8', '#bd9b78'], { icon: 'cavalry', size: 70, x: 8, y: 33 }),
  '10': mercenary('10', ['#e7c7ad', '#b5825f'], { icon: 'mounted-knight', size: 80, x: 2, y: 27 }),
  winter: special({ icon: 'snowflake-2' }, '#3d6480', ['#c9d8df', '#f4f6f4'], {
    scene: 'winter',
    lineIcon: 'dead-wood',
  }),
  spring: special({ text: '+3' }, '#3c7040', ['#dfe6bd', '#9cbc7c'], {
    scene: 'spring',
    lineIcon: 'fruit-tree',
  }),
  bishop: special({ icon: 'keys' }, '#6b3f7a', ['#dccbdc', '#b79abb'], { bust: 'bishop' }),
  courtesan: special({ text: '1' }, '#a33a52', ['#efd0c9', '#d79f9b'], { bust: 'courtesan' }),
  drummer: special({ text: '×2' }, '#9c4f16', ['#f0d3a4', '#cf9a5a'], { scene: 'drummer', lineIcon: 'drum' }),
  heroine: special({ text: '10' }, '#8f6712', ['#f3dd9c', '#d6ad4c'], { bust: 'heroine' }),
  scarecrow: special({ icon: 'undo' }, '#6d5a1e', ['#ecdfae', '#c9a94e'], {
    scene: 'scarecrow',
    lineIcon: 'scarecrow',
  }),
  surrender: special({ icon: 'skeleton-key' }, '#4c5a60', ['#dfe0d8', '#b3b7a8'], {
    scene: 'surrender',
    lineIcon: 'medieval-gate',
  }),
};
