// The focus is never lost: when what had it is gone, because it was played or pressed for the last time, the first
// element marked `data-keeps-focus` takes it.
import { beforePaint } from '../shell/frames';

export function keepFocus(root: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => {
    last = event.target as Element;
  };
  const look = () => {
    if (!last || last.isConnected) return;
    last = null;
    if (document.activeElement !== document.body) return;
    root.querySelector<HTMLElement>('[data-keeps-focus]')?.focus({ preventScroll: true });
  };
  root.addEventListener('focusin', remember);
  // To give the focus takes a layout: not one for each of many changes.
  let calledOff = () => {};
  const observer = new MutationObserver(() => {
    calledOff();
    calledOff = beforePaint(look);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', remember);
    observer.disconnect();
    calledOff();
  };
}
