// Things move because the state changed: what the difference of two views says, shown on the page's own elements.
import { element } from '../art/draw';
import { beforePaint } from '../shell/frames';
import { rectOf } from '../table/rect';
import type { Change } from './changes';

interface Before {
  lines: Map<string, { rect: DOMRect; copy: HTMLElement }>;
  hand: Map<string, DOMRect>;
  medals: Map<string, DOMRect>;
  /** Snow lies on the lines. */
  winter: boolean;
}

const easeOut = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
let running: Animation[] = [];
let ghosts: HTMLElement[] = [];

/** What begins to move when the page is next drawn. */
let waiting: { begin: () => void; callOff: () => void } | null = null;
function begin(): void {
  waiting?.callOff();
  waiting?.begin();
  waiting = null;
}
function callOff(): void {
  waiting?.callOff();
  waiting = null;
}

/** What lies where, as far as these changes move it, before the page shows the new state. */
export function remember(root: HTMLElement, changes: readonly Change[]): Before {
  // The state before this one was never drawn: it is what everything moves from.
  begin();
  const kinds = new Set(changes.map(({ kind }) => kind));
  const before: Before = {
    lines: new Map(),
    hand: new Map(),
    medals: new Map(),
    winter: root.querySelector('.rows.winter') !== null,
  };
  const leave = kinds.has('left') || kinds.has('cleared');
  for (const slot of leave ? root.querySelectorAll<HTMLElement>('[data-line]') : []) {
    before.lines.set(slot.dataset.line!, {
      rect: rectOf(slot),
      copy: slot.cloneNode(true) as HTMLElement,
    });
  }
  if (!kinds.has('played') && !kinds.has('laid_down')) return before;
  for (const slot of root.querySelectorAll<HTMLElement>('[data-hand]')) {
    const card = slot.dataset.hand!.split('.')[0]!;
    // Of equal cards the one that stands out is the one that goes.
    if (!before.hand.has(card) || slot.matches('.is-preview, .is-selected')) {
      before.hand.set(card, rectOf(slot));
    }
  }
  for (const row of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    const medal = row.querySelector('.medal, .shield');
    if (medal) before.medals.set(row.dataset.seat!, rectOf(medal));
  }
  return before;
}

/** Runs until it ends or somebody skips it. */
export function keep(animation: Animation): void {
  running.push(animation);
  void animation.finished
    .catch(() => undefined)
    .then(() => {
      running = running.filter((one) => one !== animation);
    });
}

