// Things move because the state changed: discs fly over the map, the hand goes round its wheel. A key or a click ends it.
import type { Tincture } from '../art/heraldry';
import type { Seat } from '../connection/messages';
import { beforePaint } from '../shell/frames';
import { rectOf } from '../table/rect';
import type { Change } from './changes';

const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const room = 180;
const flight = 420;
let running: Animation[] = [];
let discs: HTMLElement[] = [];
/** Ways to call off what begins when the page is next drawn. */
let waiting: (() => void)[] = [];
function callOff(): void {
  for (const one of waiting) one();
  waiting = [];
}

function keep(animation: Animation): void {
  running.push(animation);
  void animation.finished
    .catch(() => undefined)
    .then(() => {
      running = running.filter((one) => one !== animation);
    });
}

/** A spot of the map, a palace for its rooms: the middle of what is on the page. */
function middle(root: HTMLElement, spot: string | Seat | null): { x: number; y: number } | null {
  if (spot === null) return null;
  const [, seat] = typeof spot === 'string' ? (/^palace-(\d)-/.exec(spot) ?? []) : [];
  const found =
    typeof spot === 'number' || seat
      ? root.querySelector(`[data-seat="${seat ?? spot}"]`)
      : root.querySelector(`[data-spot="${spot}"]`);
  const box = found ? rectOf(found) : null;
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

function fly(
  root: HTMLElement,
  from: string | Seat | null,
  to: string,
  tincture: Tincture,
  delay: number,
): void {
  const [start, end] = [middle(root, from), middle(root, to)];
  if (!start || !end) return;
  const disc = document.createElement('div');
  disc.className = `virtu-disc t-${tincture}`;
  disc.setAttribute('aria-hidden', 'true');
  disc.style.left = `${end.x}px`;
  disc.style.top = `${end.y}px`;
  document.body.append(disc);
  discs.push(disc);
  const animation = disc.animate(
    [
      { transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)`, opacity: 1 },
      { transform: 'translate(0, 0) scale(1.25)', opacity: 1, offset: 0.85 },
      { transform: 'none', opacity: 0 },
    ],
    { duration: flight, delay, easing: easeOut, fill: 'both' },
  );
  animation.onfinish = animation.oncancel = () => {
    disc.remove();
    discs = discs.filter((one) => one !== disc);
  };
  keep(animation);
}

function turn(root: HTMLElement, seat: Seat, rooms: number): void {
  const hand = root.querySelector<SVGElement>(`[data-marker="${seat}"]`);
  if (!hand) return;
  const to = Number(/rotate\((-?[\d.]+)deg\)/.exec(hand.style.transform)?.[1] ?? 0);
  keep(
    hand.animate([{ transform: `rotate(${to - rooms * 72}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: room * rooms,
      easing: easeOut,
    }),
  );
}

/** To be called when the page shows the new state: where things are is asked when it is drawn. */
export function follow(
  root: HTMLElement,
  changes: readonly Change[],
  tincture: (seat: Seat) => Tincture,
): void {
  // Nobody looks: nothing is drawn now, and all of it would move at once when somebody does.
  if (changes.length === 0 || document.hidden) return;
  waiting.push(beforePaint(() => move(root, changes, tincture)));
}

function move(root: HTMLElement, changes: readonly Change[], tincture: (seat: Seat) => Tincture): void {
  waiting = [];
  changes.forEach((change, i) => {
    const hue = tincture(change.seat);
    switch (change.kind) {
      case 'marker':
        return turn(root, change.seat, change.rooms);
      case 'troop':
        return fly(root, change.from, change.to, hue, i * 60);
      case 'city':
        return fly(root, change.seat, change.city, hue, i * 60);
      case 'agent':
        return fly(root, change.from ?? change.seat, change.spot, hue, i * 60);
      case 'alliance':
        return fly(root, change.seat, change.alliance, hue, i * 60);
    }
  });
}

/** Everything is where it belongs, at once. */
export function skip(): void {
  callOff();
  for (const animation of running) animation.finish();
}
export function clear(): void {
  callOff();
  for (const animation of running) animation.cancel();
  for (const disc of discs) disc.remove();
}
