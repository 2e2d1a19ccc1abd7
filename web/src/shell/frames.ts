// When to do what: before the page is drawn, or after it was.
import { nextTask } from '../connection/next_task';

/**
 * Does it just before the page is drawn: what is read of the layout then is what drawing needs anyway, where a reading after
 * every change would have the page laid out once more each time. Gives the way to call it off.
 */
export function beforePaint(todo: () => void): () => void {
  const waiting = requestAnimationFrame(todo);
  return () => cancelAnimationFrame(waiting);
}

/** Resolves in a task of its own after the page was drawn as it is now. */
export async function painted(): Promise<void> {
  // Nobody looks: nothing is drawn, and nobody should have to wait for it later.
  if (!document.hidden) await new Promise<void>((resolve) => beforePaint(resolve));
  await nextTask();
}