/** An arc from where it was to where it is, landing a little large. */
function fly(element: HTMLElement, from: DOMRect, delay = 0): void {
  const to = rectOf(element);
  if (to.width === 0) return;
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.max(0.3, from.width / to.width);
  element.style.zIndex = '20';
  const animation = element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 24}px) scale(${(scale + 1) / 2})`, offset: 0.55 },
      { transform: 'translate(0, 0) scale(1.04)', offset: 0.9 },
      { transform: 'none' },
    ],
    { duration: 260, delay, easing: easeOut, fill: 'backwards' },
  );
  animation.onfinish = animation.oncancel = () => {
    element.style.zIndex = '';
  };
  keep(animation);
}

function ghost(copy: HTMLElement, rect: DOMRect, frames: Keyframe[], delay: number, duration = 320): void {
  copy.classList.add('ghost');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: '0',
    zIndex: '40',
    pointerEvents: 'none',
  });
  copy.setAttribute('aria-hidden', 'true');
  document.body.append(copy);
  ghosts.push(copy);
  const animation = copy.animate(frames, { duration, delay, easing: easeOut, fill: 'both' });
  const remove = () => {
    copy.remove();
    ghosts = ghosts.filter((one) => one !== copy);
  };
  animation.onfinish = remove;
  animation.oncancel = remove;
  keep(animation);
}

/** After the page shows the new state: where everything lies now is asked when it is drawn. */
export function follow(root: HTMLElement, before: Before, changes: readonly Change[]): void {
  callOff();
  waiting = { begin: () => move(root, before, changes), callOff: beforePaint(begin) };
}

function move(root: HTMLElement, before: Before, changes: readonly Change[]): void {
  let struck = 0;
  for (const change of changes) {
    if (change.kind === 'played' || change.kind === 'laid_down') {
      const at = change.kind === 'played' ? `${change.seat}.${change.index}` : `${change.seat}.down`;
      const slot = root.querySelector<HTMLElement>(`[data-line="${at}"]`);
      if (!slot) continue;
      if (change.kind === 'played' && change.from === 'down') {
        keep(
          slot.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
            duration: 260,
            easing: easeOut,
          }),
        );
        continue;
      }
      const from =
        (change.kind === 'played' ? before.hand.get(change.card) : undefined) ??
        before.medals.get(String(change.seat));
      // Where it will lie: once it flies it is elsewhere.
      if (change.kind === 'played' && change.card === 'surrender') openGate(rectOf(slot));
      if (from) fly(slot, from);
      if (change.kind === 'played' && change.card === 'drummer') march(root, change.seat);
    } else if (change.kind === 'left') {
      const old = before.lines.get(`${change.seat}.${change.index}`);
      if (!old) continue;
      const frames =
        change.to === 'hand'
          ? [{ transform: 'none' }, { transform: 'translateY(120px) scale(1.3)', opacity: 0 }]
          : [{ transform: 'none' }, { transform: 'translateY(12px) rotate(4deg)', opacity: 0 }];
      ghost(old.copy, old.rect, frames, 60 * struck++);
    } else if (change.kind === 'season' && change.to === 'spring') {
      thaw(root, before.winter);
      blossom(root);
    } else if (change.kind === 'cleared') {
      for (const old of before.lines.values())
        ghost(old.copy, old.rect, [{ opacity: 1 }, { transform: 'translateY(8px)', opacity: 0 }], 0);
    }
  }
}

/** The mercenaries of a line step in turn. */
function march(root: HTMLElement, seat: number): void {
  root.querySelectorAll<HTMLElement>(`[data-line^="${seat}."]`).forEach((slot, i) => {
    keep(
      slot.animate([{ transform: 'none' }, { transform: 'translateY(-3px)' }, { transform: 'none' }], {
        duration: 160,
        delay: 260 + i * 40,
        composite: 'add',
      }),
    );
  });
}

/** The two leaves of a gate swing open before a card. */
function openGate(rect: DOMRect): void {
  for (const side of ['left', 'right'] as const) {
    const leaf = document.createElement('span');
    leaf.className = `leaf ${side}`;
    const half = new DOMRect(
      side === 'left' ? rect.left : rect.left + rect.width / 2,
      rect.top,
      rect.width / 2,
      rect.height,
    );
    const turn = side === 'left' ? -105 : 105;
    ghost(
      leaf,
      half,
      [
        { transform: 'perspective(300px) rotateY(0)', opacity: 0 },
        { transform: 'perspective(300px) rotateY(0)', opacity: 1, offset: 0.02 },
        { transform: `perspective(300px) rotateY(${turn}deg)` },
      ],
      260,
      300,
    );
  }
}

/** Spring: the cold drains upward from the lines, */
function thaw(root: HTMLElement, winter: boolean): void {
  if (!winter) return;
  for (const row of root.querySelectorAll<HTMLElement>('[data-seat]')) {
    const cold = document.createElement('span');
    cold.className = 'cold';
    ghost(cold, rectOf(row), [{ clipPath: 'inset(0 0 0 0)' }, { clipPath: 'inset(0 0 100% 0)' }], 0, 600);
  }
}
/** and every card that gains by it is in blossom. */
function blossom(root: HTMLElement): void {
  root.querySelectorAll<HTMLElement>('.slot.is-boosted').forEach((slot, i) => {
    const holder = document.createElement('span');
    const flower = element('svg', { viewBox: '-12 -12 24 24', width: '100%', height: '100%' });
    for (let petal = 0; petal < 5; petal++) {
      const transform = `rotate(${petal * 72}) translate(0 -5)`;
      flower.append(element('ellipse', { rx: 3.4, ry: 5, fill: '#f6d7dc', stroke: '#8e2a3c', transform }));
    }
    flower.append(element('circle', { r: 2.6, fill: '#d8ab45', stroke: '#2a2018' }));
    holder.append(flower);
    ghost(
      holder,
      rectOf(slot),
      [
        { transform: 'scale(0) rotate(-60deg)' },
        { transform: 'scale(1) rotate(0)', opacity: 1, offset: 0.45 },
        { transform: 'scale(1)', opacity: 1, offset: 0.75 },
        { transform: 'scale(1.1)', opacity: 0 },
      ],
      200 + i * 60,
      700,
    );
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
  for (const one of ghosts) one.remove();
}
