// What fingers and keys do to the pieces of a palace: explanation by `?` or a long press, arrows from piece to piece.
import { on } from 'svelte/events';

/** Milliseconds that a finger rests on what it wants explained. */
const longPress = 550;

/** `?` and a long press ask; the click that ends a long press is not one. */
export function explainable(ask: () => void): (element: Element) => () => void {
  return (element) => {
    const node = element as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked = false;
    const stop = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      asked = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        asked = true;
        ask();
      }, longPress);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    };
    const click = (event: MouseEvent) => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      if (asked) event.preventDefault();
    };
    const undo = [
      on(node, 'pointerdown', down),
      on(node, 'pointerup', stop),
      on(node, 'pointercancel', stop),
      on(node, 'pointerleave', stop),
      on(node, 'keydown', key),
      on(node, 'click', click, { capture: true }),
      on(node, 'contextmenu', menu),
      stop,
    ];
    return () => undo.forEach((one) => one());
  };
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** The box most nearly in a direction; of those beside each other the nearest. */
export function boxTowards(from: Box, dx: number, dy: number, among: readonly Box[]): number {
  const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  among.forEach((box, i) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    if (along <= 4) return;
    const off = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (along + 2 * off < least) {
      least = along + 2 * off;
      best = i;
    }
  });
  return best;
}

const live = '[data-piece]:is(button, [role=button])';
/** One stop for the tab key; the arrows go on inside. */
export function rovingPieces(node: HTMLElement): () => void {
  const pieces = () => [...node.querySelectorAll<HTMLElement>(live)];
  const settle = () => {
    const all = pieces();
    const stop = all.find((piece) => piece.tabIndex === 0) ?? all.find((p) => p.dataset.able) ?? all[0];
    for (const piece of all) piece.tabIndex = piece === stop ? 0 : -1;
  };
  const focus = (event: FocusEvent) => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>(live);
    if (piece) for (const one of pieces()) one.tabIndex = one === piece ? 0 : -1;
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const piece = (event.target as HTMLElement).closest<HTMLElement>(live);
    if (!step || !piece) return;
    event.preventDefault();
    event.stopPropagation();
    const others = pieces().filter((one) => one !== piece);
    const next = boxTowards(
      piece.getBoundingClientRect(),
      ...step,
      others.map((one) => one.getBoundingClientRect()),
    );
    others[next]?.focus();
  };
  const first = () => {
    for (const piece of pieces()) piece.tabIndex = -1;
    settle();
  };
  first();
  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  const undo = [on(node, 'focusin', focus), on(node, 'keydown', key)];
  return () => {
    observer.disconnect();
    undo.forEach((one) => one());
  };
}
