// The part of the map that is seen: where its middle is, and how many pixels a unit of the map has.
import { sheet } from './shapes';

export interface Frame {
  width: number;
  height: number;
}
export interface MapWindow {
  x: number;
  y: number;
  scale: number;
}

/** The smallest scale shows the whole sheet, the largest still lets one tell where one is. */
const largest = 2.4;
export const wholeScale = ({ width, height }: Frame): number =>
  Math.min(width / sheet.width, height / sheet.height);
const coverScale = ({ width, height }: Frame): number => Math.max(width / sheet.width, height / sheet.height);

function clampAlong(middle: number, seen: number, first: number, all: number): number {
  if (seen >= all) return first + all / 2;
  return Math.min(Math.max(middle, first + seen / 2), first + all - seen / 2);
}
export function within(seen: MapWindow, frame: Frame): MapWindow {
  const scale = Math.min(Math.max(seen.scale, wholeScale(frame)), Math.max(largest, wholeScale(frame)));
  return {
    scale,
    x: clampAlong(seen.x, frame.width / scale, sheet.x, sheet.width),
    y: clampAlong(seen.y, frame.height / scale, sheet.y, sheet.height),
  };
}
export const whole = (frame: Frame): MapWindow => ({
  x: sheet.x + sheet.width / 2,
  y: sheet.y + sheet.height / 2,
  scale: wholeScale(frame),
});
/** No empty margin, around a point. */
export const covering = (frame: Frame, x: number, y: number): MapWindow =>
  within({ x, y, scale: coverScale(frame) }, frame);

/** Larger or smaller; the point of the map under (px, py), in pixels of the frame, stays where it is. */
export function zoomed(seen: MapWindow, frame: Frame, factor: number, px: number, py: number): MapWindow {
  const scale = within({ ...seen, scale: seen.scale * factor }, frame).scale;
  const [dx, dy] = [px - frame.width / 2, py - frame.height / 2];
  return within(
    { scale, x: seen.x + dx / seen.scale - dx / scale, y: seen.y + dy / seen.scale - dy / scale },
    frame,
  );
}
/** Moved by so many pixels of the finger. */
export const dragged = (seen: MapWindow, frame: Frame, dx: number, dy: number): MapWindow =>
  within({ ...seen, x: seen.x - dx / seen.scale, y: seen.y - dy / seen.scale }, frame);

/** Moved as little as needed to show a point with some room around it. */
export function showing(seen: MapWindow, frame: Frame, x: number, y: number): MapWindow {
  const room = 60;
  const [halfX, halfY] = [frame.width / seen.scale / 2 - room, frame.height / seen.scale / 2 - room];
  const along = (middle: number, at: number, half: number) =>
    half <= 0 ? at : Math.min(Math.max(middle, at - half), at + half);
  return within({ ...seen, x: along(seen.x, x, halfX), y: along(seen.y, y, halfY) }, frame);
}

export const viewBoxOf = ({ x, y, scale }: MapWindow, { width, height }: Frame): string => {
  const [w, h] = [width / scale, height / scale];
  return [x - w / 2, y - h / 2, w, h].map((n) => +n.toFixed(2)).join(' ');
};
/** Nothing more is hidden at the sides: a finger may scroll the page. */
export const isWhole = (seen: MapWindow, frame: Frame): boolean => seen.scale <= wholeScale(frame) * 1.001;
