// Fingers and mouse on the map: a tap chooses what is nearest, two fingers or Ctrl and the wheel zoom, one finger drags what is
// zoomed. A wheel alone, and a finger on the whole map, scroll the page as everywhere else.
import { on } from 'svelte/events';
import { pointIn } from '../table/rect';
import { type Frame, type MapWindow, dragged, isWhole, zoomed } from './map_window';

export interface Gestured {
  readonly frame: Frame;
  readonly seen: MapWindow;
  readonly zoomable: boolean;
  move: (seen: MapWindow) => void;
  /** In pixels of the frame. */
  tap: (x: number, y: number) => void;
}

/** Pixels that a finger may tremble. */
const tremble = 7;

interface Finger {
  x: number;
  y: number;
}

export function mapGestures(map: Gestured): (element: Element) => () => void {
  return (element) => {
    const node = element as HTMLElement;
    const fingers = new Map<number, Finger>();
    let travelled = 0;

    const place = (event: MouseEvent): Finger => pointIn(node, event);
    const apart = ([a, b]: Finger[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);
    const middle = (list: Finger[]) => ({
      x: list.reduce((sum, { x }) => sum + x, 0) / list.length,
      y: list.reduce((sum, { y }) => sum + y, 0) / list.length,
    });

    const down = (event: PointerEvent) => {
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, place(event));
    };
    const moved = (event: PointerEvent) => {
      const before = [...fingers.values()];
      if (!fingers.has(event.pointerId)) return;
      fingers.set(event.pointerId, place(event));
      const after = [...fingers.values()];
      const [from, to] = [middle(before), middle(after)];
      travelled += Math.hypot(to.x - from.x, to.y - from.y) + Math.abs(apart(after) - apart(before));
      if (!map.zoomable || travelled <= tremble) return;
      if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
      if (after.length > 1) {
        const factor = apart(after) / Math.max(1, apart(before));
        map.move(
          dragged(zoomed(map.seen, map.frame, factor, to.x, to.y), map.frame, to.x - from.x, to.y - from.y),
        );
      } else if (!isWhole(map.seen, map.frame)) {
        map.move(dragged(map.seen, map.frame, to.x - from.x, to.y - from.y));
      }
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };
    const click = (event: MouseEvent) => {
      // What ends a drag is no tap, wherever the finger is lifted.
      if (travelled > tremble) {
        event.stopPropagation();
        event.preventDefault();
        travelled = 0;
      } else if (event.detail > 0) {
        event.stopPropagation();
        const { x, y } = place(event);
        map.tap(x, y);
      }
    };
    const wheel = (event: WheelEvent) => {
      if (!map.zoomable || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const { x, y } = place(event);
      map.move(zoomed(map.seen, map.frame, Math.exp(-event.deltaY / 240), x, y));
    };

    const undo = [
      on(node, 'pointerdown', down),
      on(node, 'pointermove', moved),
      on(node, 'pointerup', up),
      on(node, 'pointercancel', up),
      // Before the cities hear of it: a click of keyboard or screen reader has no detail and goes on to them.
      on(node, 'click', click, { capture: true }),
      on(node, 'wheel', wheel, { passive: false }),
    ];
    return () => undo.forEach((one) => one());
  };
}
