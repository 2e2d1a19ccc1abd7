// Which drawing stands for what.
import type { Tincture } from '../art/heraldry';
import { type IconName, icons } from '../art/icons';
import { type VirtuIconName, virtuIcons } from '../art/virtu_icons';
import { tinctureOfHouse } from '../lobby/houses';
import type { RoomAction } from './legal_action';
import type { Colour, SymbolKind } from './view_types';
import type { Alliance } from './vocabulary';

export type SignName = IconName | VirtuIconName;
export const signPath = (name: SignName): string =>
  name in virtuIcons ? virtuIcons[name as VirtuIconName] : icons[name as IconName];

export const tinctureOfColour: Record<Colour, Tincture> = tinctureOfHouse;

export const symbolSigns: Record<SymbolKind, SignName> = {
  florin: 'florin',
  crown: 'crown',
  cross: 'cross',
  cavalry: 'horse-head',
  ship: 'caravel',
  mask: 'domino-mask',
  war: 'crossed-swords',
  arrow: 'arrow',
};

export const roomSigns: Record<RoomAction, SignName> = {
  patronage: 'palette',
  diplomacy: 'scroll-quill',
  government: 'throne-king',
  intrigue: 'domino-mask',
  war: 'crossed-swords',
  trade: 'caravel',
};

export const allianceSigns: Record<Alliance, SignName> = {
  france: 'fleur-de-lys',
  hre: 'eagle-emblem',
  ottoman: 'turban',
};

const pieceSigns: Record<string, SignName> = {
  ambassador: 'scroll-quill',
  bishop: 'church',
  gonfalonier: 'knight-banner',
  cardinal: 'pope-crown',
  merchant: 'caravel',
  counsellor: 'spy',
  podesta: 'scales',
  assassin: 'hooded-assassin',
  captain: 'mounted-knight',
  banker: 'coins',
  admiral: 'galley',
  pope: 'keys',
  duchy: 'crenel-crown',
  principality: 'jewel-crown',
  kingdom: 'imperial-crown',
  republic: 'capitol',
  guild: 'anvil',
  cathedral: 'church',
  leonardo: 'mona-lisa',
  copernicus: 'solar-system',
  michelangelo: 'stone-bust',
  columbus: 'compass',
  machiavelli: 'quill-ink',
  the_prince: 'secret-book',
  bastions: 'stone-wall',
  duomo: 'byzantin-temple',
  sistine_chapel: 'hand-of-god',
  artillery: 'cannon',
  ...allianceSigns,
};
/** Nobles, titles, works, bonuses and alliances. Family cards have none: they bear the arms of their colour. */
export const pieceSign = (name: string): SignName | null => pieceSigns[name] ?? null;
